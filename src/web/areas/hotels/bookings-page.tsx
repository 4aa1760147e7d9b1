// The client's hotel bookings: what is held, what is coming, what is over; or the way to a first one.
import { Link } from 'react-router'
import { OwnList } from '#web/areas/profile/own-list.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Price } from '#web/ui/price.tsx'
import type { BookingGroups, BookingItem } from './present-bookings.server.ts'

type BookingsPageProps = {
  heading: string
  groups: BookingGroups | undefined
  /** Whether their address is known to be theirs: nothing can be booked before. */
  isConfirmed: boolean
}

export function BookingsPage(list: BookingsPageProps) {
  const { t } = useTexts()
  return (
    <OwnList
      {...list}
      introduction={t('hotels.bookings.introduction')}
      none={<NothingYet />}
      more={{ to: '/profile/hotels', text: t('hotels.bookings.findAnother') }}
    >
      {(item) => <Item {...item} />}
    </OwnList>
  )
}

function Item({ reference, href, state, stateText, hotel, dates, room, total }: BookingItem) {
  return (
    <article className="card relative grid gap-2 p-5 hover:border-edge md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-words">
          {/* The whole card is the link: its name is that of the hotel alone. */}
          <Link to={href} className="after:absolute after:inset-0 after:rounded-card">
            <bdi>{hotel}</bdi>
          </Link>
        </h3>
        <span className={`tag ${state === 'held' ? 'font-semibold' : ''}`}>{stateText}</span>
      </div>
      <p>{dates}</p>
      <p className="text-muted">
        <bdi>{room}</bdi>, <bdi className="figure">{reference}</bdi>
      </p>
      <Price price={total} />
    </article>
  )
}

function NothingYet() {
  const { t } = useTexts()
  return (
    <div className="card grid justify-items-start gap-4 p-5 md:p-6">
      <p className="text-lg font-semibold">{t('hotels.bookings.none')}</p>
      <p>{t('hotels.bookings.noneText')}</p>
      <Link className="button" to="/profile/hotels">
        {t('hotels.bookings.find')}
      </Link>
    </div>
  )
}
