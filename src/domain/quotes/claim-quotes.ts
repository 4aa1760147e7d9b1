// Makes requests and messages that came from a client's own address theirs for good.
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { type ClientKey, enterProvider } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type ClaimOfAddress, readClaimable } from '#domain/clients/accounts.ts'
import { claimContacts } from '#domain/inbox/claim-contacts.ts'
import { claimInInbox } from '#domain/inbox/put-in-inbox.ts'
import { readPoolProviders } from '#domain/provider/read-pool-providers.ts'
import { quoteRequests } from './tables.ts'

/**
 * One statement, so that of two who come at once with one address only the first has them. What came while the address was
 * somebody else's is not theirs, and neither is what came since their last token said that it is theirs: it may have passed to
 * somebody else by then.
 * @param scope entered as the client, whose address is written down as verified
 * @param upTo in place of that last token's moment
 */
export async function claimQuotes(
  scope: Scope,
  owner: ClientKey & { email: string },
  now: Date,
  upTo?: Date,
): Promise<void> {
  const { poolId, sub, email } = owner
  const claimable = await readClaimable(scope.transaction, owner)
  if (!claimable) return
  const came = { after: claimable.after, upTo: upTo ?? claimable.upTo }
  const claimed = await scope.update(
    quoteRequests,
    { clientPoolId: poolId, clientSub: sub },
    and(
      eq(quoteRequests.email, email),
      isNull(quoteRequests.clientSub),
      gt(quoteRequests.createdAt, came.after),
      lte(quoteRequests.createdAt, came.upTo),
    ),
  )
  const references = claimed.map(({ reference }) => reference)
  await claimInInbox(scope, 'quote-request', references, owner)
  for (const reference of references) {
    const entry = { actor: 'system', deed: 'add', subject: 'quote', subjectId: reference, why: 'own-request' } as const
    await writeAudit(scope, owner, entry, now)
  }
  await claimContacts(scope, owner, came, now)
}

/** At every location where the address may have asked for something. @param companyId whose pool it is */
export function claimEverywhere(companyId: string): ClaimOfAddress {
  return async (transaction, owner, upTo, now) => {
    await transaction.execute(sql`select set_config('app.client_sub', ${owner.sub}, true)`)
    for (const { id } of await readPoolProviders(transaction, owner.poolId, companyId)) {
      await claimQuotes(await enterProvider(transaction, id), owner, now, upTo)
    }
  }
}
