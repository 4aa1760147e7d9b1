// The calendar of one kind of room: its nights month by month, and what is set on those that are chosen.
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { locales } from '#web/signed-in/say-day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { entriesOf } from './calendar-nights.ts'
import { monthAfter, monthOf } from './calendar-weeks.ts'
import { itemPath } from './catalogue-kind.ts'
import { EditorPart } from './editor-part.tsx'
import { NightForm } from './night-form.tsx'
import { Says } from './place-box.tsx'
import type { Beside } from './present-beside.server.ts'
import { useDocument } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { useNightsChosen } from './use-nights-chosen.ts'
import { usePlace } from './use-place.ts'
import { useTakenRooms } from './use-taken-rooms.ts'

export function CalendarEditor() {
  const { t } = useTexts()
  const { calendar } = useEditor().beside
  return calendar ? <RoomCalendar calendar={calendar} /> : <p>{t('catalogue.noEditor')}</p>
}

/** The server keeps no more than two years from the first day. */
const mostMonths = 24

function RoomCalendar({ calendar }: { calendar: NonNullable<Beside['calendar']> }) {
  const { t } = useTexts()
  const { slug } = useEditor()
  const { began } = useDocument()
  const place = usePlace('entries')
  const { today } = calendar
  const [month, setMonth] = useState(calendar.month)
  const chosen = useNightsChosen(today)
  const taken = useTakenRooms(slug, calendar, month)
  const entries = entriesOf(place.value)
  const first = monthOf(today)
  const last = monthAfter(first, mostMonths - 1)
  return (
    <>
      <Rooms calendar={calendar} />
      <EditorPart title={t('catalogue.calendar.nights')} text={t('catalogue.calendar.hint')}>
        <Says place={place} />
        <MonthBar month={month} first={first} last={last} onMonth={setMonth} />
        {taken.isFailed && <p className="text-warn">{t('catalogue.calendar.takenFailed')}</p>}
        <CalendarGrid
          entries={entries}
          before={entriesOf(began?.['entries'])}
          {...{ month, today, taken, chosen, first, last }}
          onMonth={setMonth}
        />
        <p className="hint">{t('catalogue.calendar.legend')}</p>
        {!place.lock && (
          <NightForm
            {...{ entries, chosen, taken }}
            currency={calendar.currency}
            onChange={(changed) => place.set(changed)}
          />
        )}
      </EditorPart>
    </>
  )
}

function Rooms({ calendar: { hotel, room, rooms } }: { calendar: NonNullable<Beside['calendar']> }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('catalogue.calendar.rooms')} className="flex flex-wrap gap-x-5 gap-y-1">
      <Link className="link inline-flex min-h-11 items-center" to={itemPath('hotel', hotel.slug)}>
        {hotel.name}
      </Link>
      {rooms.map((one) => (
        <Link
          key={one.slug}
          to={itemPath('calendar', `${hotel.slug}.${one.slug}`)}
          aria-current={one.slug === room.slug ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
        >
          {one.name}
        </Link>
      ))}
    </nav>
  )
}

type MonthBarProps = { month: string; first: string; last: string; onMonth: (month: string) => void }

function MonthBar({ month, first, last, onMonth }: MonthBarProps) {
  const { t, language } = useTexts()
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const step = (by: -1 | 1, isOff: boolean) => (
    <button
      type="button"
      aria-label={t(by === 1 ? 'catalogue.calendar.next' : 'catalogue.calendar.previous')}
      aria-disabled={isOff || undefined}
      className="grid size-11 place-items-center rounded-lg border border-line hover:bg-tint aria-disabled:opacity-35"
      onClick={() => isOff || onMonth(monthAfter(month, by))}
    >
      <Icon name="chevron" className={`size-5 ${by === 1 ? '-rotate-90 rtl:rotate-90' : 'rotate-90 rtl:-rotate-90'}`} />
    </button>
  )
  return (
    <div className="flex items-center justify-between gap-3">
      {step(-1, month <= first)}
      <h3 id="calendar-month" aria-live="polite">
        {format.format(new Date(`${month}T00:00:00Z`))}
      </h3>
      {step(1, month >= last)}
    </div>
  )
}
