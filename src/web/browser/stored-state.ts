// The one way in which the tab keeps state: a store whose data outlives the page, read back through its own guard.
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore, type Mutate, type StoreApi } from 'zustand/vanilla'
import type { StateStorage } from './state-storage.ts'

export type StoredState<T> = Mutate<StoreApi<T>, [['zustand/persist', T]]>

/** Before the names in the storage: cookies lie beside those of the server, among them one called `currency`. */
export const statePrefix = 'state.'

/**
 * A store that begins with what was kept under its name, else with `initial`, and is kept at each change.
 * @param parse reads what was kept, which anything may have written; undefined when it cannot be used
 */
export function createStoredState<T extends object>(
  name: string,
  initial: T,
  parse: (kept: unknown) => T | undefined,
  storage: StateStorage,
): StoredState<T> {
  return createStore<T>()(
    persist(() => initial, {
      name: statePrefix + name,
      storage: createJSONStorage<T>(() => storage),
      merge: (kept, current) => parse(kept) ?? current,
      // Kept by another build of the product: the guard says whether it can be used.
      migrate: (kept) => kept as T,
    }),
  )
}
