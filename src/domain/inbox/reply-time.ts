// Whether a provider keeps what it promises: of the last answers that were due, how many came in time, and how soon.
import { sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { inboxItems } from './tables.ts'

export type ReplyTime = {
  days: number
  due: number
  inTime: number
  /** Of the clock; null where more than half were never answered. */
  medianHours: number | null
}

const days = 90
const dayMs = 86_400_000
/** Of fewer, one answer would make the figure. */
const leastDue = 5

/**
 * Every first answer that was due in the last 90 days, and those that came before they were due; what is still owed when it was due
 * counts as not in time.
 * @returns null where there are too few to say
 */
export async function readReplyTime({ transaction, providerId }: Scope, now: Date): Promise<ReplyTime | null> {
  const { firstDueAt, firstAnswerAt, receivedAt } = inboxItems
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
  const hours = sql`coalesce(extract(epoch from ${firstAnswerAt} - ${receivedAt}) / 3600, 'infinity'::float8)`
  const { rows } = await transaction.execute<{ due: number; in_time: number; median: number | null }>(sql`
    select count(*)::int as due,
      count(*) filter (where ${firstAnswerAt} <= ${firstDueAt})::int as in_time,
      nullif(percentile_disc(0.5) within group (order by ${hours}::float8), 'infinity'::float8) as median
    from ${inboxItems}
    where ${inboxItems.providerId} = ${providerId}
      and ${firstDueAt} >= ${at(new Date(now.getTime() - days * dayMs))}
      and (${firstDueAt} <= ${at(now)} or ${firstAnswerAt} is not null)`)
  const [row] = rows
  if (!row || row.due < leastDue) return null
  const medianHours = row.median === null ? null : Math.round(row.median * 10) / 10
  return { days, due: row.due, inTime: row.in_time, medianHours }
}
