// Whether this tab reaches our server: what the browser says of its network, checked against what is answered.

/** `offline`: the browser has no network. `unreachable`: it has one, and our server does not answer. `back`: just now again. */
export type LineState = 'up' | 'offline' | 'unreachable' | 'back'

/** So long a short "back online" stays. */
export const backMs = 4_000
/** So often a silent server is asked again. */
export const probeMs = 10_000

export type LineParts = {
  isOnline: () => boolean
  /** Whether our own server answers, and not a page of the network that wants a log-in first. */
  probe: () => Promise<boolean>
  /** Calls back when the browser's network comes or goes. */
  onNetwork: (changed: () => void) => void
}

export type Line = ReturnType<typeof createLine>

export function createLine({ isOnline, probe, onNetwork }: LineParts) {
  let state: LineState = 'up'
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStarted = false
  const listeners = new Set<() => void>()
  const isDown = () => state === 'offline' || state === 'unreachable'
  const set = (next: LineState, afterwards?: { ms: number; deed: () => void }) => {
    clearTimeout(timer)
    timer = afterwards && setTimeout(afterwards.deed, afterwards.ms)
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }
  const check = async () => {
    if (!isOnline()) return set('offline')
    const answered = await probe()
    if (answered) return noteAnswer()
    return isOnline() ? set('unreachable', { ms: probeMs, deed: check }) : set('offline')
  }
  /** Our server has answered. */
  const noteAnswer = () => {
    if (isDown()) set('back', { ms: backMs, deed: () => set('up') })
  }
  return {
    now: () => state,
    noteAnswer,
    /** A request stayed without an answer of ours: asks once more before it is believed. */
    noteSilence: () => void (isDown() || check()),
    watch: (listener: () => void) => {
      listeners.add(listener)
      if (!isStarted) {
        isStarted = true
        onNetwork(() => void check())
        if (!isOnline()) set('offline')
      }
      return () => void listeners.delete(listener)
    },
  }
}

/** Whether our own server answers, whole and in time: what comes after the headers may stay away as well. */
export async function answers(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    return answer.ok && (await answer.text()) === 'ok'
  } catch {
    return false
  }
}

/** The line of this tab. */
export const line = createLine({
  isOnline: () => navigator.onLine,
  probe: answers,
  onNetwork: (changed) => {
    addEventListener('online', changed)
    addEventListener('offline', changed)
  },
})
