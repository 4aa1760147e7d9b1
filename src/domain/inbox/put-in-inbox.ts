// Puts what somebody did before the provider's own people, and takes it away again when it is answered: in the transaction of the deed.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { type InboxKind, type InboxThing, laterParts, searchable } from './inbox.ts'
import { type InboxRow, inboxItems, inboxNameParts } from './tables.ts'
import { tellInbox } from './tell-inbox.ts'

export type InboxEntry = InboxThing & {
  /** Name of whoever did it, as they gave it. */
  from: string
  /** Whose it is, where that is known. */
  client?: ClientKey | undefined
  at: Date
  /** By when an answer is promised (`dueAtOf`); null where none is. */
  dueAt: Date | null
}

/**
 * Something new opens an item, and opens one of before again. Of one that still waits, what was promised first stands: writing again
 * puts nobody off.
 */
export async function putInInbox(scope: Scope, entry: InboxEntry): Promise<void> {
  const { kind, reference, from, client, at, dueAt } = entry
  const id = newId()
  const whose = { clientPoolId: client?.poolId ?? null, clientSub: client?.sub ?? null }
  const said = { from, fromSearch: searchable(from), state: 'open' as const, lastAt: at }
  const { providerId } = scope
  const own = inboxItems
  const [item] = await scope.transaction
    .insert(inboxItems)
    .values({ id, providerId, kind, reference, ...whose, ...said, receivedAt: at, dueAt, firstDueAt: dueAt })
    .onConflictDoUpdate({
      target: [own.providerId, own.kind, own.reference],
      set: {
        ...said,
        clientPoolId: sql`coalesce(excluded.client_pool_id, ${own.clientPoolId})`,
        clientSub: sql`coalesce(excluded.client_sub, ${own.clientSub})`,
        dueAt: sql`coalesce(${own.dueAt}, excluded.due_at)`,
        firstDueAt: sql`case when ${own.firstAnswerAt} is null then coalesce(${own.firstDueAt}, excluded.due_at) else ${own.firstDueAt} end`,
        version: sql`${own.version} + 1`,
      },
    })
    .returning({ id: inboxItems.id, kind: inboxItems.kind })
  if (!item) return
  await writeNameParts(scope, item.id, laterParts(said.fromSearch))
  await tellInbox(scope, item, null)
}

/** In place of those of the name that was given before. */
async function writeNameParts(scope: Scope, itemId: string, parts: string[]): Promise<void> {
  await scope.remove(inboxNameParts, eq(inboxNameParts.itemId, itemId))
  const rows = parts.map((part) => ({ itemId, part }))
  await scope.insert(inboxNameParts, rows)
}

/** It is the person's turn. @param by the colleague, as others read it */
export async function answeredInInbox(scope: Scope, thing: InboxThing, at: Date, by: string): Promise<void> {
  const firstAnswerAt = sql`coalesce(${inboxItems.firstAnswerAt}, ${at.toISOString()}::timestamptz)`
  const item = await changeItem(scope, { state: 'waiting', dueAt: null, firstAnswerAt }, isAbout(thing))
  if (item) await tellInbox(scope, item, by)
}

/** There is nothing to be done about it any more: the person took it back, or something else took its place. */
export async function settledInInbox(scope: Scope, thing: InboxThing): Promise<void> {
  const item = await changeItem(scope, { state: 'done', dueAt: null }, isAbout(thing))
  if (item) await tellInbox(scope, item, null)
}

type Change = PgUpdateSetSource<typeof inboxItems>

/** Every change is another version. @returns undefined where there is no such item */
export async function changeItem(scope: Scope, set: Change, where: SQL | undefined): Promise<InboxRow | undefined> {
  const [item] = await scope.transaction
    .update(inboxItems)
    .set({ ...set, version: sql`${inboxItems.version} + 1` })
    .where(and(eq(inboxItems.providerId, scope.providerId), where))
    .returning()
  return item
}

/** Items about what became a client's own are theirs with it. */
export async function claimInInbox(
  scope: Scope,
  kind: InboxKind,
  references: string[],
  { poolId, sub }: ClientKey,
): Promise<void> {
  if (references.length === 0) return
  const unclaimed = and(
    eq(inboxItems.kind, kind),
    inArray(inboxItems.reference, references),
    isNull(inboxItems.clientSub),
  )
  await scope.update(inboxItems, { clientPoolId: poolId, clientSub: sub }, unclaimed)
}

const isAbout = ({ kind, reference }: InboxThing) => and(eq(inboxItems.kind, kind), eq(inboxItems.reference, reference))
