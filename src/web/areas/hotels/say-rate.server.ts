// Which rate the amounts of a stay were converted at, and in which currency it is paid: unlike a procedure, nothing waits for a quote.
import type { RateSource } from '#contract/money.ts'
import { currencyName, formatDate } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

/** Empty where nothing was converted. */
export function sayRate({ t, visitor, provider }: PageContext, rate: RateSource | null): string {
  if (!rate) return ''
  const { language } = visitor
  const currency = currencyName(provider.location.currency, language)
  return t('meta.hotels.rate', { date: formatDate(rate.date, language), source: rate.source, currency })
}
