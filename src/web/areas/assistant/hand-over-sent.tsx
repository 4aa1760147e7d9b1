// Says that a conversation is with the clinic: under which reference, by when and where the answer comes.
import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { HandOverClinic } from './hand-over-clinic.ts'
import type { HandedOver } from './send-hand-over.ts'

type SentProps = { clinic: HandOverClinic; done: HandedOver; onBack: () => void }

export function HandOverSent({ clinic, done: { reference, replyHours, email: address }, onBack }: SentProps) {
  const { t } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isolated = (text: string) => `\u2068${text}\u2069`
  const words = { clinic: clinic.name, address: isolated(address), email: isolated(clinic.email), count: replyHours }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 break-words">
      <Icon name="check" className="size-10 rounded-full bg-wash p-2 text-good" />
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {t('assistant.person.sent.title')}
      </h2>
      <p className="wrap-anywhere">{t('assistant.person.sent.text', words)}</p>
      <p>
        <span className="text-muted">{t('assistant.person.sent.reference')}</span>{' '}
        <bdi className="figure text-xl font-semibold">{reference}</bdi>
      </p>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={onBack}>
        {t('assistant.person.back')}
      </button>
    </section>
  )
}
