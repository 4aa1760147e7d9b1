// Every change of the catalogue in words: what waits first, then what was done, fifty at a time.
import { type CatalogueChange, listCatalogue, listCatalogueChanges } from '#contract/catalogue.ts'
import { listPictures } from '#contract/pictures.ts'
import { readRoomCalendar } from '#contract/room-calendar.ts'
import { languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
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
  const named = await nameOthers(
    page,
    [all, ...waiting].flatMap(({ changes }) => changes),
  )
  const present = (change: CatalogueChange) => {
    const item = list.items.find(({ kind, slug }) => kind === change.kind && slug === change.slug)
    return presentChange(page, change, item ? nameOf(page, item) : named.get(`${change.kind}/${change.slug}`))
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

/** Names of pictures and calendars, which the list of the catalogue does not hold; by kind and slug. What is gone has none. */
async function nameOthers(page: PageContext, changes: CatalogueChange[]): Promise<Map<string, string>> {
  const { language } = page.visitor
  const slugsOf = (wanted: CatalogueChange['kind']) => [
    ...new Set(changes.filter(({ kind }) => kind === wanted).map(({ slug }) => slug)),
  ]
  const isAnyPicture = slugsOf('picture').length > 0
  const pictures = isAnyPicture ? (await page.call(listPictures, { language })).pictures : []
  const calendars = await Promise.all(
    slugsOf('calendar').map(async (slug) => {
      const calendar = await page.call(readRoomCalendar, { slug, language }).catch(() => undefined)
      return [slug, calendar] as const
    }),
  )
  return new Map([
    ...pictures.map(({ slug, name }): [string, string] => {
      const shown = name || page.t('catalogue.pictures.shows.logo')
      return [`picture/${slug}`, page.t('catalogue.picture.ofName', { name: shown })]
    }),
    ...calendars.flatMap(([slug, calendar]): [string, string][] => {
      if (!calendar) return []
      const { hotel, room } = calendar
      return [[`calendar/${slug}`, page.t('catalogue.calendar.ofName', { hotel: hotel.name, room: room.name })]]
    }),
  ])
}

export type ChangesText = Awaited<ReturnType<typeof presentChanges>>
