// Removes quote requests in which nothing was said for as long as their clinic keeps them, with offers, messages and mails.
import { and, eq, gt, gte, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { removeFromInbox } from '#domain/inbox/remove-from-inbox.ts'
import { mails } from '#domain/mails/tables.ts'
import { monthsAfter, type Retention } from '#domain/provider/retention.ts'
import { clientOfRequest } from '#domain/quotes/reach-client.ts'
import type { QuoteRequest } from '#domain/quotes/read-threads.ts'
import { finalBills, offerDrafts, quoteMessages, quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import { fitToFlyReleases } from '#domain/trips/tables.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { readRules } from './read-rules.ts'
import { removeMails } from './remove-mails.ts'

type SweepParts = {
  database: Pick<Database, 'directory' | 'forProvider' | 'forClient'>
  jobs: Pick<Jobs, 'forget'>
  log: Log
}

const batchRows = 200

/** Where one request cannot be removed, the others are all the same. Twice at once does no harm. */
export async function removeOldRequests(parts: SweepParts, now: Date): Promise<void> {
  for (const { providerId, retention } of await readRules(parts.database)) {
    let last: string | undefined
    for (;;) {
      const batch = await parts.database.forProvider(providerId, (scope) =>
        scope.rows(quoteRequests, and(isOld(scope, retention, now), last ? gt(quoteRequests.id, last) : undefined), {
          orderBy: [sql`${quoteRequests.id}`],
          limit: batchRows,
        }),
      )
      for (const request of batch) {
        await removeRequest(parts, request, retention, now).catch((error: unknown) =>
          parts.log.warn('old request not removed', { ...traceOf(error) }),
        )
      }
      last = batch.at(-1)?.id
      if (batch.length < batchRows) break
    }
  }
}

/** From the last word in the thread on; one whose offer was accepted for as long as the contract is kept, if that is longer. */
function isOld({ transaction, providerId }: Scope, retention: Retention, now: Date): SQL | undefined {
  const silentSince = monthsAfter(now, -retention.requestMonths)
  const signedBefore = monthsAfter(now, -12 * retention.contractYears)
  const message = and(eq(quoteMessages.providerId, providerId), eq(quoteMessages.reference, quoteRequests.reference))
  const offer = and(eq(quoteOffers.providerId, providerId), eq(quoteOffers.reference, quoteRequests.reference))
  const isKept = or(
    gte(quoteOffers.sentAt, silentSince),
    gte(quoteOffers.decidedAt, silentSince),
    and(eq(quoteOffers.decision, 'accepted'), gte(quoteOffers.decidedAt, signedBefore)),
  )
  return and(
    lt(quoteRequests.createdAt, silentSince),
    notExists(
      transaction
        .select()
        .from(quoteMessages)
        .where(and(message, gte(quoteMessages.at, silentSince))),
    ),
    notExists(transaction.select().from(quoteOffers).where(and(offer, isKept))),
  )
}

async function removeRequest({ database, jobs }: SweepParts, found: QuoteRequest, retention: Retention, now: Date) {
  const client = clientOfRequest(found)
  const { id, providerId, reference } = found
  const remove = async (scope: Scope) => {
    // Whoever says something waits for this lock, or had it: then the second look tells, and the request stays.
    const [request] = await scope.rows(quoteRequests, eq(quoteRequests.id, id), { forUpdate: true })
    if (!request || request.clientSub !== found.clientSub) return
    const [old] = await scope.rows(quoteRequests, and(eq(quoteRequests.id, id), isOld(scope, retention, now)))
    if (!old) return
    await scope.remove(quoteMessages, eq(quoteMessages.reference, reference))
    await scope.remove(offerDrafts, eq(offerDrafts.reference, reference))
    await scope.remove(finalBills, eq(finalBills.reference, reference))
    await scope.remove(fitToFlyReleases, eq(fitToFlyReleases.reference, reference))
    await scope.remove(quoteOffers, eq(quoteOffers.reference, reference))
    await removeMails(jobs, scope, eq(mails.aboutReference, reference), now)
    await scope.remove(quoteRequests, eq(quoteRequests.id, id))
    await removeFromInbox(scope, { kind: 'quote-request', reference })
    const entry = { actor: 'system', deed: 'remove', subject: 'quote', subjectId: reference, why: 'retention' } as const
    if (client) await writeAudit(scope, client, entry, now)
  }
  await (client ? database.forClient(client, providerId, remove) : database.forProvider(providerId, remove))
}
