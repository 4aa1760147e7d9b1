// Says when new tokens are due: 300 seconds before the id token expires, also after a sleep and whatever happens to the clock.

/** How long before the end (specification, sections 4 and 9). */
export const aheadMs = 300_000
/** After a refresh that did not get through: at first, and at most. */
export const firstPauseMs = 30_000
export const longestPauseMs = 300_000
/** A longer timer would run at once. */
const longestTimerMs = 2 ** 31 - 1

export type RefreshClock = {
  /**
   * Plans the refresh; only when more than 300 seconds remain. With less, the session is looked at again when someone
   * returns to the tab, and at the next page.
   * @param endsAt when the id token expires, in milliseconds since 1970 by this device
   */
  set(endsAt: number): void
  /** The pool could not be reached: once more after a pause, which grows, and as soon as there is a line. */
  again(): void
  stop(): void
}

/** A moment on both clocks: the calendar's goes on during sleep but may be set, the other may stop but is never set. */
type Moment = { calendar: number; steady: number }

const momentIn = (ms: number): Moment => ({ calendar: Date.now() + ms, steady: performance.now() + ms })

const leftTo = ({ calendar, steady }: Moment): number => Math.min(calendar - Date.now(), steady - performance.now())

/** @param renew asks for new tokens; called whenever they are due, never twice for one plan */
export function createRefreshClock(renew: () => void): RefreshClock {
  let due: Moment | undefined
  let end: Moment | undefined
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let isListening = false

  function plan(ms: number | undefined): void {
    due = ms === undefined ? undefined : momentIn(ms)
    check()
  }

  function check(): void {
    clearTimeout(timer)
    if (!due) return
    const leftMs = leftTo(due)
    if (leftMs > 0) {
      timer = setTimeout(check, Math.min(leftMs, longestTimerMs))
      return
    }
    due = undefined
    renew()
  }

  /** Someone is back, or the line is. */
  function look(event: Event): void {
    if (document.visibilityState === 'hidden') return
    const isOver = end !== undefined && leftTo(end) <= 0
    const waits = event.type === 'online' && pauseMs > firstPauseMs
    if (!isOver && !waits) return check()
    due = momentIn(0)
    check()
  }

  function listen(): void {
    if (isListening) return
    isListening = true
    document.addEventListener('visibilitychange', look)
    for (const name of ['pageshow', 'focus', 'online']) window.addEventListener(name, look)
  }

  return {
    set: (endsAt) => {
      listen()
      pauseMs = firstPauseMs
      const leftMs = endsAt - Date.now()
      end = momentIn(leftMs)
      plan(leftMs > aheadMs ? leftMs - aheadMs : undefined)
    },
    again: () => {
      listen()
      plan(pauseMs)
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    },
    stop: () => {
      end = undefined
      plan(undefined)
    },
  }
}
