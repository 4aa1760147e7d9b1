// Sees to it that no price stays on the screen whose rate has run out: asks for the rate anew, then for the page.
import type { CurrencyStore } from './currency-store.ts'

/** Locks and the server's clock are told in whole seconds: asked too early, it would answer with the lock that is about to end. */
export const graceMs = 2000
/** No sooner than this after the last time, whatever a lock or a clock says. */
export const pauseMs = 60_000
/** A longer timer would run at once. */
const longestMs = 2 ** 31 - 1

/**
 * Watches the lock of the store's rate while the page can be seen; one that ended while nobody looked counts on return.
 * @param renewPrices called once for each lock that ended, when the new rate is there
 * @returns ends the watch
 */
export function watchLock(store: CurrencyStore, renewPrices: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRenewing = false
  const end = new AbortController()
  const { signal } = end
  const { lockExpiresAt: kept = 0 } = store.state.getState()
  // The document is newer than a lock that ended before it came.
  let dueAt = kept > Date.now() ? kept : undefined

  function check(): void {
    clearTimeout(timer)
    if (dueAt === undefined || isRenewing || document.visibilityState === 'hidden' || !navigator.onLine) return
    const leftMs = dueAt + graceMs - Date.now()
    if (leftMs > 0) timer = setTimeout(check, Math.min(leftMs, longestMs))
    else void renew()
  }

  async function renew(): Promise<void> {
    isRenewing = true
    const { currency } = store.state.getState()
    const isThere = await store.loadRate()
    isRenewing = false
    if (signal.aborted) return
    const { currency: now, lockExpiresAt } = store.state.getState()
    // Without a server the page is better left as it is: asked for anew it would give way to a failure.
    if (isThere && now === currency) renewPrices()
    const soonest = Date.now() + pauseMs
    dueAt = isThere || now !== currency ? lockExpiresAt && Math.max(lockExpiresAt, soonest) : soonest
    check()
  }

  const forget = store.state.subscribe(({ currency, lockExpiresAt }, before) => {
    if (isRenewing || (currency === before.currency && lockExpiresAt === before.lockExpiresAt)) return
    dueAt = lockExpiresAt
    check()
  })
  document.addEventListener('visibilitychange', check, { signal })
  window.addEventListener('pageshow', check, { signal })
  window.addEventListener('online', check, { signal })
  check()
  return () => {
    end.abort()
    forget()
    clearTimeout(timer)
  }
}
