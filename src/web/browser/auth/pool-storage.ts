// Where the sign-in library keeps its tokens: the tab's own storage, out of which they can be taken at one stroke.

import { keptNames } from './kept-names.ts'
import { poolPrefix } from './pool-prefix.ts'
import { authStorage, storageKind } from './tab-state.ts'

/** What makes a session; the key of a remembered device is not among it and outlives the sign-out. */
const sessionName = /\.(accessToken|idToken|refreshToken|clockDrift|signInDetails|LastAuthUser)$/

/** Tokens of a session that is being ended: out of the browser already, for the library to revoke. */
const leaving = new Map<string, string>()

/** What the library asks for, over the storage that the installation chose. */
export const poolStorage = {
  setItem: async (key: string, value: string): Promise<void> => {
    leaving.delete(key)
    authStorage().setItem(nameOf(key), value)
  },
  getItem: async (key: string): Promise<string | null> => leaving.get(key) ?? authStorage().getItem(nameOf(key)),
  removeItem: async (key: string): Promise<void> => {
    leaving.delete(key)
    authStorage().removeItem(nameOf(key))
  },
  clear: async (): Promise<void> => dropSession(),
}

/** The names that a session lies under in this browser. */
function sessionNames(): string[] {
  return keptNames(storageKind()).filter((name) => name.startsWith(poolPrefix) && sessionName.test(name))
}

export const hasKeptSession = (): boolean => sessionNames().length > 0

/**
 * Takes the tokens out of the browser at once; the library still finds them until it clears them itself. Whoever closes the
 * tab while the pool is being told leaves nothing behind.
 */
export function withdrawSession(): void {
  for (const name of sessionNames()) {
    leaving.set(keyOf(name), authStorage().getItem(name) ?? '')
    authStorage().removeItem(name)
  }
}

/** Forgets the tokens, those on their way out included. */
export function dropSession(): void {
  leaving.clear()
  for (const name of sessionNames()) authStorage().removeItem(name)
}

/** What a session is made of, by name, to be handed to a tab that has a storage of its own. */
export function copySession(): Record<string, string> {
  return Object.fromEntries(sessionNames().map((name) => [name, authStorage().getItem(name) ?? '']))
}

export function takeSession(entries: Record<string, string>): void {
  for (const [name, value] of Object.entries(entries)) {
    if (name.startsWith(poolPrefix) && sessionName.test(name)) authStorage().setItem(name, value)
  }
}

/** Names of people are part of the keys, and not everything may stand in the name of a cookie. */
const nameOf = (key: string): string => (storageKind() === 'cookies' ? encodeURIComponent(key) : key)
const keyOf = (name: string): string => (storageKind() === 'cookies' ? decodeURIComponent(name) : name)
