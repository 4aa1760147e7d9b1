// What Stripe's errors mean: a refusal with its reason, no answer, or a mistake of ours.
import { z } from 'zod'
import type { PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import { Fault } from '#kernel/fault.ts'

/** Stripe said no, and nothing was done. */
export class StripeRefused extends Error {
  readonly reason: PaymentRefusal

  constructor(reason: PaymentRefusal) {
    super(`Stripe refuses: ${reason}.`)
    this.reason = reason
  }
}

/** No answer that can be relied on. `isLine`: none at all, so that asking again under the same key is worth it. */
export class StripeUnanswered extends Fault {
  readonly sent: 'no' | 'maybe'
  readonly isLine: boolean

  constructor(message: string, sent: 'no' | 'maybe', isLine = false) {
    super('unavailable', message)
    this.sent = sent
    this.isLine = isLine
  }
}

/** The request itself is wrong. Stripe's own words are left out: they may repeat what was sent. */
export class StripeRequestWrong extends Error {}

const failure = z.object({
  type: z.string().regex(/^Stripe\w+Error$/),
  statusCode: z.int().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  decline_code: z.string().optional().catch(undefined),
  param: z.string().optional().catch(undefined),
  detail: z.unknown(),
  payment_intent: z.looseObject({ status: z.string() }).optional().catch(undefined),
})
type Failure = z.infer<typeof failure>

/**
 * What to throw in place of an error of the SDK; anything else is a bug and stays as it is.
 * @returns StripeRefused, StripeUnanswered or StripeRequestWrong
 */
export function meaningOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { data } = failure.safeParse(error)
  if (!data) return error
  const { type, statusCode, code } = data
  const told = `(${[statusCode, named(code), named(data.param)].filter(Boolean).join(', ')})`
  if (type === 'StripeConnectionError')
    return new StripeUnanswered('Stripe does not answer.', isNotReached(data.detail) ? 'no' : 'maybe', true)
  // A wrong or blocked key, and too many calls: turned away before anything was done.
  if (statusCode === 401 || statusCode === 403 || statusCode === 429)
    return new StripeUnanswered(`Stripe turns the call away ${told}.`, 'no')
  // 409: the same key is being worked on at this moment.
  if (type === 'StripeAPIError' || statusCode === 409 || (statusCode ?? 0) >= 500)
    return new StripeUnanswered(`Stripe fails ${told}.`, 'maybe')
  const reason = type === 'StripeCardError' ? declineOf(data) : refusalOf(data)
  return reason ? new StripeRefused(reason) : new StripeRequestWrong(`Stripe does not take the request ${told}.`)
}

/** Codes and names of fields are Stripe's own words; anything longer may be ours. */
const named = (text: string | undefined) => (text && /^[\w[\]]{1,80}$/.test(text) ? text : undefined)

/** Also of the last attempt that an intent remembers. */
export function declineOf({
  code,
  decline_code,
}: {
  code?: string | null | undefined
  decline_code?: string | null | undefined
}): PaymentRefusal {
  if (code === 'authentication_required' || decline_code === 'authentication_required') return 'authentication-required'
  return code === 'payment_intent_authentication_failure' ? 'authentication-failed' : 'declined'
}

/** Source: docs.stripe.com/error-codes. */
const refusals: Readonly<Record<string, PaymentRefusal>> = {
  amount_too_large: 'amount',
  amount_too_small: 'amount',
  authentication_required: 'authentication-required',
  capture_charge_authorization_expired: 'expired',
  charge_already_captured: 'already-captured',
  charge_already_refunded: 'already-refunded',
  charge_disputed: 'refused',
  charge_exceeds_source_limit: 'amount',
  charge_expired_for_capture: 'expired',
  charge_not_refundable: 'refused',
  payment_intent_authentication_failure: 'authentication-failed',
  refund_disputed_payment: 'refused',
  resource_missing: 'not-found',
}

const statusRefusals: Readonly<Record<string, PaymentRefusal>> = {
  succeeded: 'already-captured',
  canceled: 'already-voided',
}

/** Undefined where it says nothing of the payment: then the request is at fault. */
function refusalOf({ code = '', param = '', payment_intent }: Failure): PaymentRefusal | undefined {
  if (code === 'payment_intent_unexpected_state') return statusRefusals[payment_intent?.status ?? ''] ?? 'refused'
  // A saved method that is gone, or of somebody else, pays nothing; the payer gives another one.
  if (param === 'payment_method' || param === 'customer') return 'declined'
  if (refusals[code]) return refusals[code]
  if (/(^|\[)(amount|amount_to_capture|unit_amount)\]?$/.test(param)) return 'amount'
  return /(^|\[)currency\]?$/.test(param) ? 'currency' : undefined
}

/** The name was not resolved, or no connection made; of a host with several addresses to none of them. */
function isNotReached(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isNotReached)
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  const isConnect = syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT'
  return isConnect || (error.cause !== undefined && isNotReached(error.cause))
}
