// Ends the session: out of this browser at once, then revoked at the pool, as far as it can be reached.
import { forgetUploads } from '#web/browser/kept-uploads.ts'
import { isLoggedIn } from './auth-store.ts'
import { type TabNews, tellTabs } from './other-tabs.ts'
import { dropSession, hasKeptSession, withdrawSession } from './pool-storage.ts'
import { clearSession } from './tab-session.ts'
import { authStore, storageKind } from './tab-state.ts'
import { openUserPool } from './user-pool.ts'
import { forgetTyped } from './whose-tab.ts'

/** Nobody waits longer for a pool that does not answer: the tokens have left the browser. */
export const patienceMs = 5_000

let ending: Promise<void> | undefined

/** Whether a session is just being ended here; the library says so as well, in the middle of it. */
export const isEnding = (): boolean => ending !== undefined

/**
 * Never throws, and does nothing twice.
 * @param isTold of tabs that have a session of their own and were told to end it
 * @param isWished somebody asked to be signed out; without it a tab that never had a session leaves other tabs theirs
 */
export function endSession({ isTold = false, isWished = false } = {}): Promise<void> {
  if (!isWished && isApartAndEmpty()) return Promise.resolve()
  if (isWished) {
    forgetTyped()
    forgetUploads()
  }
  ending ??= end(isTold, isWished).finally(() => {
    ending = undefined
  })
  return ending
}

/** Where each tab has a storage of its own, a cookie alone is another tab's. */
const isApartAndEmpty = (): boolean =>
  storageKind() === 'sessionStorage' && !isLoggedIn(authStore().getState()) && !hasKeptSession()

async function end(isTold: boolean, isWished: boolean): Promise<void> {
  const out: TabNews = { kind: 'out', ...(isWished && { isWished }) }
  withdrawSession()
  clearSession()
  if (!isTold) tellTabs(out)
  // Without a line there is nobody to tell, and nothing to wait for.
  if (navigator.onLine) await Promise.race([revoke(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  dropSession()
}

async function revoke(): Promise<void> {
  try {
    const pool = await openUserPool()
    await pool.signOut()
  } catch {
    // Nobody could be told; the tokens run out by themselves.
  }
}
