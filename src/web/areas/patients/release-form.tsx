// The form by which a clinician says from which day a patient may fly; nothing is sent before the day was asked for once more.
import { type FormEvent, useId, useRef, useState } from 'react'
import type { TextKey } from '#texts/translate.ts'
import { releaseFitToFly } from '#web/browser/endpoints/patients.ts'
import { newKey } from '#web/browser/new-key.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import type { ShownPatient } from './present-patient.server.ts'
import { ReleaseQuestion } from './release-question.tsx'
import { dayFaults, type PatientDeed } from './use-patient-deed.ts'

type ReleaseFormProps = Pick<ShownPatient, 'accepted' | 'today'> & { patient: string; deed: PatientDeed }

export function ReleaseForm({ patient, accepted, today, deed }: ReleaseFormProps) {
  const { t } = useTexts()
  const id = useId()
  const day = useRef<HTMLInputElement>(null)
  /** The same words are released once, however often they are sent. */
  const key = useRef(newKey())
  const [first] = accepted
  const [given, setGiven] = useState({ reference: first?.reference ?? '', flyFrom: '', note: '' })
  const [found, setFound] = useState<TextKey>()
  const [isAsked, setAsked] = useState(false)
  const fault = found ?? dayFaults[deed.news?.fault ?? '']
  const [inside, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isAsked, inside, fault ? day : button)
  const from = accepted.find(({ reference }) => reference === given.reference)?.from ?? today
  const change = (part: Partial<typeof given>) => {
    key.current = newKey()
    setGiven({ ...given, ...part })
    setFound(undefined)
    if (dayFaults[deed.news?.fault ?? '']) deed.say(undefined)
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    deed.say(undefined)
    const wrong = faultOf(given.flyFrom, today, from)
    setFound(wrong)
    if (wrong) day.current?.focus()
    else setAsked(true)
  }
  const release = async () => {
    if (deed.isBusy) return
    const isDone = await deed.send(toEndpoint(releaseFitToFly, { patient, id: key.current, ...given }))
    setAsked(false)
    if (!isDone) return
    change({ flyFrom: '', note: '' })
    deed.say('desk.patients.released')
  }
  return (
    <form onSubmit={ask} noValidate className="grid gap-4 noscript:hidden">
      {/* What is asked about stays as it is until it is answered. */}
      <fieldset disabled={isAsked} className="contents">
        {accepted.length > 1 && (
          <label className="grid gap-1">
            <span className="label">{t('desk.patients.flyFor')}</span>
            <SelectBox>
              <select
                className={selectClass}
                value={given.reference}
                onChange={({ target }) => change({ reference: target.value })}
              >
                {accepted.map(({ reference, about }) => (
                  <option key={reference} value={reference}>
                    {`${about} (${reference})`}
                  </option>
                ))}
              </select>
            </SelectBox>
          </label>
        )}
        <div className="grid gap-1">
          <label className="label" htmlFor={`${id}-day`}>
            {t('desk.patients.flyFrom')}
          </label>
          <input
            ref={day}
            id={`${id}-day`}
            type="date"
            className="field max-w-52"
            min={from > today ? from : today}
            value={given.flyFrom}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={fault && `${id}-fault`}
            onChange={({ target }) => change({ flyFrom: target.value })}
          />
          {fault && (
            <p id={`${id}-fault`} className="text-bad">
              {t(fault)}
            </p>
          )}
        </div>
        <label className="grid gap-1">
          <span className="label">{t('desk.patients.flyNote')}</span>
          <textarea
            className="field min-h-24"
            dir="auto"
            maxLength={1000}
            value={given.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </label>
      </fieldset>
      {isAsked ? (
        <ReleaseQuestion
          inside={inside}
          flyFrom={given.flyFrom}
          isBusy={deed.isBusy}
          onYes={() => void release()}
          onNo={() => deed.isBusy || setAsked(false)}
        />
      ) : (
        <button
          ref={button}
          type="submit"
          className="button justify-self-start"
          aria-disabled={deed.isBusy || undefined}
        >
          {t('desk.patients.release')}
        </button>
      )}
    </form>
  )
}

/** The server says the same; here it is said before anything is asked. */
function faultOf(flyFrom: string, today: string, from: string): TextKey | undefined {
  if (flyFrom === '') return 'desk.patients.noDay'
  if (flyFrom < today) return dayFaults['past']
  return flyFrom < from ? dayFaults['before-offer'] : undefined
}
