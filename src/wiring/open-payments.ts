// Whoever moves money, and the work behind it: events of gateways, what nobody has heard of for a while, money that is stranded, payouts.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { watchStrandedPayments } from '#domain/checkout/stranded-payments.ts'
import type { PaymentParts } from '#domain/payments/payment-parts.ts'
import { paymentQueue } from '#domain/payments/payment-queue.ts'
import { reconcilePayments } from '#domain/payments/reconcile-payments.ts'
import { handleEvents } from '#domain/payments/take-event.ts'
import { findPayouts } from '#domain/payouts/find-payouts.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { createTestGateway } from '#suppliers/payments/test-gateway.ts'
import type { Config } from './config.ts'
import type { Suppliers } from './suppliers.ts'

type PaymentWiring = {
  config: Pick<Config, 'TEST_PAYMENTS_FOR_ALL'>
  database: Database
  jobs: Pick<Jobs, 'put' | 'work'>
  suppliers: Pick<Suppliers, 'stripe'>
  log: Log
}

const sweepMs = 60_000
/** A gateway pays out once a day at most. */
const payoutsMs = 3_600_000

export async function openPayments({ config, database, jobs, suppliers, log }: PaymentWiring) {
  const base = { database, jobs, clock: systemClock }
  const test = createTestGateway(base)
  // The test gateway stays beside it, for payments that were begun there.
  const all = suppliers.stripe ? [suppliers.stripe, test.gateway] : [test.gateway]
  const parts: PaymentParts = { ...base, gateways: all, testPaymentsForAll: config.TEST_PAYMENTS_FOR_ALL }
  await jobs.work(paymentQueue, (job) => handleEvents(parts, job))
  /** Orders with money that nothing stands for, as they were at the last look. */
  const strandedPayments = { count: 0 }
  const sweep = async () => {
    await reconcilePayments({ ...parts, log })
    const count = await watchStrandedPayments({ database, clock: systemClock, log })
    if (count > strandedPayments.count) log.warn('payments are stranded', { count })
    strandedPayments.count = count
  }
  const timer = setInterval(
    () => void sweep().catch((error: unknown) => log.warn('payments not reconciled', { ...traceOf(error) })),
    sweepMs,
  ).unref()
  const payouts = setInterval(
    () =>
      void findPayouts({ ...parts, log }).catch((error: unknown) =>
        log.warn('payouts not looked for', { ...traceOf(error) }),
      ),
    payoutsMs,
  ).unref()
  const { gateways, testPaymentsForAll = false } = parts
  return {
    close: () => {
      clearInterval(timer)
      clearInterval(payouts)
    },
    parts: { gateways, testPaymentsForAll, testPayer: test.payer },
    strandedPayments,
    sweep,
    /** For the lines printed at start. */
    about: suppliers.stripe
      ? 'Stripe'
      : `the test gateway, no money moves${testPaymentsForAll ? '' : '; sample providers alone'}`,
  }
}
