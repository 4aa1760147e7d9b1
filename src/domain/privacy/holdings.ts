// Everything that is kept of a client: one list, by which it is counted before an erasure and removed by it.
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ClientKey } from '#db/open.ts'
import type { ProviderTable } from '#db/provider-table.ts'
import type { Scope } from '#db/scope.ts'
import { accessLog, dataOwners } from '#domain/audit/tables.ts'
import { clientAccounts, clientConsents, clientLocations, clientPictures, clients } from '#domain/clients/tables.ts'
import { sharesOf } from '#domain/documents/read-shares.ts'
import { clientDocuments, clientFiles, documentShares } from '#domain/documents/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { isClients } from '#domain/quotes/read-threads.ts'
import { quoteMessages, quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
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
  | 'mails'
  | 'access-log'

/** `what` is null for what nobody would know of: it goes, and is not counted. */
export type Holding = { what: RemovedKind | null; table: PgTable; where: SQL | undefined }

type ClientTable = PgTable & { poolId: AnyPgColumn; sub: AnyPgColumn }

/** Requests that they sent signed in or came back for, and those of before that came from an address of theirs. */
export function requestsOf({ client, emails }: Leaving): SQL | undefined {
  const unclaimed = and(isNull(quoteRequests.clientSub), inArray(quoteRequests.email, emails))
  return emails.length > 0 ? or(isClients(client), unclaimed) : isClients(client)
}

/** Mails to them, mails that answer to them, and mails about them or about a request of theirs. @param references of their requests */
export function mailsOf({ client, emails }: Leaving, references: string[]): SQL {
  return sql`${mails.toLower} = any (${sql.param(emails)}::text[])
    or ${mails.replyToLower} = any (${sql.param(emails)}::text[])
    or ${mails.aboutReference} = any (${sql.param(references)}::text[])
    or (${mails.aboutPoolId} = ${client.poolId} and ${mails.aboutSub} = ${client.sub})`
}

/** At one provider, in an order in which they can go. */
export function holdingsAt({ providerId }: Scope, leaving: Leaving, references: string[]): Holding[] {
  const here = (table: ProviderTable, where: SQL | undefined) =>
    and(eq(table.providerId, providerId), sql`(${where ?? sql`false`})`)
  const named = (column: AnyPgColumn) => (references.length > 0 ? inArray(column, references) : sql`false`)
  return [
    { what: 'messages', table: quoteMessages, where: here(quoteMessages, named(quoteMessages.reference)) },
    { what: 'offers', table: quoteOffers, where: here(quoteOffers, named(quoteOffers.reference)) },
    { what: 'quotes', table: quoteRequests, where: here(quoteRequests, named(quoteRequests.reference)) },
    { what: 'shares', table: documentShares, where: here(documentShares, sharesOf(leaving.client)) },
    { what: 'mails', table: mails, where: here(mails, mailsOf(leaving, references)) },
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
