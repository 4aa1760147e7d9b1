// Amounts of money as whole minor units of an ISO 4217 currency; no floating point ever holds an amount.
import currencyCodes from 'currency-codes'

export type Money = { amountMinor: number; currency: string }

/** ISO 4217 lists these codes for funds, metals and tests; nobody pays a clinic with them. */
const notSpent = /^(X(?!AF|CD|CG|OF|PF)..|BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW)$/

/**
 * No longer in use, so neither offered nor taken: the Antillean guilder since 2025, the Bulgarian lev since 2026, Cuba's
 * convertible peso since 2021. Amounts of before stay readable.
 */
const retired = ['ANG', 'BGN', 'CUC']

/** In use since 2025, after the package's list was made: the Caribbean guilder. */
const newer: [string, number][] = [['XCG', 2]]

const exponents = new Map([
  ...currencyCodes.data
    .filter((row) => !notSpent.test(row.code))
    .map((row): [string, number] => [row.code, row.digits]),
  ...newer,
])

/** Codes of all currencies in use, in alphabetical order. */
export const currencies: readonly string[] = [...exponents.keys()].filter((code) => !retired.includes(code)).sort()

const inUse: ReadonlySet<string> = new Set(currencies)

/** The code in upper case when it is a currency in use, else undefined. */
export function toCurrency(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase() ?? ''
  return inUse.has(code) ? code : undefined
}

/** Number of decimals of a currency, retired ones too, by ISO 4217: 2 for AED, 0 for JPY, 3 for KWD. Intl differs for some, so it only formats. */
export function exponentOf(currency: string): number {
  const exponent = exponents.get(currency)
  if (exponent === undefined) throw new RangeError(`no currency ${currency}`)
  return exponent
}

/** Reads `"1250.5"` as 125050 minor units of a two-decimal currency; undefined when it is no exact amount of it. */
export function parseMajor(text: string, currency: string): Money | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text.trim())
  if (!match) return undefined
  const exponent = exponentOf(currency)
  const decimals = (match[2] ?? '').replace(/0+$/, '')
  if (decimals.length > exponent) return undefined
  return { amountMinor: Number(`${match[1]}${decimals.padEnd(exponent, '0')}`), currency }
}

/** The amount in major units as exact decimal text: 125050 AED is `"1250.50"`. */
export function toMajor(money: Money): string {
  const exponent = exponentOf(money.currency)
  const digits = String(Math.abs(money.amountMinor)).padStart(exponent + 1, '0')
  const sign = money.amountMinor < 0 ? '-' : ''
  return exponent === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** Sum of amounts of one currency. @throws RangeError over two, and where the sum is too large to be exact */
export function sum(amounts: readonly Money[], currency: string): Money {
  let amountMinor = 0
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new RangeError(`${amount.currency} added to ${currency}`)
    amountMinor += amount.amountMinor
    if (!Number.isSafeInteger(amountMinor)) throw new RangeError('a sum too large to be exact')
  }
  return { amountMinor, currency }
}

/** So much of a whole, rounded half up to the minor unit; exact however large the product is. */
export function partOf(amountMinor: number, part: number, whole: number): number {
  const [product, divisor] = [BigInt(amountMinor) * BigInt(part), BigInt(whole)]
  return Number((product * 2n + divisor) / (divisor * 2n))
}
