// A button that asks once more before it does what is not easily undone, in place and without a window over the page.
import { useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useFocusTurn } from './use-focus-turn.ts'

type ConfirmButtonProps = {
  label: string
  /** Tells buttons of one kind apart for those who hear them: the name of what it is about. */
  about?: string
  question: string
  /** Of the button that changes nothing, where "Keep it" does not fit. */
  no?: string
  isBusy: boolean
  onYes: () => void
}

export function ConfirmButton({ label, about, question, no, isBusy, onYes }: ConfirmButtonProps) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const asked = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useFocusTurn(isAsked, asked, first)
  if (!isAsked) {
    return (
      <button
        ref={first}
        type="button"
        className="button button-quiet min-h-11 px-4 py-1"
        aria-label={about && `${label} ${about}`}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || setAsked(true)}
      >
        {label}
      </button>
    )
  }
  return (
    <div ref={asked} role="group" aria-label={question} className="grid w-full basis-full gap-3 rounded-xl bg-tint p-4">
      <p className="font-semibold">{question}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-quiet min-h-11 border-bad px-4 py-1 text-bad"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (isBusy) return
            setAsked(false)
            onYes()
          }}
        >
          {label}
        </button>
        <button
          data-first
          type="button"
          className="button button-quiet min-h-11 px-4 py-1"
          onClick={() => setAsked(false)}
        >
          {no ?? t('profile.keep')}
        </button>
      </div>
    </div>
  )
}
