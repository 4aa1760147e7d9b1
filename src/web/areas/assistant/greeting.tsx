// The first message: what can be asked here, that it is an AI, how a person is asked, and for how long what is said is kept.
import { use } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AiBubble } from './bubble.tsx'
import { ChatDoors } from './chat-doors.ts'
import { ResponseText } from './response-text.tsx'
import type { WindowData } from './window-data.ts'

type GreetingProps = {
  data: WindowData
  /** By name; empty where none is known. */
  procedure: string
  /** Its page is not the one on the screen any more. */
  isLeft: boolean
  /** Nothing was said yet: it is read from its beginning. */
  isLatest: boolean
}

export function Greeting({ data, procedure, isLeft, isLatest }: GreetingProps) {
  const { t } = useTexts()
  const { toPerson } = use(ChatDoors)
  const { clinic, by, keptDays, city, emergencyPhone: phone } = data
  const number = phone.replaceAll(/[^+\d]/g, '')
  const words = procedure
    ? t(isLeft ? 'assistant.greeting.begun' : 'assistant.greeting.procedure', { clinic: clinic.name, procedure })
    : t('assistant.greeting.general', { clinic: clinic.name })
  return (
    <AiBubble isLatest={isLatest}>
      <p className="max-w-none">{words}</p>
      <div className="grid gap-2 text-sm leading-normal text-muted">
        {by === 'model' && <p className="max-w-none">{t('assistant.greeting.model')}</p>}
        <button type="button" className="link min-h-11 cursor-pointer justify-self-start text-start" onClick={toPerson}>
          {t('assistant.greeting.person')}
        </button>
        <ResponseText text={t('assistant.greeting.kept', { count: keptDays })} />
        <ResponseText text={t('assistant.greeting.emergency', { city, phone, number })} />
      </div>
    </AiBubble>
  )
}
