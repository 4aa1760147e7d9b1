// A time zone in words: its name and its distance from Greenwich.
import type { Language } from '#kernel/language.ts'

/** `Gulf Standard Time (GMT+4)`, or the offset alone where the zone has no name; it is that of the given moment. */
export function presentTimeZone(timeZone: string, language: Language, at: Date): string {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const [name, offset] = [part('long'), part('shortOffset')]
  return /\d/.test(name) ? offset : `${name} (${offset})`
}
