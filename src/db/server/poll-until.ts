// Waits for a condition by asking again and again: the only way this folder waits for another process.
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks until the answer is neither undefined nor false, and returns it; undefined once `timeoutMs` have passed.
 * Throws an AbortError as soon as the signal fires.
 */
export async function pollUntil<T>(
  check: () => T | Promise<T>,
  { timeoutMs, everyMs = 30, signal }: { timeoutMs: number; everyMs?: number; signal?: AbortSignal | undefined },
): Promise<Exclude<T, undefined | false> | undefined> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    signal?.throwIfAborted()
    const answer = await check()
    if (answer !== undefined && answer !== false) return answer as Exclude<T, undefined | false>
    if (performance.now() >= deadline) return undefined
    await pause(everyMs, undefined, signal ? { signal } : {})
  }
}
