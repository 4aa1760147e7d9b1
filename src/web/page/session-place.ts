// Addresses of signing in: those that the fall-backs of the specification name lead to the same screens.
import { ownPath } from './local-path.ts'

export type SessionPlaces = { login: string; register: string; profile: string }

const places: SessionPlaces = { login: '/auth/login', register: '/auth/register', profile: '/profile' }

/** Where there is no provider (specification, section 2). */
const fallbacks: SessionPlaces = { login: '/auth/login/', register: '/auth/signup/', profile: '/profile/' }

type Slugs = { company: { slug: string }; location: { slug: string } }

/** @param provider as far as it is known: the company's and the location's slugs */
export function sessionPlaces(provider: Slugs | undefined): SessionPlaces {
  return provider?.company.slug && provider.location.slug ? places : fallbacks
}

/** The public way into what needs a session: name and e-mail address, and a code. */
export const entryPath = '/checkout'

export type SessionScreen = 'login' | 'register' | 'entry' | 'profile' | 'desk' | undefined

/** Which of the guarded screens an address leads to: as the router reads it, in any letter case and with a slash behind or not. */
export function sessionScreen(pathname: string): SessionScreen {
  const path = plainPath(pathname)
  if (path === '/profile' || path.startsWith('/profile/')) return 'profile'
  if (path === '/desk' || path.startsWith('/desk/')) return 'desk'
  if (path === '/auth/login') return 'login'
  if (path === entryPath) return 'entry'
  return path === '/auth/register' || path === '/auth/signup' ? 'register' : undefined
}

/** A page that only somebody who is signed in may see: of the client's own, or of the provider's people. */
export function needsSession(pathname: string): boolean {
  const screen = sessionScreen(pathname)
  return screen === 'profile' || screen === 'desk'
}

/** Everything at /auth, at /profile, at /desk, at /pay and at the way in is for one person: never kept, never found. */
export function isPrivatePlace(pathname: string): boolean {
  return needsSession(pathname) || isAuth(pathname) || isPayerPlace(pathname) || sessionScreen(pathname) === 'entry'
}

/** Where somebody pays by a link: its address is the proof, and is told to nobody. */
export const isPayerPlace = (pathname: string): boolean => /^\/pay(\/|$)/.test(plainPath(pathname))

const isAuth = (pathname: string): boolean => /^\/auth(\/|$)/.test(plainPath(pathname))

/** The page of an address: that of the router's own data too (`/profile.data`, `/profile/_.data`). */
function plainPath(pathname: string): string {
  const page = pathname.replace(/(\/_)?\.data$/, '')
  return decoded(page)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const nextName = 'next'

/** The login that leads back: `/auth/login?next=/profile/me`. */
export function loginPlace(login: string, wanted: string): string {
  return `${login}?${new URLSearchParams({ [nextName]: ownPath(wanted) })}`
}

/** The public way to a page of the profile: `/checkout?next=/profile/hotels/x`. */
export const entryPlace = (wanted: string): string => loginPlace(entryPath, wanted)

/** Another page of signing in, with the way back that this one's query holds. */
export function withNext(place: string, search: string): string {
  const next = readNext(search)
  return next === undefined ? place : loginPlace(place, next)
}

/**
 * Where someone wanted to go before they were sent to sign in.
 * @returns a path of this site outside the pages of signing in, undefined when the query names none
 */
export function readNext(search: string): string | undefined {
  const given = new URLSearchParams(search).get(nextName)
  if (given === null) return undefined
  const path = ownPath(given)
  const page = path.replace(/[?#].*/, '')
  return path === '/' || isAuth(page) || sessionScreen(page) === 'entry' ? undefined : path
}
