// Shows documents to one practitioner for a time, with the client's agreement, and tells the clinic that there is something to see.
import { createHash } from 'node:crypto'
import { and, gte } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { ClientAccount } from '#domain/clients/accounts.ts'
import { invalidField } from '#domain/clients/invalid-field.ts'
import { linkLocation } from '#domain/clients/link-location.ts'
import { requireConsent } from '#domain/clients/require-consent.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { hasId, readDocumentNames, readShare, sharesOf } from './read-shares.ts'
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

const dayMs = 86_400_000
/** Each is a mail to the clinic: nobody means more than so many within the hour. */
export const hourlyShares = 20
const hourMs = 3_600_000

/**
 * @throws Fault not-allowed without the consent to share, invalid-input when a document is not the client's,
 * idempotency-key-reused when the key came with something else before
 */
export function addShare(
  { database, jobs, clock }: ShareParts,
  account: ClientAccount,
  provider: Provider,
  wish: ShareWish,
): Promise<Share> {
  const { poolId, sub } = account
  const id = shareId(account, provider, wish.idempotencyKey)
  const documentIds = [...new Set(wish.documentIds)]
  return database.forClient(account, provider.id, async (scope) => {
    const earlier = await readEarlier(scope, account, id, wish)
    if (earlier) return earlier
    await requireConsent(scope, account, 'sharing')
    const names = await readDocumentNames(scope, account)
    if (documentIds.some((one) => !names.has(one))) throw invalidField('documents')
    const now = clock()
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
        },
      ],
      { ignoreConflicts: true },
    )
    // Someone else was faster under the same key; their row is there by now.
    if (!written) return (await readEarlier(scope, account, id, wish)) ?? raceLost()
    // By this all that they shared anywhere is found again (withdraw-shares.ts).
    await linkLocation(scope, account, provider, {}, now)
    await writeAudit(scope, account, byClient('share', 'share', id), now)
    const mail = mailOfShare({ id, practitioner: practitioner.nameAtClinic, documents: documentIds.length }, provider)
    await writeMail(jobs, scope, mail, now)
    return (await readShare(scope, account, id)) ?? raceLost()
  })
}

async function refuseTooMany(scope: Scope, account: ClientAccount, now: Date): Promise<void> {
  const lastHour = gte(documentShares.sharedAt, new Date(now.getTime() - hourMs))
  if ((await scope.transaction.$count(documentShares, and(sharesOf(account), lastHour))) < hourlyShares) return
  throw new Fault('too-many-requests', 'Too many shares within an hour.', { retryAfterS: 3_600 })
}

async function readEarlier(scope: Scope, account: ClientAccount, id: string, wish: ShareWish) {
  const [row] = await scope.rows(documentShares, hasId(id))
  if (!row) return undefined
  const isSame =
    row.practitionerSlug === wish.practitioner.slug &&
    row.purpose === wish.purpose &&
    row.until.getTime() - row.sharedAt.getTime() === wish.days * dayMs &&
    row.documentIds.join() === [...new Set(wish.documentIds)].join()
  if (!isSame) throw new Fault('idempotency-key-reused', 'This key was used for a different share.')
  return readShare(scope, account, id)
}

/** The key's digest in the shape of an id, so that the table itself takes each key once: of this client at this provider. */
function shareId({ poolId, sub }: ClientAccount, provider: Provider, key: string | undefined): string {
  if (!key) return newId()
  const digest = createHash('sha256')
    .update(JSON.stringify([poolId, sub, provider.id, key]))
    .digest('hex')
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function raceLost(): never {
  throw new Fault('unavailable', 'This is being shared already.', { retryAfterS: 1 })
}
