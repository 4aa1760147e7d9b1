// The guard in loaders: sends away who has to sign in first, and from the login who has done so already.
import { replace } from 'react-router'
import { type GuardState, guardRoute } from './guard.ts'
import type { PageContext, PageSession } from './page-context.ts'
import { sessionPlaces } from './session-place.ts'

type Asked = Pick<PageContext, 'session' | 'provider'>

/**
 * For each loader and action of a page at /profile or below.
 * @returns who is signed in, or `expired`: then give the page no data; its screen refreshes in the browser and asks again
 * @throws Response that leads to the login, keeping where the person wanted to go; the provider's own people to their desk
 */
export function requireSession(page: Asked, request: Request): Exclude<PageSession, { state: 'none' }> {
  guardPage(page, request)
  if (page.session.state === 'signed-in' && page.session.isStaff) throw leadTo('/desk')
  if (page.session.state === 'none') throw new Error('a page that needs a session is at an address that is not guarded')
  return page.session
}

/**
 * For the loaders of the login and the registration.
 * @throws Response that leads to the profile whoever is signed in
 */
export function guardPage({ session, provider }: Asked, request: Request): void {
  const { pathname, search } = new URL(request.url)
  const state: GuardState = session.state
  const { step, to } = { to: undefined, ...guardRoute({ pathname, search, state, places: sessionPlaces(provider) }) }
  if (step === 'go' && to) throw leadTo(to)
}

/**
 * For each loader and action of a page at /desk or below. What they may see there, the API says.
 * @returns whether there is a session that is good; where it has run out, give the page no data
 * @throws Response that leads to the login, keeping where the person wanted to go
 */
export function requireDeskSession(page: Asked, request: Request): boolean {
  guardPage(page, request)
  if (page.session.state === 'none') throw new Error('a page of the desk is at an address that is not guarded')
  return page.session.state === 'signed-in'
}

const leadTo = (to: string) => replace(to, { headers: { 'cache-control': 'no-store' } })
