// Finds a client's own booking in a transaction of theirs, and moves it from one state to the next.
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { type Booking, type BookingRow, toBooking } from './booking.ts'
import { type BookingDeed, type BookingState, bookingSteps } from './booking-states.ts'
import { hotelBookings } from './tables.ts'

/** Whose a booking is. */
export const isBookingOf = ({ poolId, sub }: ClientKey): SQL | undefined =>
  and(eq(hotelBookings.clientPoolId, poolId), eq(hotelBookings.clientSub, sub))

export async function findBookingRow(
  scope: Scope,
  client: ClientKey,
  reference: string,
  options: { forUpdate?: boolean } = {},
): Promise<BookingRow | undefined> {
  const named = eq(hotelBookings.reference, reference.trim().toUpperCase())
  const [row] = await scope.rows(hotelBookings, and(isBookingOf(client), named), options)
  return row
}

/**
 * @param options `forUpdate`: whatever else is done with it waits for the end of this transaction
 * @throws Fault not-found for what is not theirs, known or not, and for what was never held
 */
export async function openBooking(
  scope: Scope,
  client: ClientKey,
  reference: string,
  options: { forUpdate?: boolean } = {},
): Promise<Booking> {
  const row = await findBookingRow(scope, client, reference, options)
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
  const isDone = inArray(hotelBookings.state, ['booked', 'cancelling', 'cancelled', 'replaced'])
  const instead = inArray(hotelBookings.insteadOf, replaced)
  const found = await scope.rows(hotelBookings, and(isBookingOf(client), instead, isDone))
  return new Map(found.map(({ insteadOf, reference }) => [insteadOf ?? '', reference]))
}

type Change = Partial<Omit<BookingRow, 'id' | 'providerId' | 'state'>>

/**
 * One statement: of all who try the same step at once, one does it.
 * @param from the state that the step is taken from, and from no other
 * @returns the row as it is then; undefined where it was in another state
 */
export async function moveBooking(
  scope: Scope,
  { id }: Pick<BookingRow, 'id'>,
  from: BookingState,
  deed: BookingDeed,
  change: Change = {},
): Promise<BookingRow | undefined> {
  const state = bookingSteps[from][deed]
  if (state === null) throw new RangeError(`no ${deed} from ${from}`)
  const isThere = and(eq(hotelBookings.id, id), eq(hotelBookings.state, from))
  const [moved] = await scope.update(hotelBookings, { ...change, state }, isThere)
  return moved
}
