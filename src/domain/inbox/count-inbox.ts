// How much waits for a provider's own people, as far as anybody needs to know.
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { InboxState } from './inbox.ts'
import { inboxItems } from './tables.ts'

export type InboxCounts = { open: number; waiting: number; done: number; overdue: number; mine: number }

/**
 * How many are in each state; `overdue` and `mine` of what is open.
 * @param asked `staffId`: whose `mine` are; `most`: so many are counted and no more, which costs the same however many there are
 */
export async function countInbox(
  scope: Scope,
  { staffId, most }: { staffId: string; most: number },
  now: Date,
): Promise<InboxCounts> {
  const upTo = (state: InboxState, where?: SQL) => {
    const those = and(eq(inboxItems.providerId, scope.providerId), eq(inboxItems.state, state), where)
    return sql`(select count(*)::int from (select 1 from ${inboxItems} where ${those} limit ${most}) as counted)`
  }
  const { rows } = await scope.transaction.execute<InboxCounts>(
    sql`select ${upTo('open')} as open, ${upTo('waiting')} as waiting, ${upTo('done')} as done,
      ${upTo('open', lt(inboxItems.dueAt, now))} as overdue, ${upTo('open', eq(inboxItems.assigneeId, staffId))} as mine`,
  )
  return rows[0] ?? { open: 0, waiting: 0, done: 0, overdue: 0, mine: 0 }
}
