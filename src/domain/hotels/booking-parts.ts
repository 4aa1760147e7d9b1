// What every deed with a booking needs: the database, the jobs, the suppliers, and who is asking from where.
import type { JobData, Jobs } from '#db/jobs.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { BookingRow } from './booking.ts'
import { type HotelSupplier, type Refusal, refusals } from './hotel-supplier.ts'

export type BookingParts = {
  database: Database
  jobs: Pick<Jobs, 'put'>
  clock: Clock
  hotelSuppliers: readonly HotelSupplier[]
}

/** Whose booking, and at whose site: `origin` is its scheme and host. */
export type BookingAsker = { account: ClientKey; provider: Provider; origin: string }

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
  { hotelSuppliers }: Pick<BookingParts, 'hotelSuppliers'>,
  { supplier }: Pick<BookingRow, 'supplier'>,
): HotelSupplier {
  const found = hotelSuppliers.find(({ name }) => name === supplier)
  if (!found) throw new Fault('unavailable', 'This hotel cannot be asked just now.', { retryAfterS: 60 })
  return found
}

/** Why a supplier said no; undefined where that is not what it said. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Fault) || error.code !== 'no-longer-possible') return undefined
  const said = error.fields[0]?.reason
  return refusals.find((one) => one === said) ?? 'gone'
}

/** @param reason the state that the booking is in, or `over`, `change-pending`, `not-payable`: what is paid in advance this site cannot take yet */
export const noLonger = (reason: string, path = 'reference'): Fault =>
  new Fault('no-longer-possible', `That is not possible any more: ${reason}.`, { fields: [{ path, reason }] })

/** What happened is not known: it will be, and nothing is done twice by asking again. */
export const isUnknown = (error: unknown): boolean =>
  !(error instanceof Fault) || error.code === 'unavailable' || error.code === 'internal'
