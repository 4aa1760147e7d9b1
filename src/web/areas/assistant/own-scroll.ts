// Scrolls a conversation to its end as it grows, but not past the beginning of an answer, and not away from what somebody reads further up.

export type OwnScroll = {
  /** Something came. @param mustFollow whoever asks wants to see what comes, wherever they were */
  settle: (mustFollow: boolean) => void
  /** @returns what ends it */
  watch: () => () => void
}

/** So far from where it should be somebody has scrolled it there. */
const slackPx = 32
/** Above an answer that is longer than the window. */
const abovePx = 16

/** @param tellAway whether there is something below that is not followed */
export function createOwnScroll(list: HTMLElement, tellAway: (isAway: boolean) => void): OwnScroll {
  let goal = 0
  let follows = true
  const settle = (mustFollow: boolean) => {
    follows ||= mustFollow
    const end = list.scrollHeight - list.clientHeight
    const latest = list.querySelector<HTMLElement>('[data-latest]')
    goal = Math.max(0, Math.min(end, latest ? latest.offsetTop - abovePx : end))
    if (follows) list.scrollTop = goal
    tellAway(!follows && list.scrollTop < goal - slackPx)
  }
  const look = () => {
    follows = list.scrollTop >= goal - slackPx
    tellAway(!follows)
  }
  return {
    settle,
    watch: () => {
      // The keyboard of a phone makes it shorter, a turned phone wider.
      const sizes = new ResizeObserver(() => settle(false))
      sizes.observe(list)
      list.addEventListener('scroll', look, { passive: true })
      return () => {
        sizes.disconnect()
        list.removeEventListener('scroll', look)
      }
    },
  }
}
