// Facts of an offer in words: the proposed days, and the kinds of documents.
import { documentKind } from '#contract/documents.ts'
import type { Offer } from '#contract/offers.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

type Words = Pick<PageContext, 't' | 'visitor'>

/** Null where none is named. */
export function sayDates({ t, visitor }: Words, { from, until }: Pick<Offer, 'from' | 'until'>): string | null {
  const [first, last] = [from && formatDate(from, visitor.language), until && formatDate(until, visitor.language)]
  if (first && last && first !== last) return t('meta.offers.dates.between', { from: first, until: last })
  if (first) return until ? first : t('meta.offers.dates.from', { from: first })
  return last ? t('meta.offers.dates.until', { until: last }) : null
}

/** A later part of the price, and when it is due. */
export function sayInstalment({ t, visitor }: Words, instalment: Offer['instalments'][number]): string {
  const { daysBefore, on } = instalment
  const amount = formatMoney(instalment.amount, visitor.language)
  if (on) return t('meta.offers.instalment.on', { amount, date: formatDate(on, visitor.language) })
  if (!daysBefore) return t('meta.offers.instalment.firstDay', { amount })
  return t('meta.offers.instalment.daysBefore', { amount, count: daysBefore })
}

/** A kind that has no name yet keeps its own. */
export function sayDocument({ t }: Pick<Words, 't'>, kind: string): string {
  const known = documentKind.safeParse(kind)
  return known.success ? t(`documents.kind.${known.data}`) : kind
}
