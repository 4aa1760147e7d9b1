// Everything that is kept of a client: one list, by which it is counted before an erasure and removed by it.
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ClientKey } from '#db/open.ts'
import type { ProviderTable } from '#db/provider-table.ts'
import type { Scope } from '#db/scope.ts'
import { assistantConversations } from '#domain/assistant/tables.ts'
import { accessLog, dataOwners } from '#domain/audit/tables.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { dataOf } from '#domain/bookings/booking-parts.ts'
import { isBookingOf } from '#domain/bookings/open-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { isOrderOf } from '#domain/checkout/find-order.ts'
import { orders } from '#domain/checkout/tables.ts'
import { clientAccounts, clientConsents, clientLocations, clientPictures, clients } from '#domain/clients/tables.ts'
import { sharesOf } from '#domain/documents/read-shares.ts'
import { clientDocuments, clientFiles, documentShares } from '#domain/documents/tables.ts'
import { itemsOfClient } from '#domain/inbox/remove-from-inbox.ts'
import { contactAnswers, contactMessages, inboxItems, inboxNameParts, inboxNotes } from '#domain/inbox/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { isClients } from '#domain/quotes/read-threads.ts'
import { finalBills, offerDrafts, quoteMessages, quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import { releasesOf } from '#domain/trips/fit-to-fly.ts'
import { fitToFlyReleases } from '#domain/trips/tables.ts'
import type { Leaving } from './leaving.ts'

/** What the client is told is removed. */
export type RemovedKind =
  | 'profile'
  | 'picture'
  | 'locations'
  | 'consents'
  | 'documents'
  | 'files'
  | 'shares'
  | 'quotes'
  | 'offers'
  | 'messages'
  | 'conversations'
  | 'bookings'
  | 'orders'
  | 'releases'
  | 'mails'
  | 'access-log'

/** `what` is null for what nobody would know of: it goes, and is not counted. */
export type Holding = { what: RemovedKind | null; table: PgTable; where: SQL | undefined }

type ClientTable = PgTable & { poolId: AnyPgColumn; sub: AnyPgColumn }

/** Requests that they sent signed in or came back for, and those of before that came from an address of theirs. */
export function requestsOf({ client, emails, settledUntil }: Leaving): SQL | undefined {
  const unclaimed = emails.map((email) =>
    and(
      isNull(quoteRequests.clientSub),
      eq(quoteRequests.email, email),
      gt(quoteRequests.createdAt, theirsSince(settledUntil, email)),
    ),
  )
  return or(isClients(client), ...unclaimed)
}

/** Mails to them, mails that answer to them, and mails about them or about a request of theirs. @param references of their requests */
export function mailsOf({ client, emails, settledUntil }: Leaving, references: string[]): SQL | undefined {
  const byAddress = emails.map((email) =>
    and(
      or(eq(mails.toLower, email), eq(mails.replyToLower, email)),
      gt(mails.writtenAt, theirsSince(settledUntil, email)),
    ),
  )
  return or(
    ...byAddress,
    sql`${mails.aboutReference} = any (${sql.param(references)}::text[])`,
    and(eq(mails.aboutPoolId, client.poolId), eq(mails.aboutSub, client.sub)),
  )
}

/** Mails to an address since it is theirs, but for those about the account of whoever had it before. */
export const mailsTo = ({ sub, email, since }: { sub: string; email: string; since: Date }): SQL | undefined =>
  and(eq(mails.toLower, email), gt(mails.writtenAt, since), or(isNull(mails.aboutSub), eq(mails.aboutSub, sub)))

const theirsSince = (settledUntil: Record<string, string>, email: string) => new Date(settledUntil[email] ?? 0)

/** At one provider, in an order in which they can go. */
export function holdingsAt(
  { providerId }: Scope,
  leaving: Leaving,
  references: string[],
  bookables: readonly Bookable[],
): Holding[] {
  const isTheirs = and(eq(bookings.providerId, providerId), isBookingOf(leaving.client))
  const atSuppliers = sql`select ${bookings.supplierKey} from ${bookings} where ${isTheirs}`
  const here = (table: ProviderTable, where: SQL | undefined) =>
    and(eq(table.providerId, providerId), sql`(${where ?? sql`false`})`)
  const named = (column: AnyPgColumn) => (references.length > 0 ? inArray(column, references) : sql`false`)
  const inbox = holdingsInInbox(providerId, leaving, named(quoteRequests.reference))
  const { clientPoolId, clientSub } = assistantConversations
  const isConversation = and(eq(clientPoolId, leaving.client.poolId), eq(clientSub, leaving.client.sub))
  return [
    ...inbox,
    // What was said in it goes with it, by the database.
    { what: 'conversations', table: assistantConversations, where: here(assistantConversations, isConversation) },
    { what: 'messages', table: quoteMessages, where: here(quoteMessages, named(quoteMessages.reference)) },
    { what: null, table: offerDrafts, where: here(offerDrafts, named(offerDrafts.reference)) },
    { what: null, table: finalBills, where: here(finalBills, named(finalBills.reference)) },
    { what: 'offers', table: quoteOffers, where: here(quoteOffers, named(quoteOffers.reference)) },
    { what: 'quotes', table: quoteRequests, where: here(quoteRequests, named(quoteRequests.reference)) },
    { what: 'releases', table: fitToFlyReleases, where: here(fitToFlyReleases, releasesOf(leaving.client)) },
    { what: 'shares', table: documentShares, where: here(documentShares, sharesOf(leaving.client)) },
    // Named by the bookings alone, and so before them.
    ...dataOf(bookables).map(({ table, reference }) => ({
      what: null,
      table,
      where: here(table, sql`${reference} in (${atSuppliers})`),
    })),
    // Items, travellers and steps go with them, by the database.
    { what: 'orders', table: orders, where: here(orders, isOrderOf(leaving.client)) },
    // Calls to suppliers go with them, by the database.
    { what: 'bookings', table: bookings, where: here(bookings, isBookingOf(leaving.client)) },
    { what: 'mails', table: mails, where: here(mails, mailsOf(leaving, references)) },
  ]
}

/** Notes before their items, and those before the messages that tell which they are; all before the requests. */
function holdingsInInbox(providerId: string, leaving: Leaving, isRequest: SQL): Holding[] {
  const { client, emails, settledUntil } = leaving
  const here = (table: ProviderTable, where: SQL | undefined) =>
    and(eq(table.providerId, providerId), sql`(${where ?? sql`false`})`)
  const unclaimed = emails.map((email) =>
    and(
      isNull(contactMessages.clientSub),
      eq(contactMessages.email, email),
      gt(contactMessages.createdAt, theirsSince(settledUntil, email)),
    ),
  )
  const claimed = and(eq(contactMessages.clientPoolId, client.poolId), eq(contactMessages.clientSub, client.sub))
  const isMessage = here(contactMessages, or(claimed, ...unclaimed))
  const messages = sql`select ${contactMessages.reference} from ${contactMessages} where ${isMessage}`
  const requests = sql`select ${quoteRequests.reference} from ${quoteRequests} where ${and(eq(quoteRequests.providerId, providerId), isRequest)}`
  const isItem = here(inboxItems, itemsOfClient(client, { requests, messages }))
  const items = sql`select ${inboxItems.id} from ${inboxItems} where ${isItem}`
  const answers = sql`${contactAnswers.reference} in (${messages})`
  return [
    { what: null, table: inboxNotes, where: here(inboxNotes, sql`${inboxNotes.itemId} in (${items})`) },
    { what: null, table: inboxNameParts, where: here(inboxNameParts, sql`${inboxNameParts.itemId} in (${items})`) },
    { what: null, table: inboxItems, where: isItem },
    { what: 'messages', table: contactAnswers, where: here(contactAnswers, answers) },
    { what: 'messages', table: contactMessages, where: isMessage },
  ]
}

/** Of the client alone, at whichever location. In an order in which they can go. */
export function ownHoldings({ poolId, sub }: ClientKey): Holding[] {
  const of = (what: Holding['what'], table: ClientTable) => ({
    what,
    table,
    where: and(eq(table.poolId, poolId), eq(table.sub, sub)),
  })
  return [
    of('documents', clientDocuments),
    of('files', clientFiles),
    of('picture', clientPictures),
    of('profile', clients),
    of('locations', clientLocations),
    of('consents', clientConsents),
    of('access-log', accessLog),
    of(null, clientAccounts),
    of(null, dataOwners),
  ]
}
