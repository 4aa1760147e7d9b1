// A client's own requests at a provider, claimed by then, with what the procedures are called.
import { and, eq, or } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { ClientAccount } from '#domain/clients/accounts.ts'
import { readProcedureNames } from '#domain/procedures/read-names.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Localized } from '#kernel/localized.ts'
import { claimQuotes } from './claim-quotes.ts'
import { isClients, normalReference, readThreads, type Thread } from './read-threads.ts'
import { quoteRequests } from './tables.ts'

export type ClientThread = Thread & { procedureName: Localized | undefined }
type Asker = { account: ClientAccount; provider: Provider }

/** All of them, newest first; in a transaction of `forClient`. */
export async function readOwnThreads(scope: Scope, { account, provider }: Asker, now: Date): Promise<ClientThread[]> {
  await claimQuotes(scope, account, now)
  return readNamed(scope, { account, provider }, undefined, now)
}

/** All of them, newest first. */
export async function listClientQuotes(database: Database, asker: Asker, now: Date): Promise<ClientThread[]> {
  return database.forClient(asker.account, asker.provider.id, async (scope) => {
    await writeAudit(scope, asker.account, byClient('read', 'quotes'), now)
    return readOwnThreads(scope, asker, now)
  })
}

/**
 * Newest first.
 * @param slug of the procedure, or the reference of one request in any letter case
 * @throws Fault not-found for what is not theirs, known or not
 */
export async function readClientQuotes(
  database: Database,
  asker: Asker,
  slug: string,
  now: Date,
): Promise<ClientThread[]> {
  const { account, provider } = asker
  return database.forClient(account, provider.id, async (scope) => {
    await claimQuotes(scope, account, now)
    const named = or(
      eq(quoteRequests.procedureSlug, slug.toLowerCase()),
      eq(quoteRequests.reference, normalReference(slug)),
    )
    return openThreads(scope, asker, named, now)
  })
}

/** One request; in a transaction of `forClient`. @throws Fault not-found */
export async function readClientQuote(scope: Scope, asker: Asker, reference: string, now: Date): Promise<ClientThread> {
  const [thread] = await openThreads(scope, asker, eq(quoteRequests.reference, reference), now)
  return thread
}

async function openThreads(
  scope: Scope,
  asker: Asker,
  where: ReturnType<typeof or>,
  now: Date,
): Promise<[ClientThread, ...ClientThread[]]> {
  const [first, ...others] = await readNamed(scope, asker, where, now)
  if (!first) throw new Fault('not-found', 'There is no request of this reference or procedure.')
  for (const { request } of [first, ...others]) {
    await writeAudit(scope, asker.account, byClient('open', 'quote', request.reference), now)
  }
  return [first, ...others]
}

async function readNamed(
  scope: Scope,
  { account, provider }: Asker,
  where: ReturnType<typeof or>,
  now: Date,
): Promise<ClientThread[]> {
  const today = plainDate(now, provider.location.timeZone)
  const threads = await readThreads(scope, and(isClients(account), where), today)
  const names = await readProcedureNames(
    scope,
    threads.flatMap(({ request }) => request.procedureSlug ?? []),
  )
  return threads.map((thread) => ({ ...thread, procedureName: names.get(thread.request.procedureSlug ?? '') }))
}
