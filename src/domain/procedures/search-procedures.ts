// Searches, narrows and sorts the procedures on sale. Pure: the rows and the index are given.
import { homeDayOf } from '#kernel/days-to-fly.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import type { ProcedureIndex } from './index-procedures.ts'
import { categorySlug } from './procedure.ts'
import type { ProcedureRow } from './read-procedures.ts'

export type ProcedureSearch = {
  words?: string | undefined
  category?: string | undefined
  maxPrice?: Money | undefined
  maxStayDays?: number | undefined
  maxFlyDays?: number | undefined
  sort?: 'relevance' | 'name' | 'price' | 'stay' | 'recovery' | undefined
}

export type SearchContext = {
  language: string
  /** The visitor's: prices are put in order as they are shown. */
  currency: string
  /** Undefined where there is no rate. */
  convert: (money: Money, currency: string) => Money | undefined
}

/** The day on which a journey home is planned: without one it comes last and passes no filter. */
const homeDay = (row: ProcedureRow) => homeDayOf(row) ?? Infinity

/**
 * Without words, `relevance` is the provider's own order. A procedure without a flying figure never passes a flying filter,
 * one without a rate no limit of price in another currency: it comes last.
 */
export function searchProcedures(
  rows: readonly ProcedureRow[],
  index: ProcedureIndex,
  search: ProcedureSearch,
  context: SearchContext,
): { found: ProcedureRow[]; forgiven: boolean; notOffered: { nearest: ProcedureRow | null } | null } {
  const hit = search.words ? index.find(search.words) : undefined
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const candidates = hit ? hit.slugs.flatMap((slug) => bySlug.get(slug) ?? []) : rows
  const { maxPrice } = search
  const fromPrice = (row: ProcedureRow, currency: string) =>
    context.convert({ amountMinor: row.priceFromMinor, currency: row.currency }, currency)?.amountMinor ?? Infinity
  const found = candidates.filter(
    (row) =>
      (search.category === undefined || categorySlug(row.category) === search.category) &&
      (maxPrice === undefined || fromPrice(row, maxPrice.currency) <= maxPrice.amountMinor) &&
      (search.maxStayDays === undefined || row.stayDays <= search.maxStayDays) &&
      (search.maxFlyDays === undefined || homeDay(row) <= search.maxFlyDays),
  )
  const order = {
    relevance: () => 0,
    name: (a: ProcedureRow, b: ProcedureRow) =>
      inLanguage(a.name, context.language).localeCompare(inLanguage(b.name, context.language), context.language),
    price: (a: ProcedureRow, b: ProcedureRow) => fromPrice(a, context.currency) - fromPrice(b, context.currency) || 0,
    stay: (a: ProcedureRow, b: ProcedureRow) => a.stayDays - b.stayDays,
    recovery: (a: ProcedureRow, b: ProcedureRow) => homeDay(a) - homeDay(b) || 0,
  }[search.sort ?? 'relevance']
  const { notOffered } = hit ?? {}
  return {
    found: found.toSorted(order),
    forgiven: (hit?.forgiven ?? false) && found.length > 0,
    notOffered: notOffered ? { nearest: bySlug.get(notOffered.nearest ?? '') ?? null } : null,
  }
}

/** At most `count` round amounts (1, 2 or 5 with zeros) that lie inside the spread of the given major amounts. */
export function roundSteps(amountsMajor: readonly number[], count: number): number[] {
  const low = Math.min(...amountsMajor)
  const high = Math.max(...amountsMajor)
  const steps: number[] = []
  for (let power = 1; power <= 1e9; power *= 10) {
    for (const lead of [1, 2, 5]) {
      const step = lead * power
      if (step > low && step < high) steps.push(step)
    }
  }
  return steps.slice(Math.max(0, steps.length - count))
}
