// One hotel as its page shows it: what it is, the stay that is asked for, and its rooms for that stay.
import { redirect } from 'react-router'
import { listDayPrices } from '#contract/hotels.ts'
import { getProcedure } from '#contract/procedures.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { fittingTitle } from '#web/page/fitting-title.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { presentFacts } from './present-facts.server.ts'
import { presentOffers, presentRoom } from './present-offers.server.ts'
import { presentStay } from './present-stay.server.ts'
import { type HotelRead, type HotelReply, readOneHotel } from './read-hotel.server.ts'
import { sayRate } from './say-rate.server.ts'
import { sayStayDates } from './say-terms.server.ts'
import {
  hotelHref,
  isPlainForm,
  readSearch,
  type SearchAddress,
  type SearchBase,
  searchHref,
  writeRoom,
} from './stay-address.ts'

/** What the page reads beside the stay. */
const ownNames = ['offer', 'replaces', 'at']

/** Younger children sleep in a cot and take nobody's place (domain/hotels/stay.ts). */
const infantUnder = 2

/** How many other days of arrival are offered where the ones asked for are sold out. */
const otherDays = 6

type Asked = {
  /** As it stands in the address. */
  id: string
  query: URLSearchParams
  /** The page is one of these, and leads to the search of the same. */
  base: SearchBase
  now: Date
  /** Waits for whoever has the rooms, however slow; a page does not. */
  isPatient?: boolean
}

/** @throws a 404 response where nobody has such a hotel; a redirect where the form without scripts wrote the address */
export async function presentHotel(page: PageContext, { id, query, base, now, isPatient = false }: Asked) {
  const { provider, visitor } = page
  const state = readSearch(query)
  if (isPlainForm(query)) throw redirect(withMore(hotelHref(base, id, state), query))
  const { reply, faults, answer } = await readOneHotel(page, id, state, isPatient)
  const view = {
    ...presentHead(page, reply),
    hotelsTexts: areaTexts(visitor.language, 'hotels', 'bookings'),
    id,
    base,
    revision: provider.revision,
    searchHref: searchHref(base, state),
    stay: presentStay(page, state, faults, now),
    facts: reply && presentFacts(page, reply),
    rooms: await presentRooms(page, { id, base, state, reply, faults, answer, now }),
    chosen: reply ? await sayChosen(page, reply) : null,
    rate: sayRate(page, reply?.rate ?? null),
    /** What an order is charged in. */
    payIn: visitor.currency,
    /** The room and plan that the address names. */
    offer: query.get('offer') ?? '',
    /** The booking whose dates are being changed. */
    replaces: query.get('replaces')?.slice(0, 20) ?? '',
    /** Whether it is the same for everyone who looks in the next minutes: rooms that are free now may be gone by then. */
    isLasting: answer === 'told' && reply?.offers === null && faults.length === 0,
  }
  return { view, hotel: reply?.hotel }
}
export type HotelView = Awaited<ReturnType<typeof presentHotel>>['view']
export type RoomsView = HotelView['rooms']

function withMore(href: string, query: URLSearchParams): string {
  const more = new URLSearchParams(ownNames.flatMap((name) => query.getAll(name).map((value) => [name, value])))
  return more.size === 0 ? href : `${href}${href.includes('?') ? '&' : '?'}${more}`
}

function presentHead({ t, provider }: PageContext, reply: HotelReply | undefined) {
  const clinic = provider.name
  if (!reply) return { title: t('meta.hotels.title', { clinic }), description: '' }
  const { name, stars } = reply.hotel
  return {
    title: fittingTitle(t('meta.hotels.detail.title', { hotel: name, clinic }), name),
    description: t('meta.hotels.detail.description', { hotel: name, clinic, count: stars }),
  }
}

type Found = HotelRead & { id: string; base: SearchBase; state: SearchAddress; now: Date }

async function presentRooms(page: PageContext, { id, base, state, reply, faults, answer, now }: Found) {
  if (answer === 'late') return { kind: 'waiting' as const }
  if (!reply || answer === 'away') return { kind: 'away' as const }
  const { offers, hotel } = reply
  if (offers === null) {
    return {
      kind: 'bare' as const,
      isRefused: faults.length > 0,
      rooms: reply.rooms.map((room) => presentRoom(page, room)),
    }
  }
  if (offers.length === 0) {
    if (isTooMany(reply, state)) return { kind: 'none' as const, isTooMany: true, days: [] }
    return { kind: 'none' as const, isTooMany: false, days: await findOtherDays(page, id, base, state) }
  }
  const { checkIn } = state
  const there = {
    timeZone: hotel.timeZone,
    checkIn,
    said: sayRooms(page, state),
    now,
    stayHref: hotelHref('/profile/hotels', id, state),
  }
  return { kind: 'offers' as const, rooms: presentOffers(page, offers, reply.lead, there) }
}

function sayRooms({ t }: PageContext, { rooms, checkIn, checkOut }: SearchAddress): string {
  const nights = t('hotels.list.nights', { count: nightsBetween(checkIn, checkOut) })
  return t('hotels.list.and', { first: t('hotels.list.rooms', { count: rooms.length }), second: nights })
}

/** Whether the people of one room fit into none of the hotel's, whatever the dates. */
function isTooMany({ rooms }: HotelReply, state: SearchAddress): boolean {
  const most = Math.max(...rooms.map(({ maxGuests }) => maxGuests ?? Number.POSITIVE_INFINITY))
  const people = state.rooms.map(({ adults, children }) => adults + children.filter((age) => age >= infantUnder).length)
  return rooms.length > 0 && people.some((count) => count > most)
}

/** The nearest days of arrival on which as long a stay is to be had; none where nobody can say. */
async function findOtherDays(page: PageContext, id: string, base: SearchBase, state: SearchAddress) {
  const { language, currency } = page.visitor
  const { checkIn, checkOut, rooms } = state
  const nights = nightsBetween(checkIn, checkOut)
  const stay = { checkIn, checkOut, room: rooms.map(writeRoom) }
  const asked = { hotel: id, language: contentLanguageOf(page.visitor), ...(currency && { currency }), ...stay }
  const { days } = await page.call(listDayPrices, asked).catch(() => ({ days: [] }))
  const distance = (day: string) => Math.abs(nightsBetween(checkIn, day))
  return days
    .filter((day) => day.total !== null && day.checkIn !== checkIn)
    .sort((a, b) => distance(a.checkIn) - distance(b.checkIn))
    .slice(0, otherDays)
    .sort((a, b) => a.checkIn.localeCompare(b.checkIn))
    .flatMap(({ checkIn: from, total }) => {
      if (!total) return []
      const until = addDays(from, nights)
      return [
        {
          href: hotelHref(base, id, { ...state, checkIn: from, checkOut: until }),
          dates: sayStayDates(from, until, language),
          price: presentPrice(total, language).shown,
        },
      ]
    })
}

/** Null where too few of them are known to tell of. */
async function sayChosen({ t, call, provider, visitor }: PageContext, { chosen }: HotelReply): Promise<string | null> {
  if (!chosen) return null
  const asked = { procedure: chosen.procedure, language: contentLanguageOf(visitor) }
  const procedure = await call(getProcedure, asked).catch(() => undefined)
  if (!procedure) return null
  return t('meta.hotels.detail.chosen', {
    count: chosen.stays,
    procedure: procedure.name,
    nights: t('hotels.list.nights', { count: chosen.nights }),
    clinic: provider.name,
  })
}
