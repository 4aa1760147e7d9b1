// Calendar days without a time: pages count in them as well, so no library comes along.

const dayMs = 86_400_000

/**
 * The day so many days later, or earlier with a negative count. Days of a calendar: no clock is put forward in them.
 * @throws RangeError for what is no day
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Nights between two days: of a stay, from the day of arrival to that of departure. */
export function nightsBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The days from one to another, the last left out: the nights of a stay. */
export function daysFrom(from: string, until: string): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(from, until)) }, (_, at) => addDays(from, at))
}
