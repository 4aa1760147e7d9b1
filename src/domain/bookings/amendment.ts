// How what is booked may be changed by its client, as its kind says: the fields of the form, and what the supplier is asked for then.
import type { Localized } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Clinic } from './clinic-of.ts'

/** `dates`: when it is; `people`: who it is for, where that makes its price. */
export const amendParts = ['dates', 'people'] as const
export type AmendPart = (typeof amendParts)[number]

/**
 * A field of the form, named by `path`. `value` is as it is booked: `date` a plain date, `count` digits, `ages` whole years with commas.
 * `least` and `most` are of the value; of ages, `most` is how many there may be.
 */
export type AmendField = {
  path: string
  type: 'date' | 'count' | 'ages'
  label: Localized
  value: string
  least: string
  most: string
}

/** What the client typed, by the paths of the fields; what is left out stays as it is booked. */
export type AmendAnswers = Record<string, string>

export type Amended<Request> = { request: Request; seen: Money }

/** What a kind brings whose bookings can be changed by their clients. */
export type Amendable<Request, Item> = {
  /** @param today plain date at the clinic */
  fields(request: Request, item: Item, today: string): Record<AmendPart, AmendField[]>
  /**
   * The same thing for other dates or other people, and what it costs now. Refused with the supplier's reason where there is none.
   * @throws Fault invalid-input with fields by their paths; unavailable where the supplier does not answer
   */
  find(clinic: Clinic, booked: Booked<Request, Item>, answers: AmendAnswers): Promise<Outcome<Amended<Request>>>
}

type Booked<Request, Item> = { supplier: string; request: Request; item: Item }
