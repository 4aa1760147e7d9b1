// What the currency store is made of: the state that is kept, and where its two questions to the server stand.
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type CurrencyState, initialCurrency, parseCurrencyState } from './currency-state.ts'
import type { FxQuote, Geo } from './fx-quote.ts'
import { isPending, type PageData, reset } from './page-data.ts'
import type { StateStorage } from './state-storage.ts'
import { createStoredState, type StoredState } from './stored-state.ts'

/** Both questions that the store asks, in the states that all data of a page goes through. */
export type CurrencyAnswers = { geo: PageData<Geo>; rate: PageData<FxQuote> }

export type CurrencyCells = {
  state: StoredState<CurrencyState>
  answers: StoreApi<CurrencyAnswers>
  /** Changes both in one step, so that `loading` never says anything else than the answers do. */
  put(changes: Partial<CurrencyAnswers>, kept?: Partial<CurrencyState>): void
}

export function openCells(storage: StateStorage): CurrencyCells {
  const state = createStoredState('currency', initialCurrency, parseCurrencyState, storage)
  const answers = createStore<CurrencyAnswers>(() => ({ geo: reset(), rate: reset() }))
  return {
    state,
    answers,
    put: (changes, kept = {}) => {
      answers.setState(changes)
      const { geo, rate } = answers.getState()
      state.setState({ ...kept, loading: isPending(geo) || isPending(rate) })
    },
  }
}
