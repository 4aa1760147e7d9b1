// Live exchange quotes for tests: a supplier that counts, a clock that is set, and quotes of five dirhams to the unit.
import type { AskQuote, LiveQuote } from '#domain/currency/live-quote.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'

export const minuteMs = 60_000

/** A quote for an hour from a moment on. */
export function sampleLiveQuote(quotedAt: Date, changes: Partial<LiveQuote> = {}): LiveQuote {
  return {
    id: `fxq_${quotedAt.getTime()}`,
    currency: 'EUR',
    dirhamsPerUnit: 5,
    details: {
      base_rate: 5.1,
      duration_premium: 0.001,
      fx_fee_rate: 0.02,
      reference_rate: null,
      reference_rate_provider: null,
    },
    quotedAt,
    lockedUntil: new Date(quotedAt.getTime() + 60 * minuteMs),
    raw: { object: 'fx_quote' },
    ...changes,
  }
}

export type SampleSupplier = {
  askQuote: AskQuote
  /** The currencies asked for, in the order they were. */
  asked: string[]
  clock: Clock
  /** Goes forward with `pass`, and never by itself. */
  elapsedMs: () => number
  pass: (minutes: number) => void
  /** How the supplier answers from now on: `right`, `away`, never, or with changes to a right quote. */
  answer: (how: 'right' | 'away' | 'never' | Partial<LiveQuote>) => void
}

export function sampleSupplier(start: string): SampleSupplier {
  const asked: string[] = []
  let now = Date.parse(start)
  let how: Parameters<SampleSupplier['answer']>[0] = 'right'
  const clock = () => new Date(now)
  return {
    asked,
    clock,
    elapsedMs: () => now,
    pass: (minutes) => {
      now += minutes * minuteMs
    },
    answer: (next) => {
      how = next
    },
    askQuote: async (currency) => {
      asked.push(currency)
      if (how === 'never') return new Promise(() => {})
      if (how === 'away') throw new Fault('unavailable', 'The supplier is away.')
      const changes = how === 'right' ? {} : how
      return sampleLiveQuote(clock(), { id: `fxq_${currency}_${asked.length}`, currency, ...changes })
    },
  }
}
