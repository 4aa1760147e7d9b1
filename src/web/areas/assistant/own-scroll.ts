// Scrolls a conversation to its end as it grows, but not past the beginning of an answer, and not away from what somebody reads further up.

export type OwnScroll = {
  /** Something came. @param mustFollow whoever asks wants to see what comes, wherever they were */
  settle: (mustFollow: boolean) => void
  /** To the latest, or where that is shown to what is below: a page further, for nothing of it to be passed over. */
  goOn: () => void
  /** @returns what ends it */
  watch: () => () => void
}

/** So far from where it should be somebody has scrolled it there. */
const slackPx = 32
/** Above an answer that is longer than the window. */
const abovePx = 16
/** Of what is seen, so that the last lines are seen again. */
const pageShare = 0.8

/** What is below: nothing, the rest of the latest, or the latest itself. */
export type Below = 'nothing' | 'rest' | 'latest'

export function createOwnScroll(list: HTMLElement, tellBelow: (below: Below) => void): OwnScroll {
  let goal = 0
  let follows = true
  const endOf = () => list.scrollHeight - list.clientHeight
  const below = (): Below => {
    if (list.scrollTop < goal - slackPx) return 'latest'
    return list.scrollTop < endOf() - slackPx ? 'rest' : 'nothing'
  }
  const settle = (mustFollow: boolean) => {
    follows ||= mustFollow
    const [before, end] = [goal, endOf()]
    const latest = list.querySelector<HTMLElement>('[data-latest]')
    goal = Math.max(0, Math.min(end, latest ? latest.offsetTop - abovePx : end))
    // Whoever reads on in a long answer is not taken back to its beginning because the keyboard came up.
    if (follows && (goal !== before || list.scrollTop < goal)) list.scrollTop = goal
    tellBelow(below())
  }
  const look = () => {
    follows = list.scrollTop >= goal - slackPx
    tellBelow(below())
  }
  return {
    settle,
    goOn: () => {
      if (below() === 'rest') list.scrollTop += list.clientHeight * pageShare
      else settle(true)
    },
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
