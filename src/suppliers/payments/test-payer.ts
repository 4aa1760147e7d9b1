// Pays at the test gateway: what each test card leads to, and the question of its bank.
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { testPayments } from '#domain/payments/tables.ts'
import type { TestAnswer, TestPayer } from '#domain/payments/test-payer.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { TestCard } from '#kernel/test-cards.ts'
import { changeTestPayment, lockTestPayment, type TestPayment } from './test-payment.ts'

type Parts = { database: Pick<Database, 'forProvider'>; clock: Clock; slowMs: number }

const isId = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

export function createTestPayer({ database, clock, slowMs }: Parts): TestPayer {
  const enter = (
    providerId: string,
    secret: string,
    work: (scope: Scope, payment: TestPayment) => Promise<TestPayment>,
  ) => database.forProvider(providerId, async (scope) => work(scope, await find(scope, secret, clock())))
  return {
    complete: async (providerId, { secret, card }) => {
      if (card === 'slow') await pause(slowMs)
      return answerOf(await enter(providerId, secret, (scope, payment) => complete(scope, payment, card, clock())))
    },
    answerChallenge: async (providerId, { secret, isApproved }) =>
      answerOf(
        await enter(providerId, secret, async (scope, payment) => {
          if (payment.state !== 'challenge') return payment
          const isRight = isApproved && payment.card === 'three-d-secure'
          const refusedFor = { state: 'refused', refusal: 'authentication-failed' } as const
          return changeTestPayment(scope, payment, isRight ? { state: 'authorized' } : refusedFor, clock())
        }),
      ),
  }
}

async function complete(scope: Scope, payment: TestPayment, card: TestCard, now: Date): Promise<TestPayment> {
  if (payment.state !== 'waiting') return payment
  if (card === 'declined' || card === 'insufficient')
    return changeTestPayment(scope, payment, { card, state: 'refused', refusal: 'declined' }, now)
  const state = card.startsWith('three-d-secure') ? 'challenge' : 'authorized'
  return changeTestPayment(scope, payment, { card, state }, now)
}

async function find(scope: Scope, secret: string, now: Date): Promise<TestPayment> {
  const [row] = isId.test(secret) ? await scope.rows(testPayments, eq(testPayments.id, secret)) : []
  const subject = row && { paymentId: row.paymentId, providerId: row.providerId, reference: row.reference }
  const payment = subject && (await lockTestPayment(scope, { gatewayReference: row.id, subject }, now))
  if (!payment) throw new Fault('not-found', 'There is no such payment.')
  return payment
}

function answerOf({ state, refusal, card, paymentId }: TestPayment): TestAnswer {
  if (state === 'challenge') return { outcome: 'challenge', refusal: null, paymentId }
  if (state === 'authorized' || state === 'captured')
    return { outcome: card === 'time-out' ? 'unknown' : 'authorized', refusal: null, paymentId }
  return { outcome: 'refused', refusal: refusal || (state === 'expired' ? 'expired' : 'refused'), paymentId }
}
