// How wide an element is on the screen, for a drawing that shows more where there is room.
import { type RefObject, useEffect, useState } from 'react'

/** Pixels; undefined until it is known. */
export function useWidth(box: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(entry && Math.round(entry.contentRect.width)))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
  // Nothing has a width while its page is kept out of sight.
  return width || undefined
}
