// Tells every process that an item of an inbox changed, when the transaction of the deed commits.
import { sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { deskChannel } from '#domain/staff/tell-staff.ts'
import type { InboxKind } from './inbox.ts'

export const inboxChannel = deskChannel

/** Nothing that anyone wrote, and no name but a colleague's: notices pass the walls of the database. */
export type InboxNews = {
  providerId: string
  itemId: string
  kind: InboxKind
  /** The colleague who did something; null where the person did. */
  by: string | null
}

export async function tellInbox(
  { transaction, providerId }: Scope,
  item: { id: string; kind: InboxKind },
  by: string | null,
): Promise<void> {
  const news: InboxNews = { providerId, itemId: item.id, kind: item.kind, by }
  await transaction.execute(sql`select pg_notify(${inboxChannel}, ${JSON.stringify(news)})`)
}
