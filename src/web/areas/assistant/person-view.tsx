// The form that hands the conversation over, in the window; fetched when somebody asks for a person.
import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type Chat, newConversationId, turnsOf } from './chat.ts'
import type { ChatState } from './chat-state.ts'
import type { HandOverClinic } from './hand-over-clinic.ts'

const HandOverForm = lazy(() => import('./hand-over-form.tsx').then(({ HandOverForm: Form }) => ({ default: Form })))

type PersonViewProps = {
  chat: Chat
  state: ChatState
  /** Name of the one whose page is open; empty elsewhere. */
  procedure: string
  clinic: HandOverClinic
  back: () => void
}

export function PersonView({ chat, state, procedure, clinic, back }: PersonViewProps) {
  const { language } = useTexts()
  const conversation = useStore(state.conversation)
  // As it was when a person was asked for; nothing was said yet where there is none.
  const [id] = useState(() => conversation.id || newConversationId())
  const [messages] = useState(() => turnsOf(conversation))
  const [about] = useState(() => procedure || conversation.about)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-5 pb-[max(20px,env(safe-area-inset-bottom))]">
      <Suspense>
        <HandOverForm
          conversationId={id}
          messages={messages}
          procedure={about}
          language={language}
          clinic={clinic}
          onDone={chat.noteHandOver}
          onCancel={back}
        />
      </Suspense>
    </div>
  )
}
