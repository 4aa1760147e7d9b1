// Hotel endpoints: searching stays, prices by date, one hotel.
import type { z } from 'zod'
import { listDayPrices, listHotels, readHotel, searchHotels, type staySearchInput } from '#contract/hotels.ts'
import type { Database } from '#db/open.ts'
import { clinicOf } from '#domain/bookings/clinic-of.ts'
import { readChosen } from '#domain/bookings/read-chosen.ts'
import { readHotelId } from '#domain/hotels/hotel-id.ts'
import type { HotelSupplier, StaySearch } from '#domain/hotels/hotel-supplier.ts'
import * as hotels from '#domain/hotels/search-hotels.ts'
import type { Stay } from '#domain/hotels/stay.ts'
import type { Provider } from '#domain/provider/provider.ts'
import * as inventory from '#domain/rooms/list-hotels.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { toCurrency } from '#kernel/money.ts'
import { type CatalogueParts, openPresenter, type Presenter } from './catalogue.ts'
import { readMaxTotal } from './max-total.ts'
import { presentHotel, presentOffer, presentRoom } from './present-hotel.ts'
import { type ApiApp, type Call, serve } from './serve.ts'
import { type GatewayParts, takesCards } from './takes-payments.ts'

/** The first is asked when nobody is named. */
export type HotelApiParts = CatalogueParts &
  GatewayParts & {
    database: Database
    hotelSuppliers: readonly HotelSupplier[]
    /** How long each of them may take. */
    hotelPatienceMs?: number
  }

type SearchInput = z.output<z.ZodObject<typeof staySearchInput>>
type ReadInput = z.output<typeof readHotel.input>

export function serveHotels(app: ApiApp, parts: HotelApiParts): void {
  serve(app, searchHotels, async (input, call) => {
    const { presenter, provider, asking, today } = await open(parts, call, input)
    hotels.requireStay(stayOf(input), today)
    const search = searchOf(input, presenter, provider)
    const { hotels: found, isMore, source, others } = await hotels.searchHotels(asking, search, input.source)
    return {
      hotels: found.map(({ hotel, offer, recoveryRank }) => ({
        hotel: presentHotel(presenter, source, hotel),
        offer: presentOffer(presenter, offer, asking.canPay),
        recoveryRank,
      })),
      isMore,
      source,
      others,
      clinic: presentClinic(presenter, provider),
      rate: presenter.rate,
    }
  })

  serve(app, listDayPrices, async (input, call) => {
    const { presenter, provider, asking, today } = await open(parts, call, input)
    hotels.requireStay(stayOf(input), today)
    const hotel = input.hotel === undefined ? undefined : requireHotelId(input.hotel)
    const days = await hotels.listDayPrices(asking, searchOf(input, presenter, provider), hotel, today)
    const { currency } = provider.location
    return {
      days: days.map(({ checkIn, totalMinor }) => ({
        checkIn,
        total: totalMinor === null ? null : presenter.amount({ amountMinor: totalMinor, currency }),
      })),
      rate: presenter.rate,
    }
  })

  serve(app, listHotels, async (_input, call) => {
    const { id } = await call.findOwnProvider()
    return { hotels: await parts.database.forProvider(id, inventory.listHotels) }
  })

  // An impossible stay is refused with its fields; the page asks again without dates and shows the hotel with what is wrong beside them.
  serve(app, readHotel, async (input, call) => {
    const { presenter, provider, asking, today } = await open(parts, call, input)
    const id = requireHotelId(input.hotel)
    const stay = readStay(input, today)
    const { hotel, rooms, offers, lead } = await hotels.readHotel(asking, id, stay, input.language)
    const { procedure } = input
    const chosen =
      procedure === undefined
        ? null
        : await parts.database.forProvider(provider.id, (scope) =>
            readChosen(scope, { kind: 'hotel', ...id }, procedure, parts.clock()),
          )
    return {
      hotel: presentHotel(presenter, id.supplier, hotel),
      rooms: rooms.map((room) => presentRoom(presenter, room)),
      offers: stay ? offers.map((offer) => presentOffer(presenter, offer, asking.canPay)) : null,
      lead,
      chosen: chosen && procedure !== undefined ? { procedure, stays: chosen.bookings, nights: chosen.nights } : null,
      clinic: presentClinic(presenter, provider),
      rate: presenter.rate,
    }
  })
}

