// Remembers of a kept page what the browser forgets of hidden things: the focus, and how far its parts were scrolled.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * @param isBack whether the page is on the screen by the way back, on which the browser knows how far the window was scrolled
 * @param isFound whether by a link that leads back to it as it was left; by any other, it begins at the top of the page
 * @returns for the element around the page
 */
export function useLeftPage({
  isBack,
  isFound,
}: {
  isBack: boolean
  isFound: boolean
}): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(undefined)
  const scrolled = useRef(new Map<Element, { left: number; top: number }>())
  const windowTop = useRef(0)

  useLayoutEffect(() => {
    const box = page.current
    for (const [part, { left, top }] of scrolled.current) {
      part.scrollLeft = left
      part.scrollTop = top
    }
    const noteScroll = ({ target }: Event) => {
      if (target instanceof Element) scrolled.current.set(target, { left: target.scrollLeft, top: target.scrollTop })
    }
    const noteWindow = () => {
      windowTop.current = window.scrollY
    }
    // Scrolling does not bubble.
    box?.addEventListener('scroll', noteScroll, { capture: true, passive: true })
    window.addEventListener('scroll', noteWindow, { passive: true })
    // Here, and no later: the page that comes next is put at its top in the same breath.
    return () => {
      box?.removeEventListener('scroll', noteScroll, { capture: true })
      window.removeEventListener('scroll', noteWindow)
    }
  }, [])

  const returnTo = useEffectEvent(() => {
    // Once the router has begun the page at its top.
    if (isFound) window.scrollTo(0, windowTop.current)
    else windowTop.current = window.scrollY
    if (isBack || isFound) focused.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const box = page.current
    returnTo()
    const noteFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target
    }
    box?.addEventListener('focusin', noteFocus)
    return () => {
      box?.removeEventListener('focusin', noteFocus)
      // The browser takes the focus from what is hidden, but only later.
      if (box?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
    }
  }, [])
  return page
}
