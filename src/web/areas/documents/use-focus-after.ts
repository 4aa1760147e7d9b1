// Keeps the focus on the page when what had it goes: browsers leave it nowhere.
import { type RefObject, useEffect, useRef } from 'react'

/**
 * @param box what may lose a part that has the focus: a row of a list, or something else that leads to the list
 * @param next gets the focus where no row can have it
 */
export function useFocusAfter(box: RefObject<HTMLElement | null>, next: RefObject<HTMLElement | null>): void {
  const last = useRef<{ part: HTMLElement; row: HTMLElement | null }>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isIn = target instanceof HTMLElement && box.current?.contains(target)
      last.current = isIn ? { part: target, row: target.closest('li') } : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [box])
  // After each drawing: any of them may have taken it away.
  useEffect(() => {
    if (!last.current || last.current.part.isConnected || document.activeElement !== document.body) return
    const { row } = last.current
    const wanted = row ? row.isConnected && row : box.current?.querySelector<HTMLElement>('li')
    ;(wanted || next.current)?.focus()
  })
}
