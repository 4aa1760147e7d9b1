// Where the tab keeps state between pages: the storage that the installation chose, and memory where that one may not be used.
import type { StateStorage as Kind } from '#web/page/public-settings.ts'
import { warnInTab } from './tab-log.ts'

/** The shape that zustand's persist takes, at once in both directions. None of the three throws. */
export type StateStorage = {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}

export const cookieDays = 365
/** Browsers pass over a longer cookie without a word; its name and its attributes count as well. */
export const cookieBytes = 4096

/** Says why a value was not kept, in a word for the log. */
class NotKept extends Error {}

/**
 * A storage of the given kind. What it does not take (forbidden, full, too long for a cookie) lives in memory, as long as
 * the document does, and is told to the log once per name.
 */
export function createStateStorage(kind: Kind): StateStorage {
  const storage = kind === 'cookies' ? cookieStorage : webStorage(kind)
  const memory = new Map<string, string>()
  const told = new Set<string>()
  return {
    getItem: (name) => memory.get(name) ?? attempt(() => storage.getItem(name)) ?? null,
    setItem: (name, value) => {
      try {
        storage.setItem(name, value)
        memory.delete(name)
      } catch (error) {
        memory.set(name, value)
        // What was there before would come back with the next document as if it were the latest.
        attempt(() => storage.removeItem(name))
        if (!told.has(name)) warnInTab('state not kept', { name, code: codeOf(error) })
        told.add(name)
      }
    },
    removeItem: (name) => {
      memory.delete(name)
      attempt(() => storage.removeItem(name))
    },
  }
}

function attempt<T>(deed: () => T): T | undefined {
  try {
    return deed()
  } catch {
    return undefined
  }
}

const codeOf = (error: unknown): string => (error instanceof NotKept ? error.message : 'refused')

/** Looked up at each use: where it is forbidden, touching it throws. */
const webStorage = (kind: Exclude<Kind, 'cookies'>): StateStorage => ({
  getItem: (name) => window[kind].getItem(name),
  setItem: (name, value) => window[kind].setItem(name, value),
  removeItem: (name) => window[kind].removeItem(name),
})

const attributes = (maxAgeS: number) => `; Path=/; Max-Age=${maxAgeS}; SameSite=Lax; Secure`
const yearS = cookieDays * 86_400

const cookieStorage: StateStorage = {
  getItem: (name) => {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
  },
  setItem: (name, value) => {
    const cookie = `${name}=${encodeURIComponent(value)}${attributes(yearS)}`
    if (cookie.length > cookieBytes) throw new NotKept('too-long')
    document.cookie = cookie
    // A page that came without encryption may not set a secure cookie, and is not told.
    if (cookieStorage.getItem(name) !== value) throw new NotKept('refused')
  },
  removeItem: (name) => {
    document.cookie = `${name}=${attributes(0)}`
  },
}
