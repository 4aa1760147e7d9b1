// What a client knows and decides of their data: who looked at it, and its erasure.
import { eraseClient as eraseClientEndpoint, getAccessLog, getErasure } from '#contract/privacy.ts'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { kindOf } from '#domain/bookings/bookable.ts'
import { daysOf } from '#domain/bookings/booking.ts'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import { findAccount } from '#domain/clients/accounts.ts'
import { eraseClient, readErasure } from '#domain/privacy/erase-client.ts'
import { readAccessLog } from '#domain/privacy/read-access-log.ts'
import { sayKept } from '#domain/privacy/say-kept.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { languageOf } from '#kernel/language.ts'
import { clientOf } from './client-of.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export type PrivacyApiParts = Pick<BookingParts, 'bookables'> & {
  database: Database
  jobs: Pick<Jobs, 'put' | 'forget'>
  clock: Clock
}

export function servePrivacy(app: ApiApp, { database, jobs, clock, bookables }: PrivacyApiParts): void {
  serve(app, getAccessLog, async (input, call) => {
    const { account, provider } = await clientOf(database, call)
    const { entries, hasMore } = await database.forClient(account, provider.id, (scope) =>
      readAccessLog(scope, account, input),
    )
    return { entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })), hasMore }
  })
  serve(app, getErasure, async ({ language }, call) => {
    const { client, companyId, providerId } = await leavingOf(call)
    // Of whoever left before nothing is written: there is nothing of theirs to read.
    if (await findAccount(database, client)) {
      await database.forClient(client, providerId, (scope) =>
        writeAudit(scope, client, byClient('read', 'everything'), clock()),
      )
    }
    const { removed, kept, bookings } = await database.forPool(client.poolId, (transaction) =>
      readErasure(transaction, client, { companyId }, { bookables, now: clock() }),
    )
    return {
      removed,
      kept: kept.map((record) => sayKept(record, languageOf(language))),
      bookings: bookings.map((booking) => {
        const { reference } = booking
        return { reference, ...daysOf(booking), href: `${kindOf(bookables, booking).voucher.path}/${reference}` }
      }),
    }
  })
  serve(app, eraseClientEndpoint, async ({ email, language }, call) => {
    const { client, companyId } = await leavingOf(call)
    const account = await findAccount(database, client)
    // Where there is none they left before, and the answer got lost: what came in since goes, and the same is said again.
    if (account && account.email !== email) throw new Fault('not-allowed', 'Only its owner may erase this.')
    const kept = await database.forPool(client.poolId, (transaction) =>
      eraseClient(jobs, transaction, client, { companyId }, { bookables, now: clock() }),
    )
    return { kept: kept.map((record) => sayKept(record, languageOf(language))) }
  })
}

/** Whoever is signed in may leave, also with an address that nobody verified. */
async function leavingOf({ session: { poolId, sub }, findOwnProvider }: Call<'client'>) {
  const { id, company } = await findOwnProvider()
  return { client: { poolId, sub }, companyId: company.id, providerId: id }
}
