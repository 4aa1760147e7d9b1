// Ends shares: one that the client points at, or all of them when they take back that anything is shared.
import { and, gt, isNull, type SQL } from 'drizzle-orm'
import { type ClientKey, enterProvider } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { readLocations } from '#domain/clients/link-location.ts'
import { settledInInbox } from '#domain/inbox/put-in-inbox.ts'
import { Fault } from '#kernel/fault.ts'
import { hasId, readShare, sharesOf } from './read-shares.ts'
import type { Share } from './share.ts'
import { documentShares } from './tables.ts'

/**
 * Again is no fault, and one that is over already stays as it was.
 * @param scope of `forClient`, entered as this client
 * @throws Fault not-found
 */
export async function withdrawShare(scope: Scope, client: ClientKey, id: string, now: Date): Promise<Share> {
  await withdraw(scope, client, now, hasId(id))
  const share = await readShare(scope, client, id)
  if (!share) throw new Fault('not-found', 'There is no such share.')
  return share
}

/** At every provider that the client has come to: whoever shares is linked there (add-share.ts). */
export async function withdrawAllShares(scope: Scope, client: ClientKey, now: Date): Promise<void> {
  for (const providerId of await readLocations(scope, client)) {
    await withdraw(await enterProvider(scope.transaction, providerId), client, now)
  }
  await enterProvider(scope.transaction, scope.providerId)
}

async function withdraw(scope: Scope, client: ClientKey, now: Date, which?: SQL): Promise<void> {
  const isOpen = and(isNull(documentShares.withdrawnAt), gt(documentShares.until, now))
  const ended = await scope.update(documentShares, { withdrawnAt: now }, and(sharesOf(client), isOpen, which))
  for (const { id } of ended) {
    await writeAudit(scope, client, byClient('withdraw', 'share', id), now)
    await settledInInbox(scope, { kind: 'document-share', reference: id })
  }
}
