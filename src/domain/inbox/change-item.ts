// What colleagues do about an item: give it to somebody, say where it stands, note something beside it.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { once } from '#db/once.ts'
import type { Scope } from '#db/scope.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import { Fault } from '#kernel/fault.ts'
import type { InboxState } from './inbox.ts'
import { changeItem } from './put-in-inbox.ts'
import { readColleagues } from './read-colleagues.ts'
import { type InboxRow, inboxItems, inboxNotes } from './tables.ts'
import { tellInbox } from './tell-inbox.ts'

/** @throws Fault not-found */
export async function findItem(scope: Scope, id: string): Promise<InboxRow> {
  const [item] = await scope.rows(inboxItems, eq(inboxItems.id, id))
  if (!item) throw new Fault('not-found', 'There is no such item.')
  return item
}

/** Which item, as it was shown, and who of the colleagues does it. */
export type ItemDeed = { id: string; version: number; by: StaffMember }

/** @throws Fault not-found, invalid-input for whoever is no colleague who works there, no-longer-possible (`changed`) */
export async function assignItem(scope: Scope, deed: ItemDeed, assigneeId: string | null): Promise<InboxRow> {
  const colleagues = await readColleagues(scope)
  if (assigneeId !== null && !colleagues.some(({ id, canWork }) => id === assigneeId && canWork)) {
    throw new Fault('invalid-input', 'Nobody of this id works here.', {
      fields: [{ path: 'assignee', reason: 'invalid' }],
    })
  }
  return change(scope, deed, { assigneeId }, (item) => item.assigneeId === assigneeId)
}

/**
 * Whoever says that the person's answer is awaited has answered in some other way, by telephone for one. What is done with before an
 * answer was due never needed one, and does not count among promises, kept or broken.
 * @throws Fault not-found, no-longer-possible (`changed`)
 */
export async function setItemState(scope: Scope, deed: ItemDeed, state: InboxState, now: Date): Promise<InboxRow> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { firstAnswerAt, firstDueAt } = inboxItems
  const isPending = sql`${firstAnswerAt} is null and ${firstDueAt} > ${at}`
  const set: Record<InboxState, Change> = {
    open: { state },
    waiting: { state, dueAt: null, firstAnswerAt: sql`coalesce(${firstAnswerAt}, ${at})` },
    done: { state, dueAt: null, firstDueAt: sql`case when ${isPending} then null else ${firstDueAt} end` },
  }
  return change(scope, deed, set[state], (item) => item.state === state)
}

type Change = PgUpdateSetSource<typeof inboxItems>

/** @param isSo what was wanted is so already: the same again, by whoever, is no fault */
async function change(
  scope: Scope,
  { id, version, by }: ItemDeed,
  set: Change,
  isSo: (item: InboxRow) => boolean,
): Promise<InboxRow> {
  const changed = await changeItem(scope, set, and(eq(inboxItems.id, id), eq(inboxItems.version, version)))
  if (changed) {
    await tellInbox(scope, changed, by.name)
    return changed
  }
  const item = await findItem(scope, id)
  if (isSo(item)) return item
  throw new Fault('no-longer-possible', 'A colleague was first.', { fields: [{ path: 'version', reason: 'changed' }] })
}

export type NoteRow = typeof inboxNotes.$inferSelect

/** Oldest first. */
export function readNotes(scope: Scope, itemId: string): Promise<NoteRow[]> {
  return scope.rows(inboxNotes, eq(inboxNotes.itemId, itemId), { orderBy: [asc(inboxNotes.at), asc(inboxNotes.id)] })
}

/**
 * The same id is written once.
 * @returns all of them, oldest first
 * @throws Fault idempotency-key-reused when other words came under the id before
 */
export async function writeNote(
  scope: Scope,
  by: StaffMember,
  { item, noteId, text }: { item: InboxRow; noteId: string; text: string },
  at: Date,
): Promise<NoteRow[]> {
  const itemId = item.id
  const note = { id: noteId, itemId, byId: by.id, text }
  const key = { key: { id: noteId }, same: note, usedFor: 'another note' }
  const { isNew } = await once(scope, inboxNotes, key, () => ({ ...note, byName: by.name, at }))
  if (isNew) await tellInbox(scope, item, by.name)
  return readNotes(scope, itemId)
}
