// Which of a client's offers can be paid through this site: its last version stands, can be frozen, and is not booked yet.
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { isBookingOf } from '#domain/bookings/open-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import type { ClientThread } from '#domain/quotes/read-client-quotes.ts'
import type { Clock } from '#kernel/clock.ts'
import { freezeOffer } from './freeze-offer.ts'
import { treatmentRequest } from './treatment.ts'

type Parts = { database: Pick<Database, 'forClient'>; clock: Clock }
type Thread = Pick<ClientThread, 'request' | 'offers'>

/** Read once for all threads of a page. */
export async function openCanPayOffer(
  { database, clock }: Parts,
  { account, provider }: Pick<BookingCaller, 'account' | 'provider'>,
): Promise<(thread: Thread) => boolean> {
  const isLive = inArray(bookings.state, ['booking', 'booked', 'cancelling', 'completed'])
  const rows = await database.forClient(account, provider.id, (scope) =>
    scope.rows(bookings, and(isBookingOf(account), eq(bookings.kind, 'procedure'), isLive)),
  )
  const booked = new Set(rows.map((row) => treatmentRequest.parse(row.request).quote))
  return ({ request: { reference: quote }, offers: [last] }) => {
    if (!last || (last.state !== 'open' && last.state !== 'accepted') || booked.has(quote)) return false
    const { version, content } = last
    return (
      freezeOffer({ quote, version, content, procedure: null, practitioner: null }, provider, clock()).is === 'done'
    )
  }
}
