// Links by which somebody else pays for an order, in words, and for how long another one may work.
import type { Order } from '#contract/orders.ts'
import { plainDate } from '#kernel/clock.ts'
import { addDays } from '#kernel/plain-date.ts'
import { formatDate } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { isSome, sayCharged } from './say-amounts.server.ts'

/** In days: how long one works if nothing else is chosen, and at most. */
const lasts = { usual: 14, most: 60 }

export function presentPayerLinks(page: PageContext, order: Order, now: Date) {
  const { t, visitor, provider } = page
  const today = plainDate(now, provider.location.timeZone)
  const isOwed = order.can.pay && isSome(order.owed)
  return {
    live: order.payerLinks.map(({ id, covers, payerName, madeBy, lastsUntil }) => {
      const what = t(`meta.payer.link.${covers}`)
      return {
        id,
        text: payerName ? t('meta.payer.link.for', { what, name: `\u2068${payerName}\u2069` }) : what,
        until: t(madeBy ? 'meta.payer.link.byClinic' : 'meta.payer.link.until', {
          date: formatDate(lastsUntil, visitor.language),
        }),
      }
    }),
    /** Null where nothing can be paid by one. Plain dates at the clinic. */
    form: isOwed
      ? {
          amount: sayCharged(page, order.owed),
          earliest: today,
          usual: addDays(today, lasts.usual),
          latest: addDays(today, lasts.most),
        }
      : null,
  }
}
export type ShownPayerLinks = ReturnType<typeof presentPayerLinks>
