// Opens a transaction on one item, with its client entered if it has one, and writes into their log that a colleague looked.
import { eq } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { findItem } from './change-item.ts'
import { type InboxRow, inboxItems } from './tables.ts'

/** Whose it is; undefined where nobody claimed it. */
export const clientOfItem = ({ clientPoolId: poolId, clientSub: sub }: InboxRow): ClientKey | undefined =>
  poolId !== null && sub !== null ? { poolId, sub } : undefined

/** @throws Fault not-found */
export async function enterItem<T>(
  database: Pick<Database, 'forProvider' | 'forClient'>,
  providerId: string,
  id: string,
  work: (scope: Scope, item: InboxRow) => Promise<T>,
): Promise<T> {
  const client = clientOfItem(await database.forProvider(providerId, (scope) => findItem(scope, id)))
  if (client) return database.forClient(client, providerId, async (scope) => work(scope, await findItem(scope, id)))
  const done = await database.forProvider(providerId, async (scope) => {
    // Held, so that nobody claims it before the end; claimed since it was looked at, from the beginning, as its client.
    await scope.rows(inboxItems, eq(inboxItems.id, id), { forUpdate: true })
    const item = await findItem(scope, id)
    return clientOfItem(item) ? undefined : { value: await work(scope, item) }
  })
  return done ? done.value : enterItem(database, providerId, id, work)
}

const subjects = {
  'quote-request': 'quote',
  'contact-message': 'contact-message',
  'assistant-question': 'contact-message',
  consultation: 'contact-message',
  'document-share': 'share',
  booking: 'booking',
  payment: 'booking',
} as const

/** Of an item that nobody claimed there is no log to write in. @param scope entered as the client */
export async function logLook(
  scope: Scope,
  client: ClientKey | undefined,
  { kind, reference: subjectId }: InboxRow,
  { name: actorName }: { name: string },
  at: Date,
): Promise<void> {
  if (!client) return
  const subject = subjects[kind]
  const why = subject === 'share' ? 'shared' : 'care'
  await writeAudit(scope, client, { actor: 'clinic', actorName, deed: 'read', subject, subjectId, why }, at)
}
