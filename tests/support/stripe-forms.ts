// What Stripe takes in each request: strict forms, held by the compiler against the types of Stripe's own SDK.
import type { Stripe } from 'stripe'
import { z } from 'zod'

const whole = z.string().regex(/^\d+$/).transform(Number)
const yesNo = z.enum(['true', 'false']).transform((text) => text === 'true')
const currency = z.string().regex(/^[a-z]{3}$/)
const metadata = z.record(z.string().max(40), z.string().max(500))
const expand = z.array(z.string()).optional()
const fxQuote = z.string().regex(/^fxq_/).optional()

const priceData = z.strictObject({ currency, unit_amount: whole, product_data: z.strictObject({ name: z.string() }) })

const intentData = z.strictObject({
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']),
  description: z.string(),
  metadata,
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
})

const sessionCreate = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  ui_mode: z.enum(['elements', 'embedded_page', 'form', 'hosted_page']),
  return_url: z.url(),
  client_reference_id: z.string().max(200),
  customer_email: z.email(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  locale: z.enum(['auto', 'de', 'en', 'fr', 'ru', 'tr']),
  line_items: z.array(z.strictObject({ quantity: whole, price_data: priceData })).min(1),
  adaptive_pricing: z.strictObject({ enabled: yesNo }),
  metadata,
  payment_intent_data: intentData,
})

const intentCreate = z.strictObject({
  amount: whole,
  currency,
  customer: z.string().regex(/^cus_/),
  payment_method: z.string().regex(/^pm_/),
  automatic_payment_methods: z.strictObject({ enabled: yesNo, allow_redirects: z.enum(['always', 'never']) }),
  off_session: yesNo,
  confirm: yesNo,
  error_on_requires_action: yesNo,
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']),
  description: z.string(),
  metadata,
})

const list = z.strictObject({
  created: z.strictObject({ gte: whole }),
  limit: whole.pipe(z.number().max(100)),
  starting_after: z.string().optional(),
})
const ofIntent = z.strictObject({ payment_intent: z.string().regex(/^pi_/), limit: whole.pipe(z.number().max(100)) })
const payoutLines = z.strictObject({
  payout: z.string().regex(/^po_/),
  limit: whole.pipe(z.number().max(100)),
  starting_after: z.string().optional(),
  expand,
})
const retrieve = z.strictObject({ expand })
const capture = z.strictObject({ amount_to_capture: whole })
const cancel = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']),
})
const refundCreate = z.strictObject({ payment_intent: z.string().regex(/^pi_/), amount: whole, metadata })
const sessionUpdate = z.strictObject({ metadata })

/** In the preview a payment can be bound to an exchange quote; the types of the SDK do not have it. */
const previewSession = sessionCreate.extend({ payment_intent_data: intentData.extend({ fx_quote: fxQuote }) })
const previewIntent = intentCreate.extend({ fx_quote: fxQuote })

export const stripeForms = {
  'POST /v1/checkout/sessions': sessionCreate,
  'GET /v1/checkout/sessions': list,
  'GET /v1/checkout/sessions/{id}': retrieve,
  'POST /v1/checkout/sessions/{id}': sessionUpdate,
  'POST /v1/checkout/sessions/{id}/expire': z.strictObject({}),
  'POST /v1/payment_intents': intentCreate,
  'GET /v1/payment_intents': list,
  'GET /v1/payment_intents/{id}': retrieve,
  'POST /v1/payment_intents/{id}/capture': capture,
  'POST /v1/payment_intents/{id}/cancel': cancel,
  'POST /v1/refunds': refundCreate,
  'GET /v1/refunds': ofIntent,
  'GET /v1/refunds/{id}': z.strictObject({}),
  'GET /v1/disputes': ofIntent,
  'GET /v1/payouts': list,
  'GET /v1/balance_transactions': payoutLines,
} as const satisfies Record<string, z.ZodType>
export type StripeCall = keyof typeof stripeForms

