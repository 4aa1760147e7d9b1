// Shows documents to one practitioner for a time, with the client's agreement, and tells the clinic that there is something to see.
import { createHash } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
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
const hourMs = 3_600_000

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
  const keyDigest = wish.idempotencyKey ? digestOf(wish.idempotencyKey) : null
  const documentIds = [...new Set(wish.documentIds)]
  return database.forClient(account, provider.id, async (scope) => {
    // One after another, so that counting and inserting cannot interleave.
    const name = `document_shares ${poolId} ${sub}`
    await scope.transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    const earlier = await readEarlier(scope, account, keyDigest, wish)
    if (earlier) return earlier
    for (const purpose of neededToShare) await requireConsent(scope, account, purpose)
    const names = await readDocumentNames(scope, account)
    if (documentIds.some((one) => !names.has(one))) throw invalidField('documents')
    const now = clock()
    const id = newId()
    await refuseTooMany(scope, account, now)
    const { purpose, practitioner, days } = wish
    const until = new Date(now.getTime() + days * dayMs)
    const [written] = await scope.insert(
      documentShares,
      [
        {
          id,
          poolId,
          sub,
          practitionerSlug: practitioner.slug,
          practitionerName: practitioner.name,
          documentIds,
          purpose,
          sharedAt: now,
          until,
          keyDigest,
        },
      ],
      { ignoreConflicts: true },
    )
    // Someone else was faster under the same key; their row is there by now.
    if (!written) return (await readEarlier(scope, account, keyDigest, wish)) ?? raceLost()
    // By this all that they shared anywhere is found again (withdraw-shares.ts).
    await linkLocation(scope, account, provider, {}, now)
    await writeAudit(scope, account, byClient('share', 'share', id), now)
    await putShare(scope, account, id, now)
    const told = { id, practitioner: practitioner.nameAtClinic, documents: documentIds.length, client: { poolId, sub } }
    await writeMail(jobs, scope, mailOfShare(told, provider), now)
    return (await readShare(scope, account, id)) ?? raceLost()
  })
}

/** No answer is promised to who shows something: nothing is owed by a certain day. */
async function putShare(scope: Scope, account: ClientAccount, reference: string, at: Date): Promise<void> {
  const { firstName, lastName } = await readRecord(scope, account)
  const { poolId, sub } = account
  const entry = { kind: 'document-share', reference, from: `${firstName} ${lastName}`.trim() } as const
  await putInInbox(scope, { ...entry, client: { poolId, sub }, at, dueAt: null })
}

async function refuseTooMany(scope: Scope, account: ClientAccount, now: Date): Promise<void> {
  const lastHour = gte(documentShares.sharedAt, new Date(now.getTime() - hourMs))
  if ((await scope.transaction.$count(documentShares, and(sharesOf(account), lastHour))) < hourlyShares) return
  throw new Fault('too-many-requests', 'Too many shares within an hour.', { retryAfterS: 3_600 })
}

async function readEarlier(scope: Scope, account: ClientAccount, keyDigest: string | null, wish: ShareWish) {
  if (keyDigest === null) return undefined
  const [row] = await scope.rows(documentShares, and(sharesOf(account), eq(documentShares.keyDigest, keyDigest)))
  if (!row) return undefined
  const isSame =
    row.practitionerSlug === wish.practitioner.slug &&
    row.purpose === wish.purpose &&
    row.until.getTime() - row.sharedAt.getTime() === wish.days * dayMs &&
    row.documentIds.join() === [...new Set(wish.documentIds)].join()
  if (!isSame) throw new Fault('idempotency-key-reused', 'This key was used for a different share.')
  return readShare(scope, account, row.id)
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

function raceLost(): never {
  throw new Fault('unavailable', 'This is being shared already.', { retryAfterS: 1 })
}
