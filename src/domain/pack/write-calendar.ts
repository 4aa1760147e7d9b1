// Writes the months of a room as its calendar: nights in as few entries as they need, at the price before the terms of a plan.
import { partOf } from '#kernel/money.ts'
import { writeAmount } from '#kernel/read-amount.ts'
import { weekdays } from '#kernel/weekday.ts'
import { compressNights, type Night, unsaid } from './compress-nights.ts'
import type { PackNights, PackRoomMonth } from './pack.ts'

/** Plans of a room as they stand in its row. */
export type CalendarPlan = { slug: string; priceChange?: number | undefined }

/**
 * The nights that the months of one room were made of.
 * @param months in order; days in months that are not among them have no rooms
 * @throws RangeError when the prices of a night are not what the plans make of one price
 */
export function nightsOf(months: readonly PackRoomMonth[], plans: readonly CalendarPlan[]): PackNights[] {
  const entries: PackNights[] = []
  const changed = withPriceChanges(plans, months)
  for (const row of rowsOf(months)) {
    const nights = row.flatMap((month) => monthNights(month, changed))
    const said = compressNights(row[0]?.month ?? '', nights)
    entries.push(...said, ...row.filter(isUnsaid).map(({ month }) => nameMonth(month)))
  }
  return entries
}

/** As `calendar` of a room in hotels.json, and `entries` of its document. */
export function writeCalendar(months: readonly PackRoomMonth[], plans: readonly CalendarPlan[], currency: string) {
  return nightsOf(months, plans).map((entry) => {
    const price = writeAmount({ amountMinor: entry.priceMinor, currency })
    const hasRooms = !entry.closed || entry.priceMinor > 0 || entry.rooms > 0
    return {
      from: entry.from,
      to: entry.to,
      ...(entry.weekdays === null ? {} : { days: inWeekOrder(entry.weekdays) }),
      ...(hasRooms ? { price, rooms: entry.rooms } : {}),
      ...(entry.minimumStay === 1 ? {} : { minimumStay: entry.minimumStay }),
      ...(entry.closed ? { closed: true } : {}),
    }
  })
}

/** Weeks of a pack begin with Monday, those of JavaScript with Sunday. */
const inWeekOrder = (days: readonly number[]) => weekdays.filter((_, at) => days.includes((at + 1) % 7))

/** Months that follow one another. */
function rowsOf(months: readonly PackRoomMonth[]): PackRoomMonth[][] {
  const rows: PackRoomMonth[][] = []
  for (const month of months) {
    const last = rows.at(-1)
    if (last && nextMonth(last.at(-1)?.month ?? '') === month.month) last.push(month)
    else rows.push([month])
  }
  return rows
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}

function monthNights(month: PackRoomMonth, plans: readonly CalendarPlan[]): Night[] {
  const change = changesOf(month, plans)
  return month.allotment.map((rooms, day) => ({
    rooms,
    priceMinor: basePrice(
      month.prices.map((prices) => prices[day] ?? 0),
      change,
    ),
    minimumStay: month.minimumStay[day] ?? 1,
    closed: month.closed[day] ?? false,
  }))
}

/**
 * Plans with their change of price. Rows from before it was kept name none of any plan: it is told from what the months say then.
 */
export function withPriceChanges<Plan extends CalendarPlan>(
  plans: readonly Plan[],
  months: readonly PackRoomMonth[],
): Plan[] {
  if (plans.some((plan) => plan.priceChange !== undefined)) return [...plans]
  return plans.map((plan) => {
    const priceChange = changes.find((change) => months.every((month) => isChangedBy(change, plan.slug, month)))
    return priceChange ? { ...plan, priceChange } : plan
  })
}

/** Of what a pack may say, none first. */
const changes = [0, ...Array.from({ length: 191 }, (_, at) => at - 90)]

function isChangedBy(change: number, plan: string, { plans, prices }: PackRoomMonth): boolean {
  const own = prices[plans.indexOf(plan)] ?? []
  return own.every((price, day) => price === partOf(prices[0]?.[day] ?? 0, 100 + change, 100))
}

const changesOf = (month: PackRoomMonth, plans: readonly CalendarPlan[]): number[] =>
  month.plans.map((slug) => plans.find((plan) => plan.slug === slug)?.priceChange ?? 0)

/** The price that all plans make theirs of. Where several do, which only plans below it can bring about, the roundest. */
function basePrice(prices: readonly number[], changes: readonly number[]): number {
  const [price = 0] = prices
  const [change = 0] = changes
  const near = Math.round((price * 100) / (100 + change))
  const around = Math.ceil(100 / (100 + change))
  const fits = (base: number) => prices.every((one, at) => partOf(base, 100 + (changes[at] ?? 0), 100) === one)
  const found = Array.from({ length: 2 * around + 1 }, (_, at) => near - around + at).filter(
    (base) => base >= 0 && fits(base),
  )
  const roundest = found.sort((one, other) => zerosOf(other) - zerosOf(one) || one - other)[0]
  if (roundest === undefined)
    throw new RangeError(`no price makes ${prices.join(', ')} with ${changes.join(', ')} percent`)
  return roundest
}

const zerosOf = (amount: number): number => /0*$/.exec(String(amount))?.[0].length ?? 0

/** A month that is there and of which nothing is said. */
const isUnsaid = ({ allotment, closed, minimumStay, prices }: PackRoomMonth): boolean =>
  allotment.every((rooms) => rooms === 0) &&
  !closed.includes(true) &&
  minimumStay.every((nights) => nights === 1) &&
  prices.every((ofPlan) => ofPlan.every((price) => price === 0))

const nameMonth = (month: string): PackNights => ({ from: month, to: month, weekdays: null, ...unsaid })
