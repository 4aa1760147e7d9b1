// What a client shows to whom at one provider.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Share } from './share.ts'
import { clientDocuments, documentShares } from './tables.ts'

/**
 * @param scope of `forClient`, entered as this client
 * @returns newest first
 */
export async function readShares(scope: Scope, client: ClientKey, where?: SQL): Promise<Share[]> {
  const rows = await scope.rows(documentShares, and(sharesOf(client), where), {
    orderBy: [desc(documentShares.sharedAt), desc(documentShares.id)],
  })
  const present = await readDocumentNames(scope, client)
  return rows.map(({ documentIds, practitionerSlug, practitionerName, ...row }) => ({
    id: row.id,
    practitioner: { slug: practitionerSlug, name: practitionerName },
    documents: documentIds.flatMap((id) => {
      const name = present.get(id)
      return name === undefined ? [] : [{ id, name }]
    }),
    purpose: row.purpose,
    sharedAt: row.sharedAt,
    until: row.until,
    withdrawnAt: row.withdrawnAt,
  }))
}

export async function readShare(scope: Scope, client: ClientKey, id: string): Promise<Share | undefined> {
  const [share] = await readShares(scope, client, hasId(id))
  return share
}

/** Of all that the client has, by id. */
export async function readDocumentNames(scope: Scope, { poolId, sub }: ClientKey): Promise<Map<string, string>> {
  const { id, name } = clientDocuments
  const rows = await scope.transaction
    .select({ id, name })
    .from(clientDocuments)
    .where(and(eq(clientDocuments.poolId, poolId), eq(clientDocuments.sub, sub)))
  return new Map(rows.map((row) => [row.id, row.name]))
}

export const sharesOf = ({ poolId, sub }: ClientKey) =>
  and(eq(documentShares.poolId, poolId), eq(documentShares.sub, sub))

/** Also for what is no id at all. */
export const hasId = (id: string): SQL => (isId.test(id) ? eq(documentShares.id, id) : sql`false`)

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
