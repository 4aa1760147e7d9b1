// Reads what the quote form sends into what the endpoint takes.
import type { QuoteRequest } from '#contract/quotes.ts'
import { readWholeAmount } from '#kernel/read-amount.ts'
import { westernDigits } from '#kernel/western-digits.ts'
import { readDraftId } from '#web/forms/read-sent-form.server.ts'
import { fieldNames } from './fields.ts'
import type { TypedFields } from './outcome.ts'

export type ReadForm = {
  /** As typed, to be shown again. The consent is not kept: it is given anew with each sending. */
  typed: TypedFields
  /** For the endpoint to check: what a person left empty is missing, so that it says so. */
  input: QuoteRequest
  /** Names the draft that this was sent from; undefined without scripts. */
  draft: string | undefined
}

/** Packages and procedures are chosen in one list. */
export const packagePrefix = 'package:'
export const procedurePrefix = 'procedure:'

export function readQuoteForm(form: FormData, language: string): ReadForm {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const filled = (name: string) => text(name).trim() || undefined
  const item = text('item')
  const input: Partial<Record<keyof QuoteRequest, unknown>> = {
    procedure: afterPrefix(item, procedurePrefix),
    carePackage: afterPrefix(item, packagePrefix),
    count: filled('count'),
    // Browsers send line ends as CR LF; counted as one letter they meet the limit that the page shows.
    need: text('need').replaceAll('\r\n', '\n'),
    earliest: filled('earliest'),
    latest: filled('latest'),
    flexibility: filled('flexibility'),
    companions: filled('companions'),
    // `5,000`, `5.000`, `5 000` and `٥٠٠٠` are all five thousand; anything else stays as typed and is refused.
    budget: readWholeAmount(text('budget')) ?? text('budget').trim(),
    currency: text('currency'),
    medicalNotes: text('medicalNotes').replaceAll('\r\n', '\n'),
    name: filled('name'),
    email: filled('email'),
    phone: westernDigits(text('phone')),
    channel: filled('channel'),
    language,
    consent: form.has('consent') || undefined,
    leaveEmpty: text('leaveEmpty'),
  }
  const typed: TypedFields = {}
  for (const name of fieldNames) if (name !== 'consent' && form.has(name)) typed[name] = text(name)
  return { typed, input: input as QuoteRequest, draft: readDraftId(text('draft')) }
}

function afterPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : ''
}
