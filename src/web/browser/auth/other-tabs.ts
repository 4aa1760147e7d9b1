// What tabs of this site tell each other of the session, so that they agree on who is signed in.

import { authStoreName } from './auth-store.ts'

/**
 * `changed`: somebody signed in, or there are new tokens, in the storage that all tabs share. `out`: nobody is signed in any
 * longer, because somebody wished so where it says that. `renewed`: new tokens for tabs that were opened out of this one and have a storage of their own.
 */
export type TabNews =
  | { kind: 'changed' }
  | { kind: 'out'; isWished?: true }
  | { kind: 'renewed'; before: string; session: Record<string, string> }

const channelName = 'session'
let channel: BroadcastChannel | undefined

export function tellTabs(news: TabNews): void {
  openChannel()?.postMessage(news)
}

/** @param listener hears of other tabs only, never of this one; the same may be told twice */
export function onTabNews(listener: (news: TabNews) => void): void {
  const opened = openChannel()
  if (opened) {
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      const news = readNews(data)
      if (news) listener(news)
    }
  }
  // Also hears of a storage that was cleared by hand.
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === kept() && (key === null || key === authStoreName)) listener({ kind: 'changed' })
  })
}

function kept(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

function openChannel(): BroadcastChannel | undefined {
  if (!channel && globalThis.BroadcastChannel) channel = new BroadcastChannel(channelName)
  return channel
}

function readNews(data: unknown): TabNews | undefined {
  const { kind, before, session, isWished } = (data ?? {}) as Partial<
    Record<'kind' | 'before' | 'session' | 'isWished', unknown>
  >
  if (kind === 'out' && isWished === true) return { kind, isWished }
  if (kind === 'changed' || kind === 'out') return { kind }
  if (kind !== 'renewed' || typeof before !== 'string' || typeof session !== 'object' || session === null)
    return undefined
  const entries = Object.entries(session).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { kind, before, session: Object.fromEntries(entries) }
}
