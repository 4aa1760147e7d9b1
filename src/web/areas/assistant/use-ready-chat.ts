// Fetches the window of the assistant, what it says and what it does, when it is first wanted in this document.
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { ChatPage } from './chat.ts'
import type { ChatState } from './chat-state.ts'
import type { ReadyChat } from './ready-chat.ts'

export type Readiness = ReadyChat | 'none' | 'loading' | 'failed'

export type Wish = 'open' | 'answer' | 'none'

/** A failure waits until something else is wished. @param wish `answer`: to a question that is on its way, with the window closed */
export function useReadyChat(wish: Wish, state: ChatState, page: () => ChatPage): Readiness {
  const { language } = useTexts()
  const [ready, setReady] = useState<Readiness>('none')
  const load = useRef<Promise<ReadyChat>>(undefined)
  useEffect(() => {
    if (wish === 'none') return
    let isStale = false
    // oxlint-disable-next-line react/set-state-in-effect -- said at once, where it is not there yet
    setReady((now) => (typeof now === 'string' ? 'loading' : now))
    load.current ??= import('./ready-chat.ts').then(({ readyChat }) => readyChat(state, page, language))
    load.current.then(
      (chat) => isStale || setReady(chat),
      () => {
        load.current = undefined
        if (!isStale) setReady('failed')
      },
    )
    return () => {
      isStale = true
    }
  }, [wish, state, page, language])
  return ready
}
