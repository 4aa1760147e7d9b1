// Checkout: one order, looked at and agreed to, paid, booked while the page waits, and what became of it.
import { useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AgreeForm } from './agree-form.tsx'
import { forgetCheckoutDraft } from './checkout-draft.ts'
import { ExtrasSection } from './extras-section.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSummary, useIsOver } from './order-summary.tsx'
import { OrderTerms } from './order-terms.tsx'
import { PayStep } from './pay-step.tsx'
import type { PersonView } from './present-checkout.server.ts'
import type { ExtraView } from './present-extras.server.ts'
import type { OrderView } from './present-order.server.ts'

type CheckoutPageProps = { order: OrderView; person: PersonView | undefined; extras: ExtraView[] }

/** How often a page that waits asks how it stands. */
const askAgainMs = 2_500

export function CheckoutPage({ order, person, extras }: CheckoutPageProps) {
  const { t } = useTexts()
  const { stage, heading, text, reference, refusal } = order
  const { isOver, onOver } = useIsOver(order)
  const said = useNewsFocus(stage)
  useAskAgain(stage === 'working' || stage === 'undoing')
  useEffect(() => {
    if (stage === 'placed') forgetCheckoutDraft()
  }, [stage])
  return (
    <div className="@container grid gap-8">
      <header className="grid gap-2">
        <h1 ref={said} tabIndex={-1} className="scroll-mt-32 outline-none">
          {heading}
        </h1>
        <p className="hint">{t('checkout.orderNumber', { reference: `\u2068${reference}\u2069` })}</p>
        <p role="status" className={text ? 'text-lg' : 'sr-only'}>
          {text}
        </p>
        {refusal && (
          <p role="alert" className="rounded-xl border-s-4 border-bad bg-tint p-4 font-semibold">
            {refusal}
          </p>
        )}
        <NextPlace order={order} />
      </header>
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:items-start">
        <div className="grid min-w-0 gap-6 @3xl:order-first">
          {(stage === 'pay' || stage === 'transfer') && <PayStep order={order} />}
          <OrderItems order={order} />
          {stage === 'agree' && <ExtrasSection order={order} extras={extras} />}
          {stage === 'agree' && <OrderTerms order={order} />}
          {stage === 'agree' && person && <AgreeForm {...{ order, person, isOver }} />}
        </div>
        <div className="order-first min-w-0 @3xl:sticky @3xl:top-24 @3xl:order-last [@media(height<500px)]:static">
          <OrderSummary {...{ order, isOver, onOver }} />
        </div>
      </div>
    </div>
  )
}

/** Where it goes on from an order that is through. */
function NextPlace({ order: { stage, reference } }: { order: OrderView }) {
  const { t } = useTexts()
  if (stage !== 'placed' && stage !== 'failed' && stage !== 'over') return null
  return (
    <p className="flex flex-wrap gap-3 pt-2">
      {stage === 'placed' ? (
        <Link className="button" to={`/profile/manage-bookings/${reference}`}>
          {t('checkout.toBookings')}
        </Link>
      ) : (
        <>
          <Link className="button" to="/profile/hotels">
            {t('checkout.toHotels')}
          </Link>
          <Link className="button button-quiet" to="/profile/procedures">
            {t('checkout.toProcedures')}
          </Link>
        </>
      )}
    </p>
  )
}

/** What it is now is gone to when that has changed: whatever was pressed is far below, or gone. */
function useNewsFocus(stage: OrderView['stage']) {
  const said = useRef<HTMLHeadingElement>(null)
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    said.current?.focus()
  }, [stage])
  return said
}

function useAskAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.hidden || void revalidate(), askAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
