// The surgeon says no: a colleague writes why, is told what goes back, and cancels everything without a fee.
import { type FormEvent, useId, useRef, useState } from 'react'
import { surgeonSaysNo } from '#web/browser/endpoints/desk-payments.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import type { OfOrder } from './payment-list.tsx'

export function SurgeonForm({ patient, order, action }: OfOrder) {
  const { t } = useTexts()
  const id = useId()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const [asked, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isAsked, asked, button)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setMissing(note.trim() === '')
    if (note.trim() === '') field.current?.focus()
    else setAsked(true)
  }
  const cancel = async () => {
    const wanted = { patient, order: order.reference, note }
    await action.send(toEndpoint(surgeonSaysNo, wanted), () => 'desk.payments.surgeonDone')
    setAsked(false)
  }
  return (
    <details className="border-t border-line pt-3 noscript:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('desk.payments.surgeon')}</summary>
      <form onSubmit={ask} noValidate className="grid gap-3 pt-2">
        <p className="hint">{t('desk.payments.surgeonHint')}</p>
        <div className="grid gap-1">
          <label className="label" htmlFor={id}>
            {t('desk.payments.note')}
          </label>
          <textarea
            ref={field}
            id={id}
            className="field min-h-20"
            dir="auto"
            maxLength={500}
            disabled={isAsked}
            value={note}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-fault` : `${id}-hint`}
            onChange={({ target }) => {
              setNote(target.value)
              setMissing(false)
            }}
          />
          <p id={`${id}-hint`} className="hint">
            {t('desk.payments.noteHint')}
          </p>
          {isMissing && (
            <p id={`${id}-fault`} className="text-bad">
              {t('desk.payments.fault.note')}
            </p>
          )}
        </div>
        {isAsked ? (
          <div ref={asked} role="group" aria-labelledby={`${id}-asked`} className="grid gap-3">
            <p id={`${id}-asked`} className="font-semibold">
              {t('desk.payments.surgeonQuestion', { amount: order.paidText })}
            </p>
            <div className="flex flex-wrap gap-3">
              <button
                type="button"
                className="button button-quiet border-bad text-bad"
                aria-disabled={action.isBusy || undefined}
                onClick={() => action.isBusy || void cancel()}
              >
                {t('desk.payments.surgeon')}
              </button>
              <button data-first type="button" className="button button-quiet" onClick={() => setAsked(false)}>
                {t('desk.payments.notYet')}
              </button>
            </div>
          </div>
        ) : (
          <button ref={button} type="submit" className="button button-quiet justify-self-start">
            {t('desk.payments.surgeon')}
          </button>
        )}
      </form>
    </details>
  )
}
