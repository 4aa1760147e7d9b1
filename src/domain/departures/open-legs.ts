// The flights of a route on a day with the moments they leave and land, worked out once and kept for the next search.
import { LRUCache } from 'lru-cache'
import { type Airport, airDistanceKm } from '#domain/flights/airport.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import { dayPercent, legPrice } from './leg-price.ts'
import { type Departure, fliesOn, type Timetable } from './timetable.ts'

/** A flight on a day. Moments in milliseconds; `priceMinor` of the airline's cheapest fare for an adult. */
export type Leg = {
  departure: Departure
  /** Plain date of departure, where it departs. */
  date: string
  departsAt: number
  arrivesAt: number
  priceMinor: number
}

export type Legs = {
  /** The first to leave first. @param date plain date at the airport of departure */
  on(from: string, to: string, date: string): readonly Leg[]
  /** Codes that can be flown to without a stop, and from. */
  routesFrom(code: string): readonly string[]
  routesInto(code: string): readonly string[]
}

const legsKept = 30_000
const midnightsKept = 10_000

/**
 * @param airports all that the timetable names; flights of others are left out
 * @param today plain date on which is bought, from which prices count
 * @param unitMinor minor units of a whole unit of the timetable's currency
 */
export function openLegs(
  timetable: Timetable,
  airports: ReadonlyMap<string, Airport>,
  today: string,
  unitMinor: number,
): Legs {
  const kept = new LRUCache<string, readonly Leg[]>({ max: legsKept })
  const percents = new Map<string, number>()
  const clock = openClock()
  const known = timetable.departures.filter(({ from, to }) => airports.has(from) && airports.has(to))
  const routes = Map.groupBy(known, ({ from, to }) => from + to)
  const percentOn = (date: string) => {
    const percent = percents.get(date) ?? dayPercent(date, nightsBetween(today, date))
    percents.set(date, percent)
    return percent
  }
  const legsOf = (from: Airport, to: Airport, date: string): Leg[] => {
    const distanceKm = airDistanceKm(from, to)
    const legs = (routes.get(from.code + to.code) ?? []).flatMap((departure): Leg[] => {
      const airline = timetable.airlines.get(departure.airline)
      if (!airline || !fliesOn(departure, date)) return []
      const departsAt = clock(date, departure.departs, from.timeZone)
      const priced = { flight: departure.flight, date, distanceKm }
      const priceMinor = legPrice(airline, priced, percentOn(date), unitMinor)
      return [{ departure, date, departsAt, arrivesAt: departsAt + departure.minutes * 60_000, priceMinor }]
    })
    return legs.sort((one, other) => one.departsAt - other.departsAt || compareNames(one, other))
  }
  return {
    on: (from, to, date) => {
      const key = from + to + date
      let legs = kept.get(key)
      if (!legs) {
        const ends = [airports.get(from), airports.get(to)] as const
        legs = ends[0] && ends[1] ? legsOf(ends[0], ends[1], date) : []
        kept.set(key, legs)
      }
      return legs
    },
    routesFrom: othersOf(known, 'from', 'to'),
    routesInto: othersOf(known, 'to', 'from'),
  }
}

const compareNames = (one: Leg, other: Leg) => (one.departure.flight < other.departure.flight ? -1 : 1)

/** By one end of the departures, the other ends. */
function othersOf(departures: readonly Departure[], end: 'from' | 'to', other: 'from' | 'to') {
  const all = Map.groupBy(departures, (departure) => departure[end])
  const lists = new Map([...all].map(([code, some]) => [code, [...new Set(some.map((one) => one[other]))].sort()]))
  return (code: string): readonly string[] => lists.get(code) ?? []
}

/** Minutes after midnight of a day, as a moment. A zone without a change of clocks on that day is asked once. */
function openClock(): (date: string, minutes: number, timeZone: string) => number {
  const midnights = new LRUCache<string, { at: number; isPlain: boolean }>({ max: midnightsKept })
  const midnightOf = (date: string, timeZone: string) => momentAt(date, '00:00', timeZone).getTime()
  return (date, minutes, timeZone) => {
    const key = date + timeZone
    let midnight = midnights.get(key)
    if (!midnight) {
      const at = midnightOf(date, timeZone)
      midnight = { at, isPlain: midnightOf(addDays(date, 1), timeZone) - at === 86_400_000 }
      midnights.set(key, midnight)
    }
    if (midnight.isPlain) return midnight.at + minutes * 60_000
    const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
    return momentAt(date, time, timeZone).getTime()
  }
}
