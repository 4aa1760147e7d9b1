// What can be done about the latest message: choose an answer, send it again, go on to a person.
import { use } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AssistantIcon } from './assistant-icon.tsx'
import type { Chat } from './chat.ts'
import { ChatDoors } from './chat-doors.ts'
import type { ChatMessage } from './chat-state.ts'
import { OwnLink } from './own-link.tsx'
import { languageIn } from './text-language.ts'

/** The look of what can be pressed instead of writing. */
export const pill =
  'min-h-11 cursor-pointer rounded-3xl border border-edge bg-paper px-4 py-2 text-start text-[0.9375rem] leading-snug hover:bg-tint focus-visible:rounded-3xl'

type MessageExtrasProps = { message: ChatMessage; chat: Chat; ask: (text: string) => boolean }

export function MessageExtras({ message, chat, ask }: MessageExtrasProps) {
  const { t } = useTexts()
  const { toPerson, toInput, phone } = use(ChatDoors)
  if (message.type === 'user') return null
  const { choices = [], offersPerson = false } = message.answer ?? {}
  const askAgain = () => {
    chat.askAgain()
    toInput()
  }
  return (
    <>
      {message.note === 'failed' && (
        <button type="button" className={`${pill} font-semibold`} onClick={askAgain}>
          {t('assistant.again')}
        </button>
      )}
      {choices.length > 0 && (
        <ul aria-label={t('assistant.choices')} className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                dir="auto"
                lang={languageIn(choice)}
                className={pill}
                onClick={() => ask(choice) && toInput()}
              >
                {choice}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(offersPerson || message.note === 'failed') && (
        <button type="button" className={`${pill} inline-flex items-center gap-2 font-semibold`} onClick={toPerson}>
          <AssistantIcon name="person" />
          {t('assistant.toPerson')}
        </button>
      )}
      {message.note === 'failed' && (
        <OwnLink
          to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          className={`${pill} inline-flex items-center gap-2 font-semibold`}
        >
          <AssistantIcon name="phone" />
          <span>{t('assistant.call', { phone: `\u2066${phone}\u2069` })}</span>
        </OwnLink>
      )}
    </>
  )
}
