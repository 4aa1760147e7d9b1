// Paying what was agreed to: with a test card, in the gateway's own fields, or by bank transfer; and the way back.
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { completeTestPayment, reopenOrder } from '#web/browser/endpoints/checkout.ts'
import { continueOrder } from '#web/browser/endpoints/orders.ts'
import { hasShape, isOneOf } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { type TestCard, TestCardForm } from '#web/site/test-card-form.tsx'
import { TransferDetails } from '#web/site/transfer-details.tsx'
import type { OrderView } from './present-order.server.ts'
import { useOrderAction } from './use-order-action.ts'

/** Only where Stripe is the gateway: nothing of it weighs on any other payment. */
const StripeForm = lazy(() => import('#web/site/stripe-form.tsx').then((module) => ({ default: module.StripeForm })))

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
        <TestCardStep {...{ reference, secret }} amount={paying} />
      )}
      {stage === 'pay' && secret && gateway?.name === 'stripe' && (
        <Suspense fallback={<p role="status">{t('checkout.stripe.loading')}</p>}>
          <StripeStep {...{ reference, secret }} publishableKey={gateway.publishableKey} amount={paying} />
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

const isReply = hasShape({ outcome: isOneOf('authorized', 'challenge', 'refused', 'unknown') })

type StepProps = { reference: string; secret: string; amount: string }

function TestCardStep({ reference, secret, amount }: StepProps) {
  const { language } = useTexts()
  const navigate = useNavigate()
  const { send, isBusy, news } = useOrderAction()
  const pay = async (card: TestCard) => {
    let isAsked = false
    await send(async (call) => {
      const { outcome } = await call(toEndpoint(completeTestPayment, { secret, card }, isReply))
      isAsked = outcome === 'challenge'
      if (!isAsked) await call(toEndpoint(continueOrder, { order: reference, language }))
    })
    if (isAsked) await navigate(`/profile/checkout/verify?order=${reference}`)
  }
  return (
    <TestCardForm {...{ amount, isBusy }} pay={(card) => void pay(card)}>
      <ActionStatus news={news} />
    </TestCardForm>
  )
}

function StripeStep({ reference, ...shown }: StepProps & { publishableKey: string }) {
  const { language } = useTexts()
  const { send, isBusy, news } = useOrderAction()
  const goOn = () => void send(toEndpoint(continueOrder, { order: reference, language }))
  return (
    <StripeForm {...shown} {...{ isBusy, goOn }}>
      <ActionStatus news={news} />
    </StripeForm>
  )
}
