// Turns a client's order into the reply that they read: one language, amounts as charged and in their currency.
import type { z } from 'zod'
import { type Order, type OrderItem, paymentRefusal } from '#contract/orders.ts'
import { type Bookable, kindOf } from '#domain/bookings/bookable.ts'
import { daysOf } from '#domain/bookings/booking.ts'
import { canNow } from '#domain/bookings/can-now.ts'
import type {
  OrderAmount,
  OrderChangeView,
  OrderItemView,
  OrderNeed,
  OrderPaymentView,
  OrderView,
} from '#domain/checkout/order-view.ts'
import type { PaymentGateway } from '#domain/payments/payment-gateway.ts'
import { plainDate } from '#kernel/clock.ts'
import { languageOf } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import type { Presenter } from './catalogue.ts'

/** What the reply says beside the order itself. */
export type AboutPaying = Pick<Order, 'methods' | 'secret' | 'transfer' | 'termsOf'> & {
  /** False where it is left out. */
  isFreeIfSurgeonSaysNo?: boolean
  bookables: readonly Bookable[]
  /** That its cards are paid with; undefined where none can be. */
  gateway: Pick<PaymentGateway, 'name' | 'isTest' | 'publishableKey'> | undefined
  now: Date
  /** A plain date at the clinic. */
  today: string
}

export function presentOrder(view: OrderView, presenter: Presenter, about: AboutPaying): Order {
  const { amount } = presenter
  const { totals, currency } = view
  const minor = (amountMinor: number) => amount({ amountMinor, currency })
  const isStill = view.state === 'open'
  return {
    reference: view.reference,
    state: view.state,
    waitsFor: view.waitsFor,
    revision: view.revision,
    currency,
    items: view.items.map((item) => presentOrderItem(view, item, presenter, about)),
    total: amount(totals.total),
    aed: totals.aed,
    dueNow: amount(totals.dueNow),
    later: totals.later.map((part) => ({ on: part.on, amount: amount(part.amount) })),
    onSite: totals.onSite.map(amount),
    paid: amount(totals.paid),
    refunded: amount(totals.refunded),
    owed: amount(totals.owed),
    policy: view.policy.map(({ until, feeMinor }) => ({ until, fee: minor(feeMinor) })),
    failures: view.failures.map(({ item, gives }) => ({ item, gives, back: amount(givenBack(view, item, gives)) })),
    rates: view.rates.map(({ from, to, rate, until }) => ({ from, to, rate, until })),
    ratesUntil: isStill ? toText(view.ratesUntil) : null,
    heldUntil: isStill ? toText(view.heldUntil) : null,
    travellers: view.travellers,
    payments: [...view.payments]
      .sort((one, other) => Number(other.createdAt) - Number(one.createdAt))
      .map((payment) => presentPayment(payment, presenter)),
    refunds: view.refunds.map((one) => ({
      id: one.id,
      amount: amount(one.amount),
      state: one.state,
      why: one.why,
      item: one.item,
      at: one.createdAt.toISOString(),
    })),
    payerLinks: presentLinks(view, about.today),
    isPaidByLink: view.isPaidByLink,
    changes: view.changes.map((change) => presentChange(change, presenter, about)),
    invoices: view.invoices.map((one) => ({ ...one, amount: amount(one.amount) })),
    isPackage: view.isPackage,
    methods: about.methods,
    gateway: gatewayOf(about),
    secret: about.secret,
    transfer: about.transfer,
    isFreeIfSurgeonSaysNo: about.isFreeIfSurgeonSaysNo ?? false,
    termsOf: about.termsOf,
    at: view.createdAt.toISOString(),
    agreedAt: toText(view.agreedAt),
    placedAt: toText(view.placedAt),
    can: view.can,
  }
}

function gatewayOf({ gateway }: AboutPaying): Order['gateway'] {
  if (!gateway) return null
  const { name, isTest, publishableKey } = gateway
  return { name, isTest, publishableKey }
}

