// Takes the focus to what came of an action, once what was pressed is gone or has done its part.
import { type RefObject, useEffect } from 'react'
import type { News } from './use-action.ts'

/**
 * Whoever has gone on meanwhile, to another place or to typing, is left there.
 * @param part that has what was pressed and the news of it
 * @param isOver whether nothing is asked any more
 */
export function useResultFocus(part: RefObject<HTMLElement | null>, news: News | undefined, isOver: boolean): void {
  useEffect(() => {
    if (!news || news.fault || !isOver) return
    const { activeElement: here, body } = document
    const isTyping = here instanceof HTMLTextAreaElement
    if (here === body || (part.current?.contains(here) && !isTyping)) {
      part.current?.querySelector<HTMLElement>('[role="status"]')?.focus()
    }
  }, [part, news, isOver])
}
