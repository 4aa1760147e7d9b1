// The stay that a hotel's page shows prices for, to be changed in place: a form that leads to the same page, with scripts and without.
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FieldFault } from '#kernel/fault.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PlainGuests } from './plain-guests.tsx'
import type { StayView } from './present-stay.server.ts'
import { RoomRow } from './room-row.tsx'
import { formLimits, writeRoom } from './stay-address.ts'
import type { DraftRoom } from './stay-draft.ts'
import { useSayFault } from './use-say-fault.ts'

type StayBarProps = {
  stay: StayView
  /** The page's own path. */
  action: string
  /** What else the address says and goes on to say: the rate that was chosen, the booking whose dates are changed. Empty: nothing. */
  kept: { offer: string; insteadOf: string }
}

export function StayBar({ stay, action, kept }: StayBarProps) {
  const { t } = useTexts()
  const { location } = useNavigation()
  const [rooms, setRooms] = useState<DraftRoom[]>(stay.search.rooms)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const isAsking = location?.pathname === action
  const idOf = (name: string) => `${id}-${name}`
  useFaultFocus(form, stay.faults)
  return (
    <Form
      ref={form}
      method="get"
      action={action}
      preventScrollReset
      noValidate
      aria-label={t('hotels.detail.stay')}
      className="card grid gap-4 p-4 md:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto] lg:items-end">
        <DayField name="checkIn" stay={stay} id={idOf('checkIn')} />
        <DayField name="checkOut" stay={stay} id={idOf('checkOut')} />
        <button
          type="submit"
          className="button sm:col-span-2 lg:col-span-1"
          aria-disabled={isAsking || undefined}
          onClick={(event) => isAsking && event.preventDefault()}
        >
          {t(isAsking ? 'hotels.detail.asking' : 'hotels.detail.show')}
        </button>
      </div>
      <Guests stay={stay} rooms={rooms} idOf={idOf} onRooms={setRooms} />
      {/* After the days, so that the address reads as it does everywhere. */}
      {rooms.map((room, at) => (
        // Rooms have no name but their number.
        <input key={`room ${at + 1}`} type="hidden" name="room" value={writeRoom(withAges(room))} />
      ))}
      {stay.search.procedure && <input type="hidden" name="procedure" value={stay.search.procedure} />}
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </Form>
  )
}

/** An age that was not chosen yet is that of a child who sleeps in a bed of their own. */
const withAges = ({ adults, children }: DraftRoom) => ({
  adults,
  children: children.map((age) => age ?? formLimits.childAge),
})

/** What is wrong is gone to once the page has come with it. */
function useFaultFocus(form: RefObject<HTMLFormElement | null>, faults: readonly FieldFault[]): void {
  useEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, faults])
}

/** No least day for the browser to insist on: what is wrong with a day is said beside it, in the visitor's language. */
function DayField({ name, stay, id }: { name: 'checkIn' | 'checkOut'; stay: StayView; id: string }) {
  const { t } = useTexts()
  const sayFault = useSayFault()
  const fault = stay.faults.find(({ path }) => path === name)
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
        type="date"
        name={name}
        defaultValue={stay.search[name]}
        min={stay.today}
        max={stay.lastDay}
        className="field"
        {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
    </div>
  )
}

type GuestsProps = {
  stay: StayView
  rooms: DraftRoom[]
  idOf: (name: string) => string
  onRooms: (rooms: DraftRoom[]) => void
}

function Guests({ stay, rooms, idOf, onRooms }: GuestsProps) {
  const { t } = useTexts()
  const sayFault = useSayFault()
  const faults = stay.faults.filter(({ path }) => path.startsWith('room'))
  return (
    <Fold
      summary={
        <>
          <span className="text-muted">{t('hotels.form.guests')}</span>
          <span className="font-semibold">{stay.guestsSaid}</span>
          {faults.map((fault) => (
            <span key={`${fault.path} ${fault.reason}`} className="basis-full font-semibold text-bad">
              {sayFault(fault)}
            </span>
          ))}
        </>
      }
    >
      <div className="grid gap-6 pt-3 noscript:hidden">
        {rooms.map((room, at) => (
          <RoomRow
            key={`room ${at + 1}`}
            at={at}
            room={room}
            isOnly={rooms.length === 1}
            idOf={idOf}
            faults={faults.filter(({ path }) => path.startsWith(`room.${at}.`))}
            onChange={(changed) => onRooms(rooms.with(at, changed))}
            onRemove={() => onRooms(rooms.toSpliced(at, 1))}
          />
        ))}
        {rooms.length < formLimits.rooms && (
          <button
            type="button"
            className="button button-quiet justify-self-start"
            onClick={() => onRooms([...rooms, { adults: 1, children: [] }])}
          >
            {t('hotels.form.addRoom')}
          </button>
        )}
      </div>
      <noscript>
        <PlainGuests search={stay.search} idOf={idOf} />
      </noscript>
    </Fold>
  )
}
