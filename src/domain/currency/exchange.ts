// The one place that rates come from: live quotes where there are some, reference rates below them.
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/clock.ts'
import { type Converter, createConverter, earliest, type RateStatement, type UsedRate } from './converter.ts'
import type { QuoteAnswer, QuoteKeeper } from './keep-quotes.ts'
import type { LiveQuote, RateDetails } from './live-quote.ts'
import type { ReferenceRates } from './reference-rates.ts'

/** A rate to the dirham with an id and an end. */
export type ExchangeQuote = {
  id: string
  currency: string
  dirhamsPerUnit: number
  details: RateDetails
  quotedAt: Date
  /** When to ask again. */
  endsAt: Date
  /** Whether the supplier pays out at this rate until then. */
  isHeld: boolean
  statement: RateStatement
}

export type Exchange = {
  /** Currencies with a rate, in alphabetical order. */
  currencies(): readonly string[]
  knows(currency: string): boolean
  /** Of all reference rates there are. */
  describe(): RateStatement | undefined
  /**
   * Converts between all currencies; from dirhams into those named by live quotes, where there are some.
   * Never throws, and waits no longer for a supplier than the quote keeper does.
   * @param requestId of a page, which is made of several calls: within some seconds all of them go by the same rates
   */
  converterFor(currencies: Iterable<string>, requestId?: string): Promise<Converter>
  /** The quote that prices of a currency are shown by; undefined when there is no rate. */
  quote(currency: string): Promise<ExchangeQuote | undefined>
}

export type ExchangeParts = {
  /** Read anew each time: they change while the product runs. */
  references: () => ReferenceRates
  /** Undefined when no supplier gives live quotes. */
  keeper?: QuoteKeeper | undefined
  clock: Clock
}

/** What is said of live rates; the supplier's name is nothing that a visitor chose. */
export const liveSource = 'Stripe'

export function createExchange({ references, keeper, clock }: ExchangeParts): Exchange {
  const ask = async (currency: string) =>
    currency !== 'AED' && references().has(currency) ? keeper?.(currency) : undefined
  const localQuote = createLocalQuotes(references, clock)
  const ratesOf = rememberRates(references, ask)
  return {
    currencies: () => [...references().keys()].sort(),
    knows: (currency) => references().has(currency),
    describe: () => createConverter(references()).describe(Array.from(references().keys(), (one) => [one, 'AED'])),
    converterFor: async (currencies, requestId) => {
      const rates = ratesOf(requestId)
      const asked = await Promise.all(
        Array.from(new Set(currencies), async (currency) => [currency, await rates.ask(currency)] as const),
      )
      const known = rates.references
      const live = new Map<string, UsedRate>()
      for (const [currency, answer] of asked) {
        const rate = answer && usedRate(answer, known.get(currency))
        if (rate) live.set(currency, rate)
      }
      const ends = asked.flatMap(([, answer]) => (answer ? endOf(answer) : []))
      return createConverter(known, live, earliest(ends))
    },
    quote: async (currency) => {
      if (!references().has(currency)) return undefined
      const answer = await ask(currency)
      if (answer && 'quote' in answer) return heldQuote(answer.quote)
      return localQuote(currency, answer?.missingUntil)
    },
  }
}

/** Longer than a page takes to draw; what is beyond draws anew. */
const pageMs = 10_000
const pagesAtOnce = 500

type Ask = (currency: string) => Promise<QuoteAnswer | undefined>

/** What a request was told once, it is told again. */
function rememberRates(references: () => ReferenceRates, ask: Ask) {
  const remembered = new LRUCache<string, { references: ReferenceRates; ask: Ask }>({ max: pagesAtOnce, ttl: pageMs })
  return (requestId: string | undefined) => {
    const known = requestId === undefined ? undefined : remembered.get(requestId)
    if (known) return known
    const answers = new Map<string, ReturnType<Ask>>()
    const fresh = {
      references: references(),
      ask: (currency: string) => {
        const answer = answers.get(currency) ?? ask(currency)
        answers.set(currency, answer)
        return answer
      },
    }
    if (requestId !== undefined) remembered.set(requestId, fresh)
    return fresh
  }
}

const endOf = (answer: QuoteAnswer): Date => ('quote' in answer ? answer.quote.lockedUntil : answer.missingUntil)

function usedRate(answer: QuoteAnswer, reference: ReturnType<ReferenceRates['get']>): UsedRate | undefined {
  if ('quote' in answer) return { perDirham: 1 / answer.quote.dirhamsPerUnit, ...statementOf(answer.quote) }
  return reference && { ...reference, kind: 'reference', heldUntil: null, fallback: true }
}

function statementOf({ quotedAt, lockedUntil }: LiveQuote): RateStatement {
  const date = quotedAt.toISOString().slice(0, 10)
  return { date, source: liveSource, kind: 'live', heldUntil: lockedUntil, fallback: false }
}

function heldQuote(quote: LiveQuote): ExchangeQuote {
  return { ...quote, endsAt: quote.lockedUntil, isHeld: true, statement: statementOf(quote) }
}

const hourMs = 3_600_000

/** Quotes of our own at reference rates, each for an hour or until the rate changes. */
function createLocalQuotes(references: () => ReferenceRates, clock: Clock) {
  const kept = new Map<string, ExchangeQuote>()
  /** @param missingUntil when a live quote may be there again: the local one only stands in for it */
  return (currency: string, missingUntil: Date | undefined): ExchangeQuote | undefined => {
    const reference = references().get(currency)
    if (!reference) return undefined
    const quotedAt = clock()
    const dirhamsPerUnit = Number((1 / reference.perDirham).toPrecision(12))
    const fallback = missingUntil !== undefined
    const known = kept.get(currency)
    const isSame = known?.dirhamsPerUnit === dirhamsPerUnit && known.statement.fallback === fallback
    // One of the time to come was made before the clock was set back.
    if (isSame && known.endsAt > quotedAt && known.quotedAt <= quotedAt) return known
    const { date, source } = reference
    const quote: ExchangeQuote = {
      id: `fxq_local_${randomUUID().replaceAll('-', '')}`,
      currency,
      dirhamsPerUnit,
      details: {
        base_rate: dirhamsPerUnit,
        duration_premium: 0,
        fx_fee_rate: 0,
        reference_rate: dirhamsPerUnit,
        reference_rate_provider: source,
      },
      quotedAt,
      endsAt: missingUntil ?? new Date(quotedAt.getTime() + hourMs),
      isHeld: false,
      statement: { date, source, kind: 'reference', heldUntil: null, fallback },
    }
    kept.set(currency, quote)
    return quote
  }
}
