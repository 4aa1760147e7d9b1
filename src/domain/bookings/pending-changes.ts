// Changes of one booking: others that are to take its place. At most one of them is on its way, and none outlives it.
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { BookingRow } from './booking.ts'
import { noLonger } from './booking-parts.ts'
import { type BookingState, bookingTransitions } from './booking-states.ts'
import { findBookingRow, isBookingOf } from './open-booking.ts'
import { bookings } from './tables.ts'

/** What a change is to replace. Anyone who locks both locks this one first, so that no two wait for each other. */
export async function lockReplaced(
  scope: Scope,
  client: ClientKey,
  { replaces }: Pick<BookingRow, 'replaces'>,
): Promise<BookingRow | undefined> {
  return replaces === null ? undefined : findBookingRow(scope, client, replaces, { forUpdate: true })
}

/**
 * Which of the two stands is known in a moment.
 * @param reference of the booking whose place is taken
 * @param path the field that names it
 */
export async function refuseChanging(
  scope: Scope,
  client: ClientKey,
  reference: string,
  path: 'reference' | 'replaces',
): Promise<void> {
  const [change] = await scope.rows(bookings, isChangeOf(client, reference, ['booking']))
  if (change) throw noLonger('change-pending', path)
}

/** There is nothing any more that they could replace: they were priced as if there were. */
export async function endChanges(scope: Scope, client: ClientKey, reference: string): Promise<void> {
  const over = { state: bookingTransitions.held.refuse ?? 'refused', refusal: 'gone' }
  await scope.update(bookings, over, isChangeOf(client, reference, ['asked', 'held']))
}

const isChangeOf = (client: ClientKey, reference: string, states: BookingState[]): SQL | undefined =>
  and(isBookingOf(client), eq(bookings.replaces, reference), inArray(bookings.state, states))
