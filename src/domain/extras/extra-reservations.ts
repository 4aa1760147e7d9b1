// Reservations of extras: found by their reference, changed one at a time per extra, given back when their client leaves.
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Clock } from '#kernel/clock.ts'
import { extraReservations, extras } from './tables.ts'

export type ExtraParts = { database: Database; clock: Clock }

export type ReservationRow = typeof extraReservations.$inferSelect
export type ExtraRow = typeof extras.$inferSelect

/** Waits until nobody else changes what is taken of it. A transaction locks one extra, and nothing before it. */
export async function lockExtra(scope: Scope, slug: string): Promise<ExtraRow | undefined> {
  const [extra] = await scope.rows(extras, eq(extras.slug, slug), { forUpdate: true })
  return extra
}

export async function findReservation(scope: Scope, reference: string): Promise<ReservationRow | undefined> {
  const [row] = await scope.rows(extraReservations, eq(extraReservations.reference, reference))
  return row
}

/** Runs work on a reservation under the lock of its extra; undefined, and nothing run, where there is none. */
export function withReservation<T>(
  { database, clock }: ExtraParts,
  providerId: string,
  reference: string,
  work: (scope: Scope, row: ReservationRow, now: Date) => Promise<T>,
): Promise<T | undefined> {
  return database.forProvider(providerId, async (scope) => {
    const found = await findReservation(scope, reference)
    if (!found) return undefined
    await lockExtra(scope, found.extra)
    // As it is now: whoever had the lock may have changed it.
    const row = await findReservation(scope, reference)
    return row && work(scope, row, clock())
  })
}

export async function changeReservation(
  scope: Scope,
  { id }: Pick<ReservationRow, 'id'>,
  change: Pick<ReservationRow, 'state' | 'changedAt'> & { feeMinor?: number },
): Promise<void> {
  await scope.update(extraReservations, change, eq(extraReservations.id, id))
}

/** What somebody who leaves still holds is there for others at once. @param references of bookings */
export async function giveBackExtras(scope: Scope, references: readonly string[], now: Date): Promise<void> {
  if (references.length === 0) return
  const isHeld = and(inArray(extraReservations.reference, [...references]), eq(extraReservations.state, 'held'))
  await scope.update(extraReservations, { state: 'expired', changedAt: now }, isHeld)
}
