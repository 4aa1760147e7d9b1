// A calendar for two dates that a keyboard and a screen reader can drive. Loaded only when someone opens it.
import './range-calendar.css'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  RangeCalendar as Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar'
import type { Language } from '#kernel/language.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Western digits and Gregorian months in Arabic too, as on the rest of the site. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-ca-gregory-nu-latn' }

/** Plain dates, `''` where there is none. What was typed may be half, the wrong way round or long past. */
export type Days = { from: string; until: string }

export type RangeCalendarProps = {
  label: string
  days: Days
  /** Plain dates: the first and the last that can be chosen. */
  min: string
  max?: string
  /** The focus goes to it at once. */
  autoFocus?: boolean
  onChange: (days: Days) => void
}

export function RangeCalendar({ label, days, min, max, autoFocus = false, onChange }: RangeCalendarProps) {
  const { language } = useTexts()
  const wide = window.matchMedia('(min-width: 48rem)').matches
  const months = wide ? [0, 1] : [0]
  return (
    <I18nProvider locale={locales[language]}>
      <Calendar
        aria-label={label}
        value={readRange(days, min)}
        minValue={parseDate(min)}
        {...(max !== undefined && { maxValue: parseDate(max) })}
        visibleDuration={{ months: months.length }}
        autoFocus={autoFocus}
        onChange={({ start, end }) => onChange({ from: start.toString(), until: end.toString() })}
      >
        <div className="range-calendar-months">
          {months.map((month) => (
            <div key={month} className="range-calendar-month">
              <div className="range-calendar-bar">
                {month === 0 ? <Turn slot="previous" /> : <span />}
                <CalendarHeading offset={{ months: month }} />
                {month === months.length - 1 ? <Turn slot="next" /> : <span />}
              </div>
              <CalendarGrid offset={{ months: month }}>
                <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
              </CalendarGrid>
            </div>
          ))}
        </div>
      </Calendar>
    </I18nProvider>
  )
}

function Turn({ slot }: { slot: 'previous' | 'next' }) {
  return (
    <Button slot={slot} className="range-calendar-turn" data-slot={slot}>
      <Icon name="chevron" />
    </Button>
  )
}

type Range = { start: CalendarDate; end: CalendarDate }

function readRange({ from, until }: Days, min: string): Range | null {
  const [start, end] = [from || until, until || from].map((text) =>
    /^\d{4}-/.test(text) ? parseDate(text) : undefined,
  )
  return start && end && start.toString() >= min && end.compare(start) >= 0 ? { start, end } : null
}
