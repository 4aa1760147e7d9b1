// Makes this device forget what the site kept on it; the visitor's choices, which are cookies of the server, stay, and so does a sign-in.

import { authStoreName } from './auth/auth-store.ts'
import { keptNames } from './auth/kept-names.ts'
import { poolPrefix } from './auth/pool-prefix.ts'
import { forgetShelves } from './page-shelf.ts'
import { createStateStorage } from './state-storage.ts'
import { statePrefix } from './stored-state.ts'

/** Whoever is signed in has a button of its own for ending that; half of a session would be none and look like one. */
const isSession = (name: string): boolean => name === authStoreName || name.startsWith(poolPrefix)

/** @throws whatever the browser throws when storage may not be touched */
export async function forgetDevice(): Promise<void> {
  await forgetShelves()
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage).filter((one) => !isSession(one))) storage.removeItem(name)
  }
  const cookies = createStateStorage('cookies')
  const isState = (name: string) => name.startsWith(statePrefix) && !isSession(name)
  for (const name of keptNames('cookies').filter(isState)) cookies.removeItem(name)
}
