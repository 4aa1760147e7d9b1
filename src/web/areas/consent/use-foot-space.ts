// Lets something lie at the foot of the screen without covering what is there: the end of the page, or what has the focus.
import { type RefObject, useLayoutEffect } from 'react'

/** Lets the page scroll far enough to show its end and its focus. A page's own bar there is out of sight meanwhile (app.css). */
export function useFootSpace(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const lying = element.current
    if (!lying) return
    const root = document.documentElement
    const settle = () => {
      const taken = `${Math.ceil(lying.getBoundingClientRect().height)}px`
      root.style.setProperty('--foot-taken', taken)
      root.style.scrollPaddingBottom = taken
      document.body.style.paddingBottom = taken
    }
    const sizes = new ResizeObserver(settle)
    sizes.observe(lying)
    settle()
    return () => {
      sizes.disconnect()
      root.style.removeProperty('--foot-taken')
      root.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [element])
}
