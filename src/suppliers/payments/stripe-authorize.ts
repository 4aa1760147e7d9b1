// Asks Stripe to authorize a payment: a Checkout Session for a payer who is there, an off-session PaymentIntent for a method that was kept.
import type { Stripe } from 'stripe'
import { toStripeAmount } from '#domain/payments/gateway-amounts.ts'
import type { Authorization, Authorize, PaymentRefusal, PaymentSubject } from '#domain/payments/payment-gateway.ts'
import type { Log } from '#kernel/log.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { StripeRefused, StripeRequestWrong, StripeUnanswered } from './stripe-errors.ts'
import { type Progress, write } from './stripe-outcome.ts'
import { stripeIntent, stripeSession } from './stripe-shapes.ts'
import { stateOfIntent } from './stripe-status.ts'

export type StripeParts = { stripe: Stripe; log: Log }
type By<Kind extends string> = Extract<Authorize['how'], { by: Kind }>
type Authorized = Outcome<Authorization, PaymentRefusal>

/** The preview whose payments keep to an exchange quote. */
const previewVersion = '2026-10-28.preview'

/** Those of the SDK that Stripe's own fields are written in; others go by the browser. */
// biome-ignore format: it is read as a list
const locales = [
  'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fil', 'fr', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb',
  'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh',
] as const satisfies readonly Stripe.Checkout.SessionCreateParams.Locale[]

export async function authorizeAtStripe(
  parts: StripeParts,
  progress: Progress,
  wanted: Authorize,
): Promise<Authorized> {
  const amount = toStripeAmount(wanted.amount)
  if (amount === undefined) return refused('amount')
  return wanted.how.by === 'payer'
    ? openSession(parts, progress, wanted, wanted.how, amount)
    : chargeSaved(parts, progress, wanted, wanted.how, amount)
}

/** Ours alone, to find it by and to tell the payer's statement: nothing about a person. */
const metadataOf = ({ paymentId, providerId, reference }: PaymentSubject) => ({
  payment: paymentId,
  provider: providerId,
  reference,
})

/** Which methods are offered is up to the account and the payer's device (wallets too): those that cannot be authorized first are left out by Stripe. */
async function openSession(
  parts: StripeParts,
  progress: Progress,
  wanted: Authorize,
  how: By<'payer'>,
  amount: number,
) {
  const { subject } = wanted
  const { reference } = subject
  const locale = locales.find((one) => one === how.language) ?? 'auto'
  const price_data = {
    currency: wanted.amount.currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: reference },
  }
  const params = {
    mode: 'payment',
    ui_mode: 'elements',
    return_url: how.returnUrl,
    client_reference_id: subject.paymentId,
    customer_email: how.email,
    locale,
    line_items: [{ quantity: 1, price_data }],
    // What was agreed to is what is charged: no currency is chosen for the payer.
    adaptive_pricing: { enabled: false },
    metadata: metadataOf(subject),
    payment_intent_data: {
      capture_method: 'manual',
      description: reference,
      metadata: metadataOf(subject),
      ...(how.keepsMethod ? { setup_future_usage: 'off_session' } : {}),
    },
    // A method is kept with a customer only.
    ...(how.keepsMethod ? { customer_creation: 'always' } : {}),
  } satisfies Stripe.Checkout.SessionCreateParams
  const { payment_intent_data: intentData } = params
  const session = await keepingQuote(parts, wanted, (key, fx_quote) =>
    write(progress, stripeSession, () =>
      fx_quote === undefined
        ? parts.stripe.checkout.sessions.create(params, { idempotencyKey: key })
        : asPreview(parts, '/v1/checkout/sessions', key, {
            ...params,
            payment_intent_data: { ...intentData, fx_quote },
          }),
    ),
  )
  // Asked again under the same key Stripe says what it said first: an open session, whatever became of it.
  if (!session.client_secret) throw new StripeUnanswered('Stripe gives no secret for its fields.', 'maybe')
  return done({ gatewayReference: session.id, step: { secret: session.client_secret }, state: 'waiting' } as const)
}

async function chargeSaved(
  parts: StripeParts,
  progress: Progress,
  wanted: Authorize,
  how: By<'saved'>,
  amount: number,
) {
  const { subject } = wanted
  const params = {
    amount,
    currency: wanted.amount.currency.toLowerCase(),
    customer: how.method.customer,
    payment_method: how.method.method,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    off_session: true,
    confirm: true,
    error_on_requires_action: true,
    capture_method: 'manual',
    description: subject.reference,
    metadata: metadataOf(subject),
  } satisfies Stripe.PaymentIntentCreateParams
  const intent = await keepingQuote(parts, wanted, (key, fx_quote) =>
    write(progress, stripeIntent, () =>
      fx_quote === undefined
        ? parts.stripe.paymentIntents.create(params, { idempotencyKey: key })
        : asPreview(parts, '/v1/payment_intents', key, { ...params, fx_quote }),
    ),
  )
  const { state, refusal } = stateOfIntent(intent)
  if (refusal && state !== 'waiting') throw new StripeRefused(refusal)
  const isSettled = state === 'authorized' || state === 'captured'
  return done({ gatewayReference: intent.id, step: null, state: isSettled ? 'authorized' : 'waiting' } as const)
}

const asPreview = ({ stripe }: StripeParts, path: string, idempotencyKey: string, params: object) =>
  stripe.rawRequest('POST', path, { ...params }, { apiVersion: previewVersion, idempotencyKey })

/**
 * Binds the payment to the locked rate where Stripe gave one. The preview takes quotes with some accounts and some kinds of payments
 * only: where it takes none the payment goes on at the rate of the day, and the log says so. The payer pays the same either way.
 * @param create under a key of its own with the quote and without it, as their content differs
 */
async function keepingQuote<Created>(
  { log }: StripeParts,
  { key, fxQuoteId }: Authorize,
  create: (key: string, quote?: string) => Promise<Created>,
): Promise<Created> {
  // Our own reference rates have ids, too (`fxq_local_…`): Stripe knows nothing of them.
  if (!/^fxq_(?!local_)\w+$/.test(fxQuoteId)) return create(key)
  try {
    return await create(`${key} ${fxQuoteId}`, fxQuoteId)
  } catch (error) {
    if (!(error instanceof StripeRequestWrong)) throw error
    log.warn('exchange quote not taken with the payment, rate of the day instead', { reason: error.message })
    return create(key)
  }
}
