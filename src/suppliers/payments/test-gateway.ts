// The test gateway: pays with test cards, remembers it in the product's own database, and moves no money.
import { randomBytes } from 'node:crypto'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { AtGateway, PaymentGateway, PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import type { TestPayer } from '#domain/payments/test-payer.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { type Outcome, unknown } from '#kernel/outcome.ts'
import { authorizeTest, captureTest, testStatus, voidTest } from './test-charges.ts'
import { readTestEvent } from './test-events.ts'
import { createTestPayer } from './test-payer.ts'
import { listTestPayoutLines, listTestPayouts } from './test-payouts.ts'
import { listTestRefunds, refundTest, testRefundStatus } from './test-refunds.ts'

export type TestGatewayParts = {
  database: Pick<Database, 'forProvider'>
  clock: Clock
  /** How long the slow card takes. */
  slowMs?: number
  /** What its events are signed with; left out, nobody can sign one. */
  signingKey?: string
}

export function createTestGateway(parts: TestGatewayParts): { gateway: PaymentGateway; payer: TestPayer } {
  const { database, clock, slowMs = 5_000, signingKey = randomBytes(32).toString('hex') } = parts
  const act = <Value>(
    at: Pick<AtGateway, 'subject'>,
    work: (scope: Scope, now: Date) => Promise<Outcome<Value, PaymentRefusal>>,
  ) => outcomeOf(database, at.subject.providerId, (scope) => work(scope, clock()))
  const read = <Value>(at: AtGateway, work: (scope: Scope, now: Date) => Promise<Value>) =>
    database.forProvider(at.subject.providerId, (scope) => work(scope, clock()))
  return {
    gateway: {
      name: 'test',
      isTest: true,
      publishableKey: '',
      authorize: (wanted) => act(wanted, (scope, now) => authorizeTest(scope, wanted, now)),
      capture: (payment) => act(payment, (scope, now) => captureTest(scope, payment, now)),
      void: (payment) => act(payment, (scope, now) => voidTest(scope, payment, now)),
      refund: (payment) => act(payment, (scope, now) => refundTest(scope, payment, now)),
      status: (payment) => read(payment, (scope, now) => testStatus(scope, payment, now)),
      refundStatus: (refund) => read(refund.payment, (scope, now) => testRefundStatus(scope, refund, now)),
      listRefunds: (payment) => read(payment, (scope, now) => listTestRefunds(scope, payment, now)),
      payouts: ({ providerId, since }) =>
        database.forProvider(providerId, (scope) => listTestPayouts(scope, since, clock())),
      payoutLines: ({ providerId, gatewayReference }) =>
        database.forProvider(providerId, (scope) => listTestPayoutLines(scope, gatewayReference, clock())),
      readEvent: async (body, headers) => readTestEvent(body, headers, signingKey),
    },
    payer: createTestPayer({ database, clock, slowMs }),
  }
}

/** A connection that breaks before the commit is sent undoes everything; afterwards nobody knows. */
async function outcomeOf<Value>(
  database: Pick<Database, 'forProvider'>,
  providerId: string,
  work: (scope: Scope) => Promise<Outcome<Value, PaymentRefusal>>,
): Promise<Outcome<Value, PaymentRefusal>> {
  let sent: 'no' | 'maybe' = 'no'
  try {
    return await database.forProvider(providerId, async (scope) => {
      const outcome = await work(scope)
      sent = 'maybe'
      return outcome
    })
  } catch (error) {
    if (error instanceof Fault && error.code === 'unavailable') return unknown(sent)
    throw error
  }
}
