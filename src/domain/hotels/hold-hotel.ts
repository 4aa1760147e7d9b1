// Holds a room for a client: written down before the supplier is asked, so that no answer is ever lost.
import { and, eq, gt, gte, or, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId, newReference } from '#kernel/id.ts'
import type { Money } from '#kernel/money.ts'
import { type Booking, type BookingRow, canNow, stateAt, toBooking } from './booking.ts'
import { type BookingAsker, type BookingParts, isUnknown, noLonger, refusalOf, supplierOf } from './booking-parts.ts'
import { clinicOf } from './clinic-of.ts'
import type { HotelId } from './hotel-id.ts'
import { type Held, holdMs } from './hotel-supplier.ts'
import { findBookingRow, isBookingOf, moveBooking, openBooking } from './open-booking.ts'
import { refuseChanging } from './pending-changes.ts'
import { refuseOffer } from './refuse-offer.ts'
import { type Stay, stayFaults } from './stay.ts'
import { hotelBookings } from './tables.ts'

export type HoldWish = {
  hotel: HotelId
  offerId: string
  stay: Stay
  /** What the client saw it at. */
  seen: Money
  /** The reference of a booking whose dates are changed. */
  insteadOf: string | undefined
  procedureSlug: string | null
  language: string
  idempotencyKey: string
  inputDigest: string
}

/** How many rooms somebody may keep from others at once. */
export const holdsAtOnce = 5

/** How many rooms somebody may ask for within the hour, whatever came of it. */
export const hourlyHolds = 20
const hourMs = 3_600_000

/**
 * The same key holds once: also where the process ended in between, the supplier is asked again under the same reference.
 * @throws Fault not-found for a hotel that its supplier knows not to be there, invalid-input for a stay that nobody can ask for, idempotency-key-reused, too-many-requests, no-longer-possible
 * where the supplier says no, unavailable where it did not answer: then the same call again finds out
 */
export async function holdHotel(parts: BookingParts, asker: BookingAsker, wish: HoldWish): Promise<Booking> {
  const { account, provider } = asker
  const now = parts.clock()
  const supplier = supplierOf(parts, wish.hotel)
  const clinic = clinicOf(provider)
  if ((await supplier.knows?.(clinic, wish.hotel.key)) === false) {
    throw new Fault('not-found', 'There is no such hotel.')
  }
  const row = await parts.database.forClient(account, provider.id, (scope) => ask(scope, asker, wish, now))
  if (row.refusal !== '') throw refuseOffer(row.refusal)
  const shown = toBooking(row)
  if (shown)
    return parts.database.forClient(account, provider.id, (scope) => openBooking(scope, account, row.reference))
  if (stateAt(row, now) === 'expired') throw refuseOffer('hold-expired')
  const { reference, hotelKey: key, offerId, checkIn, checkOut, rooms } = row
  const stay = { checkIn, checkOut, rooms }
  const insteadOf = await parts.database.forClient(account, provider.id, (scope) => readReplaced(scope, asker, row))
  const held = await supplier
    .hold(clinic, { reference, key, offerId, stay, insteadOf })
    .catch((error: unknown) => keepRefusal(parts, asker, row, error))
  return keepHeld(parts, asker, row, held)
}

async function ask(scope: Scope, asker: BookingAsker, wish: HoldWish, now: Date): Promise<BookingRow> {
  const { account, provider } = asker
  // Holds of one client are asked for one after another, so that counting and inserting cannot interleave.
  const name = `hotel holds ${account.poolId} ${account.sub}`
  await scope.transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const sameKey = eq(hotelBookings.idempotencyKey, wish.idempotencyKey)
  const [earlier] = await scope.rows(hotelBookings, and(isBookingOf(account), sameKey))
  if (earlier && earlier.inputDigest !== wish.inputDigest) {
    throw new Fault('idempotency-key-reused', 'This key was used for another hold.')
  }
  if (earlier) return earlier
  const fields = stayFaults(wish.stay, plainDate(now, provider.location.timeZone))
  if (fields.length > 0) throw new Fault('invalid-input', 'This is no stay that can be booked.', { fields })
  await refuseMany(scope, asker, now)
  if (wish.insteadOf !== undefined) await checkReplaced(scope, asker, wish, wish.insteadOf, now)
  const reference = newReference('H')
  const [row] = await scope.insert(hotelBookings, [{ ...rowOf(asker, wish, now), reference }])
  if (!row) throw new Fault('internal', 'A booking was not written down.')
  await writeAudit(scope, account, byClient('add', 'hotel-booking', reference), now)
  return row
}

