// One order: where it stands, what was booked, what is due and was paid, and cancelling it or one item of it.
import { useEffect, useRef } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CancellationPolicy } from '#web/site/cancellation-policy.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderPay } from './order-pay.tsx'
import { PayerLinks } from './payer-links.tsx'
import type { ShownOrder } from './present-order.server.ts'

export function OrderPage({ order }: { order: ShownOrder }) {
  useAskAgain(order.isWaiting)
  return (
    <div className="grid gap-8">
      <OrderHead order={order} />
      <Cancelled />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          <OrderPay order={order} />
          <PayerLinks order={order} />
          <OrderItems order={order} />
        </div>
        <div className="grid min-w-0 gap-6">
          <OrderMoney order={order} />
          <Policy policy={order.policy} />
          <OrderHelp order={order} />
        </div>
      </div>
      {order.can.cancel && <CancelOrder reference={order.reference} cancel={order.cancel} item={null} />}
    </div>
  )
}

function OrderHead({ order: { reference, title, stateText, next, isTest, isAtCheckout } }: { order: ShownOrder }) {
  const { t } = useTexts()
  const said = useNewsFocus(`${stateText} ${next}`)
  return (
    <header className="grid gap-3">
      <p className="print:hidden">
        <Link className="link py-1" to="/profile/manage-bookings">
          {t('orders.back')}
        </Link>
      </p>
      <h1 className="break-words">
        <bdi>{title}</bdi>
      </h1>
      <p className="hint">
        {t('orders.number', { reference: `\u2068${reference}\u2069` })}
        {isTest && ` · ${t('orders.test')}`}
      </p>
      <div className="grid justify-items-start gap-2">
        <span className="tag font-semibold">{stateText}</span>
        <p ref={said} role="status" tabIndex={-1} className="scroll-mt-32 text-lg outline-none">
          {next}
        </p>
      </div>
      {isAtCheckout && (
        <p>
          <Link className="button" to={`/profile/checkout?order=${reference}`}>
            {t('orders.toPayment')}
          </Link>
        </p>
      )}
    </header>
  )
}

/** Said once it is done: what was pressed is gone with what was cancelled. */
function Cancelled() {
  const { t } = useTexts()
  const said = useRef<HTMLParagraphElement>(null)
  const [search] = useSearchParams()
  const isDone = search.has('cancelled')
  useEffect(() => {
    if (isDone) said.current?.focus()
  }, [isDone])
  return (
    <p
      ref={said}
      role="status"
      tabIndex={-1}
      className={isDone ? 'rounded-xl bg-tint p-4 font-semibold outline-none' : 'sr-only'}
    >
      {isDone && t('orders.cancelled')}
    </p>
  )
}

/** Where it stands is gone to when that has changed: what was pressed is gone. */
function useNewsFocus(state: string) {
  const said = useRef<HTMLParagraphElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) said.current?.focus()
  }, [state])
  return said
}

/** How often a page that waits asks again: a refund takes days, a booking moments. */
const askAgainMs = 5_000

function useAskAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.hidden || void revalidate(), askAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}

function Policy({ policy }: Pick<ShownOrder, 'policy'>) {
  const { t } = useTexts()
  if (!policy) return null
  return (
    <section aria-labelledby="policy" className="card grid gap-4 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id="policy" className="text-lg">
          {t('orders.policy')}
        </h2>
        <p className="hint">{t('orders.policyText')}</p>
      </div>
      <CancellationPolicy policy={policy} />
    </section>
  )
}
