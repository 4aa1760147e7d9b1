// Collects everything that is kept of a client at one provider, for them to take along; all but the access log, which is read in pages.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { isBookingOf } from '#domain/bookings/open-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { isOrderOf, readWholeOrder } from '#domain/checkout/find-order.ts'
import { orders } from '#domain/checkout/tables.ts'
import { type ClientAccount, readClaimable } from '#domain/clients/accounts.ts'
import { readPicture } from '#domain/clients/client-picture.ts'
import { readRecord } from '#domain/clients/client-record.ts'
import { readConsents } from '#domain/clients/consents.ts'
import { clientAccounts, clientLocations } from '#domain/clients/tables.ts'
import { readShares } from '#domain/documents/read-shares.ts'
import { clientDocuments, clientFiles } from '#domain/documents/tables.ts'
import { readInvoices, readRecipient } from '#domain/invoices/read-invoices.ts'
import { mails } from '#domain/mails/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { readOwnThreads } from '#domain/quotes/read-client-quotes.ts'
import { readReleases } from '#domain/trips/fit-to-fly.ts'
import { inLanguage } from '#kernel/localized.ts'
import { readConversations } from './export-assistant.ts'
import { presentBooking } from './export-booking.ts'
import { readClinicNotes, readContacts } from './export-inbox.ts'
import { presentOrder } from './export-order.ts'
import { presentThread, readWritten } from './export-thread.ts'
import { mailsTo } from './holdings.ts'

export type ExportAsker = {
  account: ClientAccount
  provider: Provider
  /** That the clinic's words are said in. */
  language: string
  /** Scheme and host of the provider's site. */
  origin: string
  /** What the list of documents calls a file. */
  urlOf: (fileId: string) => string
}

export type ClientExport = Awaited<ReturnType<typeof collectExport>>

/** @param scope of `forClient`, entered as this client */
export async function collectExport(scope: Scope, asker: ExportAsker, now: Date) {
  const { account, provider, language } = asker
  const { pictureId: _, ...record } = await readRecord(scope, account)
  const picture = await readPicture(scope, account)
  const threads = await readOwnThreads(scope, { account, provider }, now)
  const written = await readWritten(
    scope,
    threads.map(({ request }) => request.reference),
  )
  return {
    format: 'epidaurus-client-export' as const,
    version: 1 as const,
    madeAt: now,
    language,
    provider: describe(asker),
    account: await describeAccount(scope, account),
    record,
    picture: picture ? { mediaType: 'image/webp', content: picture.content.toString('base64') } : null,
    locations: await readLocations(scope, account),
    consents: await readConsents(scope, account),
    documents: await readDocuments(scope, asker),
    unfinishedUploads: await readUnfinished(scope, account),
    shares: await readShares(scope, account),
    quotes: threads.map((thread) => presentThread(thread, written, language)),
    bookings: await readBookings(scope, asker),
    orders: await readOrders(scope, asker),
    fitToFly: await readFitToFly(scope, account),
    contactMessages: await readContacts(scope, account),
    conversations: await readConversations(scope, account),
    clinicNotes: await readClinicNotes(scope, account),
    mails: await readMails(scope, account),
  }
}

function describe({ provider, origin, language }: ExportAsker) {
  const { company, location, contact } = provider
  return {
    id: provider.id,
    site: origin,
    company: inLanguage(company.name, language),
    legalName: company.legalName,
    location: inLanguage(location.name, language),
    address: inLanguage(location.address, language),
    city: inLanguage(location.city, language),
    country: location.country,
    email: contact.email,
    phone: contact.phone,
  }
}

async function describeAccount({ transaction }: Scope, { sub, ...account }: ClientAccount) {
  const { poolId } = account
  const [row] = await transaction
    .select({ formerEmails: clientAccounts.formerEmails })
    .from(clientAccounts)
    .where(and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.sub, sub)))
  return { ...account, userId: sub, formerEmails: row?.formerEmails ?? [] }
}

async function readLocations({ transaction }: Scope, { poolId, sub }: ClientKey) {
  const { poolId: _, sub: __, ...kept } = clientLocations
  const { companyId, locationId, countryId, givenName, familyName, linkedAt } = kept
  return transaction
    .select({ companyId, locationId, countryId, givenName, familyName, linkedAt })
    .from(clientLocations)
    .where(and(eq(clientLocations.poolId, poolId), eq(clientLocations.sub, sub)))
    .orderBy(asc(linkedAt))
}

async function readDocuments({ transaction }: Scope, { account, urlOf }: ExportAsker) {
  const rows = await transaction
    .select()
    .from(clientDocuments)
    .innerJoin(clientFiles, eq(clientFiles.id, clientDocuments.fileId))
    .where(and(eq(clientDocuments.poolId, account.poolId), eq(clientDocuments.sub, account.sub)))
    .orderBy(desc(clientDocuments.addedAt), desc(clientDocuments.id))
  return rows.map(({ client_documents: document, client_files: file }) => ({
    id: document.id,
    sourceType: document.sourceType,
    url: urlOf(file.id),
    kind: document.kind,
    name: document.name,
    fileName: file.name,
    mediaType: file.mediaType,
    bytes: file.totalBytes,
    scan: file.scan,
    addedAt: document.addedAt,
    more: document.more,
  }))
}

/** On their way in, or arrived without a document made of them. */
async function readUnfinished({ transaction }: Scope, { poolId, sub }: ClientKey) {
  const { name, totalBytes, storedBytes, startedAt } = clientFiles
  const hasDocument = sql`exists (select from ${clientDocuments} where ${clientDocuments.fileId} = ${clientFiles.id})`
  return transaction
    .select({ name, bytes: totalBytes, storedBytes, startedAt })
    .from(clientFiles)
    .where(and(eq(clientFiles.poolId, poolId), eq(clientFiles.sub, sub), sql`not ${hasDocument}`))
    .orderBy(asc(startedAt))
}

async function readBookings(scope: Scope, { account, language }: ExportAsker) {
  const rows = await scope.rows(bookings, isBookingOf(account), { orderBy: [desc(bookings.createdAt)] })
  return rows.map((row) => presentBooking(row, language))
}

async function readOrders(scope: Scope, { account }: ExportAsker) {
  const rows = await scope.rows(orders, isOrderOf(account), { orderBy: [desc(orders.createdAt)] })
  const whole = []
  for (const row of rows) {
    const issued = []
    for (const one of await readInvoices(scope, row.id))
      issued.push({ row: one, recipient: await readRecipient(scope, one.id) })
    whole.push(presentOrder(await readWholeOrder(scope, row), issued))
  }
  return whole
}

/** Those that were taken back too. */
async function readFitToFly(scope: Scope, account: ClientKey) {
  const releases = await readReleases(scope, account)
  return releases.map(({ reference, flyFrom, note, byName, at, takenBackAt }) => ({
    reference,
    flyFrom,
    note,
    by: byName,
    at,
    takenBackAt,
  }))
}

/** That there were, not what they said: some hold codes that are still good, and those belong into the mailbox alone. */
async function readMails(scope: Scope, account: ClientAccount) {
  const theirs = await readClaimable(scope.transaction, account)
  if (!theirs) return []
  const rows = await scope.rows(mails, mailsTo({ ...account, since: theirs.after }), {
    orderBy: [asc(mails.writtenAt)],
  })
  return rows.map(({ to, subject, writtenAt, sentAt }) => ({ to, subject, writtenAt, sentAt }))
}
