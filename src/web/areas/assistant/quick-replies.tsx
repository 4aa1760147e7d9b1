// Three questions to begin with (specification, section 9), until the first message of the person.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { pill } from './message-extras.tsx'

const replies = ['assistant.quick.eligible', 'assistant.quick.package', 'assistant.quick.cost'] as const

export function QuickReplies({ ask }: { ask: (text: string) => void }) {
  const { t } = useTexts()
  return (
    <ul aria-label={t('assistant.quick')} className="flex shrink-0 flex-wrap gap-2 px-4 pb-3">
      {replies.map((key) => (
        <li key={key}>
          <button type="button" className={pill} onClick={() => ask(t(key))}>
            {t(key)}
          </button>
        </li>
      ))}
    </ul>
  )
}
