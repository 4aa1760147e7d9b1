// Goes on with an order: looks at what is written down, does the next thing, and writes down what came of it, until it waits for somebody.
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { JobData } from '#db/jobs.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { Fault } from '#kernel/fault.ts'
import { awaitPayment } from './await-payment.ts'
import { bookItems } from './book-items.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { type OrderRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import { followOrder } from './follow-order.ts'
import type { Next, Waits } from './next.ts'
import { LeaseLost, type Run, releaseLease, takeLease, underLease } from './order-lease.ts'
import { orders } from './tables.ts'
import { undoOrder } from './undo-order.ts'

/** `busy`: somebody else is at it just now; `waits`: for the payer, a supplier or another try; `rests`: nothing is left to be done. */
export type Advanced = 'busy' | 'waits' | 'rests'

/** What an order can take in a row; beyond it something goes in a circle. */
const mostSteps = 200
const afterTroubleMs = 30_000

/**
 * Safe at any time, from anywhere and twice at once. A process that dies in the middle loses nothing: the next worker reads what was
 * written down, and every call has a key under which it is done once.
 */
export async function advanceOrder(
  parts: CheckoutParts,
  { providerId, orderId }: { providerId: string; orderId: string },
): Promise<Advanced> {
  const begun = await begin(parts, providerId, orderId)
  if (begun === 'busy' || begun === 'rests') return begun
  const { run, whole } = begun
  try {
    const next = await goOn(run, whole)
    await releaseLease(run, next.waitsUntil)
    return next.waitsUntil ? 'waits' : 'rests'
  } catch (error) {
    if (error instanceof LeaseLost) return 'busy'
    await releaseLease(run, new Date(parts.clock().getTime() + afterTroubleMs))
    if (error instanceof Fault && error.code === 'unavailable') return 'waits'
    throw error
  }
}

const soonMs = 75
const mostTries = 40

/** For somebody who waits for what comes of it: where a worker is at it already, it is asked again for some three seconds. */
export async function advanceOrderSoon(
  parts: CheckoutParts,
  order: { providerId: string; orderId: string },
): Promise<Advanced> {
  for (let tries = 1; tries < mostTries; tries++) {
    const advanced = await advanceOrder(parts, order)
    if (advanced !== 'busy') return advanced
    await setTimeout(soonMs)
  }
  return advanceOrder(parts, order)
}

/** The work of a job of `orderQueue`. @throws Fault unavailable while somebody else is at it: the job is then tried again */
export async function advanceOrderJob(parts: CheckoutParts, { providerId = '', orderId = '' }: JobData): Promise<void> {
  const advanced = await advanceOrder(parts, { providerId, orderId })
  if (advanced === 'busy') throw new Fault('unavailable', 'Somebody else goes on with this order just now.')
}

type Begun = { run: Run; whole: WholeOrder }

/** The lease, and the first look, in one transaction. */
function begin(parts: CheckoutParts, providerId: string, orderId: string): Promise<Begun | 'busy' | 'rests'> {
  return parts.database.forProvider(providerId, async (scope) => {
    const provider = await readProvider(scope.transaction, { id: providerId })
    if (!provider) return 'rests'
    const order = await takeLease(scope, orderId, parts.clock())
    if (!order) return (await scope.rows(orders, eq(orders.id, orderId))).length > 0 ? 'busy' : 'rests'
    const caller: BookingCaller = { account: accountOf(order), provider, origin: order.origin }
    const lease = { orderId, version: order.leaseVersion }
    return { run: { parts, caller, lease }, whole: await readWholeOrder(scope, order) }
  })
}

export const accountOf = ({ clientPoolId, clientSub }: OrderRow) => ({ poolId: clientPoolId, sub: clientSub })

async function goOn(run: Run, first: WholeOrder): Promise<Waits> {
  let whole = first
  for (let step = 0; step < mostSteps; step++) {
    const next = await nextOf(run, whole)
    if (next !== 'again' && 'waitsUntil' in next) return next
    whole = next === 'again' ? await underLease(run, readWholeOrder) : next.again
  }
  throw new Error('an order goes in a circle')
}

async function nextOf(run: Run, whole: WholeOrder): Promise<Next> {
  switch (whole.order.state) {
    case 'open':
    case 'paying':
    case 'abandoned':
      return awaitPayment(run, whole)
    case 'booking':
      return bookItems(run, whole)
    case 'undoing':
      return undoOrder(run, whole)
    case 'placed':
    case 'failed':
    case 'cancelled':
      return followOrder(run, whole)
  }
}
