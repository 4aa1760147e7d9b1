// Counts visits: keeps the frame that the analytics tag runs in, and tells it the pattern of each page that is shown.
import { keepAnalyticsCookie, readAnalyticsCookies } from './analytics-cookies.ts'

export type Visits = {
  /** A page is shown. @param key tells pages of one pattern apart and stays here */
  show(key: string, pattern: string): void
  /** Takes the tag away, at once and with all it has in hand. */
  stop(): void
}

/** A sandboxed document has no origin to name. */
const sandboxed = 'null'

export function createVisits(): Visits {
  let frame: HTMLIFrameElement | undefined
  let isReady = false
  let counted: string | undefined
  let waiting: string[] = []
  const send = () => {
    if (!isReady) return
    // No origin can be named to a sandboxed frame either; what it is told is no secret: a pattern and the tag's own cookies.
    for (const page of waiting) frame?.contentWindow?.postMessage({ page, cookies: readAnalyticsCookies() }, '*')
    waiting = []
  }
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (!frame || source !== frame.contentWindow || origin !== sandboxed) return
    const { ready, cookie } = (data ?? {}) as { ready?: unknown; cookie?: unknown }
    if (ready === true) isReady = true
    if (typeof cookie === 'string') keepAnalyticsCookie(cookie)
    send()
  }
  return {
    show: (key, pattern) => {
      if (counted === key) return
      counted = key
      waiting.push(pattern)
      if (frame) return send()
      frame = hiddenFrame('/measure')
      addEventListener('message', hear)
      document.body.append(frame)
    },
    stop: () => {
      removeEventListener('message', hear)
      frame?.remove()
      frame = undefined
      isReady = false
      counted = undefined
      waiting = []
    },
  }
}

function hiddenFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.hidden = true
  frame.title = ''
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.src = address
  return frame
}
