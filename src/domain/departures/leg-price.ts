// What a flight of the timetable costs an adult on a day: by distance, season, weekday, and how soon it leaves.
import type { Airline } from './timetable.ts'

/** In percent of the airline's own price, by days between buying and leaving; the first that is not less counts. */
const bySoonness: readonly (readonly [days: number, percent: number])[] = [
  [3, 170],
  [7, 145],
  [14, 120],
  [30, 105],
]

/** From Sunday on, and from January on. */
const byWeekday = [112, 100, 96, 94, 98, 110, 104]
const byMonth = [98, 94, 98, 102, 98, 108, 118, 120, 102, 98, 94, 114]

/** What of the price is the same for all flights of a day: percent of percent of percent. @param date plain date of departure */
export function dayPercent(date: string, daysAhead: number): number {
  const day = new Date(`${date}T00:00:00Z`)
  const soon = bySoonness.find(([days]) => daysAhead <= days)?.[1] ?? 100
  return soon * (byWeekday[day.getUTCDay()] ?? 100) * (byMonth[day.getUTCMonth()] ?? 100)
}

/**
 * The same for the same flight, date and days ahead; whole units of the currency.
 * @param percent of `dayPercent`
 * @param unitMinor minor units of one whole unit: 100 of euros, 1 of yen
 */
export function legPrice(
  airline: Airline,
  { flight, date, distanceKm }: { flight: string; date: string; distanceKm: number },
  percent: number,
  unitMinor: number,
): number {
  const own = 88 + (hashOf(`${flight} ${date}`) % 33)
  const base = airline.baseMinor + airline.perKmMinor * distanceKm
  return Math.max(1, Math.round((base * percent * own) / 1e8 / unitMinor)) * unitMinor
}

/** FNV-1a: the same number for the same text everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
