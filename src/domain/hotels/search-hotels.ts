// Asks suppliers of hotels: one at a time, each with a limit of time, so that a slow one holds nobody up.

import type { Clinic } from '#domain/bookings/clinic-of.ts'
import { Fault } from '#kernel/fault.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { HotelId } from './hotel-id.ts'
import type {
  DayPrice,
  DaySearch,
  Found,
  HotelRates,
  HotelSupplier,
  StaySearch,
  SupplierName,
} from './hotel-supplier.ts'
import { bySale, leadOfferOf } from './lead-offer.ts'
import { type Stay, stayFaults } from './stay.ts'

/** How long a visitor is made to wait for a supplier. */
export const patienceMs = 8_000

/** How many days before the day of arrival, and after it, are priced. */
const daysAround = 14

/** `canPay`: whether the clinic can be paid here. `limitMs`: for each call. */
export type Asking = {
  suppliers: readonly HotelSupplier[]
  clinic: Clinic
  canPay: boolean
  limitMs?: number | undefined
}

type Wanted = Omit<StaySearch, 'canPay'>

/**
 * The stays of one supplier, and who else can be asked: without `source` the first answers.
 * @throws Fault invalid-input of a source that is not there; unavailable when it does not answer in time
 */
export async function searchHotels(
  asking: Asking,
  search: Wanted,
  source: string | undefined,
): Promise<Found & { source: SupplierName; others: SupplierName[] }> {
  const { suppliers, clinic, canPay } = asking
  const asked = source === undefined ? suppliers[0] : suppliers.find(({ name }) => name === source)
  if (!asked) throw fieldFault('source')
  const found = await inTime(asking, (signal) => asked.search(clinic, { ...search, canPay }, signal))
  const others = suppliers.filter((other) => other !== asked).map(({ name }) => name)
  return { ...found, source: asked.name, others }
}

/**
 * Days around that of arrival, those before `today` left out; empty where nobody knows such numbers.
 * @param hotel that one alone, at the supplier that has it
 * @throws Fault not-found of a hotel that is not sold here
 */
export async function listDayPrices(
  asking: Asking,
  search: Wanted,
  hotel: HotelId | undefined,
  today: string,
): Promise<DayPrice[]> {
  const { suppliers, clinic, canPay } = asking
  const asked = hotel ? suppliers.find(({ name }) => name === hotel.supplier) : suppliers[0]
  if (!asked) throw noSuchHotel()
  const days = Array.from({ length: 2 * daysAround + 1 }, (_, at) => addDays(search.checkIn, at - daysAround))
  const daySearch: DaySearch = { ...search, canPay, key: hotel?.key ?? null }
  const prices = await inTime(asking, (signal) =>
    asked.pricesByDate(
      clinic,
      daySearch,
      days.filter((day) => day >= today),
      signal,
    ),
  )
  if (!prices && hotel?.supplier === 'own') throw noSuchHotel()
  return prices ?? []
}

/**
 * What can be booked here first, then by price. `lead`: id of the offer that is chosen where nobody has chosen yet.
 * @throws Fault not-found of a hotel that is not sold here; unavailable
 */
export async function readHotel(
  asking: Asking,
  { supplier, key }: HotelId,
  stay: Stay | undefined,
  language: string,
): Promise<HotelRates & { lead: string | null }> {
  const asked = asking.suppliers.find(({ name }) => name === supplier)
  const rates = asked && (await inTime(asking, (signal) => asked.rates(asking.clinic, key, stay, language, signal)))
  if (!rates) throw noSuchHotel()
  const { canPay } = asking
  const lead = leadOfferOf(rates.offers, canPay)
  return { ...rates, offers: rates.offers.toSorted(bySale(canPay)), lead: lead?.offerId ?? null }
}

/** @throws Fault invalid-input with what is wrong with it, field by field */
export function requireStay(stay: Stay, today: string): void {
  const fields = stayFaults(stay, today)
  if (fields.length > 0) throw new Fault('invalid-input', 'No such stay can be asked for.', { fields })
}

/** Also of a supplier that does not mind being told to stop. */
async function inTime<T>({ limitMs = patienceMs }: Asking, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limitMs)
  const tooLate = Promise.withResolvers<never>()
  signal.addEventListener('abort', () =>
    tooLate.reject(new Fault('unavailable', 'This supplier of hotels does not answer in time.', { retryAfterS: 10 })),
  )
  const answer = ask(signal)
  // Whatever becomes of it after its time is nobody's business any more.
  answer.catch(() => {})
  return Promise.race([answer, tooLate.promise])
}

const noSuchHotel = () => new Fault('not-found', 'There is no such hotel.')

const fieldFault = (path: string) =>
  new Fault('invalid-input', 'Some fields are not right.', { fields: [{ path, reason: 'invalid' }] })
