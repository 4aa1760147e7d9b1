// Knows whether somebody is at a list already: has scrolled past its beginning, pressed or focused something in it.
import { type RefObject, useEffect, useRef } from 'react'

const uses = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * @param renewed with something else in it the list is a new one, which nobody has used
 * @returns asks for it, at the moment that counts
 */
export function useTouched(list: RefObject<HTMLElement | null>, renewed: unknown): () => boolean {
  const isUsed = useRef(false)
  useEffect(() => {
    const own = list.current
    isUsed.current = false
    const noteUse = () => {
      isUsed.current = true
    }
    for (const use of uses) own?.addEventListener(use, noteUse)
    return () => {
      for (const use of uses) own?.removeEventListener(use, noteUse)
    }
  }, [list, renewed])
  return () => isUsed.current || (list.current?.getBoundingClientRect().top ?? 0) < 0
}
