// What an extra costs for so many people on these days.
import { nightsBetween } from '#kernel/plain-date.ts'
import type { Extra, ExtraRequest } from './extra.ts'

type Asked = Pick<ExtraRequest, 'from' | 'until' | 'people'>

/** How many vehicles so many people take. */
export const vehiclesFor = (seats: number, people: number): number => Math.ceil(people / seats)

/** How many times the price. A trip of one day has a night: nobody is insured for nothing. */
export function countOf({ unit, transfer }: Pick<Extra, 'unit' | 'transfer'>, { from, until, people }: Asked): number {
  switch (unit) {
    case 'vehicle':
      return vehiclesFor(transfer?.seats ?? 1, people)
    case 'person':
      return people
    case 'night':
      return people * Math.max(1, nightsBetween(from, until))
    case 'trip':
      return 1
  }
}

/** In minor units of the extra's own currency. */
export const priceExtra = (extra: Pick<Extra, 'unit' | 'transfer' | 'priceMinor'>, asked: Asked): number =>
  extra.priceMinor * countOf(extra, asked)
