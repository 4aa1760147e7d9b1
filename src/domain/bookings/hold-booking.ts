// Holds what a client wants to book: written down before the supplier is asked, so that no answer is ever lost.
import { and, eq, gt, or } from 'drizzle-orm'
import { once } from '#db/once.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId, newReference } from '#kernel/id.ts'
import type { Money } from '#kernel/money.ts'
import type { Bookable } from './bookable.ts'
import { kindOf } from './bookable.ts'
import { type Booking, type BookingRow, holdMs, stateAt, toBooking } from './booking.ts'
import type { BookingKind } from './booking-kind.ts'
import { type BookingCaller, type BookingParts, bookedAt, noLonger, offerRefused, supplierOf } from './booking-parts.ts'
import type { BookedAt, Held } from './booking-supplier.ts'
import { isChangeable } from './can-now.ts'
import { clinicOf } from './clinic-of.ts'
import { findBookingRow, isBookingOf, moveBooking, openBooking } from './open-booking.ts'
import { refuseChanging } from './pending-changes.ts'
import { bookings } from './tables.ts'

export type BookingRequest = {
  kind: BookingKind
  supplier: string
  /** What is asked for, as the kind's own shape reads it. */
  request: unknown
  /** What the client saw it at. */
  seen: Money
  /** The reference of a booking that is changed. */
  replaces: string | undefined
  /** The order that paid for what is changed, where it is the one that changes it. */
  byOrder?: string
  procedureSlug: string | null
  language: string
  idempotencyKey: string
  inputDigest: string
}

/** How much of one kind a client may keep from others at once. */
export const holdsAtOnce = 5

/** How much one client may ask for within the hour, whatever came of it. */
export const hourlyHolds = 20

/**
 * The same key holds once: also where the process ended in between, the supplier is asked again under the same reference.
 * @throws Fault invalid-input for a request that nobody can ask for, idempotency-key-reused, too-many-requests, no-longer-possible
 * where the supplier says no, unavailable where it did not answer: then the same call again finds out
 */
export async function holdBooking(parts: BookingParts, caller: BookingCaller, asked: BookingRequest): Promise<Booking> {
  const { account, provider } = caller
  const now = parts.clock()
  const supplier = supplierOf(parts, asked)
  const kind = kindOf(parts.bookables, asked)
  const { row, replaces } = await parts.database.forClient(account, provider.id, async (scope) => {
    const found = await ask(parts, kind, scope, caller, asked, now)
    return { row: found, replaces: await readReplaced(scope, caller, found) }
  })
  if (row.refusal !== '') throw offerRefused(row.refusal)
  if (toBooking(row))
    return parts.database.forClient(account, provider.id, (scope) => openBooking(scope, account, row.reference))
  if (stateAt(row, now) === 'expired') throw offerRefused('hold-expired')
  const request = kind.request.parse(row.request)
  const outcome = await supplier.hold(clinicOf(provider), { reference: row.supplierKey, request, replaces })
  if (outcome.is === 'unknown')
    throw new Fault('unavailable', 'The supplier does not answer just now.', { retryAfterS: 2 })
  if (outcome.is === 'done') return keepHeld(parts, caller, kind, row, outcome.value)
  await parts.database.forClient(account, provider.id, (scope) =>
    moveBooking(scope, row, 'asked', 'refuse', { refusal: outcome.reason }),
  )
  throw offerRefused(outcome.reason)
}

async function ask(
  parts: BookingParts,
  kind: Bookable,
  scope: Scope,
  caller: BookingCaller,
  asked: BookingRequest,
  now: Date,
): Promise<BookingRow> {
  const { account, provider } = caller
  const { idempotencyKey, inputDigest } = asked
  const whose = { clientPoolId: account.poolId, clientSub: account.sub }
  const key = { key: { ...whose, idempotencyKey }, same: { inputDigest }, usedFor: 'another hold' }
  const { row, isNew } = await once(scope, bookings, key, async () => {
    const request = kind.request.parse(asked.request)
    const fields = kind.requestFaults(request, plainDate(now, provider.location.timeZone))
    if (fields.length > 0) throw new Fault('invalid-input', 'This is nothing that can be booked.', { fields })
    await refuseMany(scope, caller, kind, now)
    if (asked.replaces !== undefined) await checkReplaced(parts, kind, scope, caller, asked, asked.replaces, now)
    const reference = newReference(kind.prefix)
    return { ...rowOf(kind, caller, asked, now), reference, supplierKey: reference }
  })
  if (isNew) await writeAudit(scope, account, byClient('add', 'booking', row.reference), now)
  return row
}