type Visitor = { language: string; currency?: string | undefined; maxCurrency?: string | undefined }

async function open(parts: HotelApiParts, call: Call, visitor: Visitor) {
  const provider = await call.findOwnProvider()
  const catalogue = await parts.readCatalogue(provider)
  const { currency, timeZone } = provider.location
  // Rooms are charged in the currency of the place, whatever the catalogue is charged in.
  const charged = { ...catalogue, currencies: new Set([...catalogue.currencies, currency]) }
  return {
    provider,
    presenter: await openPresenter(parts, call, charged, visitor, limitOf(visitor)),
    asking: {
      suppliers: parts.hotelSuppliers,
      clinic: clinicOf(provider),
      canPay: takesCards(parts, provider),
      limitMs: parts.hotelPatienceMs,
    },
    today: plainDate(parts.clock(), timeZone),
  }
}

/** The currency of a limit has to be known at the same rates. */
const limitOf = ({ maxCurrency }: Visitor): string[] => {
  const currency = toCurrency(maxCurrency)
  return currency ? [currency] : []
}

const stayOf = ({ checkIn, checkOut, room }: Pick<SearchInput, 'checkIn' | 'checkOut' | 'room'>): Stay => ({
  checkIn,
  checkOut,
  rooms: room,
})

/** Undefined without dates. @throws Fault invalid-input of one date without the other, and of an impossible stay */
function readStay({ checkIn, checkOut, room }: ReadInput, today: string): Stay | undefined {
  if (checkIn === undefined && checkOut === undefined) return undefined
  if (checkIn === undefined || checkOut === undefined) {
    const path = checkIn === undefined ? 'checkIn' : 'checkOut'
    throw new Fault('invalid-input', 'A stay has two dates.', { fields: [{ path, reason: 'required' }] })
  }
  const stay = stayOf({ checkIn, checkOut, room })
  hotels.requireStay(stay, today)
  return stay
}

function searchOf(input: SearchInput, presenter: Presenter, { location }: Provider): Omit<StaySearch, 'canPay'> {
  return {
    ...stayOf(input),
    filter: {
      text: input.text,
      maxTotalMinor: maxTotalOf(input, presenter, location.currency),
      minStars: input.stars,
      features: input.feature,
      boards: input.board,
      isRefundable: input.refundable,
      maxMinutes: input.minutes ?? null,
    },
    sort: input.sort,
    limit: input.show,
    language: input.language,
  }
}

/** @throws Fault invalid-input of a currency that nothing can be converted to: what no one can compare is no limit */
function maxTotalOf({ max, maxCurrency }: SearchInput, presenter: Presenter, charged: string): number | null {
  if (max === undefined) return null
  const currency = maxCurrency === undefined ? presenter.currency : toCurrency(maxCurrency)
  if (!currency || !presenter.convert({ amountMinor: 1, currency }, 'AED')) {
    throw new Fault('invalid-input', 'Some fields are not right.', {
      fields: [{ path: 'maxCurrency', reason: 'invalid' }],
    })
  }
  return readMaxTotal(presenter, { maxMajor: max, currency, charged })
}

function requireHotelId(text: string) {
  const id = readHotelId(text)
  if (!id) throw new Fault('not-found', 'There is no such hotel.')
  return id
}

function presentClinic({ say }: Presenter, { location }: Provider) {
  const { name, latitude = null, longitude = null, timeZone } = location
  return { name: say(name), latitude, longitude, timeZone }
}
