// What cancelling a hotel booking costs and gives back, in words: told before anything is cancelled.
import { type HotelBooking, quoteHotelCancel } from '#contract/hotel-bookings.ts'
import type { Price } from '#contract/money.ts'
import { formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page-context.ts'
import { presentPrice } from '#web/price-text.server.ts'
import { contentLanguageOf } from '#web/visitor.ts'
import { sayDeadline } from './say-terms.server.ts'

/** Undefined where nobody could say. */
export async function presentCancel({ call, visitor, t }: PageContext, { reference, hotel, checkIn }: HotelBooking) {
  const { language, currency } = visitor
  const quote = await call(quoteHotelCancel, { reference, language: contentLanguageOf(visitor), currency }).catch(
    () => undefined,
  )
  if (!quote) return undefined
  const { fee, refund, owed, until } = quote
  const say = (price: Price) => sayBoth(price, { t, visitor })
  const isSome = (price: Price) => price.charged.from.amountMinor > 0
  const moment = until && sayDeadline(until, { timeZone: hotel.timeZone, checkIn }, language)
  return {
    text: isSome(fee) ? t('meta.hotels.bookings.cancel.fee', { fee: say(fee) }) : t('meta.hotels.bookings.cancel.free'),
    more: [
      isSome(refund) && t('meta.hotels.bookings.cancel.refund', { refund: say(refund) }),
      isSome(owed) && t('meta.hotels.bookings.cancel.owed', { owed: say(owed) }),
      moment && t('meta.hotels.bookings.cancel.until', { moment }),
    ].filter((text) => typeof text === 'string'),
    agreedFee: fee.charged.from,
  }
}
export type CancelView = NonNullable<Awaited<ReturnType<typeof presentCancel>>>

/** What is charged, and beside it about how much that is in the visitor's currency. */
export function sayBoth(price: Price, { t, visitor }: Pick<PageContext, 't' | 'visitor'>): string {
  const { shown, charged } = price
  const amount = formatMoney(charged.from, visitor.language)
  if (shown.from.currency === charged.from.currency) return amount
  return t('meta.hotels.bookings.about', { amount, shown: presentPrice(price, visitor.language).shown })
}
