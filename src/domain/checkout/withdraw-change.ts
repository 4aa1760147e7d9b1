// The client gives a change up: before its money is promised the new one is given back, and what stood stands.
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import { Fault } from '#kernel/fault.ts'
import { advanceOrder } from './advance-order.ts'
import { isPromised } from './await-payment.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, paymentOfChange, readWholeOrder } from './find-order.ts'
import { moveChange } from './move-change.ts'

/**
 * Idempotent. A payment that was begun is given up with it.
 * @throws Fault not-found; no-longer-possible (`paid` once its money is promised, the state of one that is booked or being booked)
 */
export async function withdrawChange(
  parts: CheckoutParts,
  caller: BookingCaller,
  { order: reference, change: id }: { order: string; change: string },
): Promise<void> {
  const { account, provider } = caller
  const { orderId, held } = await parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, reference, { forUpdate: true })
    const whole = await readWholeOrder(scope, order)
    const change = whole.changes.find((one) => one.id === id)
    if (!change) throw new Fault('not-found', 'There is no such change of this order.')
    const nothing = { orderId: order.id, held: null }
    if (change.state === 'withdrawn' || change.refusal === 'withdrawn') return nothing
    const payment = paymentOfChange(whole, change)
    if (payment && isPromised(payment)) throw noLonger('paid', 'change')
    const isQuoted = change.state === 'quoted'
    if (!isQuoted && change.state !== 'agreed') throw noLonger(change.state, 'change')
    const ended = isQuoted ? { endedAt: parts.clock() } : {}
    await moveChange(scope, change, isQuoted ? 'withdraw' : 'undo', { refusal: 'withdrawn', ...ended })
    await writeAudit(scope, account, byClient('withdraw', 'order', order.reference), parts.clock())
    return { orderId: order.id, held: isQuoted && change.booking.state === 'held' ? change.booking.reference : null }
  })
  if (held !== null) await releaseHold(parts, caller, held)
  else await advanceOrder(parts, { providerId: provider.id, orderId })
}
