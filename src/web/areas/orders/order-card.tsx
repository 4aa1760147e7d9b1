// One order in the list: what it is, its dates, what is due next and how it stands; the whole card leads to it.
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import type { ListedOrder } from './present-orders.server.ts'

export function OrderCard({ href, reference, title, stateText, dates, next, due, total, group, invoice }: ListedOrder) {
  return (
    <article className="card relative grid gap-2 p-5 hover:border-edge md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-words">
          <Link to={href} className="after:absolute after:inset-0 after:rounded-card">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <span className={`tag ${group === 'due' ? 'font-semibold' : ''}`}>{stateText}</span>
      </div>
      <p>{dates}</p>
      <p className="text-muted">
        {next} <bdi className="figure">{reference}</bdi>
      </p>
      {due && (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="clock" className="size-4" />
          <bdi>{due}</bdi>
        </p>
      )}
      <Price price={total} />
      {invoice && (
        <p>
          {/* Above the link that the whole card is. */}
          <Link className="link relative z-10 inline-flex min-h-11 items-center" to={invoice.href}>
            {invoice.label}
          </Link>
        </p>
      )}
    </article>
  )
}
