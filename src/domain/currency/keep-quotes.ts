// Keeps live quotes for as long as they hold: one question to the supplier per currency, however many visitors ask.
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { type AskQuote, isTimely, type LiveQuote } from './live-quote.ts'
import type { QuoteStore } from './store-quotes.ts'
import { type Turns, takeTurns } from './take-turns.ts'

/** A quote that holds now; or none, and from when on asking again makes sense. */
export type QuoteAnswer = { quote: LiveQuote } | { missingUntil: Date }

export type QuoteKeeper = (currency: string) => Promise<QuoteAnswer>

export type QuoteKeeperParts = {
  askQuote: AskQuote
  store: QuoteStore
  /** By it locks end. */
  clock: Clock
  /** Milliseconds that only go forward: a clock that is set back must not stretch a rest. */
  elapsedMs?: () => number
  /** Whether a rate can be true: a supplier's slip must not reach a price. */
  isPlausible: (quote: LiveQuote) => boolean
  /** Told once per failed question, in words of our own. */
  onTrouble: (currency: string, reason: string) => void
  /** How long a visitor waits for a quote before reference rates have to do. */
  patienceMs?: number
  /** How long a question waits for the table of quotes, each time. */
  tableMs?: number
}

type Parts = Required<QuoteKeeperParts>

/** A quote that ends sooner than this has its successor asked for, while it goes on being shown. */
const renewAheadMs = 5 * 60_000
/** For so long nobody is asked after a failure. */
const restMs = 60_000

type Kept = {
  quote?: LiveQuote | undefined
  next?: LiveQuote | undefined
  /** By the clock that only goes forward. */
  restsUntil?: number
  /** What those who wait now will hear, at the latest when patience ends. */
  asking?: Promise<QuoteAnswer>
}

export function createQuoteKeeper(given: QuoteKeeperParts): QuoteKeeper {
  const parts: Parts = { elapsedMs: () => performance.now(), patienceMs: 2_500, tableMs: 500, ...given }
  const { clock, elapsedMs } = parts
  const turns = takeTurns(parts.askQuote, elapsedMs, restMs)
  const pairs = new Map<string, Kept>()
  const restLeftMs = (kept: Kept) => Math.max((kept.restsUntil ?? -Infinity) - elapsedMs(), turns.restLeftMs())
  const missing = (kept: Kept): QuoteAnswer => {
    const left = restLeftMs(kept)
    return { missingUntil: later(clock(), left > 0 ? left : restMs) }
  }
  return async (currency) => {
    const kept = pairs.get(currency) ?? {}
    pairs.set(currency, kept)
    const now = clock()
    const quote = shownNow(kept, now)
    const isResting = restLeftMs(kept) > 0
    if (quote) {
      const isEnding = quote.lockedUntil <= later(now, renewAheadMs)
      if (isEnding && !kept.next && !kept.asking && !isResting) void begin(currency, kept, later(now, renewAheadMs))
      return { quote }
    }
    if (isResting) return missing(kept)
    return kept.asking ?? begin(currency, kept, now)
  }

  /** Asks in the background; what it gives back is never later than patience allows. */
  function begin(currency: string, kept: Kept, beyond: Date): Promise<QuoteAnswer> {
    const patience = waitAtMost(parts.patienceMs, () => missing(kept))
    const asked = obtain(parts, turns, currency, beyond, () => !patience.isOver()).then(
      (quote): QuoteAnswer => {
        if (!quote) return missing(kept)
        if (holds(kept.quote, clock())) kept.next = quote
        else kept.quote = quote
        return { quote }
      },
      (error: unknown): QuoteAnswer => {
        parts.onTrouble(currency, error instanceof Fault ? error.message : 'unexpected')
        kept.restsUntil = elapsedMs() + restMs
        return missing(kept)
      },
    )
    kept.asking = Promise.race([asked, patience.end])
    void asked.finally(() => {
      patience.stop()
      delete kept.asking
    })
    return kept.asking
  }
}

/** The quote that holds; its successor takes its place when it no longer does. */
function shownNow(kept: Kept, now: Date): LiveQuote | undefined {
  if (!holds(kept.quote, now)) {
    kept.quote = kept.next
    kept.next = undefined
  }
  return holds(kept.quote, now) ? kept.quote : undefined
}

function waitAtMost<T>(ms: number, orElse: () => T) {
  const { promise: end, resolve } = Promise.withResolvers<T>()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    resolve(orElse())
  }, ms)
  return { end, isOver: () => isOver, stop: () => clearTimeout(timer) }
}

/** Another process may have one already; what is new is put where the others find it. Undefined when nobody was asked. */
async function obtain(
  { store, onTrouble, clock, isPlausible, tableMs }: Parts,
  turns: Turns,
  currency: string,
  beyond: Date,
  isAwaited: () => boolean,
): Promise<LiveQuote | undefined> {
  // Prices do not wait for the table: without it each process has quotes of its own.
  const fromTable = (answer: Promise<LiveQuote | undefined>) =>
    inTime(answer, tableMs).catch(() => {
      onTrouble(currency, 'The table of quotes does not answer.')
      return undefined
    })
  const known = await fromTable(store.find(currency, beyond))
  if (known && isTimely(known, clock())) return known
  const quote = await turns.ask(currency, isAwaited)
  if (!quote) return undefined
  if (!isTimely(quote, clock())) throw new Fault('unavailable', 'The quote is not one for the hour from now on.')
  if (!isPlausible(quote)) throw new Fault('unavailable', 'The rate is too far from the reference rate.')
  const adopted = await fromTable(store.adopt(quote, beyond))
  return adopted && isTimely(adopted, clock()) ? adopted : quote
}

/** @throws when there is no answer in time */
async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Fault('unavailable', 'There is no answer in time.')), ms)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

const holds = (quote: LiveQuote | undefined, at: Date): boolean => quote !== undefined && isTimely(quote, at)

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
