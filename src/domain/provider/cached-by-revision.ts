// Remembers what was read of a provider until the provider's revision moves on.
import { LRUCache } from 'lru-cache'
import type { Provider } from './provider.ts'

/** Wraps a reader so that each revision of a provider is read once; a failed read is not remembered. */
export function cachedByRevision<T>(read: (provider: Provider) => Promise<T>): (provider: Provider) => Promise<T> {
  const kept = new LRUCache<string, { revision: number; value: Promise<T> }>({ max: 200 })
  return (provider) => {
    const own = kept.get(provider.id)
    if (own?.revision === provider.revision) return own.value
    const value = read(provider)
    kept.set(provider.id, { revision: provider.revision, value })
    value.catch(() => {
      if (kept.peek(provider.id)?.value === value) kept.delete(provider.id)
    })
    return value
  }
}
