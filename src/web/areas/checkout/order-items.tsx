// What an order is made of, line by line: who each is agreed with, what is fixed, and what may still change.
import { Link } from 'react-router'
import { takeOutItem } from '#web/browser/endpoints/checkout.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { Fold } from '#web/ui/fold.tsx'
import type { OrderView } from './present-order.server.ts'
import type { OrderItemView } from './present-order-item.server.ts'
import { useOrderAction } from './use-order-action.ts'

type OrderItemsProps = { order: Pick<OrderView, 'reference' | 'items' | 'stage'> }

export function OrderItems({ order: { reference, items, stage } }: OrderItemsProps) {
  const { t, language } = useTexts()
  const action = useOrderAction()
  return (
    <section aria-labelledby="items" className="grid gap-4">
      <h2 id="items" className="text-xl">
        {t(stage === 'placed' ? 'checkout.itemsBooked' : 'checkout.items')}
      </h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id}>
            <Item
              item={item}
              isPlain={stage !== 'agree'}
              takeOut={() => void action.send(toEndpoint(takeOutItem, { order: reference, item: item.id, language }))}
            />
          </li>
        ))}
      </ul>
      <ActionStatus news={action.news} />
    </section>
  )
}

type ItemProps = { item: OrderItemView; isPlain: boolean; takeOut: () => void }

function Item({ item, isPlain, takeOut }: ItemProps) {
  const { t } = useTexts()
  return (
    <article className="card grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-52 gap-1">
          <h3 className="break-words">
            <bdi>{item.title}</bdi>
          </h3>
          <p>{item.dates}</p>
          <p className="hint">{item.party}</p>
        </div>
        <div className="grid gap-1 justify-items-start sm:justify-items-end">
          {isPlain && <span className="tag">{item.stateText}</span>}
          <bdi className="figure text-lg font-semibold">{item.total}</bdi>
          {item.own && <bdi className="hint sm:text-end">{item.own}</bdi>}
        </div>
      </div>
      <Fold className="border-t border-line" line="pt-3 font-semibold" summary={t('checkout.details')}>
        <Lines item={item} />
        {item.facts.length > 0 && <Facts facts={item.facts} />}
      </Fold>
      {!isPlain && (
        <div className="flex flex-wrap gap-x-6 gap-y-2 noscript:hidden">
          {item.canTakeOut && (
            <button
              type="button"
              className="link py-1"
              aria-label={t('checkout.takeOutItem', { title: `\u2068${item.title}\u2069` })}
              onClick={takeOut}
            >
              {t('checkout.takeOut')}
            </button>
          )}
        </div>
      )}
      {isPlain && item.state === 'booked' && (
        <p>
          <Link className="link py-1" to={item.page}>
            {t('checkout.toBooking')}
          </Link>
        </p>
      )}
    </article>
  )
}

function Lines({ item: { lines, title } }: { item: OrderItemView }) {
  const { t } = useTexts()
  return (
    <ul>
      {lines.map(({ label, amount, isOnSite, mayChangeIf }, at) => (
        <li key={`${at}`} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
          <span className="min-w-0 flex-1 basis-40 break-words">
            <bdi>{label ?? title}</bdi>
            {isOnSite && <span className="hint block">{t('checkout.onSite')}</span>}
            {mayChangeIf && (
              <span className="hint block">{t('checkout.mayChange', { reason: `\u2068${mayChangeIf}\u2069` })}</span>
            )}
          </span>
          <bdi className="figure ms-auto">{amount}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts }: Pick<OrderItemView, 'facts'>) {
  return (
    <dl className="grid gap-x-8 gap-y-4 pt-4 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="hint">{label}</dt>
          <dd className="break-words whitespace-pre-line">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
