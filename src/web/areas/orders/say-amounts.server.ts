// Amounts of an order in words: what is charged, and beside it about how much that is in the visitor's currency.
import type { Price } from '#contract/money.ts'
import { plainDate } from '#kernel/clock.ts'
import { formatDate, formatMoney, formatWeekday } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

export const chargedOf = (price: Price) => price.charged.from

export const isSome = (price: Price): boolean => chargedOf(price).amountMinor > 0

export const sayCharged = ({ visitor }: PageContext, price: Price): string =>
  formatMoney(chargedOf(price), visitor.language)

export function sayBoth(page: PageContext, price: Price): string {
  const amount = sayCharged(page, price)
  const { from } = price.shown
  if (from.currency === chargedOf(price).currency) return amount
  return page.t('meta.orders.about', { amount, shown: formatMoney(from, page.visitor.language, 'estimate') })
}

/** A moment as the calendar of the clinic shows it. */
export const sayDay = ({ visitor, provider }: PageContext, moment: string): string =>
  formatDate(plainDate(new Date(moment), provider.location.timeZone), visitor.language)

/** First and last day, or the one day. */
export function saySpan({ t, visitor: { language } }: PageContext, from: string, until: string): string {
  const day = (date: string) => formatWeekday(date, language, true)
  return from === until ? day(from) : t('meta.orders.dates', { from: day(from), until: day(until) })
}
