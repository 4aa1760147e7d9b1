// Names of travellers that were typed wrong are put right, at no cost: on the bookings, and the clinic is asked to pass them on.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { putBookingInInbox } from '#domain/bookings/announce-booking.ts'
import { kindOf } from '#domain/bookings/bookable.ts'
import { isComing } from '#domain/bookings/booking.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { openBookingById } from '#domain/bookings/open-booking.ts'
import { unmetRequirements } from '#domain/bookings/requirement.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import { Fault } from '#kernel/fault.ts'
import { refuseWhileChanging } from './change-refusal.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type OrderItem, readWholeOrder, type TravellerRow } from './find-order.ts'
import { givenFor, requirementsFor } from './name-travellers.ts'
import { orderTravellers } from './tables.ts'

export type RenameTravellers = {
  order: string
  travellers: { position: number; firstName: string; lastName: string }[]
}

/**
 * Idempotent: names that are so already change nothing, and nobody is asked to do anything.
 * @throws Fault not-found; no-longer-possible where the order does not stand, and for what is being changed (`change-pending`);
 * invalid-input for a name that a supplier has no room for
 */
export async function renameTravellers(
  parts: CheckoutParts,
  caller: BookingCaller,
  { order: reference, travellers: wanted }: RenameTravellers,
): Promise<void> {
  const { account, provider } = caller
  await parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, reference, { forUpdate: true })
    if (order.state !== 'placed') throw noLonger(order.state, 'order')
    const whole = await readWholeOrder(scope, order)
    const renamed = whole.travellers.flatMap((one) => {
      const name = wanted.find(({ position }) => position === one.position)
      const isOther = name && (name.firstName !== one.firstName || name.lastName !== one.lastName)
      return isOther ? [{ ...one, firstName: name.firstName, lastName: name.lastName }] : []
    })
    if (renamed.length === 0) return
    const now = parts.clock()
    const isOn = ({ id }: OrderItem) => renamed.some(({ itemIds }) => itemIds.includes(id))
    const items = whole.items.filter((item) => item.state === 'booked' && isOn(item) && isComing(item.booking, now))
    refuseWhileChanging(whole, items, 'order')
    const after = whole.travellers.map((one) => renamed.find(({ id }) => id === one.id) ?? one)
    for (const { id, firstName, lastName } of renamed)
      await scope.update(orderTravellers, { firstName, lastName }, eq(orderTravellers.id, id))
    for (const item of items) await rename(parts, scope, caller, item, after)
    await writeAudit(scope, account, byClient('change', 'order', order.reference), now)
  })
}

/** No supplier is told by itself: a colleague passes it on, and says so there. */
async function rename(
  { bookables, clock }: CheckoutParts,
  scope: Scope,
  { account, provider }: BookingCaller,
  item: OrderItem,
  travellers: readonly TravellerRow[],
): Promise<void> {
  const now = clock()
  const requirements = requirementsFor(bookables, item)
  const given = givenFor(requirements, item, travellers)
  const fields = unmetRequirements(requirements, given)
  if (fields.length > 0) throw new Fault('invalid-input', 'The supplier needs more to know.', { fields })
  const details = kindOf(bookables, item.booking).details.parse(given.details)
  const isIt = and(eq(bookings.id, item.booking.id), eq(bookings.revision, item.booking.revision))
  const said = { details, informedAt: null, informedBy: '' }
  const [kept] = await scope.update(bookings, said, isIt)
  if (!kept) throw noLonger('changed', 'order')
  const booking = await openBookingById(scope, account, item.booking.id)
  await putBookingInInbox(scope, booking, now, dueAtOf(provider, now))
}
