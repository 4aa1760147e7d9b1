// The rooms of a hotel for a stay, in whichever state they are: priced, without dates, sold out, or not to be had from whoever sells them.
import { Link, useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ChooseLink } from './choose-link.tsx'
import { RoomsWaiting } from './hotel-waiting.tsx'
import type { HotelView, RoomsView } from './present-hotel.server.ts'
import type { BareRoom } from './present-offers.server.ts'
import type { PlanAction } from './rate-plan.tsx'
import { RoomCard, RoomTitle } from './room-card.tsx'

type RoomsPartProps = {
  view: HotelView
  /** What can be done with a plan; a link to the signed-in page where it is left out. */
  action?: PlanAction
}

export function RoomsPart({ view, action = leadOn }: RoomsPartProps) {
  const { t } = useTexts()
  const { rooms, stay, rate, offer } = view
  if (rooms.kind === 'waiting') return <RoomsWaiting />
  if (rooms.kind === 'away') return <Away />
  if (rooms.kind === 'bare') return <BareRooms rooms={rooms.rooms} isRefused={rooms.isRefused} />
  if (rooms.kind === 'none') return <SoldOut {...rooms} searchHref={view.searchHref} />
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-semibold">{[stay.said, stay.guestsSaid].join(' · ')}</p>
        <p className="hint">
          {t('hotels.offer.taxes')}. {rate}
        </p>
      </div>
      {rooms.rooms.map((room) => (
        <RoomCard key={room.slug} room={room} chosen={offer} action={action} />
      ))}
    </div>
  )
}

const leadOn: PlanAction = (plan, room) => <ChooseLink plan={plan} room={room} />

function BareRooms({ rooms, isRefused }: { rooms: BareRoom[]; isRefused: boolean }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-5">
      {!isRefused && <p className="font-semibold">{t('hotels.detail.datesFirst')}</p>}
      {rooms.length > 0 && (
        <ul className="grid gap-4">
          {rooms.map((room) => (
            <li key={room.slug} className="card p-4 md:p-5">
              <RoomTitle room={room} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Away() {
  const { t } = useTexts()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="card grid justify-items-start gap-3 p-5 md:p-6">
      <h3>{t('hotels.detail.away')}</h3>
      <p>{t('hotels.detail.awayText')}</p>
      <button
        type="button"
        className="button button-quiet noscript:hidden"
        aria-disabled={state === 'loading' || undefined}
        onClick={() => void revalidate()}
      >
        {t('hotels.detail.again')}
      </button>
    </div>
  )
}

type SoldOutProps = Omit<Extract<RoomsView, { kind: 'none' }>, 'kind'> & { searchHref: string }

function SoldOut({ days, isTooMany, searchHref }: SoldOutProps) {
  const { t } = useTexts()
  return (
    <div className="card grid gap-4 p-5 md:p-6">
      <h3>{t(isTooMany ? 'hotels.detail.tooMany' : 'hotels.detail.none')}</h3>
      {days.length > 0 && (
        <>
          <p>{t('hotels.detail.noneOther')}</p>
          <ul className="grid gap-2 sm:grid-cols-2">
            {days.map(({ href, dates, price }) => (
              <li key={href}>
                <Link
                  to={href}
                  preventScrollReset
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-xl border border-edge px-4 py-2 hover:bg-tint"
                >
                  {dates} <span className="figure font-semibold">{price}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t(isTooMany ? 'hotels.detail.tooManyText' : 'hotels.detail.noneText')}</p>
      <p>
        <Link className="button button-quiet" to={searchHref}>
          {t('hotels.detail.otherHotels')}
        </Link>
      </p>
    </div>
  )
}
