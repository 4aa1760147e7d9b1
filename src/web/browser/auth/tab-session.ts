// The session that this tab goes by: taken on from the tokens, shown in the store and the cookie, and dropped again.
import { dropPayloads } from '#web/browser/kept-payloads.ts'
import { authStoreName, isLoggedIn, signedOut } from './auth-store.ts'
import { forgetGreeting } from './greeted-mark.ts'
import { isOver, type KeptSession, tokenEnd } from './kept-session.ts'
import { hasKeptSession } from './pool-storage.ts'
import { createRefreshClock } from './refresh-clock.ts'
import { authStorage, authStore, storageKind } from './tab-state.ts'
import { clearTokenCookie, readTokenCookie, writeTokenCookie } from './token-cookie.ts'
import { takeTab } from './whose-tab.ts'

let current: KeptSession | undefined
let renewWhenDue = () => {}
const clock = createRefreshClock(() => renewWhenDue())

/** @param renew called when new tokens are due */
export function onDue(renew: () => void): void {
  renewWhenDue = renew
}

/** After a refresh that did not get through. */
export const waitAndRenew = (): void => clock.again()

/** Makes a session the tab's own: store, cookie, and when it has to be renewed. */
export function adopt(session: KeptSession): void {
  takeTab(session.user.userId)
  current = session
  authStore().setState(session.user)
  writeTokenCookie(session.user.accessToken)
  clock.set(session.idEndsAt)
}

/** Drops it from this tab alone: what is kept in the browser is not touched. */
export function letGo(): void {
  current = undefined
  clock.stop()
  forgetGreeting()
  dropPayloads()
}

/** Drops it from the store and the cookie as well. */
export function clearSession(): void {
  letGo()
  emptyStore()
  clearTokenCookie()
}

/** Reads the store again, which another tab may have changed, or a hand. @returns whether someone is signed in */
export function lookAgain(): boolean {
  const store = authStore()
  if (authStorage().getItem(authStoreName) !== null) void store.persist.rehydrate()
  else if (isLoggedIn(store.getState())) emptyStore()
  const isIn = isLoggedIn(store.getState())
  if (!isIn) letGo()
  return isIn
}

/** Nothing kept tells other tabs more surely than seven empty fields. */
function emptyStore(): void {
  authStore().setState(signedOut, true)
  authStore().persist.clearStorage()
}

export type SessionState = 'none' | 'expired' | 'signed-in'

/** By what this tab knows, without asking anyone. */
export function sessionState(): SessionState {
  const { idToken, accessToken } = authStore().getState()
  if (accessToken === '') return 'none'
  const ends = current ?? { idEndsAt: tokenEnd(idToken), accessEndsAt: tokenEnd(accessToken) }
  return isOver(ends) ? 'expired' : 'signed-in'
}

/**
 * Whether there is any trace of a session: the library is not loaded for who has none. Where each tab has a storage of its own,
 * the cookie may be another tab's and is none.
 */
export const mayHaveSession = (): boolean =>
  isLoggedIn(authStore().getState()) ||
  hasKeptSession() ||
  (storageKind() !== 'sessionStorage' && readTokenCookie() !== '')

/** The cookie is shared by all tabs and may have been cleared; who is signed in here has it before the server is asked. */
export function keepCookie(): void {
  const { accessToken } = authStore().getState()
  if (accessToken !== '') writeTokenCookie(accessToken)
}

/** Whether the browser took the cookie, without which the server knows nobody. */
export const isCookieKept = (): boolean => readTokenCookie() === authStore().getState().accessToken

export const isTracked = (): boolean => current !== undefined
