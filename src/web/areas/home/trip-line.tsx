// The days of one trip in a row: nights in hospital, days near the clinic, the days one may fly, the flight home.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DayKind, Trip } from './present-trip.server.ts'

const looks: Record<DayKind, string> = {
  hospital: 'bg-brand',
  near: 'border border-edge bg-wash',
  mayFly: 'border-2 border-accent bg-wash',
}

export function TripLine({ trip }: { trip: Trip }) {
  const { t } = useTexts()
  return (
    <figure className="card p-6 md:p-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{trip.title}</span>
        <Link to={`/procedures/${trip.slug}`} className="link">
          {t('home.tripMore')}
        </Link>
      </figcaption>
      <div aria-hidden="true" className="mt-6 flex items-center gap-1 sm:gap-1.5">
        {trip.days.map((kind, day) => (
          <span key={`${day}`} className={`h-8 grow rounded-sm sm:h-10 sm:rounded-md ${looks[kind]}`} />
        ))}
        <Icon name="plane" className="ms-2 size-6 text-brand rtl:-scale-x-100" />
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
        {trip.legend.map(({ kind, text }) => (
          <li key={kind} className="flex items-center gap-3">
            <span aria-hidden="true" className={`size-4 shrink-0 rounded-sm ${looks[kind]}`} />
            {text}
          </li>
        ))}
        <li className="flex items-center gap-3">
          <Icon name="plane" className="size-4 text-brand rtl:-scale-x-100" />
          {trip.home}
        </li>
      </ul>
      <p className="hint mt-5 max-w-none">{t('home.tripNote')}</p>
      {trip.nights > 0 && (
        <p className="mt-3">
          <Link to={`/hotels?nights=${trip.nights}&procedure=${trip.slug}`} className="link">
            {t('home.tripHotels', { count: trip.nights })}
          </Link>
        </p>
      )}
    </figure>
  )
}
