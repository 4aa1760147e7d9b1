// Which currency is charged, at which rate, and until when that rate holds: one line, with what is behind it.
import type { Order } from '#contract/orders.ts'
import { formatTime } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

const unfinished: readonly Order['state'][] = ['open', 'paying']

export function sayCharge({ t, visitor, provider }: PageContext, order: Order) {
  const { language } = visitor
  const { currency, state } = order
  const rates = order.rates
    .filter(({ to }) => to === currency)
    .map(({ from, to, rate }) => t('meta.checkout.rate', { from, to, rate: `${Number(Number(rate).toPrecision(6))}` }))
  const [rate] = rates
  const isSeveral = rates.length > 1
  const shown = order.total.shown.from.currency
  const ends = state === 'open' ? order.ratesUntil : null
  const until = ends && { time: formatTime(ends, provider.location.timeZone, language) }
  const said = () => {
    if (!unfinished.includes(state))
      return rate && !isSeveral
        ? t('meta.checkout.charge.doneAt', { currency, rate })
        : t('meta.checkout.charge.done', { currency })
    if (!rate) return t('meta.checkout.charge.plain', { currency })
    if (isSeveral)
      return until
        ? t('meta.checkout.charge.severalUntil', { currency, ...until })
        : t('meta.checkout.charge.several', { currency })
    return until
      ? t('meta.checkout.charge.until', { currency, rate, ...until })
      : t('meta.checkout.charge.at', { currency, rate })
  }
  return {
    line: said(),
    details: [
      ...(isSeveral ? rates : []),
      ...(rate && state === 'open' ? [t('meta.checkout.charge.newRate')] : []),
      ...(shown === currency ? [] : [t('meta.checkout.charge.compare', { currency: shown })]),
    ],
  }
}
