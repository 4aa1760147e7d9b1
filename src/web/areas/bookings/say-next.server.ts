// What comes next with a booking, or what became of it.
import type { PageContext } from '#web/page/page-context.ts'
import type { Booking, KindName } from '#web/site/booking-kind.ts'
import { sayBoth } from './present-cancel.server.ts'

/** @param name of the hotel, the airline, the clinic */
export function sayNext(page: PageContext, kind: KindName, booking: Booking, name: string): string {
  const { t } = page
  const { state, refusal, fee, replaces, lead } = booking
  // Never confirmed: nobody said no, what it was to take the place of is there no more.
  if (state === 'refused' && replaces && !lead) {
    return t(`meta.${kind}.bookings.refusal.change`, { reference: replaces.reference })
  }
  if (state === 'refused') return t(`meta.${kind}.bookings.refusal.${refusal ?? 'gone'}`)
  if (booking.can.pay) return t(`meta.${kind}.bookings.next.pay`)
  if (state === 'held' && !booking.canBook) return t(`meta.${kind}.bookings.next.notHere`)
  if (state !== 'cancelled') return t(`meta.${kind}.bookings.next.${state}`, { name })
  if (!fee || fee.charged.from.amountMinor === 0) return t(`meta.${kind}.bookings.next.cancelledFree`)
  return t(`meta.${kind}.bookings.next.cancelled`, { fee: sayBoth(fee, page) })
}
