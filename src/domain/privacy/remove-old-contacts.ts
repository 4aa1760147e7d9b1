// Removes messages, of the contact page and handed over with a conversation, that were said nothing about for as long as their clinic keeps requests, with answers, notes and mails.
import { and, eq, gt, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { removeFromInbox } from '#domain/inbox/remove-from-inbox.ts'
import { contactAnswers, contactMessages } from '#domain/inbox/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { monthsAfter, type Retention } from '#domain/provider/retention.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { readRules } from './read-rules.ts'
import { removeMails } from './remove-mails.ts'

type SweepParts = {
  database: Pick<Database, 'directory' | 'forProvider' | 'forClient'>
  jobs: Pick<Jobs, 'forget'>
  log: Log
}
type ContactRow = typeof contactMessages.$inferSelect

const batchRows = 200

/** Where one message cannot be removed, the others are all the same. Twice at once does no harm. */
export async function removeOldContacts(parts: SweepParts, now: Date): Promise<void> {
  for (const { providerId, retention } of await readRules(parts.database)) {
    for (let last: string | undefined; ; ) {
      const batch = await parts.database.forProvider(providerId, (scope) =>
        scope.rows(
          contactMessages,
          and(isOld(scope, retention, now), last ? gt(contactMessages.id, last) : undefined),
          {
            orderBy: [sql`${contactMessages.id}`],
            limit: batchRows,
          },
        ),
      )
      for (const message of batch) {
        await removeMessage(parts, message, retention, now).catch((error: unknown) =>
          parts.log.warn('old message not removed', { ...traceOf(error) }),
        )
      }
      last = batch.at(-1)?.id
      if (batch.length < batchRows) break
    }
  }
}

function isOld({ transaction, providerId }: Scope, { requestMonths }: Retention, now: Date): SQL | undefined {
  const silentSince = monthsAfter(now, -requestMonths)
  const answer = and(
    eq(contactAnswers.providerId, providerId),
    eq(contactAnswers.reference, contactMessages.reference),
    gte(contactAnswers.at, silentSince),
  )
  return and(
    lt(contactMessages.createdAt, silentSince),
    notExists(transaction.select().from(contactAnswers).where(answer)),
  )
}

async function removeMessage({ database, jobs }: SweepParts, found: ContactRow, retention: Retention, now: Date) {
  const { id, providerId, reference, clientPoolId: poolId, clientSub: sub } = found
  const client = poolId !== null && sub !== null ? { poolId, sub } : undefined
  const remove = async (scope: Scope) => {
    // Whoever answers waits for this lock, or had it: then the second look tells, and the message stays.
    await scope.rows(contactMessages, eq(contactMessages.id, id), { forUpdate: true })
    const [gone] = await scope.remove(contactMessages, and(eq(contactMessages.id, id), isOld(scope, retention, now)))
    if (!gone) return
    await scope.remove(contactAnswers, eq(contactAnswers.reference, reference))
    await removeFromInbox(scope, { kind: gone.kind, reference })
    await removeMails(jobs, scope, eq(mails.aboutReference, reference), now)
    const about = { subject: 'contact-message', subjectId: reference } as const
    if (client) await writeAudit(scope, client, { actor: 'system', deed: 'remove', ...about, why: 'retention' }, now)
  }
  await (client ? database.forClient(client, providerId, remove) : database.forProvider(providerId, remove))
}
