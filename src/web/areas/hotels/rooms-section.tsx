// The lower part of a hotel's page: the stay, and the rooms for it. Drawn with the page; its code comes after it.
import type { ReactNode } from 'react'
import type { HotelView } from './present-hotel.server.ts'
import { RoomsPart } from './rooms-part.tsx'
import { StayBar } from './stay-bar.tsx'

/** @param rooms as `DetailPage` has them */
export function RoomsSection({ view, rooms }: { view: HotelView; rooms: ReactNode }) {
  const { stay, base, id, offer, replaces } = view
  return (
    <>
      <StayBar
        key={stayKey(stay)}
        stay={stay}
        action={`${base}/${encodeURIComponent(id)}`}
        kept={{ offer, replaces }}
      />
      {rooms ?? <RoomsPart view={view} />}
    </>
  )
}

/** Another stay, another form: what stands in its fields is what the address says. */
const stayKey = ({ search: { checkIn, checkOut }, rooms }: HotelView['stay']): string =>
  [checkIn, checkOut, ...rooms].join(' ')
