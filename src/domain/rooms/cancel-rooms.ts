// Cancels a booked stay of the own inventory by the cancellation policy that was agreed to, and says beforehand what that costs.
import type { Database } from '#db/open.ts'
import { offerRefused } from '#domain/bookings/booking-parts.ts'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import type { CancelTerms, Refusal } from '#domain/hotels/hotel-supplier.ts'
import type { Clock } from '#kernel/clock.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { endHoldsInsteadOf, endStay, findStay, type RoomParts, type StayRow, withStay } from './room-stays.ts'

/** @throws Fault no-longer-possible where nothing was booked */
export async function quoteRoomsCancel(
  { database, clock }: { database: Database; clock: Clock },
  providerId: string,
  reference: string,
): Promise<CancelTerms> {
  const stay = await database.forProvider(providerId, (scope) => findStay(scope, reference))
  const terms = termsOf(stay, clock())
  if (!terms) throw offerRefused('gone')
  return terms
}

/** Idempotent: asked again, it says what it cost. Refused as `gone` where nothing was booked. */
export async function cancelRooms(
  parts: RoomParts,
  providerId: string,
  reference: string,
): Promise<Outcome<CancelTerms, Refusal>> {
  const terms = await withStay(parts, providerId, reference, async ({ scope, stay, now }) => {
    const terms = termsOf(stay, now)
    if (terms && stay.state === 'booked') {
      await endStay(scope, stay, { state: 'cancelled', now, feeMinor: terms.feeMinor })
      await endHoldsInsteadOf(scope, stay.reference, now)
    }
    return terms
  })
  return terms ? done(terms) : refused('gone')
}

/** Of a stay that is over already what leaving it cost; undefined of one that was never booked. */
function termsOf(stay: StayRow | undefined, now: Date): CancelTerms | undefined {
  if (!stay || stay.state === 'held' || stay.state === 'expired') return undefined
  const feeMinor = stay.state === 'booked' ? feeAt(stay.policy, now) : (stay.feeMinor ?? 0)
  return { feeMinor, currency: stay.price.currency }
}
