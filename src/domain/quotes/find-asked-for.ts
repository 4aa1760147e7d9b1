// Finds what a request asks for, and how many of it.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { normalReference, type QuoteRequest } from './read-threads.ts'
import { quoteRequests } from './tables.ts'

/** Undefined where there is no request of this reference. */
export async function findAskedFor(
  scope: Scope,
  reference: string,
): Promise<Pick<QuoteRequest, 'procedureSlug' | 'quantity'> | undefined> {
  const [request] = await scope.rows(quoteRequests, eq(quoteRequests.reference, normalReference(reference)))
  return request && { procedureSlug: request.procedureSlug, quantity: request.quantity }
}
