// The client's hotel bookings: what is held, what is coming, what is over; or the way to a first one.
import { Link } from 'react-router'
import { OwnList } from '#web/areas/profile/own-list.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { BookingCard } from './booking-card.tsx'
import type { BookingGroups } from './present-bookings.server.ts'

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
      {(item) => <BookingCard {...item} />}
    </OwnList>
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
