// The auth store of the specification: seven fields, kept where the installation keeps state.

import type { StateStorage } from '#web/browser/state-storage.ts'
import { createStoredState, type StoredState, statePrefix } from '#web/browser/stored-state.ts'

export type AuthState = {
  displayName: string
  userName: string
  userId: string
  email: string
  emailVerified: boolean
  idToken: string
  accessToken: string
}

export const signedOut: AuthState = {
  displayName: '',
  userName: '',
  userId: '',
  email: '',
  emailVerified: false,
  idToken: '',
  accessToken: '',
}

/** Logged in means that an access token is present. */
export const isLoggedIn = (state: AuthState): boolean => state.accessToken !== ''

const name = 'auth'
/** Under which the store lies in the storage. */
export const authStoreName = statePrefix + name

export function createAuthStore(storage: StateStorage): StoredState<AuthState> {
  return createStoredState(name, signedOut, readAuthState, storage)
}

function readAuthState(kept: unknown): AuthState | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const state = { ...signedOut }
  for (const field of Object.keys(signedOut) as (keyof AuthState)[]) {
    const value = (kept as Record<string, unknown>)[field]
    if (typeof value !== typeof signedOut[field]) return undefined
    Object.assign(state, { [field]: value })
  }
  return state
}
