// The list of everything that can be changed: by kind, with what each lacks and what waits of it.
import { listCatalogue } from '#contract/catalogue.ts'
import { languageName } from '#texts/format.ts'
import { deskTitle } from '#web/desk/present-desk.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { blankDocument } from './blank-document.ts'
import { itemPath, listedKinds } from './catalogue-kind.ts'

export async function presentCatalogue(page: PageContext) {
  const { visitor, provider } = page
  const { items, languages, currency } = await page.call(listCatalogue, { language: visitor.language })
  const { timeZone } = provider.location
  return {
    ...deskTitle(page, 'catalogue'),
    language: { code: languages[0] ?? 'en', name: languageName(languages[0] ?? 'en', visitor.language) },
    groups: listedKinds.map((kind) => ({
      kind,
      blank: kind === 'site' ? null : blankDocument(kind, '', { languages, currency, timeZone }),
      items: items
        .filter((item) => item.kind === kind)
        .map((item) => ({
          slug: item.slug,
          name: nameOf(page, item),
          href: itemPath(kind, item.slug),
          isWithdrawn: item.isWithdrawn,
          lacks: item.lacks.map((code) => languageName(code, visitor.language)),
          waiting: item.waiting,
        })),
    })),
    waiting: items.reduce((sum, item) => sum + item.waiting, 0),
  }
}
/** Parts of the provider itself have no name of their own. */
export function nameOf({ t }: PageContext, { kind, slug, name }: { kind: string; slug: string; name: string }): string {
  const sitePart = siteParts.find((part) => kind === 'site' && part === slug)
  return sitePart ? t(`catalogue.site.${sitePart}`) : name
}

const siteParts = ['theme', 'contact', 'about', 'legal-texts', 'domains'] as const

export type CatalogueText = Awaited<ReturnType<typeof presentCatalogue>>
export type CatalogueGroup = CatalogueText['groups'][number]
