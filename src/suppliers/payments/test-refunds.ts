// Refunds of the test gateway: at once, later, or never, as the card says.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { AtGateway, GatewayRefund, ListedRefund, PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import { testPaymentCalls } from '#domain/payments/tables.ts'
import type { Money } from '#kernel/money.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { answerOnce, lockTestPayment, readTestCalls, type TestCall, type TestPayment } from './test-payment.ts'

type Refunded = Outcome<GatewayRefund, PaymentRefusal>

export async function refundTest(
  scope: Scope,
  { key, amount, ...at }: AtGateway & { key: string; amount: Money },
  now: Date,
): Promise<Refunded> {
  const payment = await lockTestPayment(scope, at, now)
  if (!payment) return refused('not-found')
  const { amountMinor } = amount
  const call = { key, action: 'refund', amountMinor }
  const { outcome } = await answerOnce<GatewayRefund>(scope, payment, call, now, async (gatewayReference) => {
    const reason = await whyNot(scope, payment, amount, now)
    return reason ? refused(reason) : done({ gatewayReference, state: isLater(payment) ? 'pending' : 'done' })
  })
  return outcome
}

export async function testRefundStatus(
  scope: Scope,
  { gatewayReference, key, payment: at }: { gatewayReference: string; key: string; payment: AtGateway },
  now: Date,
): Promise<GatewayRefund | undefined> {
  const payment = await lockTestPayment(scope, at, now)
  const where = gatewayReference ? eq(testPaymentCalls.id, gatewayReference) : eq(testPaymentCalls.key, key)
  const [call] = await scope.rows(testPaymentCalls, where)
  if (!payment || call?.action !== 'refund' || call.testPaymentId !== payment.id) return undefined
  const state = stateOf(payment, call, now)
  return state && { gatewayReference: call.id, state }
}

/** Whatever it was asked for, by us or by others. */
export async function listTestRefunds(scope: Scope, at: AtGateway, now: Date): Promise<ListedRefund[]> {
  const payment = await lockTestPayment(scope, at, now)
  const calls = payment ? await readTestCalls(scope, payment, 'refund') : []
  return calls.flatMap((call) => {
    const state = payment && stateOf(payment, call, now)
    return state ? [{ gatewayReference: call.id, key: call.key, amountMinor: call.amountMinor, state }] : []
  })
}

/** In minor units: given back, and on its way. */
export async function testRefundedMinor(scope: Scope, payment: TestPayment, now: Date): Promise<number> {
  const calls = await readTestCalls(scope, payment, 'refund')
  const given = calls.filter((call) => ['pending', 'done'].includes(stateOf(payment, call, now) ?? ''))
  return given.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

const isLater = ({ card }: TestPayment) => card === 'slow' || card === 'refund-fails'

/** Undefined for one that was refused. What comes later has come the next time that the clock is another. */
function stateOf(payment: TestPayment, { answer, at }: TestCall, now: Date): GatewayRefund['state'] | undefined {
  if ((answer as Refunded).is !== 'done') return undefined
  if (!isLater(payment)) return 'done'
  if (now <= at) return 'pending'
  return payment.card === 'refund-fails' ? 'failed' : 'done'
}

async function whyNot(
  scope: Scope,
  payment: TestPayment,
  { amountMinor, currency }: Money,
  now: Date,
): Promise<PaymentRefusal | undefined> {
  if (payment.state === 'voided') return 'already-voided'
  if (payment.state !== 'captured') return 'refused'
  if (currency !== payment.currency) return 'currency'
  const left = payment.capturedMinor - (await testRefundedMinor(scope, payment, now))
  if (left === 0) return 'already-refunded'
  return amountMinor > 0 && amountMinor <= left ? undefined : 'amount'
}
