// Endpoints of a client's orders: reading them, going on with one, paying what is owed, and cancelling.
import {
  cancelOrder,
  continueOrder,
  listOrders,
  payInstalments,
  quoteOrderCancel,
  readOrder,
} from '#contract/orders.ts'
import { advanceOrder } from '#domain/checkout/advance-order.ts'
import { cancelOrder as cancel, quoteCancelOrder } from '#domain/checkout/cancel-order.ts'
import { nameOfOrder } from '#domain/checkout/name-of-order.ts'
import { payInstalments as pay } from '#domain/checkout/pay-instalments.ts'
import { listOrders as list, readOrder as readOne } from '#domain/checkout/read-order.ts'
import { refreshPayment } from '#domain/payments/refresh-payment.ts'
import { newId } from '#kernel/id.ts'
import { type OrderApiParts, openOrders } from './order-calls.ts'
import { type ApiApp, serve } from './serve.ts'
import { refuseMethod } from './takes-payments.ts'

export function serveOrders(app: ApiApp, parts: OrderApiParts): void {
  serve(app, listOrders, async (input, call) => {
    const { caller, present } = await openOrders(parts, call, input)
    return Promise.all((await list(parts, caller)).map(present))
  })
  serve(app, readOrder, async ({ order, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    return read(isOrder(order) ? order : await nameOfOrder(parts, caller, order))
  })
  serve(app, continueOrder, async ({ order, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    const { id, payments } = await readOne(parts, caller, order)
    const providerId = caller.provider.id
    for (const { id: paymentId, state, method } of payments) {
      if (state === 'begun' && method === 'card') await refreshPayment(parts, providerId, paymentId)
    }
    await advanceOrder(parts, { providerId, orderId: id })
    return read(order)
  })
  serve(app, quoteOrderCancel, async ({ order, item, ...visitor }, call) => {
    const { caller, presenter } = await openOrders(parts, call, visitor)
    const { currency, items, feeMinor, refundMinor, owedMinor, until, revision } = await quoteCancelOrder(
      parts,
      caller,
      { order, item },
    )
    const amount = (amountMinor: number) => presenter.amount({ amountMinor, currency })
    return {
      items: items.map((one) => ({ item: one.item, fee: amount(one.feeMinor), refund: amount(one.refundMinor) })),
      fee: amount(feeMinor),
      refund: amount(refundMinor),
      owed: amount(owedMinor),
      until,
      revision,
    }
  })
  serve(app, cancelOrder, async ({ order, item, agreedFee, revision, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    await cancel(parts, caller, { order, item, agreedFee, revision })
    return read(order)
  })
  serve(app, payInstalments, async ({ order, instalments, amount, method, language, currency }, call) => {
    const { caller, email, read } = await openOrders(parts, call, { language, currency })
    refuseMethod(parts, caller.provider, method)
    await pay(parts, caller, {
      order,
      instalments,
      amount,
      method,
      email,
      language,
      returnUrl: `${call.origin}/profile/manage-bookings/${encodeURIComponent(order)}`,
      keepsMethod: false,
      idempotencyKey: call.header('idempotency-key')?.slice(0, 200) || newId(),
    })
    return read(order)
  })
}

/** Any other is a booking's in one. */
const isOrder = (reference: string): boolean => /^o-/i.test(reference)
