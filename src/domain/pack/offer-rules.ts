// The rules of an offer that concern more than one of its fields, or that its provider decides: for files and for the desk alike.
import { createHash } from 'node:crypto'
import { offerTotal, plannedTotal } from '#domain/quotes/offer-total.ts'
import type { OfferDraft } from '#domain/quotes/send-offer.ts'
import { toMajor } from '#kernel/money.ts'
import * as amounts from './amount.ts'
import { type Fields, nameOf } from './check-object.ts'
import { wrongSteps } from './offer-cancellation.ts'
import { mostOffered, type offerShape } from './offer-shape.ts'
import { toCancellationStep } from './payments-shape.ts'
import { nearMiss, shown } from './wording.ts'

export type OfferFields = Omit<Fields<ReturnType<typeof offerShape>>, 'domain' | 'request'>

/** Of the provider whose offer it is. */
export type OfferRules = {
  /** Its own first. */
  languages: readonly string[]
  /** Plain date where it is. */
  today: string
  /** Slugs of the people who treat there. */
  practitioners: readonly string[]
}

/**
 * `required`: nothing is there; `too-long`: more letters, or more entries, than are taken; `decimals`: more than the currency has;
 * `ambiguous`: an amount that can be read two ways, as `2.400` can;
 * `too-much`: nobody pays it; `over-total`: the parts are more than the whole; `past`: its day is over; `before-from`: ends before
 * it begins; `unknown`: nobody of that name; `one-due`: a part that is due neither or both ways; `one-fee`: a step of the
 * cancellation policy that costs neither or both ways; `step-order`: one that ends no later than the one before; `less-fee`: one that
 * costs less than before; `invalid`: anything else.
 */
export const offerReasons = [
  'required',
  'too-long',
  'invalid',
  'decimals',
  'ambiguous',
  'too-much',
  'over-total',
  'past',
  'before-from',
  'unknown',
  'one-due',
  'one-fee',
  'step-order',
  'less-fee',
] as const
export type OfferReason = (typeof offerReasons)[number]

/** `message` names the field and says what it must be. */
export type OfferFault = { path: (string | number)[]; reason: OfferReason; message: string }

/**
 * What is wrong beyond the shape (offer-shape.ts).
 * @param given as it was written, `some` what of it could be read, `all` when everything could
 */
export function offerFaults(
  given: unknown,
  some: Partial<OfferFields>,
  all: OfferFields | undefined,
  rules: OfferRules,
): OfferFault[] {
  const wrong = wrongAmounts(given, some)
  return [
    ...wrong,
    ...(wrong.length === 0 && all ? wrongPlan(all) : []),
    ...wrongDays(some, rules),
    ...wrongDues(some, rules),
    ...wrongSteps(some),
    ...wrongPractitioner(some, rules),
  ]
}

/** Of fields that are sound: what is offered, and the digest of it. */
export function toOffer(fields: OfferFields): Omit<OfferDraft, 'reference'> {
  const { currency, lines, includes, excludes, deposit, documents, from, until, practitioner, note, validUntil } =
    fields
  const content: OfferDraft['content'] = {
    currency,
    lines: lines.map(({ label, amount, mayChangeIf }) => ({
      label,
      amountMinor: amounts.toMinor(amount, currency),
      mayChangeIf: mayChangeIf ?? null,
    })),
    includes: includes ?? [],
    excludes: excludes ?? [],
    depositMinor: deposit === undefined ? 0 : amounts.toMinor(deposit, currency),
    documents: [...new Set(documents)],
    from: from ?? null,
    until: until ?? null,
    practitionerSlug: practitioner ?? null,
    note: note ?? null,
    ...(fields.instalments?.length && {
      instalments: fields.instalments.map(({ amount, daysBefore, on }) => ({
        amountMinor: amounts.toMinor(amount, currency),
        daysBefore: daysBefore ?? null,
        on: on ?? null,
      })),
    }),
    ...(fields.cancellation?.length && {
      cancellation: fields.cancellation.map((step) => toCancellationStep(step, currency)),
    }),
  }
  const digest = createHash('sha256').update(JSON.stringify({ content, validUntil })).digest('base64url')
  return { content, validUntil, digest }
}

