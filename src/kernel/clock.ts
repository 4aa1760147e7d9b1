// What time it is, as a value that tests can freeze.

export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** One for each zone: making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day (`2026-11-21`) of a moment in a time zone. */
export function plainDate(moment: Date, timeZone: string): string {
  const known = formats.get(timeZone)
  if (known) return known.format(moment)
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made.format(moment)
}
