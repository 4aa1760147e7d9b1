// Opens a calendar beside the two date fields; its code is fetched only when it is asked for.
import { type ComponentType, useState } from 'react'
import { loadChunk } from '#web/browser/reload-once.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CalendarPopoverProps } from './calendar-popover.tsx'

export function CalendarButton() {
  const { t } = useTexts()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const [Calendar, setCalendar] = useState<ComponentType<CalendarPopoverProps>>()

  const open = () => {
    setState('loading')
    loadChunk(() => import('./calendar-popover.tsx'))
      .then(({ CalendarPopover }) => {
        setCalendar(() => CalendarPopover)
        setState('open')
      })
      .catch(() => setState('failed'))
  }
  return (
    <div className="scripted -mt-4 flex-col items-start sm:col-span-2">
      <button
        ref={setButton}
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onClick={open}
      >
        <Icon name="calendar" />
        {t('quote.calendar.open')}
      </button>
      <p role="status" className="hint mt-2 empty:hidden">
        {state === 'failed' ? t('quote.calendar.failed') : ''}
      </p>
      {Calendar && button && state === 'open' && <Calendar button={button} onClose={() => setState('closed')} />}
    </div>
  )
}
