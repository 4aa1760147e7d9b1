// The stream of what happens in the inbox: opened again when it breaks, with a new token when it ends for want of one.
import { inboxLivePath } from '#web/browser/endpoints/inbox.ts'

/** `by`: the colleague who did something, `''` where the person did. */
export type InboxNews = { id: string; kind: string; by: string }

export type StreamParts = {
  open: (path: string) => EventSource
  /** A new access token; false has signed out. */
  refresh: () => Promise<boolean>
  onNews: (news: InboxNews) => void
  /** It stands again after a while without: what happened meanwhile was not heard. */
  onBack: () => void
  /** Whether it stands. */
  onLine: (stands: boolean) => void
}

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/** @returns what closes it for good */
export function openInboxStream({ open, refresh, onNews, onBack, onLine }: StreamParts): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstWaitMs
  let [isClosed, wasLost] = [false, false]

  const connect = () => {
    const own = open(inboxLivePath)
    source = own
    own.onopen = () => {
      waitMs = firstWaitMs
      onLine(true)
      if (wasLost) onBack()
      wasLost = false
    }
    own.onmessage = ({ data }: MessageEvent) => {
      const news = readNews(data)
      if (news) onNews(news)
    }
    own.onerror = () => {
      wasLost = true
      onLine(false)
      // While it is connecting the browser tries again by itself; closed, the server has refused it: most likely the token is over.
      if (own.readyState === own.CLOSED) timer = setTimeout(() => void renew(), waitMs)
    }
  }
  const renew = async () => {
    waitMs = Math.min(longestWaitMs, waitMs * 2)
    const isIn = await refresh().catch(() => true)
    if (isIn && !isClosed) connect()
  }
  connect()
  return () => {
    isClosed = true
    clearTimeout(timer)
    source?.close()
  }
}

function readNews(text: unknown): InboxNews | undefined {
  try {
    const { id, kind, by } = (JSON.parse(String(text)) ?? {}) as Record<string, unknown>
    if (typeof id !== 'string' || typeof kind !== 'string') return undefined
    return { id, kind, by: typeof by === 'string' ? by : '' }
  } catch {
    return undefined
  }
}
