// Finds items by a reference or its beginning, by the beginning of any word of a name, and by what was found in what they are about.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { typedReference } from '#kernel/id.ts'
import { type InboxThing, partStart, searchable } from './inbox.ts'
import { inboxItems, inboxNameParts } from './tables.ts'

/** Up to so many are gone through one by one; of more there are enough in any order to meet them soon. */
const fewItems = 2_000

/** What a text finds in other tables: things that items are about, and clients of the pool. */
export type FoundBeside = { things: readonly InboxThing[]; clients: readonly ClientKey[] }

/**
 * The database cannot know beforehand how many a text finds, and would go through all that waits for the few of a rare name: so they
 * are found first, by the indexes of names, of their later words and of references.
 * @returns the condition that an item is one of them
 */
export async function findText(
  scope: Scope,
  text: string,
  found: FoundBeside = { things: [], clients: [] },
): Promise<SQL | undefined> {
  const { providerId } = scope
  const typed = searchable(text)
  const reference = typedReference(text)
  const byName = begins(inboxItems.fromSearch, typed)
  const byReference = reference === undefined ? sql`false` : begins(inboxItems.reference, reference)
  const start = partStart(typed)
  const byPart = and(eq(inboxNameParts.providerId, providerId), start ? begins(inboxNameParts.part, start) : sql`false`)
  const ids = await readIdsBeside(scope, found)
  const all = or(
    byName,
    byReference,
    sql`${inboxItems.id} in (select ${inboxNameParts.itemId} from ${inboxNameParts} where ${byPart})`,
    hasId(ids),
  )
  for (const [column, where] of [
    [inboxItems.fromSearch, byName],
    [inboxItems.reference, byReference],
  ] as const) {
    const rows = await scope.transaction
      .select({ id: inboxItems.id })
      .from(inboxItems)
      .where(and(eq(inboxItems.providerId, providerId), where))
      .orderBy(sql`${column} using ~<~`)
      .limit(fewItems + 1)
    if (rows.length > fewItems) return all
    ids.push(...rows.map(({ id }) => id))
  }
  const rows = await scope.transaction
    .select({ id: inboxNameParts.itemId })
    .from(inboxNameParts)
    .where(byPart)
    .orderBy(sql`${inboxNameParts.part} using ~<~`)
    .limit(fewItems + 1)
  if (rows.length > fewItems) return all
  return hasId([...ids, ...rows.map(({ id }) => id)])
}

const hasId = (ids: readonly string[]): SQL => sql`${inboxItems.id} = any (${sql.param(ids)}::uuid[])`

async function readIdsBeside({ transaction, providerId }: Scope, { things, clients }: FoundBeside): Promise<string[]> {
  const { id, kind, reference, clientPoolId, clientSub } = inboxItems
  const kinds = [...new Set(things.map((thing) => thing.kind))]
  const about = kinds.map((one) =>
    and(
      eq(kind, one),
      inArray(
        reference,
        things.flatMap((thing) => (thing.kind === one ? thing.reference : [])),
      ),
    ),
  )
  const whose = clients.map(({ poolId, sub }) => and(eq(clientPoolId, poolId), eq(clientSub, sub)))
  if (about.length + whose.length === 0) return []
  const rows = await transaction
    .select({ id })
    .from(inboxItems)
    .where(and(eq(inboxItems.providerId, providerId), or(...about, ...whose)))
  return rows.map((row) => row.id)
}

/** Without LIKE: behind row-level security an index answers only comparisons that PostgreSQL knows to keep secrets. */
const begins = (column: AnyPgColumn, start: string): SQL =>
  sql`(${column} ~>=~ ${start} and ${column} ~<~ ${`${start}\u{10FFFF}`})`
