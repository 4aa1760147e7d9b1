// What time it is, as a value that tests can freeze.

export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** The calendar day (`2026-11-21`) of a moment in a time zone. */
export function plainDate(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  )
}
