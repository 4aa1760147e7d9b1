// Currencies: which prices can be shown in, which is the visitor's, and what one is worth in dirhams.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { toCurrency } from '#kernel/money.ts'
import { rateSource } from './money.ts'

export const listCurrencies = endpoint({
  name: 'listCurrencies',
  method: 'GET',
  path: '/api/currencies',
  input: z.object({}),
  reply: z.object({ currencies: z.array(z.string()), rate: rateSource }),
  who: 'anyone',
  summary: 'Every currency with a rate, and where the reference rates come from.',
})

export const getUserCurrency = endpoint({
  name: 'getUserCurrency',
  method: 'GET',
  path: '/api/user-currency',
  input: z.object({}),
  reply: z.object({
    /** ISO 4217; `null` when neither address nor browser suggests one that has a rate. */
    currency: z.string().nullable(),
    /** ISO 3166 alpha-2, of the currency. */
    countryCode: z.string().nullable(),
    /** What suggested it. */
    from: z.enum(['address', 'language']).nullable(),
  }),
  who: 'anyone',
  summary: 'The currency of the place that the caller’s address, else their browser’s language, points to.',
})

/** Letters of either case with spaces around them, as people write codes; on the wire they are in lower case. */
const looseCode = z.string().max(20).trim().toLowerCase()

const rateDetails = z.object({
  base_rate: z.number(),
  duration_premium: z.number(),
  fx_fee_rate: z.number(),
  reference_rate: z.number().nullable(),
  reference_rate_provider: z.string().nullable(),
})

export const quoteExchangeRate = endpoint({
  name: 'quoteExchangeRate',
  method: 'POST',
  path: '/api/stripe/fx-quote-raw',
  input: z.object({
    from: looseCode.refine((code) => toCurrency(code) !== undefined),
    to: looseCode.pipe(z.literal('aed')),
  }),
  /** The shape of Stripe's FX quote, and what a page needs to say beside it. */
  reply: z.object({
    success: z.literal(true),
    id: z.string(),
    /** Seconds since 1970, as all times here. */
    created: z.int(),
    lock_duration: z.enum(['none', 'hour']),
    /** When to ask again. */
    lock_expires_at: z.int(),
    /** `active` while the supplier holds the rate; a reference rate is held by nobody. */
    lock_status: z.enum(['none', 'active']),
    to_currency: z.literal('aed'),
    /** One entry, by the code in lower case; `exchange_rate` is dirhams for one unit. */
    rates: z.record(z.string(), z.object({ exchange_rate: z.number().positive(), rate_details: rateDetails })),
    source: z.enum(['stripe', 'reference']),
    rate: z.object({ date: z.iso.date(), source: z.string() }),
    /** True when a live rate should be here and was not to be had. */
    fallback: z.boolean(),
  }),
  who: 'anyone',
  summary: 'What one unit of a currency is worth in dirhams: a live quote where there is one, else the reference rate.',
})
