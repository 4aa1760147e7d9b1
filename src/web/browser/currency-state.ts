// What the currency store keeps between pages (specification, section 3), and the guard that reads it back.

export type CurrencyState = {
  /** ISO 4217 */
  currency: string
  /** ISO 3166-1, of the place that the visitor was taken to be in. */
  countryCode: string | undefined
  /** AED for one of `currency`. */
  exchangeRate: number | undefined
  /** The quote that holds the rate; none for AED itself. */
  fxQuoteId: string | undefined
  loading: boolean
  /** Until when the quote holds, in milliseconds since 1970. */
  lockExpiresAt: number | undefined
}

/** "Default store currency EUR" (specification, section 9). */
export const initialCurrency: CurrencyState = {
  currency: 'EUR',
  countryCode: undefined,
  exchangeRate: undefined,
  fxQuoteId: undefined,
  loading: false,
  lockExpiresAt: undefined,
}

/** Prices are charged in it, so nothing has to be asked for. */
export const pegCurrency = 'AED'

export const noRate = { exchangeRate: undefined, fxQuoteId: undefined, lockExpiresAt: undefined }

/** Trimmed and in upper case; undefined when that is not three letters. */
export function readCode(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{3}$/.test(code) ? code : undefined
}

/** Two letters in upper case, or undefined. */
export function readCountry(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}

/** What was kept, which anything may have written. A rate counts only whole: the number, its quote and its end. */
export function parseCurrencyState(kept: unknown): CurrencyState | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { currency: code, countryCode, exchangeRate, fxQuoteId, lockExpiresAt } = kept as Record<string, unknown>
  const currency = readCode(code)
  if (currency === undefined) return undefined
  const base = { ...initialCurrency, currency, countryCode: readCountry(countryCode) }
  if (currency === pegCurrency) return { ...base, exchangeRate: exchangeRate === 1 ? 1 : undefined }
  const isRate = typeof exchangeRate === 'number' && Number.isFinite(exchangeRate) && exchangeRate > 0
  if (!isRate || typeof fxQuoteId !== 'string' || typeof lockExpiresAt !== 'number') return base
  return { ...base, exchangeRate, fxQuoteId, lockExpiresAt }
}

/** Whether there is a rate that still holds. */
export const hasRate = ({ currency, exchangeRate, lockExpiresAt }: CurrencyState, now: number): boolean =>
  exchangeRate !== undefined && (currency === pegCurrency || (lockExpiresAt ?? 0) > now)
