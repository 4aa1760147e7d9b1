// Gives a hold of the own inventory back: when the client lets it go, and by itself when it is over.
import type { Refusal } from '#domain/hotels/hotel-supplier.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { holdQueue } from './hold-queue.ts'
import { endStay, type RoomParts, withStay } from './room-stays.ts'

/** Whatever is booked stays. Idempotent: done for what is gone already, too. */
export async function releaseRooms(
  parts: RoomParts,
  providerId: string,
  reference: string,
): Promise<Outcome<undefined, Refusal>> {
  await withStay(parts, providerId, reference, async ({ scope, stay, now }) => {
    if (stay.state === 'held') await endStay(scope, stay, { state: 'expired', now })
  })
  return done(undefined)
}

/** The work of a hold's job. A clock that is behind the database's has it come again. */
export async function endRoomHold(parts: RoomParts, providerId: string, reference: string): Promise<void> {
  await withStay(parts, providerId, reference, async ({ scope, stay, now }) => {
    if (stay.state !== 'held') return
    if (stay.expiresAt <= now) return endStay(scope, stay, { state: 'expired', now })
    const again = new Date(stay.expiresAt.getTime() + 1_000)
    await parts.jobs.put(scope.transaction, holdQueue, { providerId, reference }, again)
  })
}
