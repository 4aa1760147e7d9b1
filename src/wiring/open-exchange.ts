// Opens the exchange: reference rates that are renewed in the background, live quotes above them where a supplier gives some.
import type { Database } from '#db/open.ts'
import { createExchange, type Exchange } from '#domain/currency/exchange.ts'
import { createQuoteKeeper } from '#domain/currency/keep-quotes.ts'
import { type FetchReferenceRates, isNear, layOver, type ReferenceRates } from '#domain/currency/reference-rates.ts'
import { createQuoteStore } from '#domain/currency/store-quotes.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Log } from '#kernel/log.ts'
import type { Suppliers } from './suppliers.ts'

/** The bank publishes once on each working day. */
const renewEveryMs = 6 * 3_600_000

export type ExchangeParts = {
  suppliers: Pick<Suppliers, 'snapshotRates' | 'fetchRates' | 'askQuote'>
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
  const { snapshotRates, fetchRates, askQuote } = suppliers
  let references = snapshotRates
  const keeper =
    askQuote &&
    createQuoteKeeper({
      askQuote,
      store: createQuoteStore(database),
      clock,
      isPlausible: ({ currency, dirhamsPerUnit }) => isNear(dirhamsPerUnit, references.get(currency)),
      onTrouble: (currency, reason) => log.warn('no live rate, reference rate instead', { currency, reason }),
    })
  const take = (rates: ReferenceRates) => {
    const before = references
    references = layOver(snapshotRates, rates)
    if (!isSame(before, references)) onNewRates()
  }
  const renew = async (fetchThem: FetchReferenceRates) => {
    await fetchThem().then(take, (error: unknown) => {
      const reason = error instanceof Fault ? error.message : 'unexpected'
      log.info('reference rates not renewed', { reason })
    })
  }
  const timer = fetchRates && setInterval(renew, renewEveryMs, fetchRates).unref()
  return {
    exchange: createExchange({ references: () => references, keeper, clock }),
    renewed: fetchRates ? renew(fetchRates) : Promise.resolve(),
    close: () => clearInterval(timer),
  }
}

function isSame(before: ReferenceRates, after: ReferenceRates): boolean {
  const differs = ([currency, { perDirham, date }]: [string, { perDirham: number; date: string }]) => {
    const own = before.get(currency)
    return own?.perDirham !== perDirham || own.date !== date
  }
  return before.size === after.size && !Array.from(after).some(differs)
}
