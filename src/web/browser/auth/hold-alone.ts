// Lets one tab at a time do something; the others wait for it, but not for ever.
import { newKey } from '#web/browser/new-key.ts'

/** Whoever holds it may sleep, or have gone. What is done twice then is forgiven by the pool for 30 seconds. */
export const patienceMs = 10_000
/** How long a tab without locks waits to see whether another has taken it at the same moment. */
export const settleMs = 50

/** @param waited another tab was at it just now: what it did may take a moment to be seen here */
type Deed<T> = (waited: boolean) => Promise<T>

/** Does it once no other tab does, or when waiting has taken too long. */
export async function holdAlone<T>(name: string, deed: Deed<T>): Promise<T> {
  // Browsers offer locks only where the page came encrypted.
  if (!navigator.locks) return holdByStorage(name, deed)
  let begun: Promise<T> | undefined
  const begin = (waited: boolean) => {
    begun = deed(waited)
    return begun
  }
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && begin(false))
    if (begun) return await begun
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, () => begin(true))
  } catch (error) {
    if (begun) return begun
    if (error instanceof DOMException) return deed(true)
    throw error
  }
}

async function holdByStorage<T>(name: string, deed: Deed<T>): Promise<T> {
  const place = `lock.${name}`
  const own = newKey()
  const waited = await takePlace(place, own)
  try {
    return await deed(waited)
  } finally {
    release(place, own)
  }
}

/** @returns whether another tab held it */
async function takePlace(place: string, own: string): Promise<boolean> {
  const until = Date.now() + patienceMs
  let waited = false
  try {
    while (Date.now() < until) {
      if (isFree(localStorage.getItem(place))) {
        localStorage.setItem(place, `${Date.now() + patienceMs} ${own}`)
        await pause(settleMs)
        if (localStorage.getItem(place)?.endsWith(own)) break
      }
      waited = true
      await pause(settleMs)
    }
  } catch {
    // No storage that tabs share: then they share no tokens either.
  }
  return waited
}

function release(place: string, own: string): void {
  try {
    if (localStorage.getItem(place)?.endsWith(own)) localStorage.removeItem(place)
  } catch {
    // It was not taken either.
  }
}

function isFree(kept: string | null): boolean {
  const until = Number(kept?.split(' ')[0])
  // A time far ahead was written by a clock that has been set back since.
  return !(until > Date.now() && until <= Date.now() + patienceMs)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
