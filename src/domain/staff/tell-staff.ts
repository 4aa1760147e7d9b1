// Tells every process that somebody's place on the list changed, when the transaction of the deed commits: what they have open is looked at anew.
import { sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'

/** Of all news of the desk, those of the inbox as well: each channel would be a connection more. */
export const deskChannel = 'inbox_changed'

/** No name: notices pass the walls of the database. */
export type StaffNews = { providerId: string; memberId: string }

export async function tellStaff({ transaction, providerId }: Scope, memberId: string): Promise<void> {
  const news: StaffNews = { providerId, memberId }
  await transaction.execute(sql`select pg_notify(${deskChannel}, ${JSON.stringify(news)})`)
}
