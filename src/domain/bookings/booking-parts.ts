// What every action on a booking needs: the database, the jobs, the kinds, and who is asking from where.
import type { JobData, Jobs } from '#db/jobs.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { type Bookable, kindOf } from './bookable.ts'
import type { BookingRow } from './booking.ts'
import type { BookingKind } from './booking-kind.ts'
import type { BookedAt, BookingSupplier, SupplierData } from './booking-supplier.ts'

export type BookingParts = {
  database: Database
  jobs: Pick<Jobs, 'put'>
  clock: Clock
  bookables: readonly Bookable[]
}

/**
 * Whose booking, and at whose site: `origin` is its scheme and host. `kind`: of the only kind that is asked about, by a reference of
 * any other there is nothing; undefined: of every kind.
 */
export type BookingCaller = { account: ClientKey; provider: Provider; origin: string; kind?: BookingKind | undefined }

/** What a job of a booking carries: identifiers, and the site that its mails lead back to. */
export const jobOf = ({ providerId, clientPoolId, clientSub, reference, origin }: BookingRow): JobData => ({
  providerId,
  poolId: clientPoolId,
  sub: clientSub,
  reference,
  origin,
})

/** @throws Fault unavailable where it is not set up (any more): what it has of a booking is not lost by that */
export function supplierOf(
  { bookables }: Pick<BookingParts, 'bookables'>,
  { kind, supplier }: Pick<BookingRow, 'kind' | 'supplier'>,
): BookingSupplier {
  const found = kindOf(bookables, { kind }).suppliers.find(({ name }) => name === supplier)
  if (!found) throw new Fault('unavailable', 'This supplier cannot be asked just now.', { retryAfterS: 60 })
  return found
}

/** As the supplier knows it. */
export const bookedAt = ({ supplierKey, supplierReference }: BookingRow): BookedAt => ({
  reference: supplierKey,
  supplierReference: supplierReference ?? '',
})

/** @param reason the state that the booking is in, or `over`, `change-pending`, `not-payable`: what is paid in advance is booked by an order */
export const noLonger = (reason: string, path = 'reference'): Fault =>
  new Fault('no-longer-possible', `That is not possible any more: ${reason}.`, { fields: [{ path, reason }] })

/** The supplier says no to what was offered. Says nothing of the booking: the reason is in the fields. */
export const offerRefused = (reason: string): Fault =>
  new Fault('no-longer-possible', 'The supplier does not give this any more.', { fields: [{ path: 'offer', reason }] })

export const notYetKnown = () => new Fault('unavailable', 'What became of a booking is not known yet.')

/** What suppliers in our own database keep of clients beside their bookings. */
export const dataOf = (bookables: readonly Bookable[]): SupplierData[] =>
  bookables.flatMap(({ suppliers }) => suppliers.flatMap(({ personalData }) => personalData ?? []))
