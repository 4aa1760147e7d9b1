// Notes that the clinic told one of its own suppliers about a booking, and the number that they gave.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { changedMeanwhile } from '#domain/inbox/changed-meanwhile.ts'
import { changeItem } from '#domain/inbox/put-in-inbox.ts'
import { type InboxRow, inboxItems } from '#domain/inbox/tables.ts'
import { tellInbox } from '#domain/inbox/tell-inbox.ts'
import { Fault } from '#kernel/fault.ts'
import type { Bookable } from './bookable.ts'
import type { BookingRow } from './booking.ts'
import { isPassedOn } from './booking-mails.ts'
import { bookings } from './tables.ts'

export type Informed = { at: Date | null; by: string }

/**
 * Who told the supplier how the booking stands now: a cancellation has to be told again.
 * @returns undefined where the clinic has nothing to tell: other suppliers inform their people on site themselves
 */
export function informedOf(bookables: readonly Bookable[], row: BookingRow): Informed | undefined {
  const { state, informedAt, informedBy, cancelledAt } = row
  const isToTell = ['booked', 'completed', 'no-show', 'cancelled'].includes(state)
  if (!isToTell || !isPassedOn(bookables, row)) return undefined
  const isOld = informedAt === null || (cancelledAt !== null && informedAt < cancelledAt)
  return isOld ? { at: null, by: '' } : { at: informedAt, by: informedBy }
}

/** `confirmation`: the supplier's own number; left out, it stays as it is. Taken back, the number goes too. */
export type SupplierInformed = { version: number; isInformed: boolean; confirmation?: string | undefined }

/**
 * Idempotent.
 * @param scope entered as the client whose booking it is
 * @throws Fault no-longer-possible: with `not-to-tell` where the clinic has nothing to tell, with `changed` when a colleague was first
 */
export async function noteSupplierInformed(
  bookables: readonly Bookable[],
  scope: Scope,
  item: InboxRow,
  by: { name: string },
  { version, isInformed, confirmation }: SupplierInformed,
  now: Date,
): Promise<InboxRow> {
  const { id, reference } = item
  const named = eq(bookings.reference, reference)
  const [row] = item.kind === 'booking' ? await scope.rows(bookings, named, { forUpdate: true }) : []
  const before = row && informedOf(bookables, row)
  if (!row || !before) throw nothingToTell()
  const number = isInformed ? (confirmation ?? row.confirmation) : ''
  if ((before.at !== null) === isInformed && row.confirmation === number) return item
  const changed = await changeItem(scope, {}, and(eq(inboxItems.id, id), eq(inboxItems.version, version)))
  if (!changed) throw changedMeanwhile()
  const told = isInformed ? (before.at ? before : { at: now, by: by.name }) : { at: null, by: '' }
  await scope.update(bookings, { informedAt: told.at, informedBy: told.by, confirmation: number }, named)
  const client = { poolId: row.clientPoolId, sub: row.clientSub }
  const entry = { actor: 'clinic', actorName: by.name, deed: 'change', subject: 'booking', why: 'care' } as const
  await writeAudit(scope, client, { ...entry, subjectId: reference }, now)
  await tellInbox(scope, changed, by.name)
  return changed
}

const nothingToTell = () =>
  new Fault('no-longer-possible', 'There is nothing that the supplier has to be told.', {
    fields: [{ path: 'kind', reason: 'not-to-tell' }],
  })
