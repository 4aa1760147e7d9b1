// What a colleague may say became of a booking: of one that its supplier cannot be asked about, and of one that is over.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { type Bookable, kindOf } from './bookable.ts'
import { type BookingRow, stateAt } from './booking.ts'
import { type BookingState, bookingTransitions, pendingStates } from './booking-states.ts'
import { isLive } from './operations.ts'
import { bookingOperations } from './tables.ts'

/** Of one that is being booked or cancelled what the supplier did; of one that is over whether its client came. */
export const resolutions = ['booked', 'refused', 'cancelled', 'standing', 'completed', 'no-show'] as const
export type Resolution = (typeof resolutions)[number]

type Resolvable = Pick<BookingRow, 'id' | 'kind' | 'supplier' | 'state' | 'heldUntil' | 'createdAt' | 'endsAt'>

/**
 * None where the supplier can still be asked: until the jobs have given up, which is when a colleague was asked to find out.
 * @param row as it is written down, whatever the clock says of it
 */
export async function readResolutions(
  bookables: readonly Bookable[],
  scope: Scope,
  row: Resolvable,
  now: Date,
): Promise<Resolution[]> {
  if (pendingStates.some((state) => state === row.state)) {
    const isOurs = isSilent(bookables, row) || (await isLeftToColleagues(scope, row, now))
    return isOurs ? ofPending(row.state) : []
  }
  const state = stateAt(row, now)
  if (state === 'completed' && bookingTransitions[row.state].miss !== null) return ['no-show']
  return state === 'no-show' ? ['completed'] : []
}

const ofPending = (state: BookingState): Resolution[] =>
  state === 'booking' ? ['booked', 'refused'] : ['cancelled', 'standing']

/** Nobody asks it by our key, or it is not set up any more. */
function isSilent(bookables: readonly Bookable[], { kind, supplier }: Resolvable): boolean {
  return !kindOf(bookables, { kind }).suppliers.find(({ name }) => name === supplier)?.status
}

async function isLeftToColleagues(scope: Scope, { id }: Resolvable, now: Date): Promise<boolean> {
  const [live] = await scope.rows(bookingOperations, and(eq(bookingOperations.bookingId, id), isLive))
  return !live || live.escalateAt === null || live.escalateAt <= now
}

/** The clinic's own suppliers have no number of theirs; without it nobody finds the booking at any other. */
export function needsSupplierReference(
  bookables: readonly Bookable[],
  { kind, supplier }: Pick<BookingRow, 'kind' | 'supplier'>,
): boolean {
  return !kindOf(bookables, { kind }).suppliers.find(({ name }) => name === supplier)?.isOwn
}
