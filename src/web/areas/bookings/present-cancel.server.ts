// What cancelling a booking costs and gives back, in words: told before anything is cancelled.
import type { Price } from '#contract/money.ts'
import { formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import type { Booking, BookingKind } from '#web/site/booking-kind.ts'
import type { PolicySpan } from '#web/site/present-policy.server.ts'
import { sayDeadline } from '#web/site/say-deadline.server.ts'

/** Undefined where nobody could say. */
export async function presentCancel<One extends Booking>(
  page: PageContext,
  kind: BookingKind<One, unknown>,
  reference: string,
  span: PolicySpan,
) {
  const { t, visitor } = page
  const quote = await kind.quoteCancel(page, reference).catch(() => undefined)
  if (!quote) return undefined
  const { fee, refund, owed, until, revision } = quote
  const say = (price: Price) => sayBoth(price, { t, visitor })
  const isSome = (price: Price) => price.charged.from.amountMinor > 0
  const moment = until && sayDeadline(until, span, visitor.language)
  return {
    text: isSome(fee) ? t('meta.bookings.cancel.fee', { fee: say(fee) }) : t('meta.bookings.cancel.free'),
    more: [
      isSome(refund) && t('meta.bookings.cancel.refund', { refund: say(refund) }),
      isSome(owed) && t(`meta.${kind.name}.bookings.cancel.owed`, { owed: say(owed) }),
      moment && t(`meta.${kind.name}.bookings.cancel.until`, { moment }),
    ].filter((text) => typeof text === 'string'),
    agreedFee: fee.charged.from,
    revision,
  }
}
export type CancelView = NonNullable<Awaited<ReturnType<typeof presentCancel>>>

/** What is charged, and beside it about how much that is in the visitor's currency. */
export function sayBoth(price: Price, { t, visitor }: Pick<PageContext, 't' | 'visitor'>): string {
  const { shown, charged } = price
  const amount = formatMoney(charged.from, visitor.language)
  if (shown.from.currency === charged.from.currency) return amount
  return t('meta.bookings.about', { amount, shown: presentPrice(price, visitor.language).shown })
}
