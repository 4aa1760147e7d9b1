// Amounts and dates as people read them, formatted on the server only, so that server and browser can never differ.

import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { exponentOf, toMajor } from '#kernel/money.ts'

/** Western digits in every language; Arabic as it is written in the Gulf. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' }

/** From this many major units on, an estimate is shown without decimals. */
const wholeFrom = 10

/** An amount that is charged is exact; one that was converted for information is an estimate. */
export type Precision = 'exact' | 'estimate'

function moneyFormat(language: Language, precision: Precision, from: Money, others: Money[]): Intl.NumberFormat {
  const exponent = exponentOf(from.currency)
  const unit = 10 ** exponent
  const whole = [from, ...others].every(
    ({ amountMinor }) => amountMinor % unit === 0 || (precision === 'estimate' && amountMinor >= wholeFrom * unit),
  )
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: from.currency,
    currencyDisplay: language === 'en' ? 'symbol' : 'code',
    minimumFractionDigits: whole ? 0 : exponent,
    maximumFractionDigits: whole ? 0 : exponent,
  })
}

export function formatMoney(money: Money, language: Language, precision: Precision = 'exact'): string {
  return moneyFormat(language, precision, money, []).format(toMajor(money) as Intl.StringNumericLiteral)
}

/** An amount where there is room for its first digits and none for the currency, which is said beside it: `4,200`, `1.25m`. */
export function formatFigure(money: Money, language: Language): string {
  const isLong = money.amountMinor >= 100_000 * 10 ** exponentOf(money.currency)
  const shape = isLong ? ({ notation: 'compact', maximumSignificantDigits: 3 } as const) : { maximumFractionDigits: 0 }
  const format = new Intl.NumberFormat(locales[language], shape)
  return format.format(toMajor(money) as Intl.StringNumericLiteral)
}

/** Exact amounts of one currency that stand below each other: all with decimals where one has any. */
export function formatColumn(amounts: Money[], language: Language): string[] {
  return amounts.map((money) =>
    moneyFormat(language, 'exact', money, amounts).format(toMajor(money) as Intl.StringNumericLiteral),
  )
}

export function formatRange(
  { from, to }: { from: Money; to: Money },
  language: Language,
  precision: Precision = 'exact',
): string {
  if (from.amountMinor === to.amountMinor) return formatMoney(from, language, precision)
  const [low, high] = [toMajor(from), toMajor(to)] as Intl.StringNumericLiteral[]
  return moneyFormat(language, precision, from, [to]).formatRange(low ?? '0', high ?? '0')
}

/** A calendar date (`2026-10-12`) in words. */
export function formatDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** A calendar month (`2026-10`) in words. */
export function formatMonth(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** A calendar date where there is little room and the year is plain: `12 Oct`. */
export function formatShortDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** A calendar date by which people find it in their week: `Tue 12 May`. */
export function formatWeekday(date: string, language: Language, withYear = false): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  // English puts a comma only where there is a year: both stand beside each other.
  return format.format(new Date(`${date}T00:00:00Z`)).replace(/^(\w+),/, '$1')
}

/** Of 24 hours in every language, as hotels say theirs. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A moment as the clock of a time zone shows it, and which clock that is: `14:05 Gulf Standard Time`. */
export function formatTime(moment: string, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    ...clock,
    timeZone,
    timeZoneName: 'longGeneric',
  })
  return format.format(new Date(moment))
}

/** A moment as the clock of a time zone shows it, where it is said once which clock that is: `14:05`. */
export function formatClock(moment: string, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...clock, timeZone })
  return format.format(new Date(moment))
}

/** The name of a time zone, `Gulf Standard Time`. */
export function zoneName(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The name of a currency, `euro`. */
export function currencyName(currency: string, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: 'currency' }).of(currency) ?? currency
}

/** The name of a language, `German`. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: 'language' }).of(code) ?? code
}
