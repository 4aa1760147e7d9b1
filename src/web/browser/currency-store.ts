// The currency of the visitor in this tab, with the rate and the quote that hold for it. It follows what the server drew.
import { chooseCurrency } from '#kernel/currency-order.ts'
import { askGeo, askRate } from './ask-currency.ts'
import { type CurrencyCells, openCells } from './currency-cells.ts'
import { hasRate, initialCurrency, noRate, pegCurrency, readCode, readCountry } from './currency-state.ts'
import { reset, valueOf } from './page-data.ts'
import type { StateStorage } from './state-storage.ts'
import { warnInTab } from './tab-log.ts'

export type CurrencyStart = {
  /** The currency of the client's profile. */
  client?: string | null | undefined
  /** The currency of the provider's location. */
  provider?: string | null | undefined
  /** The currency of the page as the server drew it, by the same order: no price changes before someone's eyes. */
  drawn?: string | undefined
}

export type CurrencyStore = Omit<CurrencyCells, 'put'> & {
  /** Anything but three letters is logged and changes nothing. Another currency has no rate yet. */
  setCurrency(code: unknown, countryCode?: unknown): void
  /** AED and AE, without rate and quote. */
  resetState(): void
  /** Takes on a currency, and asks for what is not known of it. Called for each currency that pages are drawn in. */
  initialise(start: CurrencyStart): Promise<void>
  /** Asks for the rate, whether there is one or not. @returns whether there is one now */
  loadRate(): Promise<boolean>
}

export function createCurrencyStore(storage: StateStorage): CurrencyStore {
  const cells = openCells(storage)
  const { state, answers, put } = cells
  /** Nothing was kept here before. */
  const isNew = state.getState() === initialCurrency
  /** The question for the rate that is still on its way. */
  let asking: { stop: AbortController; done: Promise<boolean> } | undefined
  const dropRate = () => {
    asking?.stop.abort()
    asking = undefined
  }
  const store: CurrencyStore = {
    state,
    answers,
    setCurrency: (code, countryCode) => {
      const currency = readCode(code)
      if (currency === undefined) return warnInTab('currency code refused')
      const country = readCountry(countryCode)
      const place = country === undefined ? {} : { countryCode: country }
      if (currency === state.getState().currency) return put({}, place)
      dropRate()
      put({ rate: reset() }, { currency, ...noRate, ...place })
    },
    resetState: () => {
      dropRate()
      put({ geo: reset(), rate: reset() }, { currency: pegCurrency, countryCode: 'AE', ...noRate })
    },
    initialise: (start) => initialise(store, start, isNew ? () => askGeo(cells) : undefined),
    loadRate: () => {
      const { currency } = state.getState()
      if (currency === pegCurrency) {
        put({ rate: reset() }, { ...noRate, exchangeRate: 1 })
        return Promise.resolve(true)
      }
      if (asking) return asking.done
      const stop = new AbortController()
      const done = askRate(cells, stop.signal).finally(() => {
        if (asking?.stop === stop) asking = undefined
      })
      asking = { stop, done }
      return done
    },
  }
  return store
}

/** @param findPlace asks where the visitor is; undefined when what was kept says it */
async function initialise(
  store: CurrencyStore,
  { client, provider, drawn }: CurrencyStart,
  findPlace?: () => Promise<void>,
): Promise<void> {
  const { state, answers } = store
  if (drawn !== undefined) store.setCurrency(drawn)
  const before = state.getState().currency
  const { geo } = answers.getState()
  const place = geo.state === 'idle' || geo.state === 'error' ? findPlace?.() : undefined
  if (drawn === undefined) {
    await place
    const currency = chooseCurrency({ client, geo: valueOf(answers.getState().geo)?.currency, provider })
    // What was kept stays without a client's word, and so does what was chosen while the answer was on its way.
    if ((findPlace || client) && state.getState().currency === before) store.setCurrency(currency)
  }
  const rate = hasRate(state.getState(), Date.now()) ? undefined : store.loadRate()
  await Promise.all([place, rate])
}
