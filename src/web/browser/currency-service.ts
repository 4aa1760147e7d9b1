// The currency store of this tab: opened with the first page, and told of each currency that a page is drawn in.
import type { PublicSettings } from '#web/page/public-settings.ts'
import { type CurrencyStore, createCurrencyStore } from './currency-store.ts'
import { createStateStorage } from './state-storage.ts'
import { watchLock } from './watch-lock.ts'

type Drawn = { settings: PublicSettings; currency: string; providerCurrency: string }

let store: CurrencyStore | undefined

/** Undefined until the tab's services have started. */
export const currencyStore = (): CurrencyStore | undefined => store

/** @param renewPrices has the page on the screen drawn anew, where it is */
export function startCurrency({ settings, currency, providerCurrency }: Drawn, renewPrices: () => void): void {
  if (!store) {
    store = createCurrencyStore(createStateStorage(settings.stateStorage))
    watchLock(store, renewPrices)
  }
  void store.initialise({ provider: providerCurrency, drawn: currency })
}
