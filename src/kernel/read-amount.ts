// Reads an amount of money as a person writes it: grouped or not, with a point or a comma, in Western, Arabic or Persian digits.
import { exponentOf, type Money, toMajor } from './money.ts'

/**
 * `both`: the text is two amounts, as `2.400` is 2,400 and 2.40, and nobody can tell which is meant; the larger one first.
 * `decimals`: a number with more decimals than the currency has. `none`: no amount at all.
 */
export type ReadAmount =
  | { is: 'amount'; money: Money }
  | { is: 'both'; readings: readonly [Money, Money] }
  | { is: 'decimals' | 'none' }

/** Digits of either Arabic script stand 0x660 and 0x6f0 above zero. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
/** Marks that turn the direction of a text, which Arabic writing puts around numbers. */
const directionMarks = /[\u061c\u200e\u200f\u2066-\u2069]/g

/** Arabic has a decimal mark of its own, and one for thousands: neither can be taken for the other. */
function toMarks(text: string): string {
  return text
    .replace(directionMarks, '')
    .trim()
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[’\u066c]/g, "'")
    .replaceAll('\u060c', ',')
}

/** Characters of an amount, its marks among them. */
const longest = 60

/** Thousands from the right; in India pairs before them. One mark parts all groups. */
const grouped = /^[1-9]\d{0,2}([ ',.])\d{3}(?:\1\d{3})*$|^[1-9]\d?([ ',.])(?:\d\d\2)+\d{3}$/

/** The currency's own code may stand before it or behind it. @throws RangeError for a currency that does not exist */
export function readAmount(typed: string, currency: string): ReadAmount {
  const exponent = exponentOf(currency)
  const text = typed.length > longest ? typed : typed.replace(new RegExp(`^\\s*${currency}|${currency}\\s*$`, 'i'), '')
  const [whole, decimal] = readNumbers(text)
  const [large, small] = [whole, decimal].map((plain) => plain && toMoney(plain, currency, exponent))
  if (large && small) return { is: 'both', readings: [large, small] }
  // A point is that of decimals until told otherwise: `1.234` dirhams may be a slip of `1.23`.
  if (large && decimal && exponent > 0 && text.includes('.')) return { is: 'decimals' }
  const money = large || small
  if (money) return { is: 'amount', money }
  return { is: whole || decimal ? 'decimals' : 'none' }
}

/** Whether it is an amount of some currency, whichever that is. */
export const isAmountLike = (text: string): boolean => readNumbers(text).some(Boolean)

/** What the text means as plain decimals, where all its marks part thousands and where the last is that of decimals. */
function readNumbers(text: string): [string | undefined, string | undefined] {
  const marked = text.length > longest ? '' : toMarks(text)
  const fit = (plain: string | undefined) => (plain && /^\d{1,12}(\.|$)/.test(plain) ? plain : undefined)
  return [fit(readGrouped(marked)), fit(readDecimal(marked))]
}

/** Where amounts are in whole units alone, as `2.400` of somebody's budget is: its digits; undefined for what is none. */
export const readWholeAmount = (text: string): string | undefined =>
  readNumbers(text).find((plain) => plain && !plain.includes('.'))

/** `2.400` as 2400: every mark parts thousands. */
function readGrouped(marked: string): string | undefined {
  return grouped.test(marked) ? marked.replace(/\D/g, '') : undefined
}

/** `2.400` as 2.400: the last mark is that of decimals, and another one before it parts thousands. */
function readDecimal(marked: string): string | undefined {
  if (/^\d+$/.test(marked)) return marked
  const [, whole = '', mark = '', decimals = ''] = /^(.+)([,.\u066b])(\d+)$/.exec(marked) ?? []
  const isWhole = /^\d+$/.test(whole) || (grouped.test(whole) && !whole.includes(mark))
  return isWhole ? `${whole.replace(/\D/g, '')}.${decimals}` : undefined
}

function toMoney(plain: string, currency: string, exponent: number): Money | undefined {
  const [whole = '', written = ''] = plain.split('.')
  const decimals = written.replace(/0+$/, '')
  if (decimals.length > exponent) return undefined
  return { amountMinor: Number(`${whole}${decimals.padEnd(exponent, '0')}`), currency }
}

/**
 * The amount in major units as text that reads one way: `2400.00`, and of a currency with three decimals `2.4` or `2.4050`, for
 * `2.400` could be two thousand four hundred.
 */
export function writeAmount(money: Money): string {
  const text = toMajor(money)
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return text
  const short = text.replace(/\.?0+$/, '')
  return /\.\d{3}$/.test(short) ? `${short}0` : short
}

/** For people: `2,400` and `2,400.50`, the same in every language. */
export function showAmount(money: Money): string {
  const [whole = '', decimals = ''] = toMajor(money).split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return /^0*$/.test(decimals) ? groups : `${groups}.${decimals}`
}

/** How to write it so that it reads one way, as short as that is: `2400` and `2.40`. */
export const plainAmount = (money: Money): string => writeAmount(money).replace(/\.0+$/, '')
