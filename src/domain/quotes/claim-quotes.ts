// Makes requests that came from a client's own address theirs for good.
import { and, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { quoteRequests } from './tables.ts'

/**
 * One statement, so that of two who come at once with one address only the first has them. Who has the address later, when it
 * has passed to somebody else, finds nothing here.
 * @param account whose address is verified
 */
export async function claimQuotes(
  scope: Scope,
  account: { poolId: string; sub: string; email: string },
): Promise<void> {
  await scope.update(
    quoteRequests,
    { clientPoolId: account.poolId, clientSub: account.sub },
    and(eq(quoteRequests.email, account.email), isNull(quoteRequests.clientSub)),
  )
}
