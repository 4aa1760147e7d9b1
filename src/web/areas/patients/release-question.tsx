// Asks once more, in place, before a patient is told from which day they may fly: with the day in words, for a typed one is soon another.
import type { RefObject } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { sayPlainDate } from '#web/signed-in/say-plain-date.ts'

type ReleaseQuestionProps = {
  inside: RefObject<HTMLDivElement | null>
  flyFrom: string
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

export function ReleaseQuestion({ inside, flyFrom, isBusy, onYes, onNo }: ReleaseQuestionProps) {
  const { t, language } = useTexts()
  const question = t('desk.patients.releaseQuestion', { date: sayPlainDate(flyFrom, language) })
  return (
    <div ref={inside} role="group" aria-label={question} className="grid gap-3 rounded-xl bg-tint p-4">
      <p className="font-semibold">{question}</p>
      <div className="flex flex-wrap gap-3">
        <button data-first type="button" className="button" aria-disabled={isBusy || undefined} onClick={onYes}>
          {t('desk.patients.release')}
        </button>
        <button type="button" className="button button-quiet" aria-disabled={isBusy || undefined} onClick={onNo}>
          {t('desk.patients.notYet')}
        </button>
      </div>
    </div>
  )
}
