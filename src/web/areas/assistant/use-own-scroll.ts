// Lets the list of the conversation scroll itself (own-scroll.ts) as messages and pieces of an answer come.
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ChatMessage } from './chat-state.ts'
import { type Below, createOwnScroll } from './own-scroll.ts'

export function useOwnScroll(messages: readonly ChatMessage[], pieces: string | undefined) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [below, setBelow] = useState<Below>('nothing')
  const scroll = useMemo(() => (list ? createOwnScroll(list, setBelow) : undefined), [list])
  useEffect(() => scroll?.watch(), [scroll])
  useLayoutEffect(() => scroll?.settle(messages.at(-1)?.type === 'user' && !pieces), [scroll, messages, pieces])
  const goOn = () => {
    scroll?.goOn()
    list?.focus({ preventScroll: true })
  }
  return { list: setList, below, goOn }
}
