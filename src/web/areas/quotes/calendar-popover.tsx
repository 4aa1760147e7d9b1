// The calendar over the quote form, beside the button that opens it; it fills in the form's own two date fields.
import './calendar-popover.css'
import { getLocalTimeZone, today } from '@internationalized/date'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { setValue, valueOf } from '#web/browser/form-fields.ts'
import { type Days, RangeCalendar } from '#web/browser/range-calendar.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'

export type CalendarPopoverProps = {
  /** The button in the form whose fields `earliest` and `latest` are filled. */
  button: HTMLButtonElement
  onClose: () => void
}

export function CalendarPopover({ button, onClose }: CalendarPopoverProps) {
  const { t } = useTexts()
  const { form } = button
  const buttonRef = useRef(button)
  const [days, setDays] = useState<Days>(() => ({
    from: form ? valueOf(form, 'earliest') : '',
    until: form ? valueOf(form, 'latest') : '',
  }))
  const choose = (chosen: Days) => {
    setDays(chosen)
    if (!form) return
    setValue(form, 'earliest', chosen.from)
    setValue(form, 'latest', chosen.until)
    form.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const title = t('quote.calendar.title')
  return (
    <Popover triggerRef={buttonRef} isOpen onOpenChange={onClose} placement="bottom start" className="calendar-popover">
      <Dialog aria-label={title} className="outline-none">
        <RangeCalendar
          label={title}
          days={days}
          min={today(getLocalTimeZone()).toString()}
          autoFocus
          onChange={choose}
        />
        <div className="calendar-popover-foot">
          <Button className="link" onPress={() => choose({ from: '', until: '' })}>
            {t('quote.calendar.clear')}
          </Button>
          <Button className="button" onPress={onClose}>
            {t('quote.calendar.done')}
          </Button>
        </div>
      </Dialog>
    </Popover>
  )
}