export const previewForms = { 'POST /v1/checkout/sessions': previewSession, 'POST /v1/payment_intents': previewIntent }

export type SessionCreate = z.output<typeof previewSession>
export type IntentCreate = z.output<typeof previewIntent>

/** The values that the SDK names, where it leaves an enum open for those of later versions. */
type Named<T> = T extends string ? (string extends T ? never : T) : never
type Closed<T> = [Named<T>] extends [never] ? T : Named<T> | Exclude<T, string>

/** True where each field is one of the SDK's, at any depth, and each value one that the SDK names. */
type Fits<Sent, Known> = Sent extends string | number | boolean
  ? Sent extends Closed<Known>
    ? true
    : false
  : Sent extends readonly (infer Item)[]
    ? Known extends readonly (infer One)[]
      ? Fits<Item, One>
      : false
    : FieldsFit<Sent, Extract<Known, object>>
type FieldsFit<Sent, Known> = [
  {
    [Key in keyof Sent]-?: Key extends keyof Known ? Fits<NonNullable<Sent[Key]>, NonNullable<Known[Key]>> : false
  }[keyof Sent],
] extends [true]
  ? true
  : false
type Out<Call extends StripeCall> = z.output<(typeof stripeForms)[Call]>

/** Does not compile where a form has a field or a value that the SDK does not know. */
export const isHeldByTypes: {
  session: Fits<Out<'POST /v1/checkout/sessions'>, Stripe.Checkout.SessionCreateParams>
  sessionList: Fits<Out<'GET /v1/checkout/sessions'>, Stripe.Checkout.SessionListParams>
  sessionGet: Fits<Out<'GET /v1/checkout/sessions/{id}'>, Stripe.Checkout.SessionRetrieveParams>
  sessionUpdate: Fits<Out<'POST /v1/checkout/sessions/{id}'>, Stripe.Checkout.SessionUpdateParams>
  intent: Fits<Out<'POST /v1/payment_intents'>, Stripe.PaymentIntentCreateParams>
  intentList: Fits<Out<'GET /v1/payment_intents'>, Stripe.PaymentIntentListParams>
  capture: Fits<Out<'POST /v1/payment_intents/{id}/capture'>, Stripe.PaymentIntentCaptureParams>
  cancel: Fits<Out<'POST /v1/payment_intents/{id}/cancel'>, Stripe.PaymentIntentCancelParams>
  refund: Fits<Out<'POST /v1/refunds'>, Stripe.RefundCreateParams>
  refundList: Fits<Out<'GET /v1/refunds'>, Stripe.RefundListParams>
  disputeList: Fits<Out<'GET /v1/disputes'>, Stripe.DisputeListParams>
  payoutList: Fits<Out<'GET /v1/payouts'>, Stripe.PayoutListParams>
  balanceList: Fits<Out<'GET /v1/balance_transactions'>, Stripe.BalanceTransactionListParams>
  notKnown: Fits<{ amuont: number }, Stripe.RefundCreateParams>
  notNamed: Fits<{ reason: 'because' }, Stripe.RefundCreateParams>
} = {
  session: true,
  sessionList: true,
  sessionGet: true,
  sessionUpdate: true,
  intent: true,
  intentList: true,
  capture: true,
  cancel: true,
  refund: true,
  refundList: true,
  disputeList: true,
  payoutList: true,
  balanceList: true,
  // That the proof itself can fail.
  notKnown: false,
  notNamed: false,
}

/** `a[b][0][c]=v` as an object: how the SDK writes what it is given. */
export function readForm(text: string): object {
  const root: Tree = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    let place = root
    for (const part of path) {
      const next = place[part]
      place = typeof next === 'object' ? next : (place[part] = {})
    }
    place[last] = value
  }
  return Object(withArrays(root))
}

type Tree = { [name: string]: Tree | string }

function withArrays(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree
  const names = Object.keys(tree)
  const isArray = names.length > 0 && names.every((name, place) => name === String(place))
  if (isArray) return Object.values(tree).map(withArrays)
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, withArrays(value)]))
}
