// The payer goes back: their payment is given up, and the order can be changed again, or what is still owed of it paid another way.
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import { Fault } from '#kernel/fault.ts'
import { advanceOrder } from './advance-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { currentPayment, findOrder, readWholeOrder, type WholeOrder } from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { payableStates } from './order-states.ts'

const isBegun = ({ state }: Pick<PaymentRow, 'state'>) => state === 'begun'

/**
 * Idempotent. Once the money is promised there is no way back: it is booked. The order is opened first, and what was agreed to is
 * forgotten: nobody begins to book for a payment that is being given up, and what still comes of it is given back.
 * @throws Fault not-found; no-longer-possible; unavailable where nobody knows what became of the payment
 */
export async function reopenOrder(parts: CheckoutParts, caller: BookingCaller, reference: string): Promise<WholeOrder> {
  const { account, provider } = caller
  const { order, payments } = await parts.database.forClient(account, provider.id, async (scope) => {
    const whole = await readWholeOrder(scope, await findOrder(scope, account, reference, { forUpdate: true }))
    const { state } = whole.order
    if (state === 'open') return whole
    // Of an order that stands a later payment is given up, and the order stays as it is.
    if (payableStates.includes(state) && whole.payments.some(isBegun)) return whole
    if (state !== 'paying') throw noLonger(state, 'order')
    const payment = currentPayment(whole)
    if (payment && payment.state !== 'begun') throw noLonger('paid', 'order')
    return { ...whole, order: await moveOrder(scope, whole.order, 'reopen', { agreed: null }) }
  })
  for (const begun of payments.filter(isBegun)) {
    const outcome = await voidPayment(parts, provider.id, begun.id)
    if (outcome.is === 'unknown')
      throw new Fault('unavailable', 'The gateway does not answer just now.', { retryAfterS: 5 })
    // Its money came in the same moment.
    if (outcome.is === 'refused') await advanceOrder(parts, { providerId: provider.id, orderId: order.id })
  }
  return parts.database.forClient(account, provider.id, async (scope) =>
    readWholeOrder(scope, await findOrder(scope, account, reference)),
  )
}
