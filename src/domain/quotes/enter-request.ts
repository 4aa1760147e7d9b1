// Opens a transaction on one request for the provider's side: the row locked, and its client entered if it has one.
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { clientOfRequest } from './reach-client.ts'
import { normalReference, type QuoteRequest } from './read-threads.ts'
import { quoteRequests } from './tables.ts'

/**
 * Whatever is done with a request and its offers waits here for what is being done already: no version comes between a reading
 * of the last one and its answer.
 * @throws Fault not-found
 */
export async function lockRequest(scope: Scope, reference: string): Promise<QuoteRequest> {
  const [request] = await scope.rows(quoteRequests, eq(quoteRequests.reference, normalReference(reference)), {
    forUpdate: true,
  })
  if (!request) throw new Fault('not-found', 'There is no request of this reference.')
  return request
}

/** @throws Fault not-found */
export async function enterRequest<T>(
  database: Database,
  provider: Provider,
  reference: string,
  work: (scope: Scope, request: QuoteRequest) => Promise<T>,
): Promise<T> {
  const find = (scope: Scope) => lockRequest(scope, reference)
  const client = clientOfRequest(await database.forProvider(provider.id, find))
  if (client) return database.forClient(client, provider.id, async (scope) => work(scope, await find(scope)))
  const done = await database.forProvider(provider.id, async (scope) => {
    const request = await find(scope)
    // Claimed since it was looked at, which happens once: then from the beginning, as its client.
    return clientOfRequest(request) ? undefined : { value: await work(scope, request) }
  })
  return done ? done.value : enterRequest(database, provider, reference, work)
}
