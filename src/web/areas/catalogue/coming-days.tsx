// What the week and its exceptions come to on the next fourteen days, as they are typed.
import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { daysOf, exceptionsOf, weekOf } from './week.ts'

export function ComingDays() {
  const { t } = useTexts()
  const { coming } = useEditor()
  const id = useId()
  const week = weekOf(useValue('weeklyAvailability'))
  const exceptions = exceptionsOf(useValue('exceptions'))
  const days = daysOf(week, exceptions, coming[0]?.date ?? '', coming.length)
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-base">
        {t('catalogue.coming')}
      </h3>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {days.map(({ date, hours, isException }, at) => (
          <li
            key={date}
            className={`min-w-0 rounded-lg border p-2 text-sm ${isException ? 'border-brand bg-tint' : 'border-line'}`}
          >
            <p className="font-semibold">{coming[at]?.name}</p>
            {hours.length === 0 && <p className="text-muted">{t('catalogue.hours.closed')}</p>}
            {hours.map(({ from, to }) => (
              <p key={`${from}-${to}`} dir="ltr" className="figure rtl:text-end">
                {from}–{to}
              </p>
            ))}
            {isException && <p className="text-brand">{t('catalogue.hours.exception')}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