/** As exact as the currency, and no larger than anyone pays: every amount that can be read, whatever else is wrong. */
function wrongAmounts(given: unknown, { currency }: Partial<OfferFields>): OfferFault[] {
  if (!currency) return []
  const { lines, deposit, instalments, cancellation } = (given ?? {}) as Record<string, unknown>
  const amountIn = (item: unknown) => (item as Record<string, unknown> | null | undefined)?.['amount']
  const inList = (name: string, list: unknown) =>
    (Array.isArray(list) ? list : []).map((item: unknown, at): [OfferFault['path'], unknown] => [
      [name, at, 'amount'],
      amountIn(item),
    ])
  const steps = (Array.isArray(cancellation) ? cancellation : []).map(
    (step: { fee?: unknown } | null, at): [OfferFault['path'], unknown] => [
      ['cancellation', at, 'fee', 'amount'],
      amountIn(step?.fee),
    ],
  )
  const named: [OfferFault['path'], unknown][] = [
    ...inList('lines', lines),
    [['deposit'], deposit],
    ...inList('instalments', instalments),
    ...steps,
  ]
  return named.flatMap(([path, value]) => {
    const text = amounts.amount.safeParse(value).data
    const fault = text === undefined ? undefined : wrongAmount(text, currency)
    return fault
      ? { path, reason: fault.reason, message: `${nameOf(path, '')} is ${shown(value)}; must be ${fault.expected}` }
      : []
  })
}

function wrongAmount(text: string, currency: string): { reason: OfferReason; expected: string } | undefined {
  const { amountMinor: most } = mostOffered
  const fault = amounts.wrongAmount(text, currency)
  if (fault || amounts.toMinor(text, currency) <= most) return fault
  const expected = `an amount of at most ${toMajor({ amountMinor: most, currency })} ${currency}`
  return { reason: 'too-much', expected }
}

/** What is paid before the treatment is a part of the whole. */
function wrongPlan(all: OfferFields): OfferFault[] {
  const { content } = toOffer(all)
  if (plannedTotal(content).amountMinor <= offerTotal(content).amountMinor) return []
  const last = (content.instalments?.length ?? 0) - 1
  if (last < 0) return [{ path: ['deposit'], reason: 'over-total', message: 'deposit is more than all lines together' }]
  const message = 'deposit and instalments are more than all lines together'
  return [{ path: ['instalments', last, 'amount'], reason: 'over-total', message }]
}

function wrongDays({ validUntil, from, until }: Partial<OfferFields>, { today }: OfferRules): OfferFault[] {
  const faults: OfferFault[] = []
  const refuse = (key: string, reason: OfferReason, value: string, expected: string) =>
    faults.push({ path: [key], reason, message: `${key} is ${shown(value)}; ${expected}` })
  if (validUntil && validUntil < today) {
    refuse('validUntil', 'past', validUntil, `must not be over; today is ${today}`)
  }
  if (from && until && until < from) {
    refuse('until', 'before-from', until, `must not be before from, which is ${shown(from)}`)
  }
  return faults
}

function wrongDues({ instalments = [] }: Partial<OfferFields>, { today }: OfferRules): OfferFault[] {
  return instalments.flatMap(({ daysBefore, on }, at): OfferFault[] => {
    if ((daysBefore === undefined) === (on === undefined)) {
      const message = `instalments[${at}] must say when it is due, by either daysBefore or on`
      return [{ path: ['instalments', at], reason: 'one-due', message }]
    }
    if (on === undefined || on >= today) return []
    const message = `instalments[${at}].on is ${shown(on)}; must not be over; today is ${today}`
    return [{ path: ['instalments', at, 'on'], reason: 'past', message }]
  })
}

function wrongPractitioner({ practitioner }: Partial<OfferFields>, { practitioners }: OfferRules): OfferFault[] {
  if (practitioner === undefined || practitioners.includes(practitioner)) return []
  const near = nearMiss(practitioner, practitioners)
  const meant = near === undefined ? '' : `; did you mean ${shown(near)}?`
  const message = `nobody of the name ${shown(practitioner)} treats there${meant}`
  return [{ path: ['practitioner'], reason: 'unknown', message }]
}
