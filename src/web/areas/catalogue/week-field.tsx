// The hours of a week, of somebody who treats or of the place: a row for each day with its times from and to, closed where it has none, and one day’s hours taken over to others.
import { useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HoursRows } from './hours-rows.tsx'
import { Marks, Says } from './place-box.tsx'
import { useDocument } from './use-document.ts'
import { usePlace } from './use-place.ts'
import { type Hours, type Weekday, weekdays, weekOf } from './week.ts'

type WeekFieldProps = {
  path: 'weeklyAvailability' | 'openingHours'
  hint?: string
  /** Where it may be left out: a week without hours is taken away. */
  isOptional?: boolean
}

export function WeekField({ path: ofWeek, hint, isOptional = false }: WeekFieldProps) {
  const { t } = useTexts()
  const place = usePlace(ofWeek)
  const { faults } = useDocument()
  const week = weekOf(place.value)
  const box = useRef<HTMLFieldSetElement>(null)
  const change = (day: Weekday, hours: Hours[]) => {
    const all = weekdays.flatMap((one) => (one === day ? hours : week[one]).map((each) => ({ day: one, ...each })))
    place.set(isOptional && all.length === 0 ? undefined : all)
  }
  const isLocked = place.lock !== undefined
  const copyTo = (day: Weekday) => {
    const before = weekdays[weekdays.indexOf(day) - 1]
    if (before) change(day, week[before])
  }
  return (
    <fieldset
      ref={box}
      id={place.id}
      tabIndex={-1}
      aria-describedby={hint && `${place.id}-hint`}
      className="min-w-0 outline-none"
    >
      <legend className="label">{t(`catalogue.place.${ofWeek}`)}</legend>
      {hint && (
        <p id={`${place.id}-hint`} className="hint mb-2">
          {hint}
        </p>
      )}
      <Marks place={place} />
      <Says place={place} />
      {faults
        .filter(({ path }) => path.startsWith(`${ofWeek}.`))
        .slice(0, 1)
        .map(({ path }) => (
          <p key={path} className="mb-2 font-semibold text-bad">
            {t('catalogue.hours.fault')}
          </p>
        ))}
      <div className="divide-y divide-line rounded-xl border border-line">
        {weekdays.map((day, at) => (
          <div
            key={day}
            role="group"
            aria-label={t(`catalogue.day.${day}`)}
            className="grid gap-2 px-3 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-start md:px-4"
          >
            <p className="flex min-h-11 items-center font-semibold">{t(`catalogue.day.${day}`)}</p>
            <HoursRows
              hours={week[day]}
              isLocked={isLocked}
              none={t('catalogue.hours.closed')}
              dayName={t(`catalogue.day.${day}`)}
              onChange={(hours) => change(day, hours)}
            />
            {!isLocked && at > 0 && (
              <button
                type="button"
                className="link inline-flex min-h-11 items-center gap-1 justify-self-start text-sm"
                aria-label={t('catalogue.hours.copyFor', { day: t(`catalogue.day.${day}`) })}
                onClick={() => copyTo(day)}
              >
                <Icon name="chevron" className="size-4" />
                {t('catalogue.hours.copy')}
              </button>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
