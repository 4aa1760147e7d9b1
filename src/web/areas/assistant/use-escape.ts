// Escape, pressed anywhere in an element; of elements in one another the inner one takes it.
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** @param deed undefined leaves it to the element around */
export function useEscape(box: RefObject<HTMLElement | null>, deed: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // One that ends the choice of a word in another script is for the keyboard.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !deed) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const own = box.current
    own?.addEventListener('keydown', press)
    return () => own?.removeEventListener('keydown', press)
  }, [box])
}
