// Takes the focus to what is said of a deed, when what was pressed has gone with it.
import { type RefObject, useEffect } from 'react'

/** @param news what is said, by its identity; undefined and false say nothing */
export function useFocusWhenGone(said: RefObject<HTMLElement | null>, news: unknown): void {
  useEffect(() => {
    if (news && document.activeElement === document.body) said.current?.focus()
  }, [news, said])
}
