// Says what came of the last action, in a place that is always there, so that it is read out when it changes.
import { useEffect, useRef } from 'react'
import type { News } from './use-action.ts'

export function ActionStatus({ news }: { news: News | undefined }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // What was pressed is gone with the thing it was about: who goes on by keyboard goes on from here.
    if (news && document.activeElement === document.body) said.current?.focus()
  }, [news])
  return (
    <p
      ref={said}
      role="status"
      tabIndex={-1}
      className={news ? `font-semibold outline-none ${news.fault ? 'text-bad' : 'text-good'}` : 'sr-only'}
    >
      {news?.text}
    </p>
  )
}
