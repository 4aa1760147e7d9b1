// A document as the row that the site would draw, without saving it: for whoever wants to see the page before it stands.
import { eq } from 'drizzle-orm'
import { readDocument } from '#domain/pack/read-document.ts'
import type { PackageRow } from '#domain/packages/read-packages.ts'
import { packages } from '#domain/packages/tables.ts'
import type { PractitionerRow } from '#domain/practitioners/read-practitioners.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import type { ProcedureRow } from '#domain/procedures/read-procedures.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import type { CatalogueDocument } from './catalogue.ts'
import { contextOf, need } from './document-rules.ts'
import type { DeskWorld } from './read-item.ts'
import { signatureOf, signed } from './signature.ts'

/** Kinds whose page is drawn of a row. */
export type DraftRow =
  | { kind: 'procedure'; row: ProcedureRow }
  | { kind: 'package'; row: PackageRow }
  | { kind: 'practitioner'; row: PractitionerRow }

const noId = '00000000-0000-0000-0000-000000000000'

/**
 * @param by stands below medical words that nobody has signed yet
 * @throws Fault invalid-input with the path of each field
 */
export async function draftRow(
  world: DeskWorld,
  { kind, slug }: { kind: DraftRow['kind']; slug: string },
  document: CatalogueDocument,
  by: string,
): Promise<DraftRow> {
  const { scope, provider, now } = world
  const context = await contextOf(world)
  const own = { providerId: provider.id, withdrawnAt: null }
  const placeOf = (found: { id: string; position: number } | undefined) => ({
    id: found?.id ?? noId,
    position: found?.position ?? 0,
  })
  if (kind === 'package') {
    const [found] = await scope.rows(packages, eq(packages.slug, slug))
    return { kind, row: { ...need(readDocument(kind, document, context)), ...own, ...placeOf(found) } }
  }
  if (kind === 'practitioner') {
    const [found] = await scope.rows(practitioners, eq(practitioners.slug, slug))
    return { kind, row: { ...need(readDocument(kind, document, context)), ...own, ...placeOf(found) } }
  }
  const [found] = await scope.rows(procedures, eq(procedures.slug, slug))
  const signature = found ?? signatureOf(document)
  const { reviewedBy = '', reviewedOn = '' } = signature ?? {}
  const isSigned = reviewedBy.trim() !== '' && reviewedOn !== ''
  const today = plainDate(now, provider.location.timeZone)
  const read = signed(kind, document, isSigned ? { reviewedBy, reviewedOn } : { reviewedBy: by, reviewedOn: today })
  return { kind, row: { ...need(readDocument(kind, read, context)), ...own, ...placeOf(found) } }
}
