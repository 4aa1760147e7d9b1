// The client's hotel bookings: what is held, what is coming, what is over; or the way to a first one.
import { Link } from 'react-router'
import { ConfirmFirst } from '#web/areas/profile/confirm-first.tsx'
import { FailedToLoad } from '#web/areas/profile/failed-to-load.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Price } from '#web/ui/price.tsx'
import type { BookingGroups, BookingItem } from './present-bookings.server.ts'

type BookingsPageProps = {
  heading: string
  groups: BookingGroups | undefined
  /** Whether their address is known to be theirs: nothing can be booked before. */
  isConfirmed: boolean
}

export function BookingsPage({ heading, groups, isConfirmed }: BookingsPageProps) {
  const { t } = useTexts()
  return (
    <div className="grid gap-10">
      <header className="grid gap-2">
        <h1>{heading}</h1>
        <p className="text-lg text-muted">{t('hotels.bookings.introduction')}</p>
      </header>
      {!groups && (isConfirmed ? <FailedToLoad /> : <ConfirmFirst />)}
      {groups?.length === 0 && <NothingYet />}
      {groups?.map(({ name, title, items }) => (
        <section key={name} aria-labelledby={`group-${name}`} className="grid gap-4">
          <h2 id={`group-${name}`} className="text-xl">
            {title}
          </h2>
          <ul className="grid gap-4">
            {items.map((item) => (
              <li key={item.reference}>
                <Item {...item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups && groups.length > 0 && (
        <p>
          <Link className="link py-1" to="/profile/hotels">
            {t('hotels.bookings.findAnother')}
          </Link>
        </p>
      )}
    </div>
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
