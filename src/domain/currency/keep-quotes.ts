// Keeps live quotes for as long as they hold: one question to the supplier per currency, however many visitors ask.
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { AskQuote, LiveQuote } from './live-quote.ts'
import type { QuoteStore } from './store-quotes.ts'

/** A quote that holds now; or none, and from when on asking again makes sense. */
export type QuoteAnswer = { quote: LiveQuote } | { missingUntil: Date }

export type QuoteKeeper = (currency: string) => Promise<QuoteAnswer>

export type QuoteKeeperParts = {
  askQuote: AskQuote
  store: QuoteStore
  clock: Clock
  /** Whether a rate can be true: a supplier's slip must not reach a price. */
  isPlausible: (quote: LiveQuote) => boolean
  /** Told once per failed question, in words of our own. */
  onTrouble: (currency: string, reason: string) => void
  /** How long a visitor waits for a quote before reference rates have to do. */
  patienceMs?: number
}

const defaultPatienceMs = 2_500
/** A quote that ends sooner than this has its successor asked for, while it goes on being shown. */
const renewAheadMs = 5 * 60_000
/** For so long nobody is asked after a failure. */
const restMs = 60_000

type Kept = {
  quote?: LiveQuote | undefined
  next?: LiveQuote | undefined
  restsUntil?: Date
  /** What those who wait now will hear, at the latest when patience ends. */
  asking?: Promise<QuoteAnswer>
}

export function createQuoteKeeper(parts: QuoteKeeperParts): QuoteKeeper {
  const { clock, patienceMs = defaultPatienceMs } = parts
  const pairs = new Map<string, Kept>()
  return async (currency) => {
    const kept = pairs.get(currency) ?? {}
    pairs.set(currency, kept)
    const now = clock()
    if (!holds(kept.quote, now)) {
      kept.quote = kept.next
      kept.next = undefined
    }
    const { quote } = kept
    const isResting = kept.restsUntil !== undefined && kept.restsUntil > now
    if (quote && holds(quote, now)) {
      const isEnding = !holds(quote, later(now, renewAheadMs))
      if (isEnding && !kept.next && !kept.asking && !isResting) void begin(currency, kept, later(now, renewAheadMs))
      return { quote }
    }
    if (isResting && kept.restsUntil) return { missingUntil: kept.restsUntil }
    return kept.asking ?? begin(currency, kept, now)
  }

  /** Asks in the background; what it gives back is never later than patience allows. */
  function begin(currency: string, kept: Kept, beyond: Date): Promise<QuoteAnswer> {
    const asked = obtain(parts, currency, beyond).then(
      (quote): QuoteAnswer => {
        if (holds(kept.quote, clock())) kept.next = quote
        else kept.quote = quote
        return { quote }
      },
      (error: unknown): QuoteAnswer => {
        parts.onTrouble(currency, error instanceof Fault ? error.message : 'unexpected')
        kept.restsUntil = later(clock(), restMs)
        return { missingUntil: kept.restsUntil }
      },
    )
    const patience = Promise.withResolvers<QuoteAnswer>()
    const timer = setTimeout(() => patience.resolve({ missingUntil: later(clock(), restMs) }), patienceMs)
    kept.asking = Promise.race([asked, patience.promise])
    void asked.finally(() => {
      clearTimeout(timer)
      delete kept.asking
    })
    return kept.asking
  }
}

/** Another process may have one already; what is new is put where the others find it. */
async function obtain(parts: QuoteKeeperParts, currency: string, beyond: Date): Promise<LiveQuote> {
  const { store, askQuote, onTrouble, clock, isPlausible } = parts
  // Prices do not wait for the table: without it each process has quotes of its own.
  const withoutTable = () => {
    onTrouble(currency, 'The table of quotes does not answer.')
    return undefined
  }
  const known = await store.find(currency, beyond).catch(withoutTable)
  if (known) return known
  const quote = await askQuote(currency)
  if (!holds(quote, clock())) throw new Fault('unavailable', 'The quote is over before it began.')
  if (!isPlausible(quote)) throw new Fault('unavailable', 'The rate is too far from the reference rate.')
  return (await store.adopt(quote, beyond).catch(withoutTable)) ?? quote
}

const holds = (quote: LiveQuote | undefined, at: Date): boolean => quote !== undefined && quote.lockedUntil > at

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
