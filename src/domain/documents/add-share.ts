// Shows documents to one practitioner for a time, with the client's agreement, and tells the clinic that there is something to see.
import { createHash } from 'node:crypto'
import type { Jobs } from '#db/jobs.ts'
import { type OnceKey, once } from '#db/once.ts'
import type { Database } from '#db/open.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { ClientAccount } from '#domain/clients/accounts.ts'
import type { ConsentPurpose } from '#domain/clients/client.ts'
import { readRecord } from '#domain/clients/client-record.ts'
import { invalidField } from '#domain/clients/invalid-field.ts'
import { linkLocation } from '#domain/clients/link-location.ts'
import { requireConsent } from '#domain/clients/require-consent.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { readDocumentNames, readShare, sharesOf } from './read-shares.ts'
import type { Share } from './share.ts'
import { mailOfShare } from './share-mail.ts'
import { documentShares } from './tables.ts'

export type ShareParts = { database: Database; jobs: Pick<Jobs, 'put'>; clock: Clock }

export type ShareWish = {
  practitioner: Share['practitioner'] & {
    /** As the clinic writes it; `name` is as the client reads it. */
    nameAtClinic: string
  }
  documentIds: readonly string[]
  purpose: string
  days: number
  /** Same key, same share; without one each is another. */
  idempotencyKey: string | undefined
}

/** What has to be agreed to for anything to be shared; with either taken back, all that is open ends. */
export const neededToShare: readonly ConsentPurpose[] = ['sharing', 'health-data']

const dayMs = 86_400_000
/** Each is a mail to the clinic: nobody means more than so many within the hour. */
export const hourlyShares = 20

/**
 * @throws Fault not-allowed without the consents to keep health data and to share it, invalid-input when a document is not the client's,
 * idempotency-key-reused when the key came with something else before
 */
export function addShare(
  { database, jobs, clock }: ShareParts,
  account: ClientAccount,
  provider: Provider,
  wish: ShareWish,
): Promise<Share> {
  const { poolId, sub } = account
  const documentIds = [...new Set(wish.documentIds)]
  return database.forClient(account, provider.id, async (scope) => {
    const now = clock()
    const { purpose, practitioner, days } = wish
    const key = keyOf(account, { ...wish, documentIds })
    const { row, isNew } = await once(scope, documentShares, key, async () => {
      for (const needed of neededToShare) await requireConsent(scope, account, needed)
      const names = await readDocumentNames(scope, account)
      if (documentIds.some((one) => !names.has(one))) throw invalidField('documents')
      await refuseTooMany(scope, account, now)
      return {
        id: newId(),
        poolId,
        sub,
        practitionerSlug: practitioner.slug,
        practitionerName: practitioner.name,
        documentIds,
        purpose,
        sharedAt: now,
        until: new Date(now.getTime() + days * dayMs),
        keyDigest: key?.key.keyDigest ?? null,
      }
    })
    const { id } = row
    if (!isNew) return needShare(scope, account, id)
    // By this all that they shared anywhere is found again (withdraw-shares.ts).
    await linkLocation(scope, account, provider, {}, now)
    await writeAudit(scope, account, byClient('share', 'share', id), now)
    await putShare(scope, account, id, now)
    const told = { id, practitioner: practitioner.nameAtClinic, documents: documentIds.length, client: { poolId, sub } }
    await writeMail(jobs, scope, mailOfShare(told, provider), now)
    return needShare(scope, account, id)
  })
}

/** No answer is promised to who shows something: nothing is owed by a certain day. */
async function putShare(scope: Scope, account: ClientAccount, reference: string, at: Date): Promise<void> {
  const { firstName, lastName } = await readRecord(scope, account)
  const { poolId, sub } = account
  const entry = { kind: 'document-share', reference, from: `${firstName} ${lastName}`.trim() } as const
  await putInInbox(scope, { ...entry, client: { poolId, sub }, at, dueAt: null })
}

function refuseTooMany(scope: Scope, account: ClientAccount, now: Date): Promise<void> {
  const limits: Limit[] = [{ of: sharesOf(account), most: hourlyShares, per: 'hour' }]
  const lock = `document_shares ${account.poolId} ${account.sub}`
  const counted = { lock, table: documentShares, at: documentShares.sharedAt, now, limits }
  return rateLimit(scope, counted, 'Too many shares within an hour.')
}

function keyOf(
  { poolId, sub }: ClientAccount,
  { idempotencyKey, practitioner, purpose, days, documentIds }: ShareWish,
): OnceKey<typeof documentShares> | undefined {
  if (!idempotencyKey) return undefined
  const keyDigest = createHash('sha256').update(idempotencyKey).digest('base64url')
  const same = (row: typeof documentShares.$inferSelect) =>
    row.practitionerSlug === practitioner.slug &&
    row.purpose === purpose &&
    row.until.getTime() - row.sharedAt.getTime() === days * dayMs &&
    row.documentIds.join() === documentIds.join()
  return { key: { poolId, sub, keyDigest }, same, usedFor: 'a different share' }
}

async function needShare(scope: Scope, account: ClientAccount, id: string): Promise<Share> {
  const share = await readShare(scope, account, id)
  if (!share) throw new Fault('internal', 'A share that was just written is not there.')
  return share
}
