// Endpoints of checkout: what is put into an order, who travels, agreeing to it, and paying it at the test gateway.
import {
  addBookingToOrder,
  addOfferToOrder,
  agreeOrder,
  answerTestChallenge,
  chooseOrderCurrency,
  completeTestPayment,
  readCheckout,
  reopenOrder,
  requoteOrder,
  setTravellers,
  takeOutItem,
} from '#contract/checkout.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { addToOrder } from '#domain/checkout/add-to-order.ts'
import { agreeOrder as agree } from '#domain/checkout/agree-order.ts'
import {
  chooseOrderCurrency as chooseCurrency,
  requoteOrder as requote,
  takeOutItem as takeOut,
} from '#domain/checkout/change-open-order.ts'
import { nameTravellers } from '#domain/checkout/name-travellers.ts'
import { readCheckout as readAtCheckout, readOrder } from '#domain/checkout/read-order.ts'
import { reopenOrder as reopen } from '#domain/checkout/reopen-order.ts'
import type { TestAnswer } from '#domain/payments/test-payer.ts'
import { Fault } from '#kernel/fault.ts'
import { toCurrency } from '#kernel/money.ts'
import { clientOf } from './client-of.ts'
import { holdOffer } from './hold-offer.ts'
import { type OrderApiParts, openOrders } from './order-calls.ts'
import { presentRefusal } from './present-order.ts'
import { readGiven } from './read-given.ts'
import { refuseOtherOrder } from './refuse-other-order.ts'
import { type ApiApp, serve } from './serve.ts'
import { refuseMethod } from './takes-payments.ts'

export function serveCheckout(app: ApiApp, parts: OrderApiParts): void {
  serve(app, readCheckout, async (input, call) => {
    const { caller, present } = await openOrders(parts, call, input)
    const found = await readAtCheckout(parts, caller)
    return { order: found ? await present(found) : null }
  })
  serveItems(app, parts)
  serveAgreeing(app, parts)
  serveTestGateway(app, parts)
}

function serveItems(app: ApiApp, parts: OrderApiParts): void {
  serve(app, addBookingToOrder, async ({ booking, ...visitor }, call) => {
    const { caller, presenter, read } = await openOrders(parts, call, visitor)
    const { language } = presenter
    const currency = await currencyFor(parts, caller, visitor.currency && presenter.currency)
    const { order } = await addToOrder(parts, caller, { booking, language, currency })
    return read(order.reference)
  })
  serve(app, addOfferToOrder, async ({ quote, version, ...visitor }, call) => {
    const { caller, presenter, read } = await openOrders(parts, call, visitor)
    const { language } = presenter
    const currency = await currencyFor(parts, caller, visitor.currency && presenter.currency)
    const booking = await holdOffer(parts, caller, { quote, version, language, key: call.header('idempotency-key') })
    const { order } = await addToOrder(parts, caller, { booking, language, currency })
    return read(order.reference)
  })
  serve(app, takeOutItem, async ({ order, item, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    await takeOut(parts, caller, { order, item })
    return read(order)
  })
  serve(app, requoteOrder, async ({ order, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    await requote(parts, caller, order)
    return read(order)
  })
  serve(app, chooseOrderCurrency, async ({ order, language, currency: wanted }, call) => {
    const { caller, read } = await openOrders(parts, call, { language, currency: wanted })
    const currency = toCurrency(wanted)
    if (!currency || !parts.exchange.knows(currency)) {
      throw new Fault('invalid-input', 'There is no such currency.', {
        fields: [{ path: 'currency', reason: 'invalid' }],
      })
    }
    await chooseCurrency(parts, caller, { order, currency })
    return read(order)
  })
}

/** The visitor's own for a new order; one that is open stays in the currency that it has. */
async function currencyFor(
  parts: OrderApiParts,
  caller: BookingCaller,
  wanted: string | undefined,
): Promise<string | undefined> {
  const order = await readAtCheckout(parts, caller)
  return order?.state === 'open' ? undefined : wanted
}

function serveAgreeing(app: ApiApp, parts: OrderApiParts): void {
  serve(app, setTravellers, async ({ order, contact, travellers, items, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    await nameTravellers(parts, caller, readGiven({ order, contact, travellers, items }))
    return read(order)
  })
  serve(app, agreeOrder, async (input, call) => {
    const { order, contact, travellers, items, agreed, method, keepsMethod, language } = input
    const { caller, email, present, read } = await openOrders(parts, call, input)
    const view = await readOrder(parts, caller, order)
    if (view.state === 'open') {
      const shown = await present(view)
      refuseOtherOrder(view, agreed, shown.termsOf)
      if (view.totals.dueNow.amountMinor > 0)
        refuseMethod(parts, caller.provider, method === 'link' ? undefined : method)
      await nameTravellers(parts, caller, readGiven({ order, contact, travellers, items }))
    }
    const returnUrl = `${call.origin}/profile/checkout?order=${encodeURIComponent(order)}`
    const { revision, termsOf } = agreed
    const wanted = { order, revision, termsOf, method, email, language, returnUrl, keepsMethod }
    return read(order, (await agree(parts, caller, wanted)).step)
  })
  serve(app, reopenOrder, async ({ order, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    await reopen(parts, caller, order)
    return read(order)
  })
}

function serveTestGateway(app: ApiApp, parts: OrderApiParts): void {
  const payerOf = () => {
    if (parts.testPayer) return parts.testPayer
    throw new Fault('not-found', 'There is no such payment.')
  }
  const present = ({ outcome, refusal }: TestAnswer) => ({ outcome, refusal: refusal && presentRefusal(refusal) })
  serve(app, completeTestPayment, async (paying, call) => {
    const { provider } = await clientOf(parts.database, call)
    return present(await payerOf().complete(provider.id, paying))
  })
  serve(app, answerTestChallenge, async (answer, call) => {
    const { provider } = await clientOf(parts.database, call)
    return present(await payerOf().answerChallenge(provider.id, answer))
  })
}
