// Days on which the week does not hold: closed, or with hours of their own.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { HoursRows } from './hours-rows.tsx'
import { ListField } from './list-field.tsx'
import { DateField } from './place-fields.tsx'
import { useDocument, useValue } from './use-document.ts'
import { useLock } from './use-editor.ts'
import { exceptionsOf } from './week.ts'

export function ExceptionsField() {
  const { t } = useTexts()
  return (
    <ListField
      path="exceptions"
      label={t('catalogue.place.exceptions')}
      hint={t('catalogue.hint.exceptions')}
      blank={{ from: '', to: '', hours: [] }}
      itemName={(at) => t('catalogue.item.exception', { number: at + 1 })}
      add={t('catalogue.item.addException')}
      none={t('catalogue.item.noExceptions')}
    >
      {(path, at) => <ExceptionFields path={path} at={at} />}
    </ListField>
  )
}

function ExceptionFields({ path, at }: { path: string; at: number }) {
  const { t } = useTexts()
  const { set, faults } = useDocument()
  const isLocked = useLock(path) !== undefined
  const hours = exceptionsOf(useValue('exceptions'))[at]?.hours ?? []
  const name = t('catalogue.item.exception', { number: at + 1 })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,11rem)_minmax(0,11rem)_minmax(0,1fr)]">
      <DateField path={`${path}.from`} label={t('catalogue.place.firstDay')} />
      <DateField path={`${path}.to`} label={t('catalogue.place.lastDay')} />
      <div role="group" aria-label={t('catalogue.hours.ofDays')}>
        <p className="label">{t('catalogue.hours.ofDays')}</p>
        {faults.some((fault) => fault.path.startsWith(`${path}.hours`)) && (
          <p className="mb-2 font-semibold text-bad">{t('catalogue.hours.fault')}</p>
        )}
        <HoursRows
          hours={hours}
          isLocked={isLocked}
          none={t('catalogue.hours.allDay')}
          dayName={name}
          onChange={(next) => set(`${path}.hours`, next)}
        />
      </div>
    </div>
  )
}
