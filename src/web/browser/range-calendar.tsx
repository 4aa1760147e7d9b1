// A calendar for two dates that a keyboard and a screen reader can drive. Loaded only when someone opens it.
import './range-calendar.css'
import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
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
import { setValue, valueOf } from './form-fields.ts'

/** Western digits and Gregorian months in Arabic too, as on the rest of the site. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-ca-gregory-nu-latn' }

export type RangeCalendarProps = {
  /** The button in the form whose fields `earliest` and `latest` are filled. */
  button: HTMLButtonElement
  onClose: () => void
}

export function RangeCalendar({ button, onClose }: RangeCalendarProps) {
  const { t, language } = useTexts()
  const { form } = button
  const buttonRef = useRef(button)
  const [range, setRange] = useState(() => form && readRange(valueOf(form, 'earliest'), valueOf(form, 'latest')))
  const choose = (days: Range | null) => {
    setRange(days)
    if (!form) return
    setValue(form, 'earliest', days?.start.toString() ?? '')
    setValue(form, 'latest', days?.end.toString() ?? '')
    form.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const wide = window.matchMedia('(min-width: 48rem)').matches
  const months = wide ? [0, 1] : [0]
  return (
    <I18nProvider locale={locales[language]}>
      <Popover triggerRef={buttonRef} isOpen onOpenChange={onClose} placement="bottom start" className="range-calendar">
        <Dialog aria-label={t('quote.calendar.title')} className="outline-none">
          <Calendar
            aria-label={t('quote.calendar.title')}
            value={range ?? null}
            minValue={today(getLocalTimeZone())}
            visibleDuration={{ months: months.length }}
            autoFocus
            onChange={choose}
          >
            <div className="range-calendar-months">
              {months.map((month) => (
                <div key={month}>
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
          <div className="range-calendar-foot">
            <Button className="link" onPress={() => choose(null)}>
              {t('quote.calendar.clear')}
            </Button>
            <Button className="button" onPress={onClose}>
              {t('quote.calendar.done')}
            </Button>
          </div>
        </Dialog>
      </Popover>
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

/** What was typed may be half, the wrong way round or long past. */
function readRange(earliest: string, latest: string): Range | null {
  const from = today(getLocalTimeZone())
  const [start, end] = [earliest || latest, latest || earliest].map((text) =>
    /^\d{4}-/.test(text) ? parseDate(text) : undefined,
  )
  return start && end && start.compare(from) >= 0 && end.compare(start) >= 0 ? { start, end } : null
}
