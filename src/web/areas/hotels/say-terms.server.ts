// What belongs to a stay in words, the same on every page of it: its nights, its guests, its days, and what cancelling costs until when.
import type { RoomOffer } from '#contract/hotels.ts'
import type { Price } from '#contract/money.ts'
import type { Language } from '#kernel/language.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatWeekday } from '#texts/format.ts'
import type { Translate } from '#texts/translate.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import { sayDeadline } from '#web/site/say-deadline.server.ts'
import type { RoomGuests, SearchAddress } from './stay-address.ts'

/** `free` while cancelling costs nothing, `fee` while it costs less than in the end, `none` where all is lost from the start. */
export type TermsText = { kind: 'free' | 'fee' | 'none'; text: string }

/** `Tue 12 May 2026 to Fri 15 May 2026`; the year of the first is left out where both have the same. */
export function sayStayDates(checkIn: string, checkOut: string, language: Language): string {
  const withYear = checkIn.slice(0, 4) !== checkOut.slice(0, 4)
  return translatorOf(language)('hotels.list.dates', {
    from: formatWeekday(checkIn, language, withYear),
    until: formatWeekday(checkOut, language, true),
  })
}

/** `2 adults, 1 child`; with several rooms also how many. */
export function sayGuests(rooms: readonly RoomGuests[], t: Translate): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  const parts = [
    t('hotels.list.adults', { count: adults }),
    children > 0 ? t('hotels.list.children', { count: children }) : '',
    rooms.length > 1 ? t('hotels.list.rooms', { count: rooms.length }) : '',
  ]
  return parts.filter(Boolean).reduce((first, second) => t('hotels.list.and', { first, second }))
}

/** `for 7 nights, 2 adults`: what a price of the stay is for. */
export function sayForStay(
  t: Translate,
  { checkIn, checkOut, rooms }: Pick<SearchAddress, 'checkIn' | 'checkOut' | 'rooms'>,
): string {
  const first = t('meta.hotels.list.forStay', { count: nightsBetween(checkIn, checkOut) })
  return t('hotels.list.and', { first, second: sayGuests(rooms, t) })
}

/** What is refundable until when, in one sentence: the step that holds now, and what comes at the end of it. */
export function sayTerms(
  { policy, freeUntil, price }: Pick<RoomOffer, 'policy' | 'freeUntil' | 'price'>,
  { timeZone, checkIn }: { timeZone: string; checkIn: string },
  language: Language,
): TermsText {
  const t = translatorOf(language)
  const there = { timeZone, startsOn: checkIn }
  if (freeUntil !== null) {
    return { kind: 'free', text: t('hotels.list.terms.free', { moment: sayDeadline(freeUntil, there, language) }) }
  }
  const [first, next] = policy
  if (first === undefined || first.fee.charged.from.amountMinor === 0) {
    return { kind: 'free', text: t('hotels.list.terms.always') }
  }
  if (first.until === null || next === undefined) return { kind: 'none', text: t('hotels.list.terms.none') }
  const text = t('hotels.list.terms.fee', {
    fee: presentPrice(first.fee, language).shown,
    moment: sayDeadline(first.until, there, language),
    rest: isAll(next.fee, price.total) ? t('hotels.list.terms.everything') : presentPrice(next.fee, language).shown,
  })
  return { kind: 'fee', text }
}

const isAll = (fee: Price, total: Price) => fee.charged.from.amountMinor >= total.charged.from.amountMinor
