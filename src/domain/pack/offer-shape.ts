// What the file of an offer, or of a reply, says: its keys and what each must be.
import { z } from 'zod'
import { documentKinds } from '#domain/documents/document.ts'
import * as amounts from './amount.ts'
import * as rule from './field-rules.ts'
import type { PackTexts } from './pack-texts.ts'

const reference = z
  .string({ error: 'a reference such as Q-7K3M-92PX' })
  .trim()
  .toUpperCase()
  .regex(/^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/, { error: 'a reference such as Q-7K3M-92PX' })

/** Whose request. */
const addressShape = { domain: rule.domain, request: reference }

export function offerShape({ text }: PackTexts) {
  const kind = z.enum(documentKinds, { error: `one of ${documentKinds.join(', ')}` })
  return {
    ...addressShape,
    currency: rule.currency,
    validUntil: rule.calendarDate,
    lines: rule.listOf(rule.objectOf({ label: text, amount: amounts.amount, mayChangeIf: text.optional() }), 1),
    includes: rule.listOf(text).optional(),
    excludes: rule.listOf(text).optional(),
    deposit: amounts.amount.optional(),
    documents: rule.listOf(kind).optional(),
    from: rule.calendarDate.optional(),
    until: rule.calendarDate.optional(),
    practitioner: rule.slug.optional(),
    note: text.optional(),
  }
}

const longestReply = 4_000

/** In the language that the client writes in: nobody translates it. */
export const replyShape = {
  ...addressShape,
  text: rule.someText.max(longestReply, { error: `a text of at most ${longestReply} characters` }),
}
