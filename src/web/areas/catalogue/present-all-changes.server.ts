// Every change of the catalogue in words: what waits first, then what was done, fifty at a time.
import { type CatalogueChange, listCatalogue, listCatalogueChanges } from '#contract/catalogue.ts'
import { languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page-context.ts'
import { nameOf } from './present-catalogue.server.ts'
import { presentChange } from './present-changes.server.ts'

/** @param url with `after` for those that are older */
export async function presentChanges(page: PageContext, url: URL) {
  const { visitor, provider, t } = page
  const after = url.searchParams.get('after') ?? undefined
  const ask = (state?: CatalogueChange['state']) =>
    page.call(listCatalogueChanges, { ...(state && { state }), ...(after && !state && { after }) })
  const [list, all, ...waiting] = await Promise.all([
    page.call(listCatalogue, { language: visitor.language }),
    ask(),
    ...(after ? [] : [ask('review'), ask('scheduled')]),
  ])
  const present = (change: CatalogueChange) => {
    const item = list.items.find(({ kind, slug }) => kind === change.kind && slug === change.slug)
    return presentChange(page, change, item && nameOf(page, item))
  }
  return {
    title: t('meta.catalogue.changes', { clinic: provider.name }),
    languages: list.languages.map((code) => ({ code, name: languageName(code, visitor.language) })),
    isFirst: after === undefined,
    waiting: waiting.flatMap(({ changes }) => changes).map(present),
    changes: all.changes.filter(({ state }) => state !== 'review' && state !== 'scheduled').map(present),
    next: all.next,
  }
}
export type ChangesText = Awaited<ReturnType<typeof presentChanges>>
