// The days of a stay: said in a line, chosen in a calendar that opens below it, or typed.
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { RangeCalendarProps } from '#web/browser/range-calendar.tsx'
import { loadChunk } from '#web/browser/reload-once.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FieldPanel } from './field-panel.tsx'
import type { StayPanels } from './stay-panels.ts'
import { useSayFault } from './use-say-fault.ts'
import { useSayStay } from './use-say-stay.ts'

type DatesFieldProps = {
  /** Plain dates: the first and the last that can be chosen. */
  days: { today: string; lastDay: string }
  stay: StayPanels
  idOf: (name: string) => string
}

export function DatesField({ days: { today, lastDay }, stay, idOf }: DatesFieldProps) {
  const { t } = useTexts()
  const said = useSayStay(stay.fields)
  const sayFault = useSayFault()
  const faults = stay.faults.filter(({ path }) => /^check(In|Out)/.test(path))
  const field = (name: 'checkIn' | 'checkOut') => {
    const fault = faults.find(({ path }) => path === name)
    const id = idOf(name)
    return (
      <div className="min-w-0">
        <label className="label" htmlFor={id}>
          {t(`hotels.form.${name}`)}
        </label>
        {fault && (
          <p id={`${id}-error`} className="mb-1 font-semibold text-bad">
            {sayFault(fault)}
          </p>
        )}
        <input
          id={id}
          name={name}
          type="date"
          className="field"
          min={today}
          max={lastDay}
          value={stay.fields[name]}
          onInput={({ currentTarget: { value } }) => stay.change({ [name]: value })}
          {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
      </div>
    )
  }
  return (
    <FieldPanel
      name="dates"
      stay={stay}
      id={idOf('dates')}
      icon="calendar"
      label={t('hotels.form.dates')}
      value={said.days}
      more={said.nights}
      faults={faults.map(sayFault)}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-4 lg:max-w-xl">
        {field('checkIn')}
        {field('checkOut')}
      </div>
      <p role="status" className="sr-only">
        {stay.panel === 'dates' ? said.nights : ''}
      </p>
      <LateCalendar
        isOpen={stay.panel === 'dates'}
        label={t('hotels.form.calendar')}
        days={{ from: stay.fields.checkIn, until: stay.fields.checkOut }}
        min={today}
        max={lastDay}
        onChange={({ from, until }) =>
          stay.change({ checkIn: from, checkOut: from === until ? dayAfter(until) : until })
        }
      />
    </FieldPanel>
  )
}

/** One night is the least that a stay has. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Its code is fetched only once it is opened; until then, and without it, the two fields do. */
function LateCalendar({ isOpen, ...calendar }: RangeCalendarProps & { isOpen: boolean }) {
  const { t } = useTexts()
  const [Calendar, setCalendar] = useState<ComponentType<RangeCalendarProps>>()
  const [isFailed, setFailed] = useState(false)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isOpen || isAsked.current) return
    isAsked.current = true
    loadChunk(() => import('#web/browser/range-calendar.tsx'))
      .then(({ RangeCalendar }) => setCalendar(() => RangeCalendar))
      .catch(() => {
        isAsked.current = false
        setFailed(true)
      })
  }, [isOpen])
  if (isFailed && !Calendar) {
    return (
      <p role="status" className="hint">
        {t('hotels.form.calendarFailed')}
      </p>
    )
  }
  return (
    // As high as a month of six weeks, so that what stands below does not move when it comes.
    <div className="stay-calendar min-h-84 noscript:hidden">{Calendar && <Calendar {...calendar} />}</div>
  )
}
