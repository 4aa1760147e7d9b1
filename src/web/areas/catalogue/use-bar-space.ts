// Tells the notes at the foot of the screen how high the bar is that saves, so that they stand above it (app.css).
import { type RefObject, useLayoutEffect } from 'react'

/** @param isThere whether it lies at the foot */
export function useBarSpace(bar: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const lying = bar.current
    if (!lying || !isThere) return
    const { style } = document.documentElement
    const settle = () => style.setProperty('--bar-taken', `${Math.ceil(lying.getBoundingClientRect().height)}px`)
    const sizes = new ResizeObserver(settle)
    sizes.observe(lying)
    settle()
    return () => {
      sizes.disconnect()
      style.removeProperty('--bar-taken')
    }
  }, [bar, isThere])
}
