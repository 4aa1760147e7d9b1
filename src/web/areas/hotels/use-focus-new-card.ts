// Leads the focus to the first card that was not there before, once it has come.
import { type RefObject, useEffect, useRef } from 'react'
import type { StayCard } from './present-results.server.ts'

/** @returns told just before more is asked for */
export function useFocusNewCard(list: RefObject<HTMLElement | null>, stays: readonly StayCard[]): () => void {
  const before = useRef<Set<string>>(undefined)
  useEffect(() => {
    const known = before.current
    const at = known ? stays.findIndex(({ id }) => !known.has(id)) : -1
    if (at === -1) return
    before.current = undefined
    list.current?.querySelectorAll<HTMLElement>('[data-stay]')[at]?.focus()
  }, [list, stays])
  return () => {
    before.current = new Set(stays.map(({ id }) => id))
  }
}
