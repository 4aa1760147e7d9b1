// The hours of one day: times from and to, one row for each stretch, or none.
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Hours } from './week.ts'

type HoursRowsProps = {
  hours: Hours[]
  isLocked: boolean
  /** Said where there are none. */
  none: string
  /** Tells the rows of days apart for those who hear them. */
  dayName: string
  onChange: (hours: Hours[]) => void
}

/** After a morning comes an afternoon; a day begins in the morning. */
const nextHours = (last: Hours | undefined): Hours => {
  if (!last) return { from: '09:00', to: '17:00' }
  return last.to < '14:00' ? { from: '14:00', to: '18:00' } : { from: last.to, to: '' }
}

export function HoursRows({ hours, isLocked, none, dayName, onChange }: HoursRowsProps) {
  const { t } = useTexts()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const rows = box.current?.querySelectorAll<HTMLElement>('[data-from]') ?? []
    const next = rows[wanted.current] ?? box.current?.querySelector<HTMLElement>('[data-add]')
    wanted.current = undefined
    next?.focus()
  })
  const change = (next: Hours[], focus?: number) => {
    wanted.current = focus
    onChange(next)
  }
  const set = (at: number, part: Partial<Hours>) =>
    change(hours.map((one, own) => (own === at ? { ...one, ...part } : one)))
  return (
    <div ref={box} className="grid gap-2">
      {hours.map(({ from, to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: every value is held above
        // oxlint-disable-next-line react/no-array-index-key -- every value is held above
        <div key={at} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <input
            data-from
            type="time"
            dir="ltr"
            aria-label={t('catalogue.hours.from', { day: dayName })}
            className="field figure min-h-11 w-auto max-w-34 min-w-0 flex-1 px-2 py-1"
            value={from}
            readOnly={isLocked}
            onChange={({ currentTarget }) => set(at, { from: currentTarget.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            dir="ltr"
            aria-label={t('catalogue.hours.to', { day: dayName })}
            aria-describedby={to !== '' && to <= from ? `${id}-${at}` : undefined}
            aria-invalid={(to !== '' && to <= from) || undefined}
            className="field figure min-h-11 w-auto max-w-34 min-w-0 flex-1 px-2 py-1"
            value={to}
            readOnly={isLocked}
            onChange={({ currentTarget }) => set(at, { to: currentTarget.value })}
          />
          {!isLocked && (
            <button
              type="button"
              aria-label={t('catalogue.hours.remove', { day: dayName, number: at + 1 })}
              className="grid size-11 place-items-center rounded-lg text-muted hover:bg-tint hover:text-ink"
              onClick={() =>
                change(
                  hours.filter((_, own) => own !== at),
                  at === 0 ? 0 : at - 1,
                )
              }
            >
              <Icon name="cross" className="size-5" />
            </button>
          )}
          {to !== '' && to <= from && (
            <p id={`${id}-${at}`} className="w-full text-sm font-semibold text-bad">
              {t('catalogue.hours.backwards')}
            </p>
          )}
        </div>
      ))}
      <p className="flex min-h-11 flex-wrap items-center gap-x-4">
        {hours.length === 0 && <span className="text-muted">{none}</span>}
        {!isLocked && (
          <button
            data-add
            type="button"
            className="link inline-flex min-h-11 items-center gap-1 text-sm"
            aria-label={t('catalogue.hours.addFor', { day: dayName })}
            onClick={() => change([...hours, nextHours(hours.at(-1))], hours.length)}
          >
            <Icon name="plus" className="size-4" />
            {t('catalogue.hours.add')}
          </button>
        )}
      </p>
    </div>
  )
}
