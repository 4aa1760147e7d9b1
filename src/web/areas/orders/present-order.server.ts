// One order in words: its items, what is due when, what was paid and given back, and what can be done with it now.
import { type Order, type OrderItem, readOrder } from '#contract/orders.ts'
import { plainDate } from '#kernel/clock.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { formatMoney, formatShortDay, zoneName } from '#texts/format.ts'
import { foundOr404 } from '#web/page/not-found.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { presentPolicy } from '#web/site/present-policy.server.ts'
import { presentTransfer } from '#web/site/present-transfer.server.ts'
import { type ChangeAsked, presentChange, presentChangeForm } from './present-change.server.ts'
import { presentDues } from './present-dues.server.ts'
import { presentOrderCancel } from './present-order-cancel.server.ts'
import { presentPayerLinks } from './present-payer-links.server.ts'
import { isSome, sayBoth, sayCharged, sayDay, saySpan } from './say-amounts.server.ts'
import { sayNext, stageOf, standingItems, sumOf, titleOf } from './say-order.server.ts'

type OrderAsked = { reference: string; cancelling: string | null; changing?: ChangeAsked | null; now: Date }

/**
 * Undefined where it cannot be had.
 * @param cancelling the item that the page asks about, `all`, or null
 * @throws a 404 response where the client has no such order
 */
export async function presentOrder(page: PageContext, { reference, cancelling, changing = null, now }: OrderAsked) {
  const order = await findOrder(page, reference)
  const cancel = order && cancelling ? await presentOrderCancel(page, order, cancelling) : undefined
  const form = order && (await presentChangeForm(page, order, changing))
  return order && { ...presentOne(page, order, now), cancel, changing: form }
}
export type ShownOrder = NonNullable<Awaited<ReturnType<typeof presentOrder>>>
export type ShownItem = ShownOrder['items'][number]

export async function findOrder({ call, visitor }: PageContext, reference: string): Promise<Order | undefined> {
  const asked = { order: reference, language: contentLanguageOf(visitor), currency: visitor.currency }
  return foundOr404(call(readOrder, asked)).catch((error: unknown) => {
    if (error instanceof Response) throw error
    return undefined
  })
}

const waiting: readonly Order['state'][] = ['paying', 'booking', 'undoing']

function presentOne(page: PageContext, order: Order, now: Date) {
  const { t, provider } = page
  const { reference, state, can, payments, transfer } = order
  // What another payer has begun is theirs to finish; the client can revoke their link.
  const awaited = payments.find(({ state: stands, payer }) => stands === 'begun' && payer === null)
  return {
    reference,
    state,
    isTest: order.gateway?.isTest ?? false,
    title: titleOf(page, order),
    stateText: t(`meta.orders.state.${stageOf(order, now)}`),
    next: sayNext(page, order, now),
    /** It goes on by itself, and the page asks how it stands. */
    isWaiting:
      waiting.includes(state) ||
      order.items.some(({ bookingState }) => bookingState === 'cancelling') ||
      order.refunds.some((refund) => refund.state === 'pending') ||
      order.changes.some((change) => change.state === 'booking' || change.state === 'undoing'),
    /** The payer has begun, or is to begin, at checkout. */
    isAtCheckout: state === 'open' || state === 'paying' || order.secret !== null,
    items: order.items.map((item) => presentItem(page, order, item)),
    dues: presentDues(page, order, now),
    methods: order.methods,
    transfer: transfer && presentTransfer(page, transfer, sayCharged(page, awaited?.amount ?? order.owed)),
    /** Its payer has not finished it, and may pay another way. */
    isGivenUpHere: (state === 'placed' || state === 'cancelled') && awaited !== undefined,
    sums: presentSums(page, order),
    payments: payments.map((payment) => presentPayment(page, payment)),
    payerLinks: presentPayerLinks(page, order, now),
    refunds: order.refunds.map((refund) => presentRefund(page, order, refund)),
    policy: can.cancel ? presentOrderPolicy(page, order, now) : null,
    can: { pay: can.pay, cancel: can.cancel && standingItems(order).length > 1 },
    documents: presentDocuments(page, order),
    phone: provider.contact.phone,
    isSurgeonFree: order.isFreeIfSurgeonSaysNo && order.state === 'placed',
  }
}

