// Steps that the Back button of a phone takes inside the window: entries of the history for the page that is shown, with no word in them.

export type BackSteps = {
  /** How deep the window stands now: 0 closed, 1 the conversation, 2 what lies over it. The history follows. */
  stand: (depth: number) => void
  /** For a page that is gone on to. @returns whether it has to take the place of the entry of the window, so that one press leads back */
  give: () => boolean
  /** @param step told how deep the browser's own button has led. @returns what ends it */
  watch: (step: (depth: number) => void) => () => void
}

const mark = 'assistant'

const stateOf = (state: unknown) => (state ?? {}) as { [mark]?: unknown; key?: unknown; idx?: unknown }

function depthOf(state: unknown): number {
  const depth = stateOf(state)[mark]
  return typeof depth === 'number' ? depth : 0
}

/** The page itself is as it was: the router need not hear of it, and would fetch the page anew. */
const isShown = (state: unknown): boolean => {
  const key = stateOf(state).key ?? 'default'
  return key === (window.__reactRouterDataRouter?.state.location?.key ?? 'default')
}

/** What the router counts stays right for the pages that come after. */
function pushStep(depth: number): void {
  const { idx } = stateOf(history.state)
  history.pushState({ ...history.state, ...(typeof idx === 'number' && { idx: idx + 1 }), [mark]: depth }, '')
}

/** One for the document: an entry is left when the window is gone already. */
export function createBackSteps(): BackSteps {
  const listeners = new Set<(depth: number) => void>()
  let [wanted, at] = [0, depthOf(history.state)]
  let [isPlanned, isLeaving, isGiven] = [false, false, false]

  const follow = () => {
    isPlanned = false
    at = depthOf(history.state)
    if (isLeaving || isGiven) return
    isLeaving = at > wanted
    if (isLeaving) history.go(wanted - at)
    while (at < wanted) {
      at += 1
      pushStep(at)
    }
  }
  const plan = () => {
    // Behind everything that happens at once: the window may be drawn anew.
    if (!isPlanned) queueMicrotask(follow)
    isPlanned = true
  }
  const hear = (event: PopStateEvent) => {
    const depth = depthOf(event.state)
    if (depth !== at && isShown(event.state)) event.stopImmediatePropagation()
    at = depth
    isGiven = false
    if (isLeaving) {
      isLeaving = false
      return plan()
    }
    if (depth === wanted) return
    wanted = depth
    for (const listener of listeners) listener(depth)
  }
  window.addEventListener('popstate', hear, { capture: true })
  return {
    stand: (depth) => {
      wanted = depth
      if (depth > 0) isGiven = false
      plan()
    },
    give: () => {
      isGiven = depthOf(history.state) > 0
      return isGiven
    },
    watch: (step) => {
      listeners.add(step)
      return () => void listeners.delete(step)
    },
  }
}
