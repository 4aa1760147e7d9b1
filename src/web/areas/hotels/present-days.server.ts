// What the same stay costs on each day of arrival, as bars: a height, a figure above it, and the whole of it in words.
import { listDayPrices } from '#contract/hotels.ts'
import type { Money } from '#kernel/money.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import { formatFigure, formatWeekday } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import { searchInput } from './present-results.server.ts'
import type { SearchAddress } from './stay-address.ts'

/** @param hotel its id, for the prices of that one alone */
export async function presentDays(page: PageContext, state: SearchAddress, hotel?: string) {
  const { language } = page.visitor
  const { days } = await page.call(listDayPrices, { ...searchInput(page, state), ...(hotel && { hotel }) })
  const nights = nightsBetween(state.checkIn, state.checkOut)
  const amounts = days.flatMap(({ total }) => (total ? [total.shown.from.amountMinor] : []))
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const bars = days.map(({ checkIn, total }) => {
    const amount = total?.shown.from
    return {
      checkIn,
      checkOut: addDays(checkIn, nights),
      day: formatWeekday(checkIn, language),
      /** The day of the month, and the first letters of the day of the week. */
      number: String(Number(checkIn.slice(8))),
      price: total ? presentPrice(total, language).shown : null,
      figure: amount ? formatFigure(amount, language) : null,
      /** Of the highest bar, from 0 to 1; nothing begins anywhere but at zero, so that twice the height is twice the price. */
      share: amount ? shareOf(amount, most) : 0,
      isLowest: amount !== undefined && amount.amountMinor === least && least < most,
    }
  })
  return { nights, currency: page.visitor.currency, bars }
}

export type DayPrices = Awaited<ReturnType<typeof presentDays>>
export type DayBar = DayPrices['bars'][number]

const shareOf = ({ amountMinor }: Money, most: number): number => (most === 0 ? 0 : amountMinor / most)
