// Asks before a picture is saved that nobody has described: it would say nothing to who cannot see it.
import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function AskForWords({ onAnswer }: { onAnswer: (isWithout: boolean) => void }) {
  const { t } = useTexts()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const question = t('catalogue.picture.undescribed')
  return (
    <div role="group" aria-label={question} className="grid gap-3 rounded-xl bg-tint p-4">
      <p className="font-semibold">{question}</p>
      <div className="flex flex-wrap gap-3">
        <button
          ref={first}
          type="button"
          className="button button-quiet min-h-11 px-4 py-1"
          onClick={() => onAnswer(false)}
        >
          {t('catalogue.picture.describe')}
        </button>
        <button type="button" className="button button-quiet min-h-11 px-4 py-1" onClick={() => onAnswer(true)}>
          {t('catalogue.picture.saveUndescribed')}
        </button>
      </div>
    </div>
  )
}
