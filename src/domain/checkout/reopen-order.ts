// The payer goes back: their payment is given up, and the order can be changed again.
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import { Fault } from '#kernel/fault.ts'
import { advanceOrder } from './advance-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { currentPayment, findOrder, readWholeOrder, type WholeOrder } from './find-order.ts'
import { moveOrder } from './move-order.ts'

/**
 * Idempotent. Once the money is promised there is no way back: it is booked.
 * @throws Fault not-found; no-longer-possible; unavailable where nobody knows what became of the payment
 */
export async function reopenOrder(parts: CheckoutParts, caller: BookingCaller, reference: string): Promise<WholeOrder> {
  const { account, provider } = caller
  const read = () =>
    parts.database.forClient(account, provider.id, async (scope) =>
      readWholeOrder(scope, await findOrder(scope, account, reference)),
    )
  const whole = await read()
  const { order } = whole
  if (order.state === 'open') return whole
  if (order.state !== 'paying') throw noLonger(order.state, 'order')
  const payment = currentPayment(whole)
  if (payment && payment.state !== 'begun') throw noLonger('paid', 'order')
  const outcome = payment && (await voidPayment(parts, provider.id, payment.id))
  if (outcome?.is === 'unknown')
    throw new Fault('unavailable', 'The gateway does not answer just now.', { retryAfterS: 5 })
  if (outcome?.is === 'refused') {
    await advanceOrder(parts, { providerId: provider.id, orderId: order.id })
    throw noLonger('paid', 'order')
  }
  await parts.database.forClient(account, provider.id, async (scope) => {
    const locked = await findOrder(scope, account, reference, { forUpdate: true })
    const live = currentPayment(await readWholeOrder(scope, locked))
    // Its money came in the same moment: then it is booked.
    if (live && live.state !== 'begun') throw noLonger('paid', 'order')
    if (locked.state === 'paying') await moveOrder(scope, locked, 'reopen')
  })
  return read()
}
