// Remembers, for as long as the tab is open, that whoever is signed in has been greeted at the site on the screen.
import { ownLocation } from './tab-router.ts'
import { authStore } from './tab-state.ts'

const name = 'session.greeted'

/** Who is signed in at which location; undefined while there is nobody to greet, or no site to greet them at. */
export function whoIsHere(): string | undefined {
  const { userId, email, accessToken } = authStore().getState()
  const place = ownLocation()
  if (accessToken === '' || userId === '' || email === '' || !place) return undefined
  return `${userId} ${place.companyId}/${place.locationId}`
}

/** @param who as whoIsHere says it: other people, and the same at another site, are greeted anew */
export function isGreeted(who: string): boolean {
  try {
    return sessionStorage.getItem(name) === who
  } catch {
    // Where nothing is kept they are greeted with each document, which changes nothing.
    return false
  }
}

export function markGreeted(who: string): void {
  try {
    sessionStorage.setItem(name, who)
  } catch {
    // See above.
  }
}

export function forgetGreeting(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // There is none.
  }
}
