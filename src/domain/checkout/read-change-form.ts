// Reads what is asked of a client who changes an item of their order: the fields of its kind, and who travels on it.
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { AmendField, AmendPart } from '#domain/bookings/amendment.ts'
import { kindOf } from '#domain/bookings/bookable.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { plainDate } from '#kernel/clock.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, readWholeOrder, type TravellerRow } from './find-order.ts'
import { changeableItem } from './quote-change.ts'

export type ChangeForm = Record<AmendPart, AmendField[]> & {
  /** In their order. */
  travellers: Pick<TravellerRow, 'position' | 'firstName' | 'lastName'>[]
}

/** @throws Fault not-found; no-longer-possible where it cannot be changed just now */
export async function readChangeForm(
  parts: Pick<CheckoutParts, 'database' | 'bookables' | 'clock'>,
  { account, provider }: Pick<BookingCaller, 'account' | 'provider'>,
  { order: reference, item: id }: { order: string; item: string },
): Promise<ChangeForm> {
  return parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, reference)
    const whole = await readWholeOrder(scope, order)
    const { booking } = changeableItem(parts, whole, id)
    const kind = kindOf(parts.bookables, booking)
    if (!kind.amends) throw noLonger('clinic', 'item')
    await writeAudit(scope, account, byClient('open', 'order', order.reference), parts.clock())
    const now = parts.clock()
    const today = plainDate(now, provider.location.timeZone)
    const fields = kind.amends.fields(kind.request.parse(booking.request), kind.item.parse(booking.item), today)
    const travellers = whole.travellers
      .filter(({ itemIds }) => itemIds.includes(id))
      .map(({ position, firstName, lastName }) => ({ position, firstName, lastName }))
    return { ...fields, travellers }
  })
}
