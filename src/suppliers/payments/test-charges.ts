// What the test gateway does with a payment: promises it, takes it, gives it up, and says how it stands.
import type { Scope } from '#db/scope.ts'
import { fitsGateway } from '#domain/payments/gateway-amounts.ts'
import type {
  AtGateway,
  Authorization,
  Authorize,
  GatewayDispute,
  PaymentRefusal,
  PaymentStatus,
} from '#domain/payments/payment-gateway.ts'
import { testPayments } from '#domain/payments/tables.ts'
import { newId } from '#kernel/id.ts'
import type { Money } from '#kernel/money.ts'
import { done, type Outcome, refused, unknown } from '#kernel/outcome.ts'
import { testCards } from '#kernel/test-cards.ts'
import { answerOnce, changeTestPayment, lockTestPayment, nothing, type TestPayment } from './test-payment.ts'
import { testRefundedMinor } from './test-refunds.ts'

type Answer<Value> = Promise<Outcome<Value, PaymentRefusal>>

/** A payer's bank asks for the money back so long after it was taken. */
const disputeMs = 60_000

export async function authorizeTest(
  scope: Scope,
  { key, subject, amount, how }: Authorize,
  now: Date,
): Answer<Authorization> {
  if (!fitsGateway(amount)) return refused('amount')
  const at = { gatewayReference: null, subject }
  if (!(await lockTestPayment(scope, at, now))) {
    const { paymentId, reference } = subject
    const keepsMethod = how.by === 'payer' && how.keepsMethod
    const of = { id: newId(), paymentId, reference, ...amount, keepsMethod, state: 'waiting' }
    await scope.insert(testPayments, [{ ...of, createdAt: now, changedAt: now }], { ignoreConflicts: true })
  }
  const payment = await lockTestPayment(scope, at, now)
  if (!payment) return refused('not-found')
  const { amountMinor } = amount
  const { outcome, isNew } = await answerOnce<Authorization>(
    scope,
    payment,
    { key, action: 'authorize', amountMinor },
    now,
    async () => {
      const gatewayReference = payment.id
      if (how.by === 'payer') return done({ gatewayReference, step: { secret: payment.id }, state: 'waiting' })
      const card = testCards.find((one) => one === how.method.method) ?? 'declined'
      const reason = whyNotSaved(card)
      await changeTestPayment(
        scope,
        payment,
        { card, ...(reason ? { state: 'refused', refusal: reason } : { state: 'authorized' }) },
        now,
      )
      return reason ? refused(reason) : done({ gatewayReference, step: null, state: 'authorized' })
    },
  )
  const isLost = isNew && how.by === 'saved' && how.method.method === 'time-out'
  return isLost && outcome.is === 'done' ? unknown('maybe') : outcome
}

/** With nobody there who could prove who they are. */
function whyNotSaved(card: (typeof testCards)[number]): PaymentRefusal | undefined {
  if (card.startsWith('three-d-secure')) return 'authentication-required'
  return card === 'declined' || card === 'insufficient' ? 'declined' : undefined
}

export async function captureTest(
  scope: Scope,
  { key, amount, ...at }: AtGateway & { key: string; amount: Money },
  now: Date,
): Answer<undefined> {
  const payment = await lockTestPayment(scope, at, now)
  if (!payment) return refused('not-found')
  const { amountMinor } = amount
  const { outcome, isNew } = await answerOnce<undefined>(
    scope,
    payment,
    { key, action: 'capture', amountMinor },
    now,
    async () => {
      const reason = whyNotCapture(payment, amount)
      if (reason) return refused(reason)
      await changeTestPayment(scope, payment, { state: 'captured', capturedMinor: amountMinor }, now)
      return nothing
    },
  )
  return isNew && outcome.is === 'done' && payment.card === 'capture-lost' ? unknown('maybe') : outcome
}

function whyNotCapture(payment: TestPayment, amount: Money): PaymentRefusal | undefined {
  if (payment.state === 'captured') return 'already-captured'
  if (payment.state === 'voided') return 'already-voided'
  if (payment.state === 'expired') return 'expired'
  if (payment.state !== 'authorized') return payment.refusal || 'refused'
  if (amount.currency !== payment.currency) return 'currency'
  return fitsGateway(amount) && amount.amountMinor <= payment.amountMinor ? undefined : 'amount'
}

export async function voidTest(
  scope: Scope,
  { key, ...at }: AtGateway & { key: string },
  now: Date,
): Answer<undefined> {
  const payment = await lockTestPayment(scope, at, now)
  if (!payment) return refused('not-found')
  const { outcome } = await answerOnce<undefined>(scope, payment, { key, action: 'void' }, now, async () => {
    if (payment.state === 'captured') return refused('already-captured')
    if (!['refused', 'expired', 'voided'].includes(payment.state))
      await changeTestPayment(scope, payment, { state: 'voided' }, now)
    return nothing
  })
  return outcome
}

const none: PaymentStatus = {
  state: 'none',
  refusal: null,
  step: null,
  capturedMinor: 0,
  refundedMinor: 0,
  feeMinor: 0,
  savedMethod: null,
  dispute: null,
}

export async function testStatus(scope: Scope, at: AtGateway, now: Date): Promise<PaymentStatus> {
  const payment = await lockTestPayment(scope, at, now)
  if (!payment) return none
  const { id, state, refusal, keepsMethod, card, paymentId, capturedMinor } = payment
  const isWaiting = state === 'waiting' || state === 'challenge'
  const isPromised = state === 'authorized' || state === 'captured'
  return {
    ...none,
    state: isWaiting ? 'waiting' : state,
    refusal: refusal || null,
    step: isWaiting ? { secret: id } : null,
    capturedMinor,
    refundedMinor: await testRefundedMinor(scope, payment, now),
    savedMethod: keepsMethod && isPromised ? { customer: paymentId, method: card } : null,
    dispute: disputeOf(payment, now),
  }
}

function disputeOf({ id, card, state, capturedMinor, changedAt }: TestPayment, now: Date): GatewayDispute | null {
  const isDisputed = card === 'dispute-later' && state === 'captured' && now.getTime() - changedAt.getTime() > disputeMs
  return isDisputed ? { gatewayReference: `dispute ${id}`, amountMinor: capturedMinor, state: 'open' } : null
}
