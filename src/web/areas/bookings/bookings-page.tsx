// The client's bookings of one kind: what is held, what is coming, what is over; or the way to a first one.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { OwnList } from '#web/signed-in/own-list.tsx'
import type { KindName } from '#web/site/booking-kind.ts'
import { BookingCard } from './booking-card.tsx'
import type { BookingGroups } from './present-bookings.server.ts'

type BookingsPageProps = {
  kind: KindName
  heading: string
  groups: BookingGroups | undefined
  /** Whether their address is known to be theirs: nothing can be booked before. */
  isConfirmed: boolean
}

export function BookingsPage({ kind, ...list }: BookingsPageProps) {
  const { t } = useTexts()
  return (
    <OwnList
      {...list}
      introduction={t(`${kind}.bookings.introduction`)}
      none={<NothingYet kind={kind} />}
      more={{ to: `/profile/${kind}`, text: t(`${kind}.bookings.findAnother`) }}
    >
      {(item) => <BookingCard {...item} />}
    </OwnList>
  )
}

function NothingYet({ kind }: { kind: KindName }) {
  const { t } = useTexts()
  return (
    <div className="card grid justify-items-start gap-4 p-5 md:p-6">
      <p className="text-lg font-semibold">{t(`${kind}.bookings.none`)}</p>
      <p>{t(`${kind}.bookings.noneText`)}</p>
      <Link className="button" to={`/profile/${kind}`}>
        {t(`${kind}.bookings.find`)}
      </Link>
    </div>
  )
}