function presentOrderItem(
  { state, can, currency }: OrderView,
  item: OrderItemView,
  presenter: Presenter,
  { bookables, now }: AboutPaying,
): OrderItem {
  const { say, amount } = presenter
  const kind = kindOf(bookables, item)
  const { cancel } = canNow(bookables, item.whole, now)
  const day = (moment: Date) => plainDate(moment, item.timeZone)
  const policyIn = item.price.own.currency
  return {
    id: item.id,
    kind: item.kind,
    booking: item.booking,
    page: `${kind.voucher.path}/${item.booking}`,
    bookingState: item.bookingState,
    state: item.state,
    refusal: item.refusal || null,
    confirmation: item.confirmation,
    title: say(item.title),
    party: item.party && say(item.party),
    isEssential: item.isEssential,
    from: day(item.from),
    until: day(item.until),
    timeZone: item.timeZone,
    facts: kind.mails.words.summary(item.whole, languageOf(presenter.language)),
    total: amount(item.price.order),
    own: policyIn === currency ? null : item.price.own,
    onSite: amount(item.onSite.own),
    lines: item.lines.map((line) => ({
      label: line.label && say(line.label),
      amount: amount(chargedHere(line.amount, line.isPaidOnSite)),
      isOnSite: line.isPaidOnSite,
      mayChangeIf: line.mayChangeIf && say(line.mayChangeIf),
    })),
    dues: item.dues.map((due) => ({ id: due.id, amount: amount(due.amount), on: due.on, state: due.state })),
    policy: item.policy.map(({ until, feeMinor }) => ({
      until,
      fee: amount({ amountMinor: feeMinor, currency: policyIn }),
    })),
    heldUntil: state === 'open' ? toText(item.heldUntil) : null,
    needs: item.needs.map((need) => presentNeed(need, presenter)),
    travellers: item.travellers,
    paid: amount(item.paid),
    can: {
      takeOut: can.change,
      change: item.changeRefusal === null,
      cancel: can.cancel && cancel && item.changeRefusal !== 'changing',
    },
    whyNoChange: item.changeRefusal,
  }
}

function presentChange(
  change: OrderChangeView,
  { amount, language }: Presenter,
  { bookables }: AboutPaying,
): Order['changes'][number] {
  const { id, item, state, refusal, booking, before, total, fee, now, refund, onSite, policy } = change
  const { currency } = total
  const { from, until } = daysOf(booking)
  return {
    id,
    item,
    state,
    refusal: refusal || null,
    from,
    until,
    facts: kindOf(bookables, booking).mails.words.summary(booking, languageOf(language)),
    before: amount(before),
    total: amount(total),
    fee: amount(fee),
    now: amount(now),
    later: change.later.map((one) => ({ on: one.on, amount: amount(one.amount) })),
    refund: amount(refund),
    onSite: amount(onSite),
    policy: policy.map((step) => ({ until: step.until, fee: amount({ amountMinor: step.feeMinor, currency }) })),
    travellers: change.travellers?.map(({ firstName, lastName }) => ({ firstName, lastName })) ?? null,
    revision: change.revision,
    heldUntil: toText(change.heldUntil),
    waitsFor: change.waitsFor,
    can: change.can,
    at: change.createdAt.toISOString(),
  }
}

/** What is paid on site is paid in the currency that they take there. */
const chargedHere = ({ own, order }: OrderAmount, isOnSite: boolean): Money => (isOnSite ? own : order)

function presentNeed(need: OrderNeed, { say }: Presenter): OrderItem['needs'][number] {
  const { path, type, maxLength, value } = need
  const isNames = need.type === 'names'
  return {
    path,
    type,
    isRequired: isNames || need.isRequired,
    maxLength,
    count: isNames ? need.count : null,
    label: need.type === 'text' && need.label ? say(need.label) : null,
    format: (need.type === 'text' && need.format) || null,
    value,
  }
}

function presentPayment(payment: OrderPaymentView, { amount }: Presenter): Order['payments'][number] {
  const { id, method, state, refusal, dues, payer, createdAt } = payment
  return {
    id,
    method,
    state,
    refusal: refusal === '' ? null : presentRefusal(refusal),
    amount: amount(payment.amount),
    dues,
    payer,
    at: createdAt.toISOString(),
  }
}

/** Those whose last day is not over. */
const presentLinks = ({ links }: OrderView, today: string): Order['payerLinks'] =>
  links
    .filter(({ lastsUntil }) => lastsUntil >= today)
    .map(({ id, covers, instalments, payerName, note, shownName, madeBy, lastsUntil, createdAt }) => ({
      id,
      covers,
      instalments,
      payerName,
      note,
      shownName,
      madeBy,
      lastsUntil,
      at: createdAt.toISOString(),
    }))

/** What says nothing to a payer is a plain no. */
export const presentRefusal = (refusal: string): z.output<typeof paymentRefusal> =>
  paymentRefusal.options.find((one) => one === refusal) ?? 'refused'

/** Of what is paid when booking: all of it, or what was paid for that item. */
function givenBack({ totals, items, currency }: OrderView, id: string, gives: 'everything' | 'its-own'): Money {
  if (gives === 'everything') return totals.dueNow
  const dues = items.find((item) => item.id === id)?.dues ?? []
  const amountMinor = dues.reduce((sum, { on, amount }) => (on === null ? sum + amount.amountMinor : sum), 0)
  return { amountMinor, currency }
}

const toText = (moment: Date | null): string | null => moment?.toISOString() ?? null
