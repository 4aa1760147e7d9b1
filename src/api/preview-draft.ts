// A document as the site would show it, before it is saved.
import type { z } from 'zod'
import type { previewCatalogueItem } from '#contract/catalogue.ts'
import type { DraftRow } from '#domain/catalogue/draft-row.ts'
import { type Catalogue, type CatalogueParts, openPresenter } from './catalogue.ts'
import { presentPractitioner } from './practitioners.ts'
import { presentWholeProcedure } from './procedures.ts'
import type { Call } from './serve.ts'

type Preview = z.input<typeof previewCatalogueItem.reply>
const nothing: Preview = { procedure: null, carePackage: null, practitioner: null, rate: null }

/** Of everything else on the site as it stands. */
export async function previewDraft(
  parts: CatalogueParts,
  call: Pick<Call, 'findOwnProvider' | 'holdUntil' | 'header'>,
  draft: DraftRow,
  visitor: { language: string; currency?: string | undefined },
): Promise<Preview> {
  const catalogue = withDraft(await parts.readCatalogue(await call.findOwnProvider()), draft)
  const presenter = await openPresenter(parts, call, catalogue, visitor)
  if (draft.kind === 'procedure') {
    const procedure = presentWholeProcedure(draft.row, catalogue, presenter)
    return { ...nothing, procedure, rate: presenter.rate }
  }
  if (draft.kind === 'practitioner') {
    return { ...nothing, practitioner: presentPractitioner(draft.row, catalogue, visitor.language) }
  }
  const carePackage = presenter.carePackage(draft.row)
  return { ...nothing, carePackage, rate: presenter.rate }
}

function withDraft(catalogue: Catalogue, { kind, row }: DraftRow): Catalogue {
  const exchanged = <T extends { slug: string }>(rows: readonly T[], own: T): T[] =>
    rows.some(({ slug }) => slug === own.slug) ? rows.map((one) => (one.slug === own.slug ? own : one)) : [...rows, own]
  const currencies = 'currency' in row ? new Set([...catalogue.currencies, row.currency]) : catalogue.currencies
  if (kind === 'procedure') return { ...catalogue, currencies, procedures: exchanged(catalogue.procedures, row) }
  if (kind === 'package') return { ...catalogue, currencies, packages: exchanged(catalogue.packages, row) }
  return { ...catalogue, practitioners: exchanged(catalogue.practitioners, row) }
}
