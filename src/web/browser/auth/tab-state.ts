// The tab's one storage for everything of the session, and the one auth store in it: as the installation chose.
import { shownFrame } from '#web/browser/shown-frame.ts'
import { createStateStorage, type StateStorage } from '#web/browser/state-storage.ts'
import type { StoredState } from '#web/browser/stored-state.ts'
import { type StateStorage as Kind, stateStorages } from '#web/page/public-settings.ts'
import { type AuthState, createAuthStore } from './auth-store.ts'

let storage: StateStorage | undefined
let store: StoredState<AuthState> | undefined

/** Which storage the installation chose; the page on the screen knows. */
export function storageKind(): Kind {
  const { tab } = (shownFrame() ?? {}) as { tab?: { settings?: { stateStorage?: unknown } } }
  return stateStorages.find((kind) => kind === tab?.settings?.stateStorage) ?? 'localStorage'
}

/** One for the store and for the library: what the browser does not keep lives in its memory, for both. */
export function authStorage(): StateStorage {
  storage ??= createStateStorage(storageKind())
  return storage
}

/** Who is signed in, as this tab knows it. The same store for everyone who asks. */
export function authStore(): StoredState<AuthState> {
  store ??= createAuthStore(authStorage())
  return store
}
