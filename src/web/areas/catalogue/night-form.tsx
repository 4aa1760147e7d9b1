// Sets price, rooms, the least stay and whether they are open for the nights that are chosen, or for some weekdays of them.
import { useId, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { locales } from '#web/signed-in/say-day.ts'
import {
  type CalendarEntry,
  changeNights,
  daysThatLack,
  sumOfNights,
  type Weekday,
  weekdayNames,
} from './calendar-nights.ts'
import { NightFields } from './night-fields.tsx'
import { blankNight, type NightDraft, readNight } from './read-night.ts'
import type { NightsChosen } from './use-nights-chosen.ts'
import type { TakenRooms } from './use-taken-rooms.ts'
import type { Json } from './value-at.ts'

type FormProps = {
  entries: readonly CalendarEntry[]
  chosen: NightsChosen
  taken: TakenRooms
  currency: string
  onChange: (entries: Json) => void
}

export function NightForm({ entries, chosen, taken, currency, onChange }: FormProps) {
  const { t } = useTexts()
  const sayRange = useSayRange()
  const id = useId()
  const [draft, setDraft] = useState<NightDraft>(blankNight)
  const [news, setNews] = useState<string>()
  const { days, all } = chosen
  const { change, faults } = readNight(draft, currency)
  const lacking = daysThatLack(entries, days, change)
  const isNothing = Object.keys(change).length === 0
  const booked = days.filter((day) => (taken.of(day) ?? 0) > 0)
  const set = () => {
    if (faults.length > 0 || isNothing || lacking.length > 0 || days.length === 0) {
      setNews(
        t(
          faults.length > 0
            ? 'catalogue.nights.faults'
            : isNothing
              ? 'catalogue.nights.nothing'
              : 'catalogue.nights.lacking',
          { count: lacking.length },
        ),
      )
      return
    }
    onChange(changeNights(entries, days, change).map(toJson))
    setNews(t('catalogue.nights.set', { count: days.length }))
    setDraft(blankNight)
    chosen.clear()
  }
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-xl bg-tint p-4">
      <h3 id={id}>{t('catalogue.nights.title')}</h3>
      <p role="status" className="min-h-6">
        {all.length > 0 ? sayRange(chosen) : (news ?? t('catalogue.nights.none'))}
      </p>
      {all.length > 0 && (
        <>
          {all.length > 1 && <Weekdays chosen={chosen} />}
          <NightFields
            draft={draft}
            sum={sumOfNights(entries, days)}
            faults={faults}
            currency={currency}
            onDraft={setDraft}
          />
          {booked.length > 0 && <p className="text-sm">{t('catalogue.nights.booked', { count: booked.length })}</p>}
          {news && <p className="font-semibold text-bad">{news}</p>}
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button min-h-11 px-5 py-1" onClick={set}>
              {t('catalogue.nights.apply', { count: days.length })}
            </button>
            <button
              type="button"
              className="button button-quiet min-h-11 px-4 py-1"
              onClick={() => {
                chosen.clear()
                setNews(undefined)
              }}
            >
              {t('catalogue.nights.clear')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function toJson({ from, to, days, price, rooms, minimumStay, closed }: CalendarEntry): Json {
  return {
    from,
    to,
    ...(days && { days: [...days] }),
    ...(price !== undefined && { price }),
    ...(rooms !== undefined && { rooms }),
    ...(minimumStay !== undefined && { minimumStay }),
    ...(closed !== undefined && { closed }),
  }
}

function useSayRange() {
  const { t, language } = useTexts()
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const say = (day: string | undefined) => format.format(new Date(`${day}T00:00:00Z`))
  return ({ all, days, isOpen }: NightsChosen) => {
    if (isOpen) return t('catalogue.nights.one', { day: say(all[0]) })
    return t('catalogue.nights.range', { from: say(all[0]), to: say(all.at(-1)), count: days.length })
  }
}

function Weekdays({ chosen: { weekdays, setWeekdays } }: { chosen: NightsChosen }) {
  const { t, language } = useTexts()
  const format = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' })
  const toggle = (name: Weekday, isOn: boolean) =>
    setWeekdays(weekdayNames.filter((one) => (one === name ? isOn : weekdays.includes(one))))
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="label">{t('catalogue.nights.weekdays')}</legend>
      {weekdayNames.map((name, at) => (
        <label key={name} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-brand"
            checked={weekdays.includes(name)}
            onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
          />
          {/* The first of June 2026 is a Monday. */}
          {format.format(new Date(Date.UTC(2026, 5, 1 + at)))}
        </label>
      ))}
    </fieldset>
  )
}
