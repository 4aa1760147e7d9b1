// Goes on with an order: looks at what is written down, does the next thing, and writes down what came of it, until it waits for somebody.
import { eq } from 'drizzle-orm'
import type { JobData } from '#db/jobs.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { Fault } from '#kernel/fault.ts'
import { awaitPayment } from './await-payment.ts'
import { bookItems } from './book-items.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { type OrderRow, readWholeOrder } from './find-order.ts'
import { followOrder } from './follow-order.ts'
import type { Next } from './next.ts'
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
  const run = await begin(parts, providerId, orderId)
  if (run === 'busy' || run === 'rests') return run
  try {
    const next = await goOn(run)
    await releaseLease(run, next.waitsUntil)
    return next.waitsUntil ? 'waits' : 'rests'
  } catch (error) {
    if (error instanceof LeaseLost) return 'busy'
    await releaseLease(run, new Date(parts.clock().getTime() + afterTroubleMs))
    if (error instanceof Fault && error.code === 'unavailable') return 'waits'
    throw error
  }
}

/** The work of a job of `orderQueue`. @throws Fault unavailable while somebody else is at it: the job is then tried again */
export async function advanceOrderJob(parts: CheckoutParts, { providerId = '', orderId = '' }: JobData): Promise<void> {
  const advanced = await advanceOrder(parts, { providerId, orderId })
  if (advanced === 'busy') throw new Fault('unavailable', 'Somebody else goes on with this order just now.')
}

async function begin(parts: CheckoutParts, providerId: string, orderId: string): Promise<Run | 'busy' | 'rests'> {
  const provider = await parts.database.directory((transaction) => readProvider(transaction, { id: providerId }))
  if (!provider) return 'rests'
  const found = await parts.database.forProvider(providerId, async (scope) => {
    const leased = await takeLease(scope, orderId, parts.clock())
    return leased ?? ((await scope.rows(orders, eq(orders.id, orderId))).length > 0 ? 'busy' : 'rests')
  })
  if (found === 'busy' || found === 'rests') return found
  const caller: BookingCaller = { account: accountOf(found), provider, origin: found.origin }
  return { parts, caller, lease: { orderId, version: found.leaseVersion } }
}

export const accountOf = ({ clientPoolId, clientSub }: OrderRow) => ({ poolId: clientPoolId, sub: clientSub })

async function goOn(run: Run): Promise<Exclude<Next, 'again'>> {
  for (let step = 0; step < mostSteps; step++) {
    const next = await nextOf(run)
    if (next !== 'again') return next
  }
  throw new Error('an order goes in a circle')
}

async function nextOf(run: Run): Promise<Next> {
  const whole = await underLease(run, readWholeOrder)
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
