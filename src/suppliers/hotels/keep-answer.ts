// Asks once for everyone who wants to know the same, and remembers the answer for a while.
import type { LRUCache } from 'lru-cache'

/** What failed, or is nothing, is asked for again by the next one. */
export async function keepAnswer<T>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const kept = cache.get(key)
  if (kept) return kept
  const asked = ask()
  cache.set(key, asked)
  const forget = () => {
    if (cache.peek(key) === asked) cache.delete(key)
  }
  asked.then((answer) => {
    if (answer === undefined || (Array.isArray(answer) && answer.length === 0)) forget()
  }, forget)
  return asked
}
