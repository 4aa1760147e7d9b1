// Says by itself what is new: in the window an answer when it is whole, at once where it is urgent; beside it, that one has come.
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import type { Translate } from '#texts/translate.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type AiMessage, type ChatMessage, type ChatState, openQuestion } from './chat-state.ts'
import { plainText } from './parse-response.ts'
import { languageIn } from './text-language.ts'
import type { WindowData } from './window-data.ts'

/** What stood there when the window opened is read like a page, and not said. */
export function Announcer({ state, news }: { state: ChatState; news: string }) {
  const { t } = useTexts()
  const conversation = useStore(state.conversation)
  const last = conversation.messages.at(-1)
  const [first] = useState(last)
  const isNew = last !== undefined && last !== first && last.type === 'ai'
  const isUrgent = isNew && isUrgentMessage(last)
  const said = isNew && <Said message={last} />
  return (
    <Regions
      calm={news || (openQuestion(conversation) ? t('assistant.writing') : !isUrgent && said)}
      urgent={isUrgent && said}
    />
  )
}

type ClosedAnnouncerProps = { state: ChatState; data: WindowData; isShown: boolean }

/**
 * Outlives the window: who has closed it is told that an answer has come, and an urgent one whole. Within the window there is one
 * of its own, because of one that takes the screen nothing around it is heard.
 */
export function ClosedAnnouncer({ data, ...props }: ClosedAnnouncerProps) {
  return (
    <AreaTexts texts={data.texts}>
      <Unread {...props} />
    </AreaTexts>
  )
}

function Unread({ state, isShown }: Omit<ClosedAnnouncerProps, 'data'>) {
  const { t } = useTexts()
  const isUnread = useStore(state.desk, (desk) => desk.isUnread)
  const last = useStore(state.conversation, ({ messages }) => messages.at(-1))
  const message = isUnread && !isShown && last?.type === 'ai' ? last : undefined
  const isUrgent = message && isUrgentMessage(message)
  const calm = message?.note ? <Said message={message} /> : t('assistant.answered')
  return <Regions calm={message && !isUrgent && calm} urgent={isUrgent && <Said message={message} />} />
}

function Regions({ calm, urgent }: { calm: ReactNode; urgent: ReactNode }) {
  return (
    <div dir="auto" className="sr-only">
      <p role="status">{calm}</p>
      <p role="alert">{urgent}</p>
    </div>
  )
}

const isUrgentMessage = (message: ChatMessage) => message.type === 'ai' && message.answer?.kind === 'urgent'

function Said({ message: { content, note, answer } }: { message: AiMessage }) {
  const { t } = useTexts()
  if (note === 'handed-over') return null
  const said = note === 'failed' ? t('assistant.failed') : plainText(content)
  return (
    <>
      {t('assistant.name')}
      <span lang={note ? undefined : (answer?.language ?? languageIn(said))}>: {said}</span>
      {answer && answer.choices.length > 0 && <Choices choices={answer.choices} t={t} />}
    </>
  )
}

function Choices({ choices, t }: { choices: string[]; t: Translate }) {
  const listed = choices.join(', ')
  return (
    <>
      {`\n${t('assistant.choices')}`}
      <span lang={languageIn(listed)}>: {listed}</span>
    </>
  )
}
