// One document as its editor opens it: as it stands, what was changed of it, and what the editor needs to know beside it.
import { listCatalogue, readCatalogueItem } from '#contract/catalogue.ts'
import { plainDate } from '#kernel/clock.ts'
import { addDays, daysFrom } from '#kernel/plain-date.ts'
import { formatWeekday, languageName, zoneName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { blankDocument } from './blank-document.ts'
import type { CatalogueKind } from './catalogue-kind.ts'
import { nameBeside, presentBeside } from './present-beside.server.ts'
import { nameOf } from './present-catalogue.server.ts'
import { presentChange } from './present-changes.server.ts'

/** Written from the right. */
const rightToLeft = ['ar', 'fa', 'he', 'ku', 'ps', 'ur']

export async function presentItem(page: PageContext, kind: CatalogueKind, slug: string) {
  const { visitor, provider, t } = page
  const [item, list, beside] = await Promise.all([
    page.call(readCatalogueItem, { kind, slug }),
    page.call(listCatalogue, { language: visitor.language }),
    presentBeside(page, kind, slug),
  ])
  const listed = list.items.find((one) => one.kind === kind && one.slug === slug)
  const name = listed ? nameOf(page, listed) : (nameBeside(page, beside) ?? slug)
  const languages = list.languages.map((code) => presentLanguage(code, page))
  return {
    title: t('meta.catalogue.item', { name, clinic: provider.name }),
    kind,
    slug,
    name,
    /** Of this kind alone. */
    beside,
    standing: { document: item.document, base: item.base },
    isWithdrawn: item.isWithdrawn,
    changes: item.changes.map((change) => presentChange(page, change, name)),
    languages,
    currency: list.currency,
    timeZone: provider.location.timeZone,
    zone: zoneName(provider.location.timeZone, visitor.language),
    coming: comingDays(page, new Date()),
    procedures: list.items
      .filter((one) => one.kind === 'procedure' && !one.isWithdrawn)
      .map((one) => ({ value: one.slug, name: one.name })),
    /** What may rest on it: where it cannot go, they are named. */
    others: list.items
      .filter((one) => kind === 'procedure' && (one.kind === 'package' || one.kind === 'practitioner'))
      .map((one) => ({ kind: one.kind, slug: one.slug, name: one.name })),
    blank: blankDocument(kind, slug, {
      languages: list.languages,
      currency: list.currency,
      timeZone: provider.location.timeZone,
    }),
  }
}
export type ItemPage = Awaited<ReturnType<typeof presentItem>>

/** Today and the days after it, where the clinic is. */
function comingDays({ provider, visitor }: PageContext, now: Date) {
  const today = plainDate(now, provider.location.timeZone)
  return daysFrom(today, addDays(today, 14)).map((date) => ({ date, name: formatWeekday(date, visitor.language) }))
}

function presentLanguage(code: string, { visitor }: PageContext) {
  const dir: 'ltr' | 'rtl' = rightToLeft.includes(code) ? 'rtl' : 'ltr'
  return { code, name: languageName(code, visitor.language), dir }
}
