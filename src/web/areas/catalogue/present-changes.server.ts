// Changes of the catalogue in words: who, when by the clinic's clock, and each place before and after.
import type { CatalogueChange } from '#contract/catalogue.ts'
import { plainDate } from '#kernel/clock.ts'
import { formatClock, formatDate } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { itemPath } from './catalogue-kind.ts'

/** @param name of what it changes, where the list knows it */
export function presentChange(page: PageContext, change: CatalogueChange, name: string | undefined) {
  const { id, kind, slug, state, by, at, dueAt, doneAt, reviewedBy, note, fields, canUndo, undoes } = change
  return {
    id,
    kind,
    slug,
    state,
    by,
    name: name ?? slug,
    href: itemPath(kind, slug),
    at: sayMoment(page, at),
    due: dueAt && sayMoment(page, dueAt),
    done: doneAt && sayMoment(page, doneAt),
    reviewedBy,
    note,
    fields,
    canUndo,
    isUndoing: undoes !== null,
  }
}
export type ChangeView = ReturnType<typeof presentChange>

/** `12 May 2026, 14:05`, where the clinic is. */
export function sayMoment({ provider, visitor }: PageContext, moment: string): string {
  const { timeZone } = provider.location
  const day = formatDate(plainDate(new Date(moment), timeZone), visitor.language)
  return `${day}, ${formatClock(moment, timeZone, visitor.language)}`
}
