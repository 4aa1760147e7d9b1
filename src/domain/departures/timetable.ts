// A timetable: airlines, what their fares allow, and which flight leaves where on which days.
import type { Localized } from '#kernel/localized.ts'

/** What a fare costs beside the cheapest of its airline, and what it allows. Amounts in minor units of the timetable's currency. */
export type Fare = {
  code: string
  name: Localized
  /** Of the airline's price; 100 is the price itself. */
  pricePercent: number
  /** Checked bags that are included, for each passenger with a seat. */
  bags: number
  /** What changing the dates costs for each passenger, beside the difference of the fares; null: it cannot be changed. */
  changeFeeMinor: number | null
  /** What cancelling before departure costs for each passenger; null: nothing is given back. */
  cancelFeeMinor: number | null
}

export type Airline = {
  code: string
  name: Localized
  /** What a flight costs an adult: so much, and so much for each kilometre; before the season of the year and the day of buying. */
  baseMinor: number
  perKmMinor: number
  /** The cheapest first; at least one. */
  fares: readonly Fare[]
}

/** One flight number on the days that it flies. */
export type Departure = {
  flight: string
  airline: string
  from: string
  to: string
  /** Weekdays at the airport of departure: 1 is Monday, 2 Tuesday, 4 Wednesday and so on, added up. */
  days: number
  /** Days of the year, both included, `MM-DD`; from later than until goes over the new year. Null: all year. */
  season: { from: string; until: string } | null
  /** Minutes after midnight on the clock of the airport. */
  departs: number
  /** From gate to gate. */
  minutes: number
  seats: number
}

export type Timetable = {
  currency: string
  airlines: ReadonlyMap<string, Airline>
  departures: readonly Departure[]
  /** Between two flights, at an airport by its code; `*` for all others. */
  connectionMinutes: ReadonlyMap<string, number>
  /** Of an adult's price. An infant sits on a lap. */
  childPercent: number
  infantPercent: number
}

/** Whether a flight leaves on a day. @param date plain date at the airport of departure */
export function fliesOn({ days, season }: Departure, date: string): boolean {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  if ((days & (1 << weekday)) === 0) return false
  if (!season) return true
  const day = date.slice(5)
  return season.from <= season.until
    ? season.from <= day && day <= season.until
    : season.from <= day || day <= season.until
}
