// The path of the page on the screen, for what is drawn outside the router.
import { useSyncExternalStore } from 'react'

const root = document.documentElement

/** Also that of a page that failed: the frame of every document has it. */
export const useShownPath = (): string => useSyncExternalStore(watch, shownPath)

export const shownPath = (): string => root.dataset.path ?? '/'

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(root, { attributeFilter: ['data-path'] })
  return () => observer.disconnect()
}
