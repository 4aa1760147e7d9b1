// Finds items by a reference or its beginning, and by the beginning of a name.
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from '#db/scope.ts'
import { searchable } from './inbox.ts'
import { inboxItems } from './tables.ts'

/** Up to so many are gone through one by one; of more there are enough in any order to meet them soon. */
const fewItems = 2_000

/**
 * The database cannot know beforehand how many a text finds, and would go through all that waits for the few of a rare name: so they
 * are found first, by the index of names and that of references.
 * @returns the condition that an item is one of them
 */
export async function findText(scope: Scope, text: string): Promise<SQL | undefined> {
  const byName = begins(inboxItems.fromSearch, searchable(text))
  const byReference = begins(inboxItems.reference, text.trim().toUpperCase())
  const ids: string[] = []
  for (const [column, where] of [
    [inboxItems.fromSearch, byName],
    [inboxItems.reference, byReference],
  ] as const) {
    const rows = await scope.transaction
      .select({ id: inboxItems.id })
      .from(inboxItems)
      .where(and(eq(inboxItems.providerId, scope.providerId), where))
      .orderBy(sql`${column} using ~<~`)
      .limit(fewItems + 1)
    if (rows.length > fewItems) return or(byName, byReference)
    ids.push(...rows.map(({ id }) => id))
  }
  return sql`${inboxItems.id} = any (${sql.param(ids)}::uuid[])`
}

/** Without LIKE: behind row-level security an index answers only comparisons that PostgreSQL knows to keep secrets. */
const begins = (column: AnyPgColumn, start: string): SQL =>
  sql`(${column} ~>=~ ${start} and ${column} ~<~ ${`${start}\u{10FFFF}`})`
