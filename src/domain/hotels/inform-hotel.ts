// Notes that the clinic told a hotel of its own inventory about a booking, and the number that the hotel gave.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { changedMeanwhile } from '#domain/inbox/changed-meanwhile.ts'
import { changeItem } from '#domain/inbox/put-in-inbox.ts'
import { type InboxRow, inboxItems } from '#domain/inbox/tables.ts'
import { tellInbox } from '#domain/inbox/tell-inbox.ts'
import { Fault } from '#kernel/fault.ts'
import type { BookingRow } from './booking.ts'
import { hotelBookings } from './tables.ts'

export type Informing = { at: Date | null; by: string }

type Told = Pick<BookingRow, 'supplier' | 'state' | 'hotelInformedAt' | 'hotelInformedBy' | 'cancelledAt'>

/**
 * Who told the hotel how the booking stands now: a cancellation has to be told again.
 * @returns undefined where the clinic has nothing to tell: a supplier tells its hotels itself
 */
export function informingOf({ supplier, state, hotelInformedAt, hotelInformedBy, cancelledAt }: Told) {
  if (supplier !== 'own' || (state !== 'booked' && state !== 'cancelled')) return undefined
  const isOld = hotelInformedAt === null || (cancelledAt !== null && hotelInformedAt < cancelledAt)
  return (isOld ? { at: null, by: '' } : { at: hotelInformedAt, by: hotelInformedBy }) satisfies Informing
}

/** `confirmation`: the hotel's own number; left out, it stays as it is. Taken back, the number goes too. */
export type ToldHotel = { version: number; isInformed: boolean; confirmation?: string | undefined }

/**
 * The same again is no fault.
 * @param scope entered as the client whose booking it is
 * @throws Fault no-longer-possible: with `not-to-tell` where the clinic has nothing to tell, with `changed` when a colleague was first
 */
export async function informHotel(
  scope: Scope,
  item: InboxRow,
  by: { name: string },
  { version, isInformed, confirmation }: ToldHotel,
  now: Date,
): Promise<InboxRow> {
  const { id, reference } = item
  const named = eq(hotelBookings.reference, reference)
  const [row] = item.kind === 'hotel-booking' ? await scope.rows(hotelBookings, named, { forUpdate: true }) : []
  const before = row && informingOf(row)
  if (!row || !before) throw nothingToTell()
  const number = isInformed ? (confirmation ?? row.confirmation) : ''
  if ((before.at !== null) === isInformed && row.confirmation === number) return item
  const changed = await changeItem(scope, {}, and(eq(inboxItems.id, id), eq(inboxItems.version, version)))
  if (!changed) throw changedMeanwhile()
  const informing = isInformed ? (before.at ? before : { at: now, by: by.name }) : { at: null, by: '' }
  const told = { hotelInformedAt: informing.at, hotelInformedBy: informing.by, confirmation: number }
  await scope.update(hotelBookings, told, named)
  const client = { poolId: row.clientPoolId, sub: row.clientSub }
  const entry = { actor: 'clinic', actorName: by.name, deed: 'change', subject: 'hotel-booking', why: 'care' } as const
  await writeAudit(scope, client, { ...entry, subjectId: reference }, now)
  await tellInbox(scope, changed, by.name)
  return changed
}

const nothingToTell = () =>
  new Fault('no-longer-possible', 'There is nothing that the hotel has to be told.', {
    fields: [{ path: 'kind', reason: 'not-to-tell' }],
  })
