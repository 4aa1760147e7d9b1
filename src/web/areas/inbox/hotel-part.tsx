// Whether the clinic has told a hotel of its own about a booking: who did, when, and the number that the hotel gave.
import { type FormEvent, useState } from 'react'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import type { KnownItem } from './present-item.server.ts'
import { useItemDeed } from './use-item-deed.ts'

type HotelPartProps = { row: KnownItem['row']; informing: NonNullable<KnownItem['informing']> }

export function HotelPart({ row, informing: { about, told, confirmation } }: HotelPartProps) {
  const { t } = useTexts()
  const mayWork = useMay('inbox.work')
  const deed = useItemDeed()
  // Undefined while nothing is typed: what a colleague saves meanwhile is shown.
  const [typed, setTyped] = useState<string>()
  const keep = async (isInformed: boolean) => {
    if (deed.isBusy || !(await deed.informHotel(row, isInformed, isInformed ? (typed ?? confirmation) : undefined)))
      return
    setTyped(undefined)
    deed.say(isInformed ? 'desk.inbox.hotel.said.informed' : 'desk.inbox.hotel.said.undone')
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void keep(true)
  }
  const button = { className: 'button button-quiet min-h-11 px-4 py-1', 'aria-disabled': deed.isBusy || undefined }
  return (
    <section aria-labelledby="inbox-hotel" className="card grid gap-4 p-5 md:p-6">
      <h2 id="inbox-hotel" className="text-lg">
        {t(`desk.inbox.hotel.${about}.title`)}
      </h2>
      <p className={told ? 'font-semibold wrap-anywhere' : 'text-muted'}>{told ?? t('desk.inbox.hotel.notYet')}</p>
      {!told && <p>{t(`desk.inbox.hotel.${about}.hint`)}</p>}
      {mayWork && (
        <form noValidate onSubmit={save} className="grid gap-4 noscript:hidden">
          {about === 'booked' && (
            <div className="max-w-sm">
              <label className="label" htmlFor="inbox-hotel-number">
                {t('desk.inbox.hotel.number')}
              </label>
              <p id="inbox-hotel-number-hint" className="hint mb-2">
                {t('desk.inbox.hotel.numberHint')}
              </p>
              <input
                id="inbox-hotel-number"
                className="field"
                dir="ltr"
                autoComplete="off"
                maxLength={60}
                value={typed ?? confirmation}
                aria-describedby="inbox-hotel-number-hint"
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </div>
          )}
          <ActionStatus news={deed.news} />
          <div className="flex flex-wrap gap-2">
            {(!told || about === 'booked') && (
              <button type="submit" {...button}>
                {t(told ? 'desk.inbox.hotel.save' : `desk.inbox.hotel.${about}.tick`)}
              </button>
            )}
            {told && (
              <button type="button" {...button} onClick={() => void keep(false)}>
                {t('desk.inbox.hotel.undo')}
              </button>
            )}
          </div>
        </form>
      )}
    </section>
  )
}
