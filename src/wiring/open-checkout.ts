// Orders and the payments below them: the jobs that go on with them, the sweep after crashes and silence, and later instalments on their day.
import type { Bookable } from '#domain/bookings/bookable.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { advanceOrderJob } from '#domain/checkout/advance-order.ts'
import { chargeInstalments } from '#domain/checkout/charge-instalments.ts'
import type { CheckoutParts } from '#domain/checkout/checkout-parts.ts'
import { sweepOrders } from '#domain/checkout/sweep-orders.ts'
import { systemClock } from '#kernel/clock.ts'
import { traceOf } from '#kernel/trace.ts'
import { openPayments } from './open-payments.ts'

type CheckoutWiring = Parameters<typeof openPayments>[0] & {
  bookables: readonly Bookable[]
  exchange: CheckoutParts['exchange']
}

const sweepMs = 30_000
/** In sweeps: instalments are looked at every hour, so that each provider's day begins in time. */
const chargeEvery = 120
/** Orders at once: each waits for suppliers and gateways most of its time. */
const atOnce = 4

export async function openCheckout({ bookables, exchange, ...wired }: CheckoutWiring) {
  const { database, jobs, log } = wired
  const payments = await openPayments(wired)
  const parts: CheckoutParts = { database, jobs, clock: systemClock, bookables, exchange, ...payments.parts }
  await jobs.work(orderQueue, (job) => advanceOrderJob(parts, job), atOnce)
  let sweeps = 0
  let isSweeping = false
  const sweep = async () => {
    await sweepOrders({ ...parts, log })
    if (sweeps++ % chargeEvery === 0) await chargeInstalments({ ...parts, log })
  }
  // One that takes longer than the pause to the next one is left to end first.
  const sweepAlone = async () => {
    if (isSweeping) return
    isSweeping = true
    await sweep().catch((error: unknown) => log.warn('orders not swept', { ...traceOf(error) }))
    isSweeping = false
  }
  const timer = setInterval(() => void sweepAlone(), sweepMs).unref()
  const close = () => {
    clearInterval(timer)
    payments.close()
  }
  return { ...payments, close, sweepOrders: sweep }
}
