// Live exchange quotes from Stripe's FX Quotes, a public preview: a rate to the dirham, held for an hour.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type AskQuote, clocksDifferMs, isTimely, type LiveQuote, QuotesRefused } from '#domain/currency/live-quote.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'

/** The preview that has FX quotes; a quote binds on payments of the same version only. */
const previewVersion = '2026-10-28.preview'

/** One try; there is one more where the first met no answer. */
const timeoutMs = 2_500

const positive = z.number().positive()
const share = z.number().nonnegative().default(0)

const rate = z.object({
  exchange_rate: positive,
  rate_details: z
    .object({
      base_rate: positive.optional(),
      duration_premium: share,
      fx_fee_rate: share,
      reference_rate: positive.nullable().default(null),
      reference_rate_provider: z.string().nullable().default(null),
    })
    .prefault({}),
})

const fxQuote = z.object({
  id: z.string().regex(/^fxq_\w+$/),
  created: z.int(),
  to_currency: z.literal('aed'),
  lock_duration: z.literal('hour'),
  lock_expires_at: z.int(),
  lock_status: z.literal('active'),
  rates: z.record(z.string(), rate),
})

type Options = {
  /** Where the API is, when it is not Stripe's own address: `http://127.0.0.1:4010`. */
  address?: string
  clock?: Clock
}

/** Tells quotes of one key from those of another, and nothing of the key. */
export function accountOf(secretKey: string): string {
  return createHash('sha256').update(secretKey).digest('base64url').slice(0, 12)
}

/** The SDK is loaded with the first question: who has no key never pays for it. */
export function createStripeQuotes(secretKey: string, { address, clock = systemClock }: Options = {}): AskQuote {
  let opened: ReturnType<typeof openStripe> | undefined
  return async (currency) => {
    opened ??= openStripe(secretKey, address)
    const stripe = await opened
    const from = currency.toLowerCase()
    const raw: unknown = await stripe
      .rawRequest(
        'POST',
        '/v1/fx_quotes',
        { to_currency: 'aed', from_currencies: [from], lock_duration: 'hour' },
        { apiVersion: previewVersion },
      )
      .catch((cause: unknown) => {
        throw new (isForAll(cause) ? QuotesRefused : Fault)('unavailable', reasonOf(cause), { cause })
      })
    return readQuote(raw, currency, clock())
  }
}

async function openStripe(secretKey: string, address: string | undefined) {
  const { default: Stripe } = await import('stripe')
  const url = address ? new URL(address) : undefined
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === 'https:' ? 'https' : 'http' }),
  })
}

function readQuote(raw: unknown, currency: string, now: Date): LiveQuote {
  const parsed = fxQuote.safeParse(raw)
  const own = parsed.data?.rates[currency.toLowerCase()]
  if (!parsed.success || !own) throw new Fault('unavailable', 'Stripe answered what is no quote.')
  const { id, created, lock_expires_at } = parsed.data
  const quote: LiveQuote = {
    id,
    currency,
    dirhamsPerUnit: own.exchange_rate,
    details: { ...own.rate_details, base_rate: own.rate_details.base_rate ?? own.exchange_rate },
    quotedAt: new Date(created * 1000),
    lockedUntil: new Date(lock_expires_at * 1000),
    // The SDK hangs its own view of the answer on it, which is no part of the reply.
    raw: JSON.parse(JSON.stringify(raw)) as unknown,
  }
  const isNew = Math.abs(quote.quotedAt.getTime() - now.getTime()) <= clocksDifferMs
  if (!isNew || !isTimely(quote, now)) throw new Fault('unavailable', 'Stripe answered with times that cannot be.')
  return quote
}

/** Wrong key, no access, no such endpoint for this account, too many questions, or a trade that gets no quotes. */
function isForAll(error: unknown): boolean {
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  return [401, 403, 404, 429].includes(Number(statusCode)) || code === 'fx_quote_not_supported'
}

/** Stripe's own message may name the account; the status and the code do not. */
function reasonOf(error: unknown): string {
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  if (typeof statusCode !== 'number') return 'Stripe does not answer.'
  const named = typeof code === 'string' && /^\w{1,60}$/.test(code) ? `, ${code}` : ''
  return `Stripe refuses a quote (${statusCode}${named}).`
}
