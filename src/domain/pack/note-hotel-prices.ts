// Tells where a package says that its hotel costs much more or much less alone than the pack's own hotels sell such a stay for.
import { isPaidAtHotel, type Room } from '#domain/hotels/hotel.ts'
import { priceStay } from '#domain/hotels/price-stay.ts'
import { fitsRoom } from '#domain/hotels/stay.ts'
import { toMajor } from '#kernel/money.ts'
import { addDays, daysFrom } from '#kernel/plain-date.ts'
import { expandCalendar } from './expand-calendar.ts'
import type { PackHotel, PackPackage } from './pack.ts'

/** Seasons and weekends move a price; beyond this part of it a package tells another one. */
const tolerance = 0.2
/** A stay is priced for an arrival every so many days, in so many hotels at most. */
const daysApart = 9
const mostHotels = 12

/** @returns a note for each package that is beyond the tolerance; none where nothing can be compared */
export function noteHotelPrices(packages: readonly PackPackage[], hotels: readonly PackHotel[]): string[] {
  return packages.flatMap((one) => {
    const parts = one.inside.filter(({ kind }) => kind === 'hotel')
    if (one.nights === 0 || parts.length === 0) return []
    const told = one.inside.filter(({ kind }) => kind === 'hotel' || kind === 'companion')
    const toldMinor = told.reduce((sum, { worthMinor }) => sum + worthMinor, 0)
    const sold = hotelsOf(one, parts, hotels).flatMap((hotel) => stayPrices(hotel, one))
    const median = sold.toSorted((a, b) => a - b)[Math.floor(sold.length / 2)]
    if (median === undefined || Math.abs(toldMinor - median) <= median * tolerance) return []
    const amount = (amountMinor: number) => `${toMajor({ amountMinor, currency: one.currency })} ${one.currency}`
    return [
      `packages.json: ${one.slug}: the hotel is told to cost ${amount(toldMinor)} alone; ` +
        `hotels.json sells ${one.nights} nights for ${amount(median)} (in the middle of all seasons)`,
    ]
  })
}

/** Those that the package names, else those with as many stars. */
function hotelsOf({ currency, hotelClass }: PackPackage, parts: PackPackage['inside'], hotels: readonly PackHotel[]) {
  const same = hotels.filter(({ row }) => row.currency === currency)
  const said = parts.flatMap(({ text }) => Object.values(text)).join(' ')
  const named = same.filter(({ row }) => Object.values(row.name).some((name) => said.includes(name)))
  return (named.length > 0 ? named : same.filter(({ row }) => row.stars === hotelClass)).slice(0, mostHotels)
}

type Night = { isOpen: boolean; prices: ReadonlyMap<string, number> }

/** Of each arrival while the package holds, the least that the stay costs its people at a rate that can be booked. */
function stayPrices({ row, calendars }: PackHotel, { nights, companions, validFrom, validTo }: PackPackage): number[] {
  const guests = [{ adults: 1 + companions, children: [] }]
  const rooms = row.rooms.filter((room) => guests.every((one) => fitsRoom(room, one)))
  const nightsOf = new Map(
    calendars.map((calendar) => [calendar.room, readNights(expandCalendar(calendar, validFrom))]),
  )
  const arrivals = daysFrom(validFrom, validTo).filter((_, at) => at % daysApart === 0)
  return arrivals.flatMap((checkIn) => {
    const days = daysFrom(checkIn, addDays(checkIn, nights))
    const offers = rooms.flatMap((room) => planPrices(room, days, nightsOf.get(room.slug)))
    const totals = offers.map((offer) => priceStay({ ...row, ...offer, rooms: guests }).totalMinor)
    return totals.length === 0 ? [] : [Math.min(...totals)]
  })
}

function readNights(months: ReturnType<typeof expandCalendar>): Map<string, Night> {
  const nights = new Map<string, Night>()
  for (const { month, allotment, closed, plans, prices } of months) {
    for (const [at, left] of allotment.entries()) {
      const ofPlans = new Map(plans.map((plan, place) => [plan, prices[place]?.[at] ?? 0]))
      nights.set(addDays(month, at), { isOpen: left > 0 && !closed[at], prices: ofPlans })
    }
  }
  return nights
}

function planPrices(room: Room, days: readonly string[], nights: ReadonlyMap<string, Night> | undefined) {
  if (!days.every((day) => nights?.get(day)?.isOpen)) return []
  return room.plans.filter(isPaidAtHotel).map((plan) => ({
    room,
    plan,
    nightPrices: days.map((day) => nights?.get(day)?.prices.get(plan.slug) ?? 0),
  }))
}
