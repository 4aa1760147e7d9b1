// Sends what the contact form brought, and says what came of it.
import { data } from 'react-router'
import { type ContactMessage, sendContactMessage } from '#contract/contact.ts'
import { Fault } from '#kernel/fault.ts'
import { westernDigits } from '#kernel/western-digits.ts'
import { draftKeyOf, originOf, readDraftId, statusOf } from '#web/forms/read-sent-form.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { type ContactError, type ContactOutcome, contactFields } from './contact-fields.ts'

/** What a person typed is in the answer: no cache may keep it. */
const headers = { 'cache-control': 'no-store' }

/** Never throws a Fault. The same content is taken once, with scripts by the name of its draft, without by itself. */
export async function answerContact(page: PageContext, request: Request) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new Response(null, { status: 400 })
  const input = readForm(form, page)
  const draft = readDraftId(textOf(form, 'draft'))
  const key = draft && (await draftKeyOf(draft, input))
  try {
    const { reference } = await page.call(sendContactMessage, input, {
      ...originOf(request),
      ...(key && { 'idempotency-key': key }),
    })
    return data<ContactOutcome>({ reference }, { headers })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return data(toOutcome(error, form, page), { status: statusOf(error), headers })
  }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** For the endpoint to check: what a person left empty is missing, so that it says so. */
function readForm(form: FormData, { visitor }: PageContext): ContactMessage {
  const filled = (name: string) => textOf(form, name).trim() || undefined
  const input: Partial<Record<keyof ContactMessage, unknown>> = {
    name: filled('name'),
    email: filled('email'),
    phone: westernDigits(textOf(form, 'phone')),
    // Browsers send line ends as CR LF; counted as one letter they meet the limit that the page shows.
    text: filled('text')?.replaceAll('\r\n', '\n'),
    language: contentLanguageOf(visitor),
    consent: form.has('consent') || undefined,
    leaveEmpty: textOf(form, 'leaveEmpty'),
  }
  return input as ContactMessage
}

function toOutcome(fault: Fault, form: FormData, { t, provider }: PageContext): ContactOutcome {
  const { email } = provider.contact
  // The consent is not kept: it is given anew with each sending.
  const typed = Object.fromEntries(
    contactFields.filter((name) => name !== 'consent').map((name) => [name, textOf(form, name)]),
  )
  const failed = (failure: string): ContactOutcome => ({ errors: [], failure, typed })
  if (fault.code === 'invalid-input') {
    const errors = fault.fields.flatMap(({ path, reason }): ContactError[] => {
      const field = contactFields.find((name) => name === path)
      return field ? [{ field, reason }] : []
    })
    if (errors.length > 0) return { errors, failure: '', typed }
  }
  if (fault.code === 'too-many-requests') {
    return failed(t('meta.contact.form.tooMany', { email, count: Math.ceil((fault.retryAfterS ?? 3_600) / 60) }))
  }
  if (fault.code === 'unavailable') return failed(t('meta.contact.form.unreachable'))
  return failed(t('meta.quote.failed.other', { email }))
}
