// Checks an offer that is being written at the desk by the rules of the file of an offer, and says what is wrong field by field.
import type { z } from 'zod'
import type { OfferDraftContent } from '#domain/quotes/offer-draft.ts'
import type { OfferDraft } from '#domain/quotes/send-offer.ts'
import type { Localized } from '#kernel/localized.ts'
import { type Money, sum, toCurrency } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'
import { type OfferFields, type OfferReason, type OfferRules, offerFaults, toOffer } from './offer-rules.ts'
import { offerShape } from './offer-shape.ts'
import { PackTexts } from './pack-texts.ts'

export type CheckedDraft = {
  /** Of the lines whose amount can be read; null without a currency. */
  total: Money | null
  /** Whether that is all of them. */
  isWhole: boolean
  /** By the place of the field: `lines.0.label.en`. */
  faults: { path: string; reason: OfferReason }[]
  /** Places of texts that are not there in the language asked for: the provider's first is shown in their stead. */
  lacks: string[]
  /** When nothing is wrong. */
  offer: Omit<OfferDraft, 'reference'> | undefined
}

/** @param language that the patient reads */
export function checkDraft(draft: OfferDraftContent, rules: OfferRules, language: string): CheckedDraft {
  const texts = new PackTexts(rules.languages)
  const { domain: _, request: __, ...shape } = offerShape(texts)
  const given = asFile(draft)
  const some: Record<string, unknown> = {}
  const faults: CheckedDraft['faults'] = []
  for (const [key, schema] of Object.entries<z.ZodType>(shape)) {
    const parsed = schema.safeParse(given[key])
    if (parsed.success) some[key] = parsed.data
    else for (const { path } of parsed.error.issues) faults.push(shapeFault(given, [key, ...path]))
  }
  const all = faults.length === 0 ? (some as OfferFields) : undefined
  for (const { path, reason } of offerFaults(given, some as Partial<OfferFields>, all, rules)) {
    faults.push({ path: path.join('.'), reason })
  }
  const lacks = rules.languages.includes(language) ? texts.lacking(language, some, '') : []
  return {
    ...totalOf(draft),
    faults,
    lacks: lacks.map((name) => name.replace(/\[(\d+)\]/g, '.$1')),
    offer: all && faults.length === 0 ? toOffer(all) : undefined,
  }
}

/** As the file of an offer would have it: what is empty is left out where it may be. */
function asFile(draft: OfferDraftContent): Record<string, unknown> {
  const { lines, includes, excludes, instalments, cancellation = [], documents, note, ...plain } = draft
  const written = (text: Localized): Localized =>
    Object.fromEntries(Object.entries(text).filter(([, part]) => part.trim() !== ''))
  const orNothing = (text: Localized) => (Object.keys(written(text)).length > 0 ? written(text) : undefined)
  return {
    ...Object.fromEntries(Object.entries(plain).map(([key, text]) => [key, text.trim() || undefined])),
    lines: lines.map(({ label, amount: text, mayChangeIf }) => ({
      label: written(label),
      amount: text.trim(),
      mayChangeIf: orNothing(mayChangeIf),
    })),
    deposit: plain.deposit.trim() || undefined,
    includes: includes.map(written),
    excludes: excludes.map(written),
    instalments: instalments.map(({ amount: text, daysBefore, on }) => ({
      amount: text.trim(),
      daysBefore: daysBefore.trim() === '' ? undefined : toCount(daysBefore.trim()),
      on: on || undefined,
    })),
    cancellation: cancellation.map(({ daysBefore, time, by, fee }) => ({
      daysBefore: toCount(daysBefore.trim()),
      time: time.trim(),
      fee: by === 'amount' ? { amount: fee.trim() } : { percent: toCount(fee.trim()) },
    })),
    documents,
    note: orNothing(note),
  }
}

const toCount = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : text)

function totalOf({ currency: named, lines }: OfferDraftContent): Pick<CheckedDraft, 'total' | 'isWhole'> {
  const currency = toCurrency(named)
  if (!currency) return { total: null, isWhole: false }
  const read = lines.flatMap(({ amount: text }) => {
    const amount = readAmount(text, currency)
    return amount.is === 'amount' ? amount.money : []
  })
  return { total: sum(read, currency), isWhole: read.length === lines.length }
}

function shapeFault(given: unknown, path: PropertyKey[]): CheckedDraft['faults'][number] {
  const value = path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step],
    given,
  )
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return { path: path.map(String).join('.'), reason: isNothing ? 'required' : reasonOf(value) }
}

/** A text of several languages is refused as one. */
function reasonOf(value: unknown): OfferReason {
  if (Array.isArray(value)) return 'too-long'
  const parts = typeof value === 'object' && value !== null ? Object.values(value).map(String) : []
  return parts.some(({ length }) => length > 200) ? 'too-long' : 'invalid'
}
