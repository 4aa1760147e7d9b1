// Asks what changing an item of an order costs: the new one is held, and the exact difference is written down, frozen, before anyone agrees.
import { once } from '#db/once.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { AmendAnswers } from '#domain/bookings/amendment.ts'
import { kindOf } from '#domain/bookings/bookable.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { type BookingCaller, noLonger, offerRefused } from '#domain/bookings/booking-parts.ts'
import { clinicOf } from '#domain/bookings/clinic-of.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { openBookingById } from '#domain/bookings/open-booking.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { changeRefusal } from './change-refusal.ts'
import { type CheckoutParts, digestOf } from './checkout-parts.ts'
import { type ChangeRow, findOrder, type OrderItem, readWholeOrder, type WholeOrder } from './find-order.ts'
import { moveChange } from './move-change.ts'
import type { ChangedTraveller } from './order-change.ts'
import { priceChange } from './price-change.ts'
import { orderChanges } from './tables.ts'

export type QuoteChange = {
  order: string
  item: string
  answers: AmendAnswers
  /** Who travels then; null where that stays. */
  travellers: ChangedTraveller[] | null
  language: string
  /** The same key holds once, and is one change. */
  idempotencyKey: string
}

/**
 * What was looked at for the item before is given back. The booking that stands is not touched.
 * @throws Fault not-found; no-longer-possible (a `ChangeRefusal`, the supplier's reason below `answers`, `same` where nothing is
 * different, `currency` where it is sold in another one); invalid-input with fields of the form; too-many-requests; unavailable;
 * idempotency-key-reused
 */
export async function quoteChange(
  parts: CheckoutParts,
  caller: BookingCaller,
  wanted: QuoteChange,
): Promise<ChangeRow> {
  const { account, provider } = caller
  const whole = await parts.database.forClient(account, provider.id, async (scope) =>
    readWholeOrder(scope, await findOrder(scope, account, wanted.order)),
  )
  const key = keyOf(wanted)
  const earlier = whole.changes.find(({ quoteKey }) => quoteKey === key.key.quoteKey)
  if (earlier?.quoteDigest === key.same.quoteDigest) return earlier
  const item = changeableItem(parts, whole, wanted.item)
  const asked = await findAmended(parts, caller, item, wanted)
  await giveBackQuoted(parts, caller, whole, item)
  const held = await holdBooking(parts, caller, {
    ...asked,
    kind: item.booking.kind,
    supplier: item.booking.supplier,
    replaces: item.booking.reference,
    byOrder: whole.order.id,
    procedureSlug: item.booking.procedureSlug,
    language: wanted.language,
    idempotencyKey: digestOf(['change', item.id, wanted.idempotencyKey]),
    inputDigest: key.same.quoteDigest,
  })
  try {
    return await parts.database.forClient(account, provider.id, (scope) =>
      keepQuote(parts, scope, caller, wanted, held),
    )
  } catch (error) {
    await releaseHold(parts, caller, held.reference)
    throw error
  }
}

const keyOf = ({ item, answers, travellers, idempotencyKey: quoteKey }: QuoteChange) => ({
  key: { quoteKey },
  same: { quoteDigest: digestOf([item, sortedOf(answers), travellers]) },
})

const sortedOf = (answers: AmendAnswers) =>
  Object.entries(answers).toSorted(([one], [other]) => one.localeCompare(other))

/** @throws Fault not-found; no-longer-possible with a `ChangeRefusal` */
export function changeableItem(
  { bookables, clock }: Pick<CheckoutParts, 'bookables' | 'clock'>,
  whole: WholeOrder,
  id: string,
): OrderItem {
  const item = whole.items.find((one) => one.id === id)
  if (!item) throw new Fault('not-found', 'There is no such item in this order.')
  const refusal = changeRefusal(bookables, whole, item, clock())
  if (refusal) throw noLonger(refusal === 'changing' ? 'change-pending' : refusal, 'item')
  return item
}

/** What the kind makes of what they typed. */
async function findAmended(
  { bookables }: Pick<CheckoutParts, 'bookables'>,
  { provider }: BookingCaller,
  { booking }: OrderItem,
  { answers }: QuoteChange,
) {
  const { amends, request: shape, item } = kindOf(bookables, booking)
  if (!amends) throw noLonger('clinic', 'item')
  const request = shape.parse(booking.request)
  const booked = { supplier: booking.supplier, request, item: item.parse(booking.item) }
  const outcome = await amends.find(clinicOf(provider), booked, answers)
  if (outcome.is === 'unknown')
    throw new Fault('unavailable', 'The supplier does not answer just now.', { retryAfterS: 5 })
  if (outcome.is === 'refused') throw offerRefused(outcome.reason)
  if (digestOf(outcome.value.request) === digestOf(request)) throw noLonger('same', 'answers')
  return outcome.value
}

/** One look at a time: what nobody agreed to is not in the way of what they ask for now. */
async function giveBackQuoted(
  parts: CheckoutParts,
  caller: BookingCaller,
  { changes }: WholeOrder,
  { id }: OrderItem,
): Promise<void> {
  const { account, provider } = caller
  for (const change of changes.filter(({ itemId, state }) => itemId === id && state === 'quoted')) {
    await parts.database.forClient(account, provider.id, (scope) =>
      moveChange(scope, change, 'withdraw', { endedAt: parts.clock() }),
    )
    if (change.booking.state === 'held') await releaseHold(parts, caller, change.booking.reference)
  }
}

/** Under the order's lock, with everything that may have moved while the supplier was asked. */
async function keepQuote(
  parts: CheckoutParts,
  scope: Scope,
  caller: BookingCaller,
  wanted: QuoteChange,
  held: Booking,
): Promise<ChangeRow> {
  const { account } = caller
  const order = await findOrder(scope, account, wanted.order, { forUpdate: true })
  const whole = await readWholeOrder(scope, order)
  const { key, same } = keyOf(wanted)
  const named = { key: { ...key, orderId: order.id }, same, usedFor: 'another change' }
  const { row, isNew } = await once(scope, orderChanges, named, async () => {
    const item = changeableItem(parts, whole, wanted.item)
    const booking = await openBookingById(scope, account, held.id)
    const quoted = await priceChange(parts, scope, caller, whole, item, booking)
    const of = { orderId: order.id, itemId: item.id, bookingId: booking.id, revision: order.revision }
    const { travellers } = wanted
    const asked = { ...key, ...same, travellers, quoted, instalmentId: newId(), createdAt: parts.clock() }
    return { ...of, ...asked, id: newId(), state: 'quoted' as const }
  })
  if (isNew) await writeAudit(scope, account, byClient('preview', 'order', order.reference), parts.clock())
  return row
}
