// The access log as the client reads it: each line with what it was about, by the name that they know it by.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { type AuditLine, type AuditWho, readAudit } from '#domain/audit/read-audit.ts'
import { isBookingOf } from '#domain/bookings/open-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { sharesOf } from '#domain/documents/read-shares.ts'
import { clientDocuments, documentShares } from '#domain/documents/tables.ts'
import { readProcedureNames } from '#domain/procedures/read-names.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'

/** `about` is empty where it is about all of them, or about what is gone. */
export type AccessEntry = Omit<AuditLine, 'subjectId'> & { about: string }

type LogWish = { before?: string | undefined; who?: AuditWho | undefined; language: string; limit?: number }

/** @param scope of `forClient`, entered as this client */
export async function readAccessLog(
  scope: Scope,
  client: ClientKey,
  { before, who, language, limit }: LogWish,
): Promise<{ entries: AccessEntry[]; hasMore: boolean }> {
  const { lines, hasMore } = await readAudit(scope, client, before, limit, who)
  return { entries: await nameSubjects(scope, client, lines, language), hasMore }
}

/** So many lines are in memory at once while all of them are written somewhere. */
export const exportPageLines = 500

/** All of it, newest first. Each page is a transaction of its own: whoever takes them slowly holds none open. */
export async function* readAccessPages(
  database: Pick<Database, 'forClient'>,
  { client, providerId, language }: { client: ClientKey; providerId: string; language: string },
): AsyncGenerator<AccessEntry[]> {
  for (let before: string | undefined; ; ) {
    const { entries, hasMore } = await database.forClient(client, providerId, (scope) =>
      readAccessLog(scope, client, { before, language, limit: exportPageLines }),
    )
    yield entries
    before = entries.at(-1)?.id
    if (!hasMore) return
  }
}

/** @param language that names of procedures are said in */
async function nameSubjects(
  scope: Scope,
  client: ClientKey,
  lines: AuditLine[],
  language: string,
): Promise<AccessEntry[]> {
  const [documents, shares, requests, booked] = [
    await readDocumentNames(scope, client, idsOf(lines, 'document')),
    await readPractitionerNames(scope, client, idsOf(lines, 'share')),
    await readRequestNames(scope, lines, language),
    await readBookingTitles(scope, client, idsOf(lines, 'booking'), language),
  ]
  const nameOf = ({ subject, subjectId }: AuditLine): string => {
    if (subject === 'document') return documents.get(subjectId) ?? ''
    if (subject === 'share') return shares.get(subjectId) ?? ''
    if (subject === 'quote') return requests.get(subjectId) ?? ''
    if (subject === 'booking') return booked.get(subjectId) ?? ''
    return subject === 'consents' || subject === 'contact-message' || subject === 'order' ? subjectId : ''
  }
  return lines.map(({ subjectId, ...line }) => ({ ...line, about: nameOf({ ...line, subjectId }) }))
}

const idsOf = (lines: AuditLine[], about: AuditLine['subject']) => [
  ...new Set(lines.flatMap(({ subject, subjectId }) => (subject === about && subjectId ? [subjectId] : []))),
]
const isOneOf = (id: PgColumn, ids: string[]) => sql`${id}::text = any (${sql.param(ids)}::text[])`

async function readDocumentNames({ transaction }: Scope, { poolId, sub }: ClientKey, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const { id, name } = clientDocuments
  const isOwn = and(eq(clientDocuments.poolId, poolId), eq(clientDocuments.sub, sub))
  const rows = await transaction
    .select({ id, name })
    .from(clientDocuments)
    .where(and(isOwn, isOneOf(id, ids)))
  return new Map(rows.map((row) => [row.id, row.name]))
}

async function readPractitionerNames(scope: Scope, client: ClientKey, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await scope.rows(documentShares, and(sharesOf(client), isOneOf(documentShares.id, ids)))
  return new Map(rows.map(({ id, practitionerName }) => [id, practitionerName]))
}

/** By reference: what the procedure is called, or the reference itself where none was named. Of another location's none. */
async function readRequestNames(scope: Scope, lines: AuditLine[], language: string): Promise<Map<string, string>> {
  const references = idsOf(lines, 'quote')
  if (references.length === 0) return new Map()
  const requests = await scope.rows(quoteRequests, inArray(quoteRequests.reference, references))
  const names = await readProcedureNames(
    scope,
    requests.flatMap(({ procedureSlug }) => procedureSlug ?? []),
  )
  const say = (name: Localized | undefined) => name && inLanguage(name, language)
  return new Map(
    requests.map(({ reference, procedureSlug }) => [reference, say(names.get(procedureSlug ?? '')) ?? reference]),
  )
}

/** By reference. Of another location's none. */
async function readBookingTitles(scope: Scope, client: ClientKey, references: string[], language: string) {
  if (references.length === 0) return new Map<string, string>()
  const rows = await scope.rows(bookings, and(isBookingOf(client), inArray(bookings.reference, references)))
  return new Map(rows.map(({ reference, title }) => [reference, title ? inLanguage(title, language) : reference]))
}
