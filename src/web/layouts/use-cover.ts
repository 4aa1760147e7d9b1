// Shows the loading overlay for as long as a page is on its way, and keeps everything behind it out of reach.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { PageCover } from '#web/browser/page-cover.ts'

export function useCover(cover: PageCover, isChanging: boolean): void {
  useEffect(() => {
    if (!isChanging) return
    cover.start()
    return () => cover.end()
  }, [cover, isChanging])
}

/**
 * Nothing but the box can be scrolled, focused or read while it is locked.
 * The focus goes into the box, and back to where it was, unless the page it was on has gone.
 */
export function useLock(box: RefObject<HTMLElement | null>, isLocked: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave)
  const focused = useRef<Element>(null)
  // Before the effects of the page that has come: it can take the focus and be scrolled.
  useLayoutEffect(() => {
    const own = box.current
    if (!own) return
    if (!isLocked) {
      const { current } = focused
      // Not in the clean-up: React puts the focus back to where it was before that.
      if (current instanceof HTMLElement && own.contains(document.activeElement)) current.focus({ preventScroll: true })
      focused.current = null
      return
    }
    focused.current = document.activeElement
    const others = [...document.body.children].filter((one) => one !== own && !one.hasAttribute('inert'))
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leaveNow()
    }
    for (const one of others) one.toggleAttribute('inert', true)
    document.documentElement.dataset.covered = hasScrollBar() ? 'bar' : ''
    document.addEventListener('keydown', closeOnEscape)
    own.focus({ preventScroll: true })
    return () => {
      for (const one of others) one.removeAttribute('inert')
      document.documentElement.removeAttribute('data-covered')
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [box, isLocked])
}

/** One that takes a place of its own, which has to stay. */
const hasScrollBar = (): boolean => window.innerWidth > document.documentElement.clientWidth
