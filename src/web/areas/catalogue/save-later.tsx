// Asks when a change is to be done by itself: a day and a time by the clinic's clock.
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { momentAt } from '#kernel/moment-at.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useEditor } from './use-editor.ts'

type SaveLaterProps = {
  ref: RefObject<HTMLDivElement | null>
  onClose: () => void
  /** @param dueAt an ISO moment */
  onSave: (dueAt: string) => void
}

export function SaveLater({ ref, onClose, onSave }: SaveLaterProps) {
  const { t } = useTexts()
  const { timeZone, zone } = useEditor()
  const id = useId()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const moment = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time) ? momentAt(day, time, timeZone) : undefined
    if (!moment || moment.getTime() <= Date.now()) return setWrong(true)
    onSave(moment.toISOString())
  }
  /** Within the form: it would save at once. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    save()
  }
  return (
    <div ref={ref} role="group" aria-label={t('catalogue.save.later')} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <div>
          <label className="label" htmlFor={`${id}-day`}>
            {t('catalogue.save.day')}
          </label>
          <input
            id={`${id}-day`}
            type="date"
            dir="ltr"
            className="field"
            value={day}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <div>
          <label className="label" htmlFor={`${id}-time`}>
            {t('catalogue.save.time')}
          </label>
          <input
            id={`${id}-time`}
            type="time"
            dir="ltr"
            className="field"
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <button type="button" className="button min-h-12 px-5 py-1" onClick={save}>
          {t('catalogue.save.schedule')}
        </button>
        <button type="button" className="button button-quiet min-h-12 px-5 py-1" onClick={onClose}>
          {t('catalogue.save.cancel')}
        </button>
      </div>
      <p id={`${id}-hint`} className={isWrong ? 'font-semibold text-bad' : 'hint'}>
        {t(isWrong ? 'catalogue.save.past' : 'catalogue.save.zone', { zone })}
      </p>
    </div>
  )
}
