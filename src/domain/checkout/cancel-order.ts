// Cancels one item of an order or all of it, at exactly what was told before: the fee that is kept and the money that goes back.
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { quoteCancellation } from '#domain/bookings/quote-cancellation.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import type { Money } from '#kernel/money.ts'
import { advanceOrderSoon } from './advance-order.ts'
import { refuseWhileChanging } from './change-refusal.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type OrderItem, readWholeOrder, type WholeOrder } from './find-order.ts'
import { readGivable, shareOut, without } from './give-back.ts'
import { feeInOrder } from './order-totals.ts'

/** In minor units of the order's currency. */
export type ItemCancelQuote = {
  item: string
  feeMinor: number
  refundMinor: number
  /** Of the fee what was not paid yet. */
  owedMinor: number
  /** As the booking's supplier is told. */
  own: Money
}

export type CancelQuote = {
  currency: string
  items: ItemCancelQuote[]
  feeMinor: number
  refundMinor: number
  owedMinor: number
  /** Until when this holds: an ISO moment, or null to the end. */
  until: string | null
  revision: number
}

export type CancelWhat = { order: string /** Left out: everything that stands. */; item?: string | undefined }

/** @throws Fault not-found; no-longer-possible where nothing of it stands, or it is over */
export async function quoteCancelOrder(
  parts: CheckoutParts,
  caller: BookingCaller,
  what: CancelWhat,
): Promise<CancelQuote> {
  const { account, provider } = caller
  const whole = await readOwn(parts, caller, what.order)
  const { order } = whole
  const wanted = standingOf(whole, what.item)
  refuseWhileChanging(whole, wanted, 'order')
  let givable = await parts.database.forClient(account, provider.id, (scope) => readGivable(scope, order.id))
  const items: ItemCancelQuote[] = []
  const ends: string[] = []
  for (const item of wanted) {
    const { fee, until } = await quoteCancellation(parts, caller, item.booking.reference)
    const { paidMinor } = await parts.database.forClient(account, provider.id, (scope) =>
      readOrderMoney(scope, order.id, item.id),
    )
    const feeMinor = item.isFeeWaived ? 0 : feeInOrder(item, order, fee.amountMinor)
    const shares = shareOut(givable, { itemId: item.id, keepMinor: feeMinor })
    givable = without(givable, shares)
    const refundMinor = shares.reduce((total, { amountMinor }) => total + amountMinor, 0)
    items.push({ item: item.id, feeMinor, refundMinor, owedMinor: Math.max(0, feeMinor - paidMinor), own: fee })
    if (until !== null) ends.push(until)
  }
  const sum = (of: 'feeMinor' | 'refundMinor' | 'owedMinor') => items.reduce((total, one) => total + one[of], 0)
  const sums = { feeMinor: sum('feeMinor'), refundMinor: sum('refundMinor'), owedMinor: sum('owedMinor') }
  const { currency, revision } = order
  return { currency, items, ...sums, until: ends.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null, revision }
}

export type CancelOrder = CancelWhat & { agreedFee: Money; revision: number }

/**
 * What is not essential first, so that a no leaves what matters. Idempotent: what is cancelled already stays so.
 * @throws Fault not-found; no-longer-possible where it costs something else by now (`agreedFee`), for another revision, and where a
 * supplier refuses
 */
export async function cancelOrder(parts: CheckoutParts, caller: BookingCaller, wanted: CancelOrder): Promise<void> {
  const whole = await readOwn(parts, caller, wanted.order)
  if (isCancelled(whole, wanted.item)) return
  const quote = await quoteCancelOrder(parts, caller, wanted)
  if (quote.revision !== wanted.revision) throw noLonger('changed', 'revision')
  const { amountMinor, currency } = wanted.agreedFee
  if (amountMinor !== quote.feeMinor || currency !== quote.currency) throw noLonger('changed', 'agreedFee')
  await cancelItems(parts, caller, whole, quote)
}

/** @param quote that the client, or a colleague, saw */
export async function cancelItems(
  parts: CheckoutParts,
  caller: BookingCaller,
  { order, items }: WholeOrder,
  quote: CancelQuote,
): Promise<void> {
  const named = (id: string) => items.find((item) => item.id === id)
  const ordered = [...quote.items].sort(
    (a, b) => Number(named(a.item)?.isEssential) - Number(named(b.item)?.isEssential),
  )
  try {
    for (const { item, own } of ordered) {
      const reference = named(item)?.booking.reference
      if (reference !== undefined) await cancelBooking(parts, caller, reference, { fee: own })
    }
  } finally {
    // Whatever came of them: what is cancelled by now is given back.
    await advanceOrderSoon(parts, { providerId: order.providerId, orderId: order.id })
  }
}

const readOwn = (parts: CheckoutParts, { account, provider }: BookingCaller, reference: string): Promise<WholeOrder> =>
  parts.database.forClient(account, provider.id, async (scope) =>
    readWholeOrder(scope, await findOrder(scope, account, reference)),
  )

function standingOf({ order, items }: WholeOrder, itemId: string | undefined): OrderItem[] {
  const wanted = items.filter(({ id, state }) => (itemId === undefined || id === itemId) && state === 'booked')
  if (order.state !== 'placed' || wanted.length === 0)
    throw noLonger(order.state === 'placed' ? 'gone' : order.state, 'order')
  return wanted
}

function isCancelled({ order, items }: WholeOrder, itemId: string | undefined): boolean {
  if (itemId === undefined) return order.state === 'cancelled'
  return items.some(
    ({ id, state, booking }) => id === itemId && (state === 'cancelled' || booking.state === 'cancelling'),
  )
}
