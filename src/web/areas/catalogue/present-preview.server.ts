// A document that is being written in the ready words of its public page, in the language that is looked at.

import type { CatalogueValue } from '#contract/catalogue.ts'
import { previewCatalogueItem } from '#contract/catalogue.ts'
import { getProvider } from '#contract/provider.ts'
import { directionOf, type Language } from '#kernel/language.ts'
import { browserCatalogue, translatorOf } from '#texts/catalogues.ts'
import type { Catalogue } from '#texts/translate.ts'
import { presentPackage } from '#web/areas/packages/present-packages.server.ts'
import { presentOne } from '#web/areas/procedures/present-procedure.server.ts'
import type { PageContext } from '#web/page-context.ts'

type Asked = {
  kind: 'procedure' | 'package' | 'practitioner'
  slug: string
  document: CatalogueValue
  language: Language
}

/** @throws Fault invalid-input with the places that do not fit */
export async function presentPreview(page: PageContext, { language, ...draft }: Asked) {
  const { currency } = page.visitor
  const { procedure, carePackage } = await page.call(previewCatalogueItem, {
    ...draft,
    language,
    ...(currency && { currency }),
  })
  const provider = await page.call(getProvider, { providerDomain: new URL(page.origin).host, language })
  const theirs: PageContext = { ...page, provider, t: translatorOf(language), visitor: { language, currency } }
  return {
    language,
    dir: directionOf(language),
    /** Those of the desk are in another language. */
    texts: language === page.visitor.language ? null : readCatalogue(language),
    revision: provider.revision,
    procedure: procedure && presentOne(theirs, procedure, { procedures: [], rate: null }),
    carePackage: carePackage && presentPackage(carePackage, language),
  }
}
export type PreviewText = Awaited<ReturnType<typeof presentPreview>>

const readCatalogue = (language: Language): Partial<Catalogue> => JSON.parse(browserCatalogue(language).json)
