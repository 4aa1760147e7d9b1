// Currency endpoints: what prices can be shown in, what the visitor's currency is, and what one is worth in dirhams.
import { getUserCurrency, listCurrencies, quoteExchangeRate } from '#contract/currency.ts'
import type { RateSource } from '#contract/money.ts'
import type { RateStatement } from '#domain/currency/converter.ts'
import type { Exchange, ExchangeQuote } from '#domain/currency/exchange.ts'
import { type FindCountry, guessCurrency } from '#domain/currency/guess-currency.ts'
import { Fault } from '#kernel/fault.ts'
import { senderHeader } from './gate.ts'
import { type ApiApp, serve } from './serve.ts'

export type CurrencyParts = { exchange: Exchange; findCountry: FindCountry }

export function serveCurrency(app: ApiApp, { exchange, findCountry }: CurrencyParts): void {
  serve(app, listCurrencies, async () => {
    const rate = exchange.describe()
    if (!rate) throw new Fault('unavailable', 'There are no exchange rates.')
    return { currencies: [...exchange.currencies()], rate: presentStatement(rate) }
  })
  serve(app, getUserCurrency, async (_, call) => {
    const guess = guessCurrency(call.header(senderHeader) ?? '', call.header('accept-language') ?? '', {
      findCountry,
      knows: exchange.knows,
    })
    return guess ?? { currency: null, countryCode: null, from: null }
  })
  serve(app, quoteExchangeRate, async ({ from }) => {
    const quote = await exchange.quote(from.toUpperCase())
    if (quote) return presentQuote(quote)
    throw new Fault('invalid-input', 'There is no rate for this currency.', {
      fields: [{ path: 'from', reason: 'invalid' }],
    })
  })
}

/** How rates are said of in replies. */
export function presentStatement(statement: RateStatement): RateSource {
  return { ...statement, heldUntil: statement.heldUntil?.toISOString() ?? null }
}

function presentQuote(quote: ExchangeQuote) {
  const { statement, isHeld } = quote
  return {
    success: true,
    id: quote.id,
    created: unixSeconds(quote.quotedAt),
    lock_duration: isHeld ? 'hour' : 'none',
    lock_expires_at: unixSeconds(quote.endsAt),
    lock_status: isHeld ? 'active' : 'none',
    to_currency: 'aed',
    rates: {
      [quote.currency.toLowerCase()]: { exchange_rate: quote.dirhamsPerUnit, rate_details: quote.details },
    },
    source: statement.kind === 'live' ? 'stripe' : 'reference',
    rate: { date: statement.date, source: statement.source },
    fallback: statement.fallback,
  } as const
}

const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)
