// Which part of the window is on the screen: a form that was open is open again after a reload, with what was typed in it.
import { useCallback, useState } from 'react'
import type { ChatView } from './chat-head.tsx'
import type { ChatState } from './chat-state.ts'

export function useView({ desk }: Pick<ChatState, 'desk'>) {
  const [view, setHere] = useState<ChatView>(() => (desk.getState().isAtPerson ? 'person' : 'chat'))
  const setView = useCallback(
    (next: ChatView) => {
      setHere(next)
      desk.setState({ isAtPerson: next === 'person' })
    },
    [desk],
  )
  return [view, setView] as const
}
