// The first message: what can be asked here, that it is an AI, how a person is asked, and for how long what is said is kept.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AiBubble } from './bubble.tsx'
import { ResponseText } from './response-text.tsx'
import type { WindowData } from './window-data.ts'

/** @param procedure by name; empty where none is known */
export function Greeting({ data, procedure }: { data: WindowData; procedure: string }) {
  const { t } = useTexts()
  const { clinic, by, keptDays, city, emergencyPhone: phone } = data
  const number = phone.replaceAll(/[^+\d]/g, '')
  const words = procedure
    ? t('assistant.greeting.procedure', { clinic: clinic.name, procedure })
    : t('assistant.greeting.general', { clinic: clinic.name })
  const terms = [
    ...(by === 'model' ? [t('assistant.greeting.model')] : []),
    t('assistant.greeting.person'),
    t('assistant.greeting.kept', { count: keptDays }),
  ]
  return (
    <AiBubble>
      <p className="max-w-none">{words}</p>
      <div className="grid gap-2 text-sm leading-normal text-muted">
        <p className="max-w-none">{terms.join(' ')}</p>
        <ResponseText text={t('assistant.greeting.emergency', { city, phone, number })} />
      </div>
    </AiBubble>
  )
}
