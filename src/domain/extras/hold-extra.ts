// Holds an extra of the provider's own list: under the lock of the extra, so that of the last vehicle of a day one is given.
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { holdMs } from '#domain/bookings/booking.ts'
import type { Held } from '#domain/bookings/booking-supplier.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { newId } from '#kernel/id.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import type { ExtraItem, ExtraRequest } from './extra.ts'
import { type ExtraParts, findReservation, lockExtra, type ReservationRow } from './extra-reservations.ts'
import { freezeExtra } from './freeze-extra.ts'
import { vehiclesFor } from './price-extra.ts'
import { extraReservations } from './tables.ts'

/** Of what nobody else misses meanwhile. */
const uncountedMs = 24 * 3_600_000

type HoldOutcome = Outcome<Held<ExtraItem>>

/** Idempotent: under the same reference again the same hold. What was given back on the way stays given back. */
export function holdExtra(
  { database, clock }: ExtraParts,
  providerId: string,
  reference: string,
  request: ExtraRequest,
): Promise<HoldOutcome> {
  return database.forProvider(providerId, async (scope): Promise<HoldOutcome> => {
    const extra = await lockExtra(scope, request.extra)
    const now = clock()
    const earlier = await findReservation(scope, reference)
    if (earlier) return sameAgain(earlier, now)
    const provider = await readProvider(scope.transaction, { id: providerId })
    if (!extra || extra.withdrawnAt || !provider) return refused('gone')
    const frozen = freezeExtra(extra, request, provider, now)
    if (frozen.is !== 'done') return frozen
    const item = frozen.value
    const vehicles = item.transfer ? vehiclesFor(item.transfer.seats, item.people) : 0
    const isCounted = item.transfer !== null && item.transfer.perDay !== null
    if (isCounted && (await isSoldOut(scope, item, vehicles, now))) return refused('sold-out')
    const row = { id: newId(), reference, state: 'held' as const, extra: item.slug, day: item.from, vehicles, item }
    const at = {
      expiresAt: new Date(now.getTime() + (isCounted ? holdMs : uncountedMs)),
      createdAt: now,
      changedAt: now,
    }
    await scope.insert(extraReservations, [{ ...row, ...at }])
    return done(heldOf({ reference, item, ...at }))
  })
}

function sameAgain(row: ReservationRow, now: Date): HoldOutcome {
  if (row.state === 'booked') return refused('already-booked')
  if (row.state !== 'held' || row.expiresAt <= now) return refused('hold-expired')
  return done(heldOf(row))
}

const heldOf = ({ reference, item, expiresAt }: Pick<ReservationRow, 'reference' | 'item' | 'expiresAt'>) => ({
  holdId: reference,
  item,
  heldUntil: expiresAt,
  changeFeeMinor: 0,
  evidence: {},
})

async function isSoldOut(scope: Scope, { slug, from, transfer }: ExtraItem, wanted: number, now: Date) {
  const most = transfer?.perDay ?? null
  if (most === null) return false
  const isHeld = and(eq(extraReservations.state, 'held'), gt(extraReservations.expiresAt, now))
  const isLive = or(isHeld, inArray(extraReservations.state, ['booked']))
  const rows = await scope.rows(
    extraReservations,
    and(eq(extraReservations.extra, slug), eq(extraReservations.day, from), isLive),
  )
  return rows.reduce((sum, { vehicles }) => sum + vehicles, wanted) > most
}
