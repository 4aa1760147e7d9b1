// What the file of an offer, or of a reply, says: its keys and what each must be.
import { z } from 'zod'
import { documentKinds } from '#domain/documents/document.ts'
import type { Localized } from '#kernel/localized.ts'
import * as amounts from './amount.ts'
import * as rule from './field-rules.ts'
import type { PackTexts } from './pack-texts.ts'
import { cancellationStep, mostSteps } from './payments-shape.ts'

const reference = z
  .string({ error: 'a reference such as Q-7K3M-92PX' })
  .trim()
  .toUpperCase()
  .regex(/^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/, { error: 'a reference such as Q-7K3M-92PX' })

/** Whose request. */
const addressShape = { domain: rule.domain, request: reference }

/** More is no offer that anyone reads, and what comes to them stays exact. */
export const mostOffered = { lines: 60, amountMinor: 10 ** 12 }
const longest = { label: 200, note: 2_000 }

/** Characters that turn the direction of what follows them; control characters are refused in every file. */
const turning = /[\u202a-\u202e]/
const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u

function bounded(text: z.ZodType<Localized>, most: number, isOneLine: boolean) {
  const isFit = (part: string) => part.length <= most && !turning.test(part) && !(isOneLine && breaking.test(part))
  const error = `a text of at most ${most} characters${isOneLine ? ' on one line' : ''}, none of which turns its direction`
  return text.refine((written) => Object.values(written).every(isFit), { error })
}

function listUpTo<T extends z.ZodType>(item: T, least = 0) {
  const { lines: most } = mostOffered
  return rule.listOf(item, least).max(most, { error: `a list in [ ] of at most ${most}` })
}

const instalment = rule.objectOf({
  amount: amounts.amount,
  daysBefore: rule.wholeNumber(0, 730).optional(),
  on: rule.calendarDate.optional(),
})

export function offerShape({ text }: PackTexts) {
  const label = bounded(text, longest.label, true)
  const kind = z.enum(documentKinds, { error: `one of ${documentKinds.join(', ')}` })
  return {
    ...addressShape,
    currency: rule.currency,
    validUntil: rule.calendarDate,
    lines: listUpTo(rule.objectOf({ label, amount: amounts.amount, mayChangeIf: label.optional() }), 1),
    includes: listUpTo(label).optional(),
    excludes: listUpTo(label).optional(),
    deposit: amounts.amount.optional(),
    instalments: listUpTo(instalment).optional(),
    cancellation: rule.listOf(cancellationStep, 0, mostSteps).optional(),
    documents: listUpTo(kind).optional(),
    from: rule.calendarDate.optional(),
    until: rule.calendarDate.optional(),
    practitioner: rule.slug.optional(),
    note: bounded(text, longest.note, false).optional(),
  }
}

const longestReply = 4_000

/** In the language that the client writes in: nobody translates it. */
export const replyShape = {
  ...addressShape,
  text: rule
    .textUpTo(longestReply)
    .refine((text) => !turning.test(text), { error: 'a text without characters that turn its direction' }),
}
