// What became of a stay of the own inventory.

import type { SupplierStatus } from '#domain/hotels/hotel-supplier.ts'
import { bookedOf } from './book-rooms.ts'
import { endRoomHold } from './release-rooms.ts'
import { findStay, type RoomParts } from './room-stays.ts'

/**
 * `expired` is said of what is written down as such: then no booking that is still on its way, by whichever clock, comes through
 * afterwards. A stay that another took the place of is cancelled, at the cost of the change.
 */
export async function roomStayStatus(parts: RoomParts, providerId: string, reference: string): Promise<SupplierStatus> {
  const read = () => parts.database.forProvider(providerId, (scope) => findStay(scope, reference))
  const found = await read()
  const isOver = found?.state === 'held' && found.expiresAt <= parts.clock()
  if (isOver) await endRoomHold(parts, providerId, reference)
  const stay = isOver ? await read() : found
  if (!stay) return { state: 'none' }
  if (stay.state === 'held' || stay.state === 'expired') return { state: stay.state }
  if (stay.state === 'booked') return { state: 'booked', ...bookedOf(reference) }
  return { state: 'cancelled', feeMinor: stay.feeMinor ?? 0 }
}
