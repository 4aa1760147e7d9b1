// Books what the own inventory holds; the stay that it takes the place of gives its rooms back in the same moment.
import { eq } from 'drizzle-orm'
import type { Booked, Refusal } from '#domain/hotels/hotel-supplier.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { endHoldsInsteadOf, endStay, findStay, type LockedStay, type RoomParts, withStay } from './room-stays.ts'
import { hotelRoomStays } from './tables.ts'
import { takeNights } from './take-nights.ts'

/**
 * Under the same reference once. A hold that is over is over, even where its rooms are still free: the client may have been told so.
 * Refused: `hold-expired` once the hold is over, `gone` where there never was one. What is over gives its rooms back all the same.
 */
export async function bookRooms(
  parts: RoomParts,
  providerId: string,
  reference: string,
): Promise<Outcome<Booked, Refusal>> {
  const outcome = await withStay(parts, providerId, reference, async (locked): Promise<Outcome<Booked, Refusal>> => {
    const { scope, stay, now } = locked
    if (stay.state === 'booked') return done(bookedOf(reference))
    if (stay.state !== 'held') return refused('hold-expired')
    if (stay.expiresAt <= now) {
      await endStay(scope, stay, { state: 'expired', now })
      return refused('hold-expired')
    }
    await confirm(locked)
    return done(bookedOf(reference))
  })
  return outcome ?? refused('gone')
}

/** Our own reference is no confirmation: the hotel has not heard of the booking yet. */
export const bookedOf = (reference: string): Booked => ({
  supplierReference: reference,
  confirmation: '',
  evidence: {},
})

/** From here on it has all of its rooms itself, those too that it had of the stay before. */
async function confirm({ scope, stay, now }: LockedStay): Promise<void> {
  const old = stay.replaces ? await findStay(scope, stay.replaces) : undefined
  const takes = stay.takes.map(() => stay.rooms.length)
  if (old) {
    await endStay(scope, old, { state: 'replaced', now, feeMinor: stay.changeFeeMinor })
    await endHoldsInsteadOf(scope, old.reference, now, stay)
    await takeNights(
      scope,
      stay,
      takes.map((rooms, at) => rooms - (stay.takes[at] ?? 0)),
    )
  }
  await scope.update(hotelRoomStays, { state: 'booked', takes, changedAt: now }, eq(hotelRoomStays.id, stay.id))
}
