// The access log as the client reads it: each line with what it was about, by the name that they know it by.
import { inArray } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { type AuditLine, readAudit } from '#domain/audit/read-audit.ts'
import { readDocumentNames, readShares } from '#domain/documents/read-shares.ts'
import { readProcedureNames } from '#domain/procedures/read-names.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'

/** `about` is empty where it is about all of them, or about what is gone. */
export type AccessEntry = Omit<AuditLine, 'subjectId'> & { about: string }

/** @param scope of `forClient`, entered as this client */
export async function readAccessLog(
  scope: Scope,
  client: ClientKey,
  { before, language }: { before?: string | undefined; language: string },
): Promise<{ entries: AccessEntry[]; hasMore: boolean }> {
  const { lines, hasMore } = await readAudit(scope, client, before)
  return { entries: await nameSubjects(scope, client, lines, language), hasMore }
}

/** @param language that names of procedures are said in */
export async function nameSubjects(
  scope: Scope,
  client: ClientKey,
  lines: AuditLine[],
  language: string,
): Promise<AccessEntry[]> {
  const [documents, shares, requests] = [
    await readDocumentNames(scope, client),
    new Map((await readShares(scope, client)).map(({ id, practitioner }) => [id, practitioner.name])),
    await readRequestNames(scope, lines, language),
  ]
  const nameOf = ({ subject, subjectId }: AuditLine): string => {
    if (subject === 'document') return documents.get(subjectId) ?? ''
    if (subject === 'share') return shares.get(subjectId) ?? ''
    if (subject === 'quote') return requests.get(subjectId) ?? ''
    return subject === 'consents' ? subjectId : ''
  }
  return lines.map(({ subjectId, ...line }) => ({ ...line, about: nameOf({ ...line, subjectId }) }))
}

/** By reference: what the procedure is called, or the reference itself where none was named. Of another location's none. */
async function readRequestNames(scope: Scope, lines: AuditLine[], language: string): Promise<Map<string, string>> {
  const references = lines.flatMap(({ subject, subjectId }) => (subject === 'quote' ? [subjectId] : []))
  if (references.length === 0) return new Map()
  const requests = await scope.rows(quoteRequests, inArray(quoteRequests.reference, [...new Set(references)]))
  const names = await readProcedureNames(
    scope,
    requests.flatMap(({ procedureSlug }) => procedureSlug ?? []),
  )
  const say = (name: Localized | undefined) => name && inLanguage(name, language)
  return new Map(
    requests.map(({ reference, procedureSlug }) => [reference, say(names.get(procedureSlug ?? '')) ?? reference]),
  )
}
