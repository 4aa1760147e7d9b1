// Who may ask the supplier of quotes when: few at once, and for a while nobody where a refusal was meant for all.
import pLimit from 'p-limit'
import { type AskQuote, type LiveQuote, QuotesRefused } from './live-quote.ts'

/** One stranger can look at prices in all currencies at once; the supplier shall not hear of it like that. */
const mostAtOnce = 4

export type Turns = {
  /** Asks when it is one's turn; undefined when by then nobody waits any longer, or all rest. @throws what the supplier throws */
  ask(currency: string, isAwaited: () => boolean): Promise<LiveQuote | undefined>
  /** Milliseconds until anyone may ask again; none or less when one may now. */
  restLeftMs(): number
}

/** @param elapsedMs milliseconds that only go forward */
export function takeTurns(askQuote: AskQuote, elapsedMs: () => number, restMs: number): Turns {
  const limit = pLimit(mostAtOnce)
  let restsUntil = -Infinity
  const restLeftMs = () => restsUntil - elapsedMs()
  return {
    restLeftMs,
    ask: (currency, isAwaited) =>
      limit(async () => {
        if (!isAwaited() || restLeftMs() > 0) return undefined
        return askQuote(currency).catch((error: unknown) => {
          if (error instanceof QuotesRefused) restsUntil = elapsedMs() + restMs
          throw error
        })
      }),
  }
}
