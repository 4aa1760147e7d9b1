// What cancelling an item, or all of an order, costs and gives back, in words: told before anything is cancelled.
import { type Order, quoteOrderCancel } from '#contract/orders.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { sayDeadline } from '#web/site/say-deadline.server.ts'
import { chargedOf, isSome, sayBoth, sayCharged } from './say-amounts.server.ts'

/** @param what id of an item, or `all`; `quote` is null where nobody could say */
export async function presentOrderCancel(page: PageContext, order: Order, what: string) {
  const { t, call, visitor } = page
  const item = what === 'all' ? undefined : order.items.find(({ id }) => id === what)
  if (what !== 'all' && !item) return undefined
  const asked = {
    order: order.reference,
    language: contentLanguageOf(visitor),
    currency: visitor.currency,
    ...(item && { item: item.id }),
  }
  const quote = await call(quoteOrderCancel, asked).catch(() => undefined)
  return {
    item: item?.id ?? null,
    title: item ? t('meta.orders.cancel.item', { title: `\u2068${item.title}\u2069` }) : t('meta.orders.cancel.all'),
    quote: quote ? presentQuote(page, order, quote) : null,
  }
}
export type ShownCancel = NonNullable<Awaited<ReturnType<typeof presentOrderCancel>>>

type Quote = Awaited<ReturnType<typeof quoteOrderCancel.reply.parse>>

function presentQuote(page: PageContext, order: Order, { items, fee, refund, owed, until, revision }: Quote) {
  const { t, visitor, provider } = page
  const [startsOn = ''] = order.items.map(({ from }) => from).sort()
  const somewhere = { timeZone: provider.location.timeZone, startsOn }
  const wasPaid = isSome(order.paid)
  return {
    text: isSome(fee) ? t('meta.orders.cancel.fee', { fee: sayBoth(page, fee) }) : t('meta.orders.cancel.free'),
    more: [
      isSome(refund) && t('meta.orders.cancel.refund', { refund: sayBoth(page, refund) }),
      !isSome(refund) && wasPaid && t('meta.orders.cancel.noRefund'),
      isSome(owed) && t('meta.orders.cancel.owed', { owed: sayBoth(page, owed) }),
      until && t('meta.orders.cancel.until', { moment: sayDeadline(until, somewhere, visitor.language) }),
    ].filter((text) => typeof text === 'string'),
    /** One line an item, where there are several. */
    lines:
      items.length < 2
        ? []
        : items.map((one) => ({
            id: one.item,
            text: t('meta.orders.cancel.line', {
              title: `\u2068${order.items.find(({ id }) => id === one.item)?.title ?? ''}\u2069`,
              fee: sayCharged(page, one.fee),
              refund: sayCharged(page, one.refund),
            }),
          })),
    agreedFee: chargedOf(fee),
    revision,
  }
}