function presentItem(page: PageContext, order: Order, item: OrderItem) {
  const { currency, reference } = order
  const { t, visitor } = page
  const { id, bookingState, state, party, own, can } = item
  const isCancelling = bookingState === 'cancelling'
  return {
    id,
    kind: item.kind,
    title: item.title,
    page: item.page,
    booking: item.booking,
    state,
    stateText: t(`meta.orders.item.${isCancelling ? 'cancelling' : state}`),
    dates: saySpan(page, item.from, item.until),
    party: party && t('meta.orders.party', { name: `\u2068${party}\u2069` }),
    confirmation: item.confirmation,
    facts: item.facts,
    travellers: sayTravellers(page, order, item),
    total: sayBoth(page, item.total),
    /** As its seller set it, where the order charges another currency. */
    own: own && own.currency !== currency ? formatMoney(own, visitor.language) : null,
    onSite: isSome(item.onSite) ? sayCharged(page, item.onSite) : null,
    isBooked: state === 'booked',
    /** What its client shows where it is. */
    voucher: state === 'booked' ? `/profile/manage-bookings/${reference}/documents/${item.booking}` : null,
    change: presentChange(page, order, item.id),
    /** Why it cannot be changed here, where that is worth a word. */
    noChange: sayNoChange(page, item),
    can: { change: can.change && !isCancelling, cancel: can.cancel && !isCancelling },
  }
}

/** Who travels on it, as they were named; null where nobody was. */
function sayTravellers({ visitor }: PageContext, { travellers }: Order, item: OrderItem): string | null {
  const names = travellers
    .filter(({ position }) => item.travellers.includes(position))
    .map(({ firstName, lastName }) => `\u2068${firstName} ${lastName}\u2069`)
  return names.length === 0 ? null : new Intl.ListFormat(visitor.language, { type: 'conjunction' }).format(names)
}

/** The receipt of what was paid, and every invoice and credit note. */
function presentDocuments({ t }: PageContext, { reference, payments, invoices }: Order) {
  const home = `/profile/manage-bookings/${reference}`
  const isPaid = payments.some((payment) => payment.state === 'captured')
  return [
    ...(isPaid ? [{ href: `${home}/receipt`, label: t('orders.toReceipt') }] : []),
    ...invoices.map(({ kind, number }) => ({
      href: `${home}/documents/${encodeURIComponent(number)}`,
      label: t(`meta.orders.document.${kind}`, { number: `\u2068${number}\u2069` }),
    })),
  ]
}

function sayNoChange({ t }: PageContext, { whyNoChange, state }: OrderItem): string | null {
  if (state !== 'booked' || (whyNoChange !== 'clinic' && whyNoChange !== 'over' && whyNoChange !== 'paying'))
    return null
  return t(`meta.orders.change.no.${whyNoChange}`)
}

/** What was paid is told whole, and beside it what of it went back: `paid` of the order is what is left. */
function presentSums(page: PageContext, order: Order) {
  const { t, visitor } = page
  const { total, paid, refunded, owed } = order
  const whole = formatMoney(sumOf(order, [paid, refunded]), visitor.language)
  return [
    { name: 'total' as const, text: sayBoth(page, total), isShown: true },
    { name: 'paid' as const, text: whole, isShown: true },
    { name: 'refunded' as const, text: sayCharged(page, refunded), isShown: isSome(refunded) },
    { name: 'owed' as const, text: sayCharged(page, owed), isShown: isSome(owed) },
  ]
    .filter(({ isShown }) => isShown)
    .map(({ name, text }) => ({ name, label: t(`meta.orders.sum.${name}`), text }))
}

function presentPayment(page: PageContext, { id, method, state, amount, payer, at }: Order['payments'][number]) {
  const { t } = page
  const isTransferAwaited = method === 'transfer' && state === 'begun'
  return {
    id,
    label: t(`meta.orders.payment.${method}`),
    /** Who paid it by a link. */
    about: payer ? t('meta.payer.paidBy', { name: `\u2068${payer}\u2069` }) : '',
    amount: sayCharged(page, amount),
    text: isTransferAwaited
      ? t('meta.orders.payment.transferBegun')
      : t(`meta.orders.payment.${state}`, { date: sayDay(page, at) }),
    isPaid: state === 'captured',
  }
}

function presentRefund(page: PageContext, { items }: Order, refund: Order['refunds'][number]) {
  const { t } = page
  const { id, amount, state, why, item, at } = refund
  return {
    id,
    state,
    label: t(`meta.orders.refund.why.${why}`),
    about: items.find((one) => one.id === item)?.title ?? '',
    amount: sayCharged(page, amount),
    text: t(`meta.orders.refund.${state}`, { date: sayDay(page, at) }),
  }
}

/** Drawn from now to the first day of it. */
function presentOrderPolicy(page: PageContext, order: Order, now: Date) {
  const { t, visitor, provider } = page
  const { timeZone } = provider.location
  const [startsOn] = standingItems(order)
    .map(({ from }) => from)
    .sort()
  if (order.policy.length === 0 || startsOn === undefined || startsOn < plainDate(now, timeZone)) return null
  const span = {
    timeZone,
    startsOn,
    startsAt: momentAt(startsOn, '12:00', timeZone),
    starts: t('meta.orders.policy.start', { day: formatShortDay(startsOn, visitor.language) }),
    zone: t('meta.orders.policy.zone', { zone: zoneName(timeZone, visitor.language) }),
  }
  return presentPolicy(page, order.policy, span, now)
}
