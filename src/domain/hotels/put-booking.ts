// Puts what became of a hotel booking before the provider's own people.
import type { Scope } from '#db/scope.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import type { Booking } from './booking.ts'

/** @param dueAt by when somebody is to take it up; null where it is only to be known */
export function putBooking(
  scope: Scope,
  { reference, lead, clientPoolId: poolId, clientSub: sub }: Booking,
  at: Date,
  dueAt: Date | null = null,
): Promise<void> {
  const from = lead ? `${lead.firstName} ${lead.lastName}`.trim() : ''
  return putInInbox(scope, { kind: 'hotel-booking', reference, from, client: { poolId, sub }, at, dueAt })
}
