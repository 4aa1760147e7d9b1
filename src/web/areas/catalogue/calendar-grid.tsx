// A month of nights as a grid that is walked with the arrows: what each costs, how many rooms are given and taken, and which are chosen.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { locales } from '#web/signed-in/say-day.ts'
import { type CalendarEntry, type NightTerms, termsOf } from './calendar-nights.ts'
import { dayOfKey, monthAfter, monthOf, weekOf, weeksOf } from './calendar-weeks.ts'
import type { NightsChosen } from './use-nights-chosen.ts'
import type { TakenRooms } from './use-taken-rooms.ts'

type GridProps = {
  month: string
  today: string
  first: string
  last: string
  entries: readonly CalendarEntry[]
  /** As they stand on the site. */
  before: readonly CalendarEntry[]
  taken: TakenRooms
  chosen: NightsChosen
  onMonth: (month: string) => void
}

export function CalendarGrid({ month, today, first, last, entries, before, taken, chosen, onMonth }: GridProps) {
  const { t, language } = useTexts()
  const isRtl = language === 'ar'
  const [here, setHere] = useState(today)
  const table = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(false)
  // The one cell that the Tab key comes to is always in sight.
  const reached = monthOf(here) === month ? here : month < monthOf(today) ? today : month
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${here}"]`)?.focus()
  }, [here, month])
  useEffect(() => {
    window.addEventListener('pointerup', chosen.endDrawing)
    return () => window.removeEventListener('pointerup', chosen.endDrawing)
  })
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    if (event.key === 'Escape') return chosen.clear()
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : dayOfKey(event.key, day, { isRtl, language })
    if (next === undefined) return
    event.preventDefault()
    if (next < today || monthOf(next) < first || monthOf(next) >= monthAfter(last, 1)) return
    if (event.shiftKey) {
      if (chosen.all.length === 0) chosen.press(day, false)
      chosen.extend(next)
    }
    wantsFocus.current = true
    setHere(next)
    if (monthOf(next) !== month) onMonth(monthOf(next))
  }
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' })
  const [week] = weeksOf('2026-06-01', language).slice(1)
  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- rows and columns of a grid are those of a table
      role="grid"
      aria-multiselectable="true"
      aria-labelledby="calendar-month"
      className="w-full max-sm:-mx-2 max-sm:w-[calc(100%+1rem)] table-fixed border-separate border-spacing-0.5 select-none md:border-spacing-1"
    >
      <thead>
        <tr>
          {weekOf(language).map((name, at) => (
            <th key={name} scope="col" className="py-1 text-xs font-normal text-muted">
              {weekday.format(new Date(`${week?.[at]}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, language).map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((day, at) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- nothing is in it
                <td key={at} />
              ) : (
                <td key={day} aria-selected={chosen.days.includes(day)} className="p-0">
                  <Night
                    {...{ day, chosen }}
                    terms={termsOf(entries, day)}
                    taken={taken.of(day)}
                    isOver={day < today}
                    isChanged={!isSameNight(termsOf(entries, day), termsOf(before, day))}
                    isReached={day === reached}
                    onReached={() => setHere(day)}
                    onKeyDown={(event) => onKeyDown(event, day)}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      <caption className="sr-only">{t('catalogue.calendar.keys')}</caption>
    </table>
  )
}

const isSameNight = (one: NightTerms | undefined, other: NightTerms | undefined): boolean =>
  one?.price === other?.price &&
  one?.rooms === other?.rooms &&
  (one?.minimumStay ?? 1) === (other?.minimumStay ?? 1) &&
  (one?.closed ?? false) === (other?.closed ?? false)

type NightProps = {
  day: string
  terms: NightTerms | undefined
  taken: number | undefined
  chosen: NightsChosen
  isOver: boolean
  isChanged: boolean
  isReached: boolean
  onReached: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Night({ day, terms, taken, chosen, isOver, isChanged, isReached, onReached, onKeyDown }: NightProps) {
  const { t } = useTexts()
  const say = useSayNight()
  const isByMouse = useRef(false)
  const isChosen = chosen.days.includes(day)
  const isClosed = terms?.closed === true
  const { price, rooms, minimumStay = 1 } = terms ?? {}
  const look = isChosen
    ? 'border-brand bg-wash outline-1 outline-brand'
    : isClosed || !terms
      ? 'border-line bg-tint'
      : 'border-line'
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReached ? 0 : -1}
      aria-label={say(day, terms, taken, isChanged)}
      aria-disabled={isOver || undefined}
      className={`grid min-h-19 w-full content-start overflow-hidden rounded-md border p-1 text-start text-xs leading-tight ${look} ${isOver ? 'text-muted opacity-60' : ''} md:min-h-24 md:p-2 md:text-sm`}
      onFocus={onReached}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        isByMouse.current = event.pointerType === 'mouse'
        if (!isByMouse.current || event.button !== 0) return
        chosen.press(day, event.shiftKey)
        chosen.beginDrawing()
      }}
      onPointerEnter={(event) => chosen.draw(day, event.buttons === 1)}
      onClick={(event) => {
        // A mouse has chosen when it was pressed; the keyboard has no pointer.
        if (!isByMouse.current || event.detail === 0) chosen.press(day, event.shiftKey)
      }}
    >
      <span className="flex justify-between">
        <span className="font-semibold">{Number(day.slice(8))}</span>
        {isChanged && <span className="size-2 rounded-full bg-brand" />}
      </span>
      {terms && !isOver && (
        <>
          <span className={`figure truncate ${isClosed ? 'text-muted line-through' : ''}`}>{shortPrice(price)}</span>
          <span className={`figure ${isFull(rooms, taken) ? 'text-warn' : 'text-muted'}`}>
            <bdi dir="ltr">
              {taken ?? '…'}/{rooms ?? 0}
            </bdi>
          </span>
          {isClosed && <span className="truncate text-warn">{t('catalogue.calendar.closedShort')}</span>}
          {minimumStay > 1 && !isClosed && (
            <span className="truncate text-muted">{t('catalogue.calendar.minimumShort', { count: minimumStay })}</span>
          )}
        </>
      )}
    </button>
  )
}

const isFull = (rooms = 0, taken = 0): boolean => taken > 0 && taken >= rooms
/** `620` of `620.00`: there is little room. */
const shortPrice = (price = ''): string => price.replace(/\.0+$/, '')

/** What a night is, for who does not see it. */
function useSayNight() {
  const { t, language } = useTexts()
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (day: string, terms: NightTerms | undefined, taken: number | undefined, isChanged: boolean): string => {
    const parts = terms
      ? [
          t('catalogue.calendar.sayPrice', { price: terms.price ?? '-' }),
          t('catalogue.calendar.sayRooms', { rooms: terms.rooms ?? 0, taken: taken ?? 0 }),
          ...((terms.minimumStay ?? 1) > 1
            ? [t('catalogue.calendar.minimumShort', { count: terms.minimumStay ?? 1 })]
            : []),
          ...(terms.closed ? [t('catalogue.calendar.closedShort')] : []),
        ]
      : [t('catalogue.calendar.notGiven')]
    const said = [format.format(new Date(`${day}T00:00:00Z`)), ...parts, ...(isChanged ? [t('catalogue.changed')] : [])]
    return said.reduce((before, next) => t('catalogue.calendar.and', { before, next }))
  }
}
