// Everything that a client has booked: orders that were paid here, and bookings that are paid where they stay.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { OwnList } from '#web/signed-in/own-list.tsx'
import { OrderCard } from './order-card.tsx'
import type { ListedOrder } from './present-orders.server.ts'

type Group<Single> = { name: string; title: string; orders: readonly ListedOrder[]; singles: readonly Single[] }

type OrdersPageProps<Single> = {
  /** Undefined where the list cannot be had. */
  groups: readonly Group<Single>[] | undefined
  /** Whether their address is known to be theirs: nothing is shown before. */
  isConfirmed: boolean
  /** Draws a booking without an order as the list of its kind does. */
  drawSingle: (single: Single) => ReactNode
}

export function OrdersPage<Single extends { reference: string }>(props: OrdersPageProps<Single>) {
  const { groups, isConfirmed, drawSingle } = props
  const { t } = useTexts()
  const listed = groups?.map(({ name, title, orders, singles }) => ({
    name,
    title,
    items: [
      ...orders.map((order) => ({ reference: order.reference, drawn: <OrderCard {...order} /> })),
      ...singles.map((single) => ({ reference: single.reference, drawn: drawSingle(single) })),
    ],
  }))
  return (
    <OwnList
      heading={t('orders.title')}
      introduction={t('orders.introduction')}
      groups={listed}
      isConfirmed={isConfirmed}
      none={<NothingYet />}
      more={{ to: '/profile/hotels', text: t('orders.toHotels') }}
    >
      {({ drawn }) => drawn}
    </OwnList>
  )
}

function NothingYet() {
  const { t } = useTexts()
  return (
    <div className="card grid justify-items-start gap-4 p-5 md:p-6">
      <p className="text-lg font-semibold">{t('orders.none')}</p>
      <p>{t('orders.noneText')}</p>
      <div className="flex flex-wrap gap-3">
        <Link className="button" to="/profile/procedures">
          {t('orders.toProcedures')}
        </Link>
        <Link className="button button-quiet" to="/profile/hotels">
          {t('orders.toHotels')}
        </Link>
      </div>
    </div>
  )
}