function rowOf(kind: Bookable, { account, provider }: BookingCaller, asked: BookingRequest, now: Date) {
  const { seen, replaces, supplier, procedureSlug, language, idempotencyKey, inputDigest } = asked
  const request = kind.request.parse(asked.request)
  const { from, until, timeZone } = kind.span(request, null, provider.location.timeZone)
  return {
    id: newId(),
    kind: kind.kind,
    clientPoolId: account.poolId,
    clientSub: account.sub,
    state: 'asked' as const,
    supplier,
    request,
    itemKey: kind.keyOf(request),
    startsAt: from,
    endsAt: until,
    timeZone,
    seenTotalMinor: seen.amountMinor,
    seenCurrency: seen.currency,
    replaces: replaces?.trim().toUpperCase() ?? null,
    procedureSlug,
    language,
    idempotencyKey,
    inputDigest,
    createdAt: now,
  }
}

/** Holds of one client are asked for one after another. */
async function refuseMany(
  scope: Scope,
  { account }: BookingCaller,
  { kind }: Pick<Bookable, 'kind'>,
  now: Date,
): Promise<void> {
  const lock = `booking holds ${account.poolId} ${account.sub}`
  const counted = { lock, table: bookings, at: bookings.createdAt, now }
  const recent: Limit = { of: isBookingOf(account), most: hourlyHolds, per: 'hour' }
  await rateLimit(scope, { ...counted, limits: [recent] }, 'Too much was asked for within an hour.')
  const asked = and(eq(bookings.state, 'asked'), gt(bookings.createdAt, new Date(now.getTime() - holdMs)))
  const held = and(eq(bookings.state, 'held'), gt(bookings.heldUntil, now))
  const live: Limit = {
    of: and(isBookingOf(account), eq(bookings.kind, kind), or(asked, held)),
    most: holdsAtOnce,
    retryAfterS: holdMs / 1000,
  }
  await rateLimit(scope, { ...counted, limits: [live] }, `At most ${holdsAtOnce} are held at once.`)
}

async function checkReplaced(
  { bookables }: BookingParts,
  kind: Bookable,
  scope: Scope,
  { account }: BookingCaller,
  asked: BookingRequest,
  reference: string,
  now: Date,
): Promise<void> {
  const booking = await openBooking(scope, account, reference)
  const isSameSupplier = booking.kind === asked.kind && booking.supplier === asked.supplier
  const fields = isSameSupplier
    ? kind.changeFaults(kind.request.parse(booking.request), kind.request.parse(asked.request))
    : [{ path: 'replaces', reason: 'other-supplier' }]
  if (fields.length > 0) throw new Fault('invalid-input', 'A booking is not changed into that.', { fields })
  if (booking.orderId !== (asked.byOrder ?? null)) throw noLonger('in-order', 'replaces')
  if (!isChangeable(bookables, booking, now)) {
    const state = stateAt(booking, now)
    throw noLonger(state === 'booked' || state === 'completed' ? 'over' : state, 'replaces')
  }
  await refuseChanging(scope, account, booking.reference, 'replaces')
}

export async function readReplaced(
  scope: Scope,
  { account }: BookingCaller,
  { replaces }: BookingRow,
): Promise<BookedAt | null> {
  return replaces === null ? null : bookedAt(await openBooking(scope, account, replaces))
}

async function keepHeld(
  parts: BookingParts,
  caller: BookingCaller,
  kind: Bookable,
  row: BookingRow,
  { item, holdId, heldUntil, changeFeeMinor, evidence }: Held<unknown>,
): Promise<Booking> {
  const { account, provider } = caller
  const frozen = kind.item.parse(item)
  const { from, until, timeZone } = kind.span(kind.request.parse(row.request), frozen, provider.location.timeZone)
  const [title, price, policy] = [kind.title(frozen), kind.price(frozen), kind.policy(frozen)]
  const facts = { item: frozen, title, price, policy, startsAt: from, endsAt: until, timeZone }
  const hold = { holdId, heldUntil, changeFeeMinor, evidence, heldAt: parts.clock() }
  const booking = await parts.database.forClient(account, provider.id, async (scope) => {
    const moved = await moveBooking(scope, row, 'asked', 'hold', { ...facts, ...hold })
    // Somebody else was faster under the same key, and holds the same.
    return toBooking(moved ?? (await findBookingRow(scope, account, row.reference)) ?? row)
  })
  if (!booking) throw offerRefused('hold-expired')
  return booking
}
