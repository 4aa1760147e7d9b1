// The question before an offer is accepted or declined: what it means, and the way back from it.
import { type FormEvent, type RefObject, useEffect, useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

/** As the contract has it. */
const maxLetters = 2000

type AnswerQuestionProps = {
  formRef: RefObject<HTMLFormElement | null>
  answer: 'accept' | 'decline'
  /** What accepting means, with its amounts. */
  accepting: string
  reason: string
  isBusy: boolean
  onReason: (text: string) => void
  onYes: (event: FormEvent) => void
  onNo: () => void
}

export function AnswerQuestion(props: AnswerQuestionProps) {
  const { formRef, answer, accepting, reason, isBusy, onReason, onYes, onNo } = props
  const { t } = useTexts()
  const id = useId()
  const isYes = answer === 'accept'
  useEffect(() => {
    const form = formRef.current
    const leave = ({ key, isComposing }: KeyboardEvent) => {
      // One that ends the choosing of a sign, as some keyboards have it, ends nothing else.
      if (key === 'Escape' && !isComposing && !isBusy) onNo()
    }
    form?.addEventListener('keydown', leave)
    return () => form?.removeEventListener('keydown', leave)
  })
  return (
    <form ref={formRef} aria-labelledby={id} onSubmit={onYes} className="grid gap-4 rounded-xl bg-tint p-5">
      <p id={id} className="font-semibold">
        {t(`offers.${answer}.question`)}
      </p>
      {isYes ? (
        <p>{accepting}</p>
      ) : (
        <div>
          <label className="label" htmlFor={`${id}-reason`}>
            {t('offers.decline.reason')}
          </label>
          <p id={`${id}-hint`} className="hint mb-2">
            {t('offers.decline.hint')}
          </p>
          <textarea
            data-first
            id={`${id}-reason`}
            className="field"
            rows={3}
            dir="auto"
            maxLength={maxLetters}
            value={reason}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onReason(event.currentTarget.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          className={`button ${isYes ? '' : 'button-quiet border-bad text-bad'}`}
          aria-disabled={isBusy || undefined}
        >
          {t(isBusy ? 'offers.sending' : `offers.${answer}.yes`)}
        </button>
        <button data-first={isYes || undefined} type="button" className="button button-quiet" onClick={onNo}>
          {t('offers.notYet')}
        </button>
      </div>
    </form>
  )
}
