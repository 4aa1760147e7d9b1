// Sends the form from the tab, one sending at a time.
import { useLayoutEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { QuoteOutcome } from './outcome.ts'

export function useSending({ action, providerId }: { action: string; providerId: string }) {
  const sender = useFetcher<QuoteOutcome>()
  const isSending = sender.state !== 'idle'
  // Known at once, where the state is known only after the next drawing: two quick presses send once.
  const busy = useRef(false)
  // With the drawing that says so: a press right after it counts.
  useLayoutEffect(() => {
    if (!isSending) busy.current = false
  }, [isSending])
  return {
    isSending,
    answer: sender.data,
    /** @param draft the name of the draft, under which the same content is taken once */
    send: (form: HTMLFormElement, draft: string) => {
      if (busy.current) return
      busy.current = true
      const body = new FormData(form)
      body.set('provider', providerId)
      body.set('draft', draft)
      void sender.submit(body, { method: 'post', action })
    },
  }
}
