// Paying what was agreed to: with a test card, in the gateway's own fields, or by bank transfer; and the way back.
import { lazy, Suspense } from 'react'
import { reopenOrder } from '#web/browser/endpoints/checkout.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { TransferDetails } from '#web/site/transfer-details.tsx'
import type { OrderView } from './present-order.server.ts'
import { TestCardForm } from './test-card-form.tsx'
import { useOrderAction } from './use-order-action.ts'

/** Only where Stripe is the gateway: nothing of it weighs on any other payment. */
const StripeForm = lazy(() => import('./stripe-form.tsx').then((module) => ({ default: module.StripeForm })))

export function PayStep({ order }: { order: OrderView }) {
  const { t, language } = useTexts()
  const { send, isBusy, news } = useOrderAction()
  const { reference, gateway, secret, paying, stage, transfer } = order
  return (
    <div className="grid gap-6">
      {stage === 'transfer' && transfer && (
        <section className="card p-5 md:p-6">
          <TransferDetails transfer={transfer} />
        </section>
      )}
      {stage === 'pay' && secret && gateway?.name === 'test' && (
        <TestCardForm {...{ reference, secret }} amount={paying} />
      )}
      {stage === 'pay' && secret && gateway?.name === 'stripe' && (
        <Suspense fallback={<p role="status">{t('checkout.stripe.loading')}</p>}>
          <StripeForm {...{ reference, secret }} publishableKey={gateway.publishableKey} amount={paying} />
        </Suspense>
      )}
      <div className="grid justify-items-start gap-3 noscript:hidden">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void send(toEndpoint(reopenOrder, { order: reference, language }))}
        >
          {t('checkout.back')}
        </button>
        <ActionStatus news={news} />
      </div>
    </div>
  )
}
