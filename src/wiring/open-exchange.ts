// Opens the exchange: reference rates that are renewed in the background, live quotes above them where a supplier gives some.
import type { Database } from '#db/open.ts'
import { createExchange, type Exchange } from '#domain/currency/exchange.ts'
import { createQuoteKeeper } from '#domain/currency/keep-quotes.ts'
import {
  type FetchReferenceRates,
  isNear,
  layOver,
  type ReferenceRates,
  sift,
} from '#domain/currency/reference-rates.ts'
import { createQuoteStore } from '#domain/currency/store-quotes.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Log } from '#kernel/log.ts'
import type { Suppliers } from './suppliers.ts'

/** The bank publishes once on each working day. */
const renewEveryMs = 6 * 3_600_000
/** When it did not answer, or with what cannot be true. */
const tryAgainMs = 10 * 60_000

export type ExchangeParts = {
  suppliers: Pick<Suppliers, 'snapshotRates' | 'fetchRates' | 'askQuote' | 'quoteAccount'>
  database: Pick<Database, 'directory'>
  log: Log
  /** Told when prices at reference rates are no longer what they were. */
  onNewRates: () => void
  clock?: Clock
}

export type OpenExchange = {
  exchange: Exchange
  /** Done when the first rates of the day are there, or did not come. */
  renewed: Promise<void>
  close(): void
}

export function openExchange({
  suppliers,
  database,
  log,
  onNewRates,
  clock = systemClock,
}: ExchangeParts): OpenExchange {
  const { snapshotRates, fetchRates, askQuote, quoteAccount } = suppliers
  let references = snapshotRates
  const keeper =
    askQuote &&
    createQuoteKeeper({
      askQuote,
      store: createQuoteStore(database, quoteAccount),
      clock,
      isPlausible: ({ currency, dirhamsPerUnit }) => isNear(dirhamsPerUnit, references.get(currency)),
      onTrouble: (currency, reason) => log.warn('no live rate, reference rate instead', { currency, reason }),
    })
  const take = (rates: ReferenceRates) => {
    const before = references
    const { taken, doubted } = sift(rates, before)
    if (doubted.length > 0) {
      log.warn('reference rates doubted', { currencies: doubted.join(' '), taken: taken.size })
    }
    if (taken.size === 0) return false
    // Over what is there, not over the snapshot: a file of an earlier day takes nothing away.
    references = layOver(before, taken)
    if (!isSame(before, references)) onNewRates()
    return true
  }
  const renewing = fetchRates && keepRenewing(fetchRates, take, log)
  return {
    exchange: createExchange({ references: () => references, keeper, clock }),
    renewed: renewing?.first ?? Promise.resolve(),
    close: () => renewing?.stop(),
  }
}

/** @param take says whether the rates were of use */
function keepRenewing(fetchRates: FetchReferenceRates, take: (rates: ReferenceRates) => boolean, log: Log) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const renew = async () => {
    const isDone = await fetchRates().then(take, (error: unknown) => {
      const reason = error instanceof Fault ? error.message : 'unexpected'
      log.info('reference rates not renewed', { reason })
      return false
    })
    if (!isStopped) timer = setTimeout(renew, isDone ? renewEveryMs : tryAgainMs).unref()
  }
  return {
    first: renew(),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function isSame(before: ReferenceRates, after: ReferenceRates): boolean {
  const differs = ([currency, { perDirham, date }]: [string, { perDirham: number; date: string }]) => {
    const own = before.get(currency)
    return own?.perDirham !== perDirham || own.date !== date
  }
  return before.size === after.size && !Array.from(after).some(differs)
}
