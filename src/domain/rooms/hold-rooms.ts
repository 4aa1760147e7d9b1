// Holds rooms of the own inventory for a stay: in one transaction they are taken, priced and given an end.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { holdMs } from '#domain/bookings/booking.ts'
import type { RatePlan, Room } from '#domain/hotels/hotel.ts'
import type { Held, HoldRequest, Refusal } from '#domain/hotels/hotel-supplier.ts'
import { priceStay } from '#domain/hotels/price-stay.ts'
import { stayPolicy } from '#domain/hotels/stay-policy.ts'
import { plainDate } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import { done, type Outcome, refused, unknown } from '#kernel/outcome.ts'
import { daysFrom } from '#kernel/plain-date.ts'
import { askNights, type GivenNights } from './ask-nights.ts'
import { holdQueue } from './hold-queue.ts'
import { findOffer, type HotelRow, hotelFactsOf, planFactsOf, roomFactsOf } from './hotel-facts.ts'
import { isSampleProvider } from './inventory-rates.ts'
import { changeFee, keptNights } from './kept-nights.ts'
import { writeOfferId } from './offer-id.ts'
import { readRoomNights } from './room-nights.ts'
import { endHoldsThatAreOver, findStay, lockHotel, type RoomParts, type StayRow } from './room-stays.ts'
import { hotelRoomStays, hotels } from './tables.ts'
import { takeNights } from './take-nights.ts'

type HoldOutcome = Outcome<Held, Refusal>

type NewStay = Omit<typeof hotelRoomStays.$inferInsert, 'providerId'>

type Chosen = { hotel: HotelRow; room: Room; plan: RatePlan }

/** Idempotent: under the same reference again the same hold, whatever was asked. What was given back on the way stays given back. */
export function holdRooms(parts: RoomParts, providerId: string, request: HoldRequest): Promise<HoldOutcome> {
  return parts.database.forProvider(providerId, async (scope): Promise<HoldOutcome> => {
    const hotel = await lockHotel(scope, eq(hotels.slug, request.key))
    const now = parts.clock()
    const earlier = await findStay(scope, request.reference)
    if (!hotel) return refused('gone')
    if (earlier) return sameAgain(scope, hotel, earlier, now)
    const chosen = findOffer(hotel.rooms, request.offerId)
    if (!chosen || hotel.withdrawnAt) return refused('gone')
    await endHoldsThatAreOver(scope, hotel.id, now)
    const row = await newStay(scope, { hotel, ...chosen }, request, now)
    if (typeof row === 'string') return refused(row)
    const [stay] = await scope.insert(hotelRoomStays, [row], { ignoreConflicts: true })
    // Somebody asks under this reference for another hotel, at this very moment.
    if (!stay) return unknown('no')
    await takeNights(scope, stay, stay.takes)
    const data = { providerId, reference: stay.reference }
    await parts.jobs.put(scope.transaction, holdQueue, data, stay.expiresAt)
    return done(await heldOf(scope, { hotel, ...chosen }, stay))
  })
}

async function sameAgain(scope: Scope, hotel: HotelRow, stay: StayRow, now: Date): Promise<HoldOutcome> {
  if (stay.state === 'booked') return refused('already-booked')
  if (stay.state !== 'held' || stay.expiresAt <= now) return refused('hold-expired')
  const chosen = findOffer(hotel.rooms, writeOfferId(stay))
  if (!chosen || stay.hotelId !== hotel.id) return refused('gone')
  return done(await heldOf(scope, { hotel, ...chosen }, stay))
}

async function newStay(scope: Scope, chosen: Chosen, request: HoldRequest, now: Date): Promise<NewStay | Refusal> {
  const { reference, replaces, stay } = request
  const { hotel, room, plan } = chosen
  const asked = { ...stay, room: room.slug, plan: plan.slug }
  const old = replaces ? await findStay(scope, replaces.reference) : undefined
  if (replaces && !(old?.state === 'booked' && old.hotelId === hotel.id)) return 'gone'
  const given = await readGiven(scope, chosen, request, old, now)
  if (typeof given === 'string') return given
  const price = priceStay({ ...hotel, ...chosen, ...given, rooms: stay.rooms })
  return {
    id: newId(),
    reference,
    state: 'held' as const,
    hotelId: hotel.id,
    ...asked,
    ...given,
    price,
    policy: stayPolicy(plan.cancellation, price, { ...stay, timeZone: hotel.timeZone }, now),
    replaces: old?.reference ?? null,
    changeFeeMinor: changeFee(old, asked, { ...hotel, room, plan }, now),
    expiresAt: new Date(now.getTime() + holdMs),
    createdAt: now,
    changedAt: now,
  }
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
  const { reference, price, policy, expiresAt, changeFeeMinor } = stay
  const offer = {
    offerId: writeOfferId(stay),
    room: roomFactsOf(room),
    plan: planFactsOf(plan),
    price,
    policy,
    roomsLeft: null,
  }
  const facts = hotelFactsOf(hotel, await isSampleProvider(scope))
  return { holdId: reference, offer, hotel: facts, expiresAt, changeFeeMinor, evidence: {} }
}
