// Ends the session: out of this browser at once, then revoked at the pool, as far as it can be reached.
import { type TabNews, tellTabs } from './other-tabs.ts'
import { dropSession, withdrawSession } from './pool-storage.ts'
import { clearSession } from './tab-session.ts'
import { openUserPool } from './user-pool.ts'

/** Nobody waits longer for a pool that does not answer: the tokens have left the browser. */
export const patienceMs = 5_000

let ending: Promise<void> | undefined

/** Whether a session is just being ended here; the library says so as well, in the middle of it. */
export const isEnding = (): boolean => ending !== undefined

/**
 * Never throws, and does nothing twice.
 * @param isTold of tabs that have a session of their own and were told to end it
 */
export function endSession({ isTold = false } = {}): Promise<void> {
  ending ??= end(isTold).finally(() => {
    ending = undefined
  })
  return ending
}

const out: TabNews = { kind: 'out' }

async function end(isTold: boolean): Promise<void> {
  withdrawSession()
  clearSession()
  if (!isTold) tellTabs(out)
  await Promise.race([revoke(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  dropSession()
}

async function revoke(): Promise<void> {
  try {
    const pool = await openUserPool()
    await pool.signOut()
  } catch {
    // Without a line there is nobody to tell; the tokens run out by themselves.
  }
}
