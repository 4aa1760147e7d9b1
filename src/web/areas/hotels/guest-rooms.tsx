// Rooms, adults, and children with their ages, by buttons; by plain fields where there are no scripts.
import type { FieldFault } from '#kernel/fault.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { PlainGuests } from './plain-guests.tsx'
import { RoomRow } from './room-row.tsx'
import { formLimits, type SearchAddress } from './stay-address.ts'
import type { DraftRoom } from './stay-draft.ts'
import type { StayPanels } from './stay-panels.ts'
import { useSayFault } from './use-say-fault.ts'

type GuestRoomsProps = {
  search: SearchAddress
  stay: StayPanels
  idOf: (name: string) => string
  /** Of the rooms alone. */
  faults: readonly FieldFault[]
  /** All guests in words. */
  said: string
}

export function GuestRooms({ search, stay, idOf, faults, said }: GuestRoomsProps) {
  const { t } = useTexts()
  const sayFault = useSayFault()
  const { rooms } = stay.fields
  const setRooms = (changed: DraftRoom[]) => stay.change({ rooms: changed })
  return (
    <>
      <div className="grid gap-6 noscript:hidden">
        {faults
          .filter(({ path }) => path === 'room')
          .map((fault) => (
            <p key={fault.reason} className="font-semibold text-bad">
              {sayFault(fault)}
            </p>
          ))}
        {rooms.map((room, at) => (
          <RoomRow
            // Rooms have no name but their number.
            key={`room ${at + 1}`}
            at={at}
            room={room}
            isOnly={rooms.length === 1}
            idOf={idOf}
            faults={faults.filter(({ path }) => path.startsWith(`room.${at}.`))}
            onChange={(changed) => setRooms(rooms.with(at, changed))}
            onRemove={() => setRooms(rooms.toSpliced(at, 1))}
          />
        ))}
        {rooms.length < formLimits.rooms && (
          <button
            type="button"
            className="button button-quiet justify-self-start"
            onClick={() => setRooms([...rooms, { adults: 1, children: [] }])}
          >
            {t('hotels.form.addRoom')}
          </button>
        )}
        <p role="status" className="sr-only">
          {stay.panel === 'guests' ? said : ''}
        </p>
      </div>
      <noscript>
        <PlainGuests search={search} idOf={idOf} />
      </noscript>
    </>
  )
}
