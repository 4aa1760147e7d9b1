// Finds a client's own booking in a transaction of theirs, and moves it from one state to the next.
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { type Booking, type BookingRow, toBooking } from './booking.ts'
import type { BookingKind } from './booking-kind.ts'
import { type BookingAction, type BookingState, bookingTransitions, madeStates } from './booking-states.ts'
import { bookings } from './tables.ts'

/** Whose a booking is. */
export const isBookingOf = ({ poolId, sub }: ClientKey): SQL | undefined =>
  and(eq(bookings.clientPoolId, poolId), eq(bookings.clientSub, sub))

export async function findBookingRow(
  scope: Scope,
  client: ClientKey,
  reference: string,
  options: { forUpdate?: boolean } = {},
): Promise<BookingRow | undefined> {
  const named = eq(bookings.reference, reference.trim().toUpperCase())
  const [row] = await scope.rows(bookings, and(isBookingOf(client), named), options)
  return row
}

/**
 * @param options `forUpdate`: whatever else is done with it waits for the end of this transaction; `kind`: of that kind alone
 * @throws Fault not-found for what is not theirs, known or not, for what was never held, and for another kind's reference
 */
export async function openBooking(
  scope: Scope,
  client: ClientKey,
  reference: string,
  { kind, ...options }: { forUpdate?: boolean; kind?: BookingKind | undefined } = {},
): Promise<Booking> {
  const row = await findBookingRow(scope, client, reference, options)
  return shown(scope, client, kind === undefined || row?.kind === kind ? row : undefined)
}

/** The same booking later: a change may have given it another reference. @throws Fault not-found */
export async function openBookingById(
  scope: Scope,
  client: ClientKey,
  id: string,
  options: { forUpdate?: boolean } = {},
): Promise<Booking> {
  const [row] = await scope.rows(bookings, and(isBookingOf(client), eq(bookings.id, id)), options)
  return shown(scope, client, row)
}

async function shown(scope: Scope, client: ClientKey, row: BookingRow | undefined): Promise<Booking> {
  const booking = row && toBooking(row, (await findReplacements(scope, client, [row])).get(row.reference))
  if (!booking) throw new Fault('not-found', 'There is no booking of this reference.')
  return booking
}

/** Which booking took the place of each that is replaced. */
export async function findReplacements(
  scope: Scope,
  client: ClientKey,
  rows: readonly BookingRow[],
): Promise<Map<string, string>> {
  const replaced = rows.flatMap(({ state, reference }) => (state === 'replaced' ? [reference] : []))
  if (replaced.length === 0) return new Map()
  const isMade = inArray(bookings.state, [...madeStates])
  const found = await scope.rows(bookings, and(isBookingOf(client), inArray(bookings.replaces, replaced), isMade))
  return new Map(found.map(({ replaces, reference }) => [replaces ?? '', reference]))
}

type Change = Partial<Omit<BookingRow, 'id' | 'providerId' | 'state' | 'revision'>>

/**
 * One statement: of all who try the same step at once, one does it. What a supplier said before the last that is known of it is
 * ignored: `knownAt` of the change is when it was asked.
 * @param from the state that the step is taken from, and from no other
 * @returns the row as it is then; undefined where it was in another state, or more is known by now
 */
export async function moveBooking(
  scope: Scope,
  { id, supplierKey }: Pick<BookingRow, 'id' | 'supplierKey'>,
  from: BookingState,
  action: BookingAction,
  change: Change = {},
): Promise<BookingRow | undefined> {
  const state = bookingTransitions[from][action]
  if (state === null) throw new RangeError(`no ${action} from ${from}`)
  const { knownAt } = change
  const isNewer = knownAt ? or(isNull(bookings.knownAt), lte(bookings.knownAt, knownAt)) : undefined
  // What is said of a hold of before is not of this one.
  const isThis = and(eq(bookings.id, id), eq(bookings.supplierKey, supplierKey))
  const isThere = and(isThis, eq(bookings.state, from), eq(bookings.providerId, scope.providerId))
  const [moved] = await scope.transaction
    .update(bookings)
    .set({ ...change, state, revision: sql`${bookings.revision} + 1` })
    .where(and(isThere, isNewer))
    .returning()
  return moved
}
