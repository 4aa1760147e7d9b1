// One patient as their provider may see them: what they asked for, booked and show, and what the provider added. The look is written down.
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { BookingRow } from '#domain/bookings/booking.ts'
import { fullName } from '#domain/bookings/contact.ts'
import { isBookingOf } from '#domain/bookings/open-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { isStanding, readLastConsent } from '#domain/clients/consents.ts'
import { type Reach, readReach } from '#domain/clients/read-reach.ts'
import { clientAccounts } from '#domain/clients/tables.ts'
import { type ClientDocument, findDocuments } from '#domain/documents/client-document.ts'
import { sharesOf } from '#domain/documents/read-shares.ts'
import { type ShareState, shareState } from '#domain/documents/share.ts'
import { clientDocuments, documentShares } from '#domain/documents/tables.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { readProcedureNames } from '#domain/procedures/read-names.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { ClientThread } from '#domain/quotes/read-client-quotes.ts'
import { isClients, readThreads } from '#domain/quotes/read-threads.ts'
import { type FitToFly, readReleases } from '#domain/trips/fit-to-fly.ts'
import { plainDate } from '#kernel/clock.ts'
import { needPatient } from './patient.ts'

export type PatientShare = {
  id: string
  practitioner: string
  /** In the patient's own words; empty of a share that has ended. */
  purpose: string
  sharedAt: Date
  until: Date
  state: ShareState
  /** None of a share that has ended. */
  documents: ClientDocument[]
}

export type Patient = {
  name: string
  reach: Reach | undefined
  threads: ClientThread[]
  /** Ids of inbox items by the reference of the request. */
  inbox: Map<string, string>
  bookings: BookingRow[]
  shares: PatientShare[]
  added: ClientDocument[]
  takesDocuments: boolean
  releases: FitToFly[]
}

/** @throws Fault not-found */
export function readPatient(
  database: Pick<Database, 'forClient'>,
  provider: Provider,
  client: ClientKey,
  by: { name: string },
  now: Date,
): Promise<Patient> {
  return database.forClient(client, provider.id, async (scope) => {
    await needPatient(scope, client)
    const look = { actor: 'clinic', actorName: by.name, deed: 'read', subject: 'trip', why: 'care' } as const
    await writeAudit(scope, client, look, now)
    const threads = await readTheirThreads(scope, client, plainDate(now, provider.location.timeZone))
    const booked = await scope.rows(bookings, and(isBookingOf(client), isNotNull(bookings.agreedAt)), {
      orderBy: [desc(bookings.agreedAt)],
    })
    return {
      name: await readName(scope, client, threads, booked),
      reach: await readReach(scope, client),
      threads,
      inbox: await readInbox(scope, threads),
      bookings: booked,
      shares: await readTheirShares(scope, client, now),
      added: await findDocuments(scope, client, eq(clientDocuments.byProvider, provider.id)),
      takesDocuments: isStanding(await readLastConsent(scope, client, 'health-data')),
      releases: await readReleases(scope, client),
    }
  })
}

/** Claimed by them: what came from their address before is theirs once they come themselves. */
async function readTheirThreads(scope: Scope, client: ClientKey, today: string): Promise<ClientThread[]> {
  const threads = await readThreads(scope, isClients(client), today)
  const slugs = threads.flatMap(({ request }) => request.procedureSlug ?? [])
  const names = await readProcedureNames(scope, slugs)
  return threads.map((thread) => ({ ...thread, procedureName: names.get(thread.request.procedureSlug ?? '') }))
}

/** As they gave it here last, else as their account says. */
async function readName(
  { transaction }: Scope,
  { poolId, sub }: ClientKey,
  [thread]: ClientThread[],
  [booking]: Patient['bookings'],
): Promise<string> {
  if (thread) return thread.request.name
  if (booking?.contact) return fullName(booking.contact)
  const [account] = await transaction
    .select()
    .from(clientAccounts)
    .where(and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.sub, sub)))
  return account ? `${account.givenName} ${account.familyName}`.trim() : ''
}

async function readInbox(scope: Scope, threads: ClientThread[]): Promise<Map<string, string>> {
  const references = threads.map(({ request }) => request.reference)
  if (references.length === 0) return new Map()
  const isTheirs = and(eq(inboxItems.kind, 'quote-request'), inArray(inboxItems.reference, references))
  const items = await scope.rows(inboxItems, isTheirs)
  return new Map(items.map(({ reference, id }) => [reference, id]))
}

async function readTheirShares(scope: Scope, client: ClientKey, now: Date): Promise<PatientShare[]> {
  const rows = await scope.rows(documentShares, sharesOf(client), {
    orderBy: [desc(documentShares.sharedAt), desc(documentShares.id)],
  })
  const open = rows.filter((row) => shareState(row, now) === 'open').flatMap(({ documentIds }) => documentIds)
  const documents = open.length > 0 ? await findDocuments(scope, client, inArray(clientDocuments.id, open)) : []
  return rows.map((row) => {
    const { id, practitionerName: practitioner, sharedAt, until, documentIds } = row
    const state = shareState(row, now)
    const shown = state === 'open' ? documents.filter((one) => documentIds.includes(one.id)) : []
    const purpose = state === 'open' ? row.purpose : ''
    return { id, practitioner, purpose, sharedAt, until, state, documents: shown }
  })
}
