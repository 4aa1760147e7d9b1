// The one place where the window says something by itself: an answer when it is whole, at once where it is urgent.
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Translate } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Chat } from './chat.ts'
import { type AiMessage, type ChatMessage, type ChatState, openQuestion } from './chat-state.ts'
import { plainText } from './parse-response.ts'

type AnnouncerProps = { chat: Chat; state: ChatState; news: string }

/** What stood there when the window opened is read like a page, and not said. */
export function Announcer({ state, news }: AnnouncerProps) {
  const { t } = useTexts()
  const conversation = useStore(state.conversation)
  const last = conversation.messages.at(-1)
  const [first] = useState(last)
  const isNew = last !== undefined && last !== first
  const said = isNew && last.type === 'ai' ? sayMessage(last, t) : ''
  const isUrgent = isNew && isUrgentMessage(last)
  const calm = openQuestion(conversation) ? t('assistant.writing') : isUrgent ? '' : said
  return (
    <div dir="auto" className="sr-only">
      <p role="status">{news || calm}</p>
      <p role="alert">{isUrgent ? said : ''}</p>
    </div>
  )
}

const isUrgentMessage = (message: ChatMessage) => message.type === 'ai' && message.answer?.kind === 'urgent'

function sayMessage({ content, note, answer }: AiMessage, t: Translate): string {
  const name = t('assistant.name')
  if (note === 'failed') return `${name}: ${t('assistant.failed')}`
  if (note === 'handed-over') return ''
  const choices = answer?.choices.length ? `\n${t('assistant.choices')}: ${answer.choices.join(', ')}` : ''
  return `${name}: ${plainText(content)}${choices}`
}
