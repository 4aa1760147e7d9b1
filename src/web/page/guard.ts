// The route guard of the specification: one rule for the server and for the browser.
import { loginPlace, needsSession, readNext, type SessionPlaces, sessionScreen } from './session-place.ts'

/** `expired`: someone is signed in, and their access token has run out. */
export type GuardState = 'none' | 'expired' | 'signed-in'

export type GuardStep =
  | { step: 'stay' }
  /** In place of the address in the history. */
  | { step: 'go'; to: string }
  /**
   * Get new tokens. When someone is signed in after it: to `to`, or where there is none the data of this page anew. When nobody is,
   * everything is cleared and the guard asked again. A server, which has no refresh token, shows the page without its data.
   */
  | { step: 'refresh'; to?: string }
  /** New tokens have been refused just now: clear everything, and stay. */
  | { step: 'sign-out' }

export type Guarded = {
  pathname: string
  search: string
  state: GuardState
  places: SessionPlaces
  /** That a refresh asked for by this guard ended within the last seconds. */
  justRefreshed?: boolean
}

/**
 * What happens at an address before its page is shown (specification, section 2).
 *
 * A server and a browser may not agree on who is signed in: a token was revoked, a cookie did not come along, a tab lost its
 * storage. `next` on the login's address says that one of them has sent the person there; the other does not send them back
 * blindly, or they would go round in circles.
 */
export function guardRoute({ pathname, search, state, places, justRefreshed = false }: Guarded): GuardStep {
  if (pathname === '/') return { step: 'stay' }
  const screen = sessionScreen(pathname)
  if (state === 'none') {
    return needsSession(pathname) ? { step: 'go', to: loginPlace(places.login, pathname + search) } : { step: 'stay' }
  }
  const entry = screen === 'login' || screen === 'register' || screen === 'entry'
  const next = readNext(search)
  // Who is signed in needs no way in; the profile's own guard leads to the login and never back here.
  if (screen === 'entry' && state === 'signed-in') return { step: 'go', to: next ?? '/profile/checkout' }
  if (state === 'expired') return { step: 'refresh', ...(entry ? { to: next ?? places.profile } : {}) }
  if (!entry) return { step: 'stay' }
  if (next === undefined) return { step: 'go', to: places.profile }
  return justRefreshed ? { step: 'sign-out' } : { step: 'refresh', to: next }
}
