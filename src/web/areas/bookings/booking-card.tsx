// One booking in a list: what it is, its dates, its price and how it stands; the whole card leads to it.
import { Link } from 'react-router'
import { Price } from '#web/ui/price.tsx'
import type { BookingItem } from './present-bookings.server.ts'

export function BookingCard({ reference, href, state, stateText, name, dates, what, total }: BookingItem) {
  return (
    <article className="card relative grid gap-2 p-5 hover:border-edge md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-words">
          {/* The whole card is the link: its name is that of the hotel, or whatever it is, alone. */}
          <Link to={href} className="after:absolute after:inset-0 after:rounded-card">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <span className={`tag ${state === 'held' ? 'font-semibold' : ''}`}>{stateText}</span>
      </div>
      <p>{dates}</p>
      <p className="text-muted">
        <bdi>{what}</bdi>, <bdi className="figure">{reference}</bdi>
      </p>
      <Price price={total} />
    </article>
  )
}
