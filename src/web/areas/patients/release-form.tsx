// The form by which a clinician says from which day a patient may fly.
import { type FormEvent, useId, useRef, useState } from 'react'
import { newKey } from '#web/browser/new-key.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import type { ShownPatient } from './present-patient.server.ts'
import type { PatientDeed } from './use-patient-deed.ts'

type ReleaseFormProps = { path: `/api/${string}`; accepted: ShownPatient['accepted']; deed: PatientDeed }

export function ReleaseForm({ path, accepted, deed }: ReleaseFormProps) {
  const { t } = useTexts()
  const id = useId()
  const day = useRef<HTMLInputElement>(null)
  /** The same words are released once, however often they are sent. */
  const key = useRef(newKey())
  const [first] = accepted
  const [given, setGiven] = useState({ reference: first?.reference ?? '', flyFrom: '', note: '' })
  const [isMissing, setMissing] = useState(false)
  const change = (part: Partial<typeof given>) => {
    key.current = newKey()
    setGiven({ ...given, ...part })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(given.flyFrom === '')
    if (given.flyFrom === '') return day.current?.focus()
    if (!(await deed.send('releaseFitToFly', path, { id: key.current, ...given }))) return
    change({ flyFrom: '', note: '' })
    deed.say('desk.patients.released')
  }
  return (
    <form onSubmit={submit} className="grid gap-4 noscript:hidden">
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
          value={given.flyFrom}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-fault` : undefined}
          onChange={({ target }) => {
            setMissing(false)
            change({ flyFrom: target.value })
          }}
        />
        {isMissing && (
          <p id={`${id}-fault`} className="text-bad">
            {t('desk.patients.noDay')}
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
      <button type="submit" className="button justify-self-start" aria-disabled={deed.isBusy || undefined}>
        {t('desk.patients.release')}
      </button>
    </form>
  )
}
