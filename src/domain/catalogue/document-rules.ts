// What documents of every kind are held against: what the provider says elsewhere, and how a fault is told.
import { and, eq, isNull } from 'drizzle-orm'
import type { DocumentFault } from '#domain/pack/document-source.ts'
import type { DocumentContext, ReadDocument } from '#domain/pack/read-document.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { Fault, type FieldFault } from '#kernel/fault.ts'
import type { CatalogueDocument } from './catalogue.ts'
import type { DeskWorld } from './read-item.ts'

/** A document without fault: as it will read once it stands, and how it comes to stand. */
export type Wanted = { document: CatalogueDocument; write: () => Promise<void> }

export async function contextOf({ scope, provider }: DeskWorld): Promise<DocumentContext> {
  const rows = await scope.transaction
    .select({ slug: procedures.slug })
    .from(procedures)
    .where(and(eq(procedures.providerId, scope.providerId), isNull(procedures.withdrawnAt)))
  const { currency, timeZone } = provider.location
  return { languages: provider.languages, currency, timeZone, procedures: new Set(rows.map(({ slug }) => slug)) }
}

export const unfit = (fields: FieldFault[]): Fault =>
  new Fault('invalid-input', 'Some fields are not right.', { fields })

/** @throws Fault invalid-input */
export function need<Row>(read: ReadDocument<Row>): Row {
  if ('row' in read) return read.row
  throw unfit(read.faults.map(toFieldFault))
}

/** What is missing has a word of its own; the rest is told in the sentence of the pack's rules. */
const toFieldFault = ({ path, message }: DocumentFault): FieldFault => ({
  path,
  reason: /^\S+ is missing;/.test(message) ? 'required' : message,
})
