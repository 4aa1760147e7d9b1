// Holds rooms of the own inventory for a stay: in one transaction they are taken, priced and given an end.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { daysFrom } from '#kernel/plain-date.ts'
import { askNights, type GivenNights } from './ask-nights.ts'
import type { RatePlan, Room } from './hotel.ts'
import { findOffer, type HotelRow, hotelFactsOf, planFactsOf, roomFactsOf } from './hotel-facts.ts'
import type { Held, HoldRequest, Refusal } from './hotel-supplier.ts'
import { holdMs } from './hotel-supplier.ts'
import { isSampleProvider } from './inventory-rates.ts'
import { changeFee, keptNights } from './kept-nights.ts'
import { ladderOf } from './ladder.ts'
import { writeOfferId } from './offer-id.ts'
import { priceStay } from './price-stay.ts'
import { holdQueue } from './queues.ts'
import { refuseOffer } from './refuse-offer.ts'
import { readRoomNights } from './room-nights.ts'
import { endHoldsThatAreOver, findStay, lockHotel, type RoomParts, type StayRow } from './room-stays.ts'
import { hotelRoomStays, hotels } from './tables.ts'
import { takeNights } from './take-nights.ts'

type Chosen = { hotel: HotelRow; room: Room; plan: RatePlan }

/**
 * Under the same reference again the same hold, whatever was asked.
 * @throws Fault no-longer-possible with the reason why there are no such rooms
 */
export async function holdRooms(parts: RoomParts, providerId: string, request: HoldRequest): Promise<Held> {
  const outcome = await parts.database.forProvider(providerId, async (scope): Promise<Held | Refusal> => {
    const hotel = await lockHotel(scope, eq(hotels.slug, request.key))
    const now = parts.clock()
    const earlier = await findStay(scope, request.reference)
    if (!hotel) return 'gone'
    if (earlier) return sameAgain(scope, hotel, earlier, now)
    const chosen = findOffer(hotel.rooms, request.offerId)
    if (!chosen || hotel.withdrawnAt) return 'gone'
    await endHoldsThatAreOver(scope, hotel.id, now)
    const stay = await enterStay(scope, { hotel, ...chosen }, request, now)
    if (typeof stay === 'string') return stay
    await takeNights(scope, stay, stay.takes)
    const data = { providerId, reference: stay.reference }
    await parts.jobs.put(scope.transaction, holdQueue, data, stay.expiresAt)
    return heldOf(scope, { hotel, ...chosen }, stay)
  })
  // Not inside: what was given back on the way stays given back.
  if (typeof outcome === 'string') throw refuseOffer(outcome)
  return outcome
}

async function sameAgain(scope: Scope, hotel: HotelRow, stay: StayRow, now: Date): Promise<Held | Refusal> {
  if (stay.state === 'booked') return 'already-booked'
  if (stay.state !== 'held' || stay.expiresAt <= now) return 'hold-expired'
  const chosen = findOffer(hotel.rooms, writeOfferId(stay))
  return chosen && stay.hotelId === hotel.id ? heldOf(scope, { hotel, ...chosen }, stay) : 'gone'
}

async function enterStay(scope: Scope, chosen: Chosen, request: HoldRequest, now: Date): Promise<StayRow | Refusal> {
  const { reference, insteadOf, stay } = request
  const { hotel, room, plan } = chosen
  const asked = { ...stay, room: room.slug, plan: plan.slug }
  const old = insteadOf ? await findStay(scope, insteadOf.reference) : undefined
  if (insteadOf && !(old?.state === 'booked' && old.hotelId === hotel.id)) return 'gone'
  const given = await readGiven(scope, chosen, request, old, now)
  if (typeof given === 'string') return given
  const price = priceStay({ ...hotel, ...chosen, ...given, rooms: stay.rooms })
  const row = {
    id: newId(),
    reference,
    state: 'held' as const,
    hotelId: hotel.id,
    ...asked,
    ...given,
    price,
    ladder: ladderOf(plan.cancellation, price, { ...stay, timeZone: hotel.timeZone }, now),
    insteadOf: old?.reference ?? null,
    changeFeeMinor: changeFee(old, asked, { ...hotel, room, plan }, now),
    expiresAt: new Date(now.getTime() + holdMs),
    createdAt: now,
    changedAt: now,
  }
  const [entered] = await scope.insert(hotelRoomStays, [row], { ignoreConflicts: true })
  // Somebody asks under this reference for another hotel, at this very moment.
  if (!entered) throw new Fault('unavailable', 'The rooms are being held already.', { retryAfterS: 1 })
  return entered
}

async function readGiven(
  scope: Scope,
  { hotel, room, plan }: Chosen,
  { stay }: HoldRequest,
  old: StayRow | undefined,
  now: Date,
): Promise<GivenNights | Refusal> {
  const days = daysFrom(stay.checkIn, stay.checkOut)
  if (days.length === 0 || stay.rooms.length === 0) return 'closed'
  return askNights({
    room,
    plan: plan.slug,
    rooms: stay.rooms,
    nights: await readRoomNights(scope, { hotelId: hotel.id, room: room.slug }, days),
    kept: keptNights(old, { ...stay, room: room.slug, plan: plan.slug }),
    days,
    today: plainDate(now, hotel.timeZone),
  })
}

async function heldOf(scope: Scope, { hotel, room, plan }: Chosen, stay: StayRow): Promise<Held> {
  const { reference, price, ladder, expiresAt, changeFeeMinor } = stay
  const offer = {
    offerId: writeOfferId(stay),
    room: roomFactsOf(room),
    plan: planFactsOf(plan),
    price,
    ladder,
    roomsLeft: null,
  }
  const facts = hotelFactsOf(hotel, await isSampleProvider(scope))
  return { holdId: reference, offer, hotel: facts, expiresAt, changeFeeMinor, raw: null }
}
