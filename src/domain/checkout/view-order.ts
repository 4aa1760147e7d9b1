// Makes of an order's rows and its ledger what is shown of it.
import type { Scope } from '#db/scope.ts'
import { kindOf } from '#domain/bookings/bookable.ts'
import { holdEndOf, stateAt } from '#domain/bookings/booking.ts'
import type { BookingPriceLine } from '#domain/bookings/booking-price.ts'
import { readInvoices } from '#domain/invoices/read-invoices.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { languages } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { changeRefusal, liveChangeOf } from './change-refusal.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { failureTable } from './failure-table.ts'
import type { OrderItem, OrderRow, WholeOrder } from './find-order.ts'
import { convertAt, ratesEnd } from './locked-rates.ts'
import { givenFor, requirementsFor, valueAt } from './name-travellers.ts'
import { payableStates } from './order-states.ts'
import { isKept, orderPolicy, orderTotals } from './order-totals.ts'
import type { OrderCan, OrderItemView, OrderPaymentView, OrderRefundView, OrderView } from './order-view.ts'
import { viewChanges } from './view-change.ts'
import { viewDues } from './view-dues.ts'
import { viewLinks } from './view-links.ts'
import { waitsForWhom } from './waits-for-whom.ts'

type ViewParts = Pick<CheckoutParts, 'clock' | 'bookables'>

/** @param scope by which the order may be read */
export async function viewOrder(parts: ViewParts, scope: Scope, whole: WholeOrder): Promise<OrderView> {
  const { order, items } = whole
  const money = await readOrderMoney(scope, order.id)
  const views: OrderItemView[] = []
  for (const item of items) {
    const { paidMinor } = await readOrderMoney(scope, order.id, item.id)
    views.push(viewItem(parts, whole, item, paidMinor))
  }
  const holds = views.flatMap(({ heldUntil }) => heldUntil ?? [])
  const minor = (amountMinor: number): Money => ({ amountMinor, currency: order.currency })
  const paid = { paid: minor(money.paidMinor), refunded: minor(money.refundedMinor) }
  return {
    ...factsOf(whole),
    links: viewLinks(whole),
    isPaidByLink: order.state === 'paying' && order.agreed?.isPaidByLink === true,
    changes: viewChanges(whole, parts.clock()),
    waitsFor: waitsForWhom(whole, parts.clock()),
    items: views,
    totals: { ...sumsOf(whole), ...paid, owed: minor(Math.max(0, money.owedMinor)) },
    invoices: (await readInvoices(scope, order.id)).map(({ kind, number, issuedOn, amountMinor, currency }) => ({
      kind,
      number,
      on: issuedOn,
      amount: { amountMinor, currency },
    })),
    policy: orderPolicy(whole),
    failures: failureTable(items),
    ratesUntil: ratesEnd(order.rates),
    heldUntil: holds.length === 0 ? null : new Date(Math.min(...holds.map(Number))),
    isPackage: isPackage(parts, items),
    can: canNow(whole),
  }
}

/** Two kinds of travel service or more. */
function isPackage({ bookables }: ViewParts, items: readonly OrderItem[]): boolean {
  const services = items.filter(isKept).filter(({ booking }) => {
    const kind = kindOf(bookables, booking)
    return !kind.isNoTravelService?.(kind.item.parse(booking.item))
  })
  return new Set(services.map(({ booking }) => booking.kind)).size > 1
}

type Facts = Pick<
  OrderView,
  | 'id'
  | 'reference'
  | 'state'
  | 'revision'
  | 'currency'
  | 'rates'
  | 'createdAt'
  | 'agreedAt'
  | 'placedAt'
  | 'endedAt'
  | 'travellers'
  | 'payments'
  | 'refunds'
>

/** As they are written down. */
function factsOf(whole: WholeOrder): Facts {
  const { order, travellers } = whole
  const { id, reference, state, revision, currency, rates, createdAt, agreedAt, placedAt, endedAt } = order
  return {
    id,
    reference,
    state,
    revision,
    currency,
    rates,
    createdAt,
    agreedAt,
    placedAt,
    endedAt,
    travellers: travellers.map(({ position, isPatient, firstName, lastName, email, phone }) => ({
      position,
      isPatient,
      firstName,
      lastName,
      email,
      phone,
    })),
    payments: viewPayments(whole),
    refunds: viewRefunds(whole),
  }
}

/** The oldest first. */
const viewPayments = ({ payments }: WholeOrder): OrderPaymentView[] =>
  payments
    .map(({ id, method, gateway, state, refusal, amountMinor, currency, createdAt, endedAt, for: dues, payer }) => ({
      id,
      method,
      gateway,
      state,
      refusal,
      amount: { amountMinor, currency },
      dues,
      payer: payer?.name ?? null,
      createdAt,
      endedAt,
    }))
    .reverse()

