// What was booked in an order, item by item: its state, its voucher and calendar file, and cancelling it.
import { Link } from 'react-router'
import { orderCalendarPath } from '#web/browser/endpoints/orders.ts'
import { toAddress } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ChangeForm } from './change-form.tsx'
import { ChangeTold } from './change-told.tsx'
import type { ShownItem, ShownOrder } from './present-order.server.ts'

export function OrderItems({ order }: { order: ShownOrder }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="items" className="grid gap-4">
      <h2 id="items" className="text-xl">
        {t('orders.items')}
      </h2>
      <ul className="grid gap-4">
        {order.items.map((item) => (
          <li key={item.id} className="card grid gap-4 p-5 md:p-6">
            <ItemFacts item={item} />
            <ItemActions order={order} item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ItemFacts({ item }: { item: ShownItem }) {
  const { t } = useTexts()
  const { title, state, stateText, dates, travellers, party, confirmation, total, own, onSite } = item
  const isGone = state === 'refused' || state === 'cancelled'
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className={`min-w-0 break-words ${isGone ? 'text-muted' : ''}`}>
          <bdi>{title}</bdi>
        </h3>
        <span className={`tag ${state === 'booked' ? 'font-semibold' : ''}`}>{stateText}</span>
      </div>
      <p>{dates}</p>
      {travellers && (
        <p>
          <span className="text-muted">{t('orders.travellers')}: </span>
          {travellers}
        </p>
      )}
      {party && <p className="hint">{party}</p>}
      {confirmation && (
        <p>
          <span className="text-muted">{t('orders.confirmation')}: </span>
          <bdi className="figure">{confirmation}</bdi>
        </p>
      )}
      <p className="flex flex-wrap gap-x-3">
        <bdi className={`figure font-semibold ${isGone ? 'text-muted line-through' : ''}`}>{total}</bdi>
        {own && <bdi className="figure text-muted">{own}</bdi>}
      </p>
      {onSite && !isGone && (
        <p className="hint">
          {t('orders.onSite')}: <bdi className="figure">{onSite}</bdi>
        </p>
      )}
    </div>
  )
}

const link = 'link inline-flex min-h-11 items-center noscript:hidden'

function ItemActions({ order: { reference, cancel, changing }, item }: { order: ShownOrder; item: ShownItem }) {
  const { t, language } = useTexts()
  const { id, title, page, isBooked, can, voucher, change, noChange } = item
  const own = `/profile/manage-bookings/${reference}`
  const label = (text: string) => `${text}: ${title}`
  return (
    <>
      <p className="flex flex-wrap gap-x-5 print:hidden">
        <Link className="link inline-flex min-h-11 items-center" to={page} aria-label={label(t('orders.details'))}>
          {t('orders.details')}
        </Link>
        {isBooked && (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`${toAddress(orderCalendarPath, { order: reference, item: id })}?language=${language}`}
            download
            aria-label={label(t('orders.calendar'))}
          >
            {t('orders.calendar')}
          </a>
        )}
        {voucher && (
          <Link
            className="link inline-flex min-h-11 items-center"
            to={voucher}
            aria-label={label(t('orders.document.voucher'))}
          >
            {t('orders.document.voucher')}
          </Link>
        )}
        {can.change && !change && (
          <>
            <Link className={link} to={`${own}?change=${id}`} preventScrollReset aria-label={label(t('orders.change'))}>
              {t('orders.change')}
            </Link>
            <Link
              className={link}
              to={`${own}?change=${id}&what=people`}
              preventScrollReset
              aria-label={label(t('orders.changePeople'))}
            >
              {t('orders.changePeople')}
            </Link>
          </>
        )}
      </p>
      {noChange && <p className="hint print:hidden">{noChange}</p>}
      {change && <ChangeTold key={change.id} reference={reference} change={change} />}
      {!change && changing?.item === id && <ChangeForm reference={reference} change={changing} />}
      {can.cancel && <CancelOrder reference={reference} cancel={cancel} item={{ id, title }} />}
    </>
  )
}
