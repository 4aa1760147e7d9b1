// Cancelling an order or one item of it: what it costs and gives back is told first, to the minor unit, and then asked once more.
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { cancelOrder } from '#web/browser/endpoints/orders.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import type { ShownCancel } from './present-order-cancel.server.ts'
import { type OrderAction, useOrderAction } from './use-order-action.ts'

type CancelOrderProps = {
  reference: string
  /** What the page asks about, if it does. */
  cancel: ShownCancel | undefined
  /** Null for everything. */
  item: { id: string; title: string } | null
}

export function CancelOrder({ reference, cancel, item }: CancelOrderProps) {
  const { t } = useTexts()
  const action = useOrderAction()
  const page = `/profile/manage-bookings/${reference}`
  if (cancel && cancel.item === (item?.id ?? null)) return <Question {...{ reference, page, cancel, action }} />
  const text = t(item ? 'orders.cancelItem' : 'orders.cancel')
  return (
    <p className="noscript:hidden print:hidden">
      <Link
        className="button button-quiet"
        to={`${page}?cancel=${item?.id ?? 'all'}`}
        preventScrollReset
        aria-label={item ? `${text}: ${item.title}` : undefined}
      >
        {text}
      </Link>
    </p>
  )
}

type QuestionProps = { reference: string; page: string; cancel: ShownCancel; action: OrderAction }

function Question({ reference, page, cancel: { item, title, quote }, action }: QuestionProps) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const part = useRef<HTMLElement>(null)
  useEffect(() => part.current?.focus(), [])
  const send = async () => {
    if (!quote || action.isBusy) return
    const { agreedFee, revision } = quote
    const asked = { order: reference, agreedFee, revision, language, ...(item && { item }) }
    if (await action.send(toEndpoint(cancelOrder, asked)))
      await navigate(`${page}?cancelled`, { replace: true, preventScrollReset: true })
  }
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="cancel"
      className="grid gap-4 rounded-xl bg-tint p-5 outline-none print:hidden"
    >
      <h2 id="cancel" className="text-xl">
        {title}
      </h2>
      {quote ? <Told quote={quote} /> : <p>{t('orders.cancelUnknown')}</p>}
      <div className="flex flex-wrap gap-3">
        {quote && (
          <button
            type="button"
            className="button button-quiet border-bad text-bad"
            aria-disabled={action.isBusy || undefined}
            onClick={() => void send()}
          >
            {t(action.isBusy ? 'orders.cancelBusy' : 'orders.cancelYes')}
          </button>
        )}
        <Link className="button button-quiet" to={page} preventScrollReset>
          {t('orders.cancelNo')}
        </Link>
      </div>
      <ActionStatus news={action.news} />
    </section>
  )
}

function Told({ quote: { text, more, lines } }: { quote: NonNullable<ShownCancel['quote']> }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{text}</p>
      {more.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <ul className="mt-2 grid gap-1 text-muted empty:hidden">
        {lines.map((line) => (
          <li key={line.id}>{line.text}</li>
        ))}
      </ul>
    </div>
  )
}