function sumsOf(whole: WholeOrder) {
  const { order, items } = whole
  const { currency, rates } = order
  const { totalMinor, dueNowMinor, later } = orderTotals(whole)
  const minor = (amountMinor: number): Money => ({ amountMinor, currency })
  const onSite = new Map<string, number>()
  for (const { price } of items.filter(isKept))
    if (price.onSiteMinor > 0) onSite.set(price.currency, (onSite.get(price.currency) ?? 0) + price.onSiteMinor)
  return {
    total: minor(totalMinor),
    aed: inDirhams(whole, rates),
    dueNow: minor(dueNowMinor),
    later: later.map(({ on, amountMinor }) => ({ on, amount: minor(amountMinor) })),
    onSite: [...onSite].map(([own, amountMinor]) => ({ amountMinor, currency: own })),
  }
}

/** What is priced in dirhams stays as it is; null where something has no rate to them. */
function inDirhams({ order, items }: WholeOrder, rates: WholeOrder['order']['rates']): Money | null {
  const hasRate = order.currency === 'AED' || rates.some(({ from, to }) => from === order.currency && to === 'AED')
  if (!hasRate) return null
  const amountMinor = items.filter(isKept).reduce((sum, { price, totalMinor }) => {
    if (price.currency === 'AED') return sum + price.totalMinor
    return sum + convertAt(rates, { amountMinor: totalMinor, currency: order.currency }, 'AED').amountMinor
  }, 0)
  return { amountMinor, currency: 'AED' }
}

function viewItem(
  { bookables, clock }: ViewParts,
  whole: WholeOrder,
  item: OrderItem,
  paidMinor: number,
): OrderItemView {
  const { order, travellers } = whole
  const { booking, price } = item
  const { currency } = order
  const kind = kindOf(bookables, booking)
  const both = (ownMinor: number, orderMinor: number) => ({
    own: { amountMinor: ownMinor, currency: price.currency },
    order: { amountMinor: orderMinor, currency },
  })
  const requirements = requirementsFor(bookables, item)
  const given = givenFor(requirements, item, travellers)
  const bookingState = stateAt(booking, clock())
  return {
    id: item.id,
    state: item.state,
    kind: booking.kind,
    booking: booking.reference,
    bookingState,
    title: booking.title,
    party: kind.party(kind.item.parse(booking.item)),
    isEssential: item.isEssential,
    from: booking.startsAt,
    until: booking.endsAt,
    timeZone: booking.timeZone,
    price: both(price.totalMinor + item.changeFeeMinor, item.totalMinor),
    onSite: both(price.onSiteMinor, item.onSiteMinor),
    lines: viewLines(item, order),
    dues: viewDues(whole, item),
    policy: item.policy,
    heldUntil: booking.state === 'held' && item.state === 'pending' ? holdEndOf(booking) : null,
    refusal: booking.refusal,
    confirmation: booking.confirmation,
    contact: item.contact,
    needs: requirements.map((requirement) => ({ ...requirement, value: textAt(given, requirement.path) })),
    travellers: travellers.filter(({ itemIds }) => itemIds.includes(item.id)).map(({ position }) => position),
    paid: { amountMinor: paidMinor, currency },
    changeRefusal: changeRefusal(bookables, whole, item, clock()),
    whole: booking,
  }
}

function viewLines(item: OrderItem, { currency, rates }: OrderRow): OrderItemView['lines'] {
  return linesOf(item).map(({ label, amountMinor, isPaidOnSite, mayChangeIf }) => {
    const own = { amountMinor, currency: item.price.currency }
    const amount = { own, order: convertAt(rates, own, currency) }
    return { label, isPaidOnSite, mayChangeIf: mayChangeIf ?? null, amount }
  })
}

/** What its changes cost is a line of its own, whatever its kind. */
function linesOf({ price, changeFeeMinor }: OrderItem): BookingPriceLine[] {
  if (changeFeeMinor === 0) return price.lines
  const label = Object.fromEntries(
    languages.map((language) => [language, translatorOf(language)('mail.order.changeFee')]),
  )
  return [...price.lines, { label, amountMinor: changeFeeMinor, isPaidOnSite: false }]
}

function textAt(given: unknown, path: string): string | null {
  const value = valueAt(given, path.split('.'))
  return typeof value === 'string' && value !== '' ? value : null
}

function viewRefunds({ refunds }: WholeOrder): OrderRefundView[] {
  return refunds.map(({ id, paymentId, itemId, state, why, amountMinor, currency, createdAt, endedAt }) => ({
    id,
    payment: paymentId,
    item: itemId,
    state,
    why,
    createdAt,
    endedAt,
    amount: { amountMinor, currency },
  }))
}

const isStanding = ({ state, booking }: OrderItem) => state === 'booked' && booking.state === 'booked'

function canNow(whole: WholeOrder): OrderCan {
  const { order, items } = whole
  const isOpen = order.state === 'open'
  return {
    agree: isOpen && items.length > 0,
    change: isOpen,
    pay:
      payableStates.includes(order.state) &&
      items.some((item) => viewDues(whole, item).some(({ state }) => state === 'due')),
    cancel: order.state === 'placed' && items.some((item) => isStanding(item) && !liveChangeOf(whole, item)),
  }
}
