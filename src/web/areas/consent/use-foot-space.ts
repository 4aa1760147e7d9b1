// Lets something lie at the foot of the screen without covering what is there: a bar of the page, or what has the focus.
import { type RefObject, useLayoutEffect } from 'react'

/** Marks a bar of a page that sticks to the foot of the screen. */
export const footBar = '[data-foot-bar]'

/** Puts the element above a bar that sticks there just now, and lets the page scroll far enough to show its end and its focus. */
export function useFootSpace(element: RefObject<HTMLElement | null>, pathname: string): void {
  useLayoutEffect(() => {
    const lying = element.current
    if (!lying) return
    const root = document.documentElement
    const settle = () => {
      const bar = stuckHeight()
      lying.style.setProperty('--foot-bar', `${bar}px`)
      const taken = `${Math.ceil(lying.getBoundingClientRect().height + bar)}px`
      root.style.setProperty('--foot-taken', taken)
      root.style.scrollPaddingBottom = taken
      document.body.style.paddingBottom = taken
    }
    const sizes = new ResizeObserver(settle)
    sizes.observe(lying)
    // The bar comes to rest at the end of its page, and other pages have none.
    for (const happening of ['scroll', 'resize']) addEventListener(happening, settle, { passive: true })
    settle()
    return () => {
      sizes.disconnect()
      for (const happening of ['scroll', 'resize']) removeEventListener(happening, settle)
      root.style.removeProperty('--foot-taken')
      root.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
    // Another page has another bar.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
}

/** From the foot of the screen to the upper edge of a bar that sticks there, in pixels; 0 without one. */
function stuckHeight(): number {
  const heights = Array.from(document.querySelectorAll<HTMLElement>(footBar), (bar) => {
    const { top, bottom } = bar.getBoundingClientRect()
    const { position, bottom: gap } = getComputedStyle(bar)
    const isStuck = position === 'sticky' && Math.abs(innerHeight - Number.parseFloat(gap) - bottom) < 2
    return isStuck ? innerHeight - top : 0
  })
  return Math.max(0, ...heights)
}
