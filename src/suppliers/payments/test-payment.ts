// A payment as the test gateway remembers it: found under its row's lock, over once nobody finished it in time.
import { and, eq } from 'drizzle-orm'
import { findEarlier } from '#db/once.ts'
import type { Scope } from '#db/scope.ts'
import type { AtGateway, PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import { testPaymentCalls, testPayments } from '#domain/payments/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { type TestCard, testCards } from '#kernel/test-cards.ts'

/** `challenge`: the payer has to say yes to their bank. */
export type TestState = 'waiting' | 'challenge' | 'authorized' | 'captured' | 'voided' | 'refused' | 'expired'
type Row = typeof testPayments.$inferSelect
export type TestPayment = Omit<Row, 'state' | 'refusal' | 'card'> & {
  state: TestState
  refusal: PaymentRefusal | ''
  card: TestCard | ''
}
export type TestCall = typeof testPaymentCalls.$inferSelect

/** As long as a payer's page of a real gateway, and a promise of a real card, at most. */
const waitingMs = 24 * 3_600_000
const authorizedMs = 7 * 24 * 3_600_000

/** By whatever is known of it; undefined where there is none. */
export async function lockTestPayment(
  scope: Scope,
  { gatewayReference, subject }: AtGateway,
  now: Date,
): Promise<TestPayment | undefined> {
  const where = gatewayReference ? eq(testPayments.id, gatewayReference) : eq(testPayments.paymentId, subject.paymentId)
  const [row] = await scope.rows(testPayments, where, { forUpdate: true })
  return row && expire(scope, toTestPayment(row), now)
}

async function expire(scope: Scope, payment: TestPayment, now: Date): Promise<TestPayment> {
  const { state, changedAt } = payment
  const age = now.getTime() - changedAt.getTime()
  const isWaiting = state === 'waiting' || state === 'challenge'
  const isOver = isWaiting ? age > waitingMs : state === 'authorized' && age > authorizedMs
  return isOver ? changeTestPayment(scope, payment, { state: 'expired' }, now) : payment
}

type Change = Partial<Pick<TestPayment, 'state' | 'refusal' | 'card' | 'capturedMinor'>>

export async function changeTestPayment(
  scope: Scope,
  { id }: TestPayment,
  change: Change,
  changedAt: Date,
): Promise<TestPayment> {
  const [row] = await scope.update(testPayments, { ...change, changedAt }, eq(testPayments.id, id))
  if (!row) throw new Fault('internal', 'A test payment was lost.')
  return toTestPayment(row)
}

// Written by this adapter alone.
export const toTestPayment = (row: Row): TestPayment => ({
  ...row,
  state: row.state as TestState,
  refusal: row.refusal as PaymentRefusal | '',
  card: testCards.find((card) => card === row.card) ?? '',
})

type Keyed = { key: string; action: string; amountMinor?: number }

/**
 * What was answered under this key before; else what `work` answers, which is kept.
 * @param payment under its lock
 */
export async function answerOnce<Value>(
  scope: Scope,
  payment: TestPayment,
  { key, action, amountMinor = 0 }: Keyed,
  at: Date,
  work: (callId: string) => Promise<Outcome<Value, PaymentRefusal>>,
): Promise<{ outcome: Outcome<Value, PaymentRefusal>; isNew: boolean }> {
  // As at a real gateway, a key that is used for something else is a mistake of ours.
  const same = { action, amountMinor, testPaymentId: payment.id }
  const before = await findEarlier(scope, testPaymentCalls, { key: { key }, same, usedFor: 'another call' })
  if (before) return { outcome: before.answer as Outcome<Value, PaymentRefusal>, isNew: false }
  const id = newId()
  const answer = await work(id)
  await scope.insert(testPaymentCalls, [{ id, key, testPaymentId: payment.id, action, amountMinor, answer, at }])
  return { outcome: answer, isNew: true }
}

export const readTestCalls = (scope: Scope, { id }: TestPayment, action: string): Promise<TestCall[]> =>
  scope.rows(testPaymentCalls, and(eq(testPaymentCalls.testPaymentId, id), eq(testPaymentCalls.action, action)))

export const nothing = done(undefined)