function rowOf({ account }: BookingAsker, { hotel, stay, seen, insteadOf, ...wish }: HoldWish, now: Date) {
  return {
    id: newId(),
    clientPoolId: account.poolId,
    clientSub: account.sub,
    state: 'asked' as const,
    supplier: hotel.supplier,
    hotelKey: hotel.key,
    ...stay,
    ...wish,
    seenTotalMinor: seen.amountMinor,
    seenCurrency: seen.currency,
    insteadOf: insteadOf?.trim().toUpperCase() ?? null,
    createdAt: now,
  }
}

async function refuseMany(scope: Scope, { account }: BookingAsker, now: Date): Promise<void> {
  const lastHour = gte(hotelBookings.createdAt, new Date(now.getTime() - hourMs))
  const recent = and(eq(hotelBookings.providerId, scope.providerId), isBookingOf(account), lastHour)
  if ((await scope.transaction.$count(hotelBookings, recent)) >= hourlyHolds) {
    throw new Fault('too-many-requests', 'Too many rooms within an hour.', { retryAfterS: hourMs / 1000 })
  }
  const asked = and(eq(hotelBookings.state, 'asked'), gt(hotelBookings.createdAt, new Date(now.getTime() - holdMs)))
  const held = and(eq(hotelBookings.state, 'held'), gt(hotelBookings.expiresAt, now))
  const live = await scope.rows(hotelBookings, and(isBookingOf(account), or(asked, held)))
  if (live.length >= holdsAtOnce) {
    throw new Fault('too-many-requests', `At most ${holdsAtOnce} rooms are held at once.`, {
      retryAfterS: holdMs / 1000,
    })
  }
}

async function checkReplaced(scope: Scope, { account }: BookingAsker, wish: HoldWish, reference: string, now: Date) {
  const booking = await openBooking(scope, account, reference)
  const isSameHotel = booking.supplier === wish.hotel.supplier && booking.hotelKey === wish.hotel.key
  if (!isSameHotel) {
    const fields = [{ path: 'insteadOf', reason: 'other-hotel' }]
    throw new Fault('invalid-input', 'Dates are changed at the same hotel.', { fields })
  }
  if (!canNow(booking, now).change) throw noLonger(booking.state === 'booked' ? 'over' : booking.state, 'insteadOf')
  await refuseChanging(scope, account, booking.reference, 'insteadOf')
}

async function readReplaced(scope: Scope, { account }: BookingAsker, { insteadOf }: BookingRow) {
  if (insteadOf === null) return null
  const { supplierReference } = await openBooking(scope, account, insteadOf)
  return { reference: insteadOf, supplierReference: supplierReference ?? '' }
}

/** @throws the refusal itself; what is unknown stays asked */
async function keepRefusal(parts: BookingParts, asker: BookingAsker, row: BookingRow, error: unknown): Promise<never> {
  if (isUnknown(error)) throw error
  const refusal = refusalOf(error)
  await parts.database.forClient(asker.account, asker.provider.id, (scope) =>
    moveBooking(scope, row, 'asked', 'refuse', { refusal: refusal ?? 'gone' }),
  )
  throw refusal ? refuseOffer(refusal) : error
}

async function keepHeld(parts: BookingParts, asker: BookingAsker, row: BookingRow, held: Held): Promise<Booking> {
  const { offer, hotel, holdId, expiresAt, changeFeeMinor, raw } = held
  const { room, plan, price, ladder } = offer
  const facts = { hotel, room, plan, price, ladder, holdId, expiresAt, changeFeeMinor, raw }
  const { account, provider } = asker
  const booking = await parts.database.forClient(account, provider.id, async (scope) => {
    const moved = await moveBooking(scope, row, 'asked', 'hold', { ...facts, heldAt: parts.clock() })
    // Somebody else was faster under the same key, and holds the same.
    return toBooking(moved ?? (await findBookingRow(scope, account, row.reference)) ?? row)
  })
  if (!booking) throw refuseOffer('hold-expired')
  return booking
}
