// A document that is being written in the ready words of its public page, in the language that is looked at.
import type { z } from 'zod'
import { type CatalogueValue, previewCatalogueItem } from '#contract/catalogue.ts'
import { getProvider } from '#contract/provider.ts'
import { directionOf, type Language } from '#kernel/language.ts'
import { browserCatalogue, translatorOf } from '#texts/catalogues.ts'
import type { Catalogue } from '#texts/translate.ts'
import type { PageContext } from '#web/page/page-context.ts'

type Asked = {
  kind: 'procedure' | 'package' | 'practitioner'
  slug: string
  document: CatalogueValue
  language: Language
}

/** What the document would be on the site. */
export type Previewed = z.output<typeof previewCatalogueItem.reply>

/**
 * @param present puts it into words as its public page does
 * @throws Fault invalid-input with the places that do not fit
 */
export async function presentPreview<Words>(
  page: PageContext,
  { language, ...draft }: Asked,
  present: (theirs: PageContext, previewed: Previewed) => Words,
) {
  const { currency } = page.visitor
  const previewed = await page.call(previewCatalogueItem, {
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
    words: present(theirs, previewed),
  }
}
export type PreviewText = Awaited<ReturnType<typeof presentPreview<unknown>>>

const readCatalogue = (language: Language): Partial<Catalogue> => JSON.parse(browserCatalogue(language).json)
