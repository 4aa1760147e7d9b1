// Sends what the quote form brought, and says where to go next or what went wrong.
import { data, replace } from 'react-router'
import { sendQuoteRequest } from '#contract/quotes.ts'
import { Fault } from '#kernel/fault.ts'
import { draftKeyOf, originOf, statusOf } from '#web/forms/read-sent-form.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { type FieldError, type FieldName, fieldNames } from './fields.ts'
import type { QuoteOutcome, TypedFields } from './outcome.ts'
import { readQuoteForm } from './read-quote-form.server.ts'

/** What a person typed is in the answer: no cache may keep it. */
const headers = { 'cache-control': 'no-store' }

/** @returns a redirect to the confirmation, or the outcome for the form; never throws a Fault */
export async function answerQuote(page: PageContext, request: Request) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new Response(null, { status: 400 })
  const { typed, input, draft } = readQuoteForm(form, contentLanguageOf(page.visitor))
  const key = draft && (await draftKeyOf(draft, input))
  try {
    const { reference } = await page.call(sendQuoteRequest, input, {
      ...originOf(request),
      ...(key && { 'idempotency-key': key }),
    })
    return replace(confirmationPath(request, reference), { status: 303, headers })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return data(toOutcome(error, typed, page), { status: statusOf(error), headers })
  }
}

/** Only the reference is in the address: whoever reads it learns nothing of the person. */
function confirmationPath(request: Request, reference: string): string {
  const query = new URLSearchParams({ sent: reference })
  const language = new URL(request.url).searchParams.get('lang')
  if (language) query.set('lang', language)
  return `/quote?${query}`
}

const fieldOfPath: Record<string, FieldName> = { procedure: 'item', carePackage: 'item' }

export function toOutcome(
  fault: Fault,
  typed: TypedFields,
  { t, provider }: Pick<PageContext, 't' | 'provider'>,
): QuoteOutcome {
  const { email } = provider.contact
  const failed = (failure: string): QuoteOutcome => ({ errors: [], failure, typed })
  if (fault.code === 'invalid-input') {
    const errors = fault.fields.flatMap(({ path, reason }): FieldError[] => {
      const field = fieldOfPath[path] ?? fieldNames.find((name) => name === path)
      return field ? [{ field, reason }] : []
    })
    if (errors.length > 0) return { errors, failure: '', typed }
  }
  if (fault.code === 'too-many-requests') {
    return failed(t('meta.quote.failed.tooMany', { email, count: Math.ceil((fault.retryAfterS ?? 3_600) / 60) }))
  }
  if (fault.code === 'unavailable') return failed(t('meta.quote.failed.unreachable'))
  if (fault.code === 'too-large') return failed(t('meta.quote.failed.tooLarge'))
  return failed(t('meta.quote.failed.other', { email }))
}
