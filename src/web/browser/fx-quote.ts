// What the tab reads of the two currency calls, by hand: the visitor's own currency, and a rate to AED with its lock.

import type { getUserCurrency, quoteExchangeRate } from './endpoints/currency.ts'
import type { LooseReply } from './to-endpoint.ts'

export type Geo = { currency: string | undefined; countryCode: string | undefined }

export type FxQuote = {
  exchangeRate: number
  fxQuoteId: string
  /** Until when the rate holds, in milliseconds since 1970 by the clock of this device. */
  lockExpiresAt: number
}

/** How long a rate holds that came without a lock. */
export const unlockedMs = 60 * 60_000

type Loose = Record<string, unknown>
const asObject = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reply of `GET /api/user-currency`. The currency may be missing, and so may the country. */
export function parseGeo(body: unknown): Geo | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { currency, countryCode } = body as LooseReply<typeof getUserCurrency>
  return { currency: asText(currency), countryCode: asText(countryCode) }
}

/** Reply of `POST /api/stripe/fx-quote-raw`, before anyone has looked at its rate. */
export type RawFxQuote = { success: boolean; rate: unknown; id: string | undefined; lockExpiresAt: number }

/** @param currency upper-case; the reply names its rates in lower case */
export function parseFxQuote(currency: string) {
  return (body: unknown, headers: Headers): RawFxQuote | undefined => {
    const now = Date.now()
    if (typeof body !== 'object' || body === null) return undefined
    const { success, rates, id, lock_expires_at: lock } = body as LooseReply<typeof quoteExchangeRate>
    return {
      success: success === true,
      rate: asObject(asObject(rates)[currency.toLowerCase()]).exchange_rate,
      id: asText(id),
      lockExpiresAt: now + (typeof lock === 'number' ? leftMs(lock, headers, now) : unlockedMs),
    }
  }
}

/** Counted on the server's clock: one on a desk may be hours off, and would ask for ever or never again. */
function leftMs(lockExpiresAtS: number, headers: Headers, now: number): number {
  const serverNow = Date.parse(headers.get('date') ?? '')
  return lockExpiresAtS * 1000 - (Number.isNaN(serverNow) ? now : serverNow)
}

/** A rate to count on; undefined when it is none, or nobody vouches for it. */
export function usableQuote({ success, rate, id, lockExpiresAt }: RawFxQuote): FxQuote | undefined {
  if (!success || id === undefined) return undefined
  if (typeof rate !== 'number' || !Number.isFinite(rate) || rate <= 0) return undefined
  return { exchangeRate: rate, fxQuoteId: id, lockExpiresAt }
}
