// Lets the list of the conversation scroll itself (own-scroll.ts) as messages and pieces of an answer come.
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ChatMessage } from './chat-state.ts'
import { createOwnScroll } from './own-scroll.ts'

export function useOwnScroll(messages: readonly ChatMessage[], pieces: string | undefined) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [isAway, setAway] = useState(false)
  const scroll = useMemo(() => (list ? createOwnScroll(list, setAway) : undefined), [list])
  useEffect(() => scroll?.watch(), [scroll])
  useLayoutEffect(() => scroll?.settle(messages.at(-1)?.type === 'user' && !pieces), [scroll, messages, pieces])
  const toLatest = () => {
    scroll?.settle(true)
    list?.focus({ preventScroll: true })
  }
  return { list: setList, isAway, toLatest }
}
