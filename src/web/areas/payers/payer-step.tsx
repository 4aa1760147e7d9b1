// Paying what was begun by a link: with a test card, in the gateway's own fields, or by bank transfer; and the way back.
import { lazy, Suspense, useState } from 'react'
import { completeTestByLink, continueByLink, giveUpByLink } from '#web/browser/endpoints/payer-links.ts'
import { hasShape, isOneOf, orNull } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { type TestCard, TestCardForm } from '#web/site/test-card-form.tsx'
import { TestNote } from '#web/site/test-note.tsx'
import { TransferDetails } from '#web/site/transfer-details.tsx'
import type { PayerRequestView } from './present-payer-request.server.ts'
import { type PayerAction, usePayerAction } from './use-payer-action.ts'

/** Only where Stripe is the gateway. */
const StripeForm = lazy(() => import('#web/site/stripe-form.tsx').then((module) => ({ default: module.StripeForm })))

type PayerStepProps = { token: string; request: PayerRequestView }

export function PayerStep({ token, request }: PayerStepProps) {
  const { t } = useTexts()
  const action = usePayerAction()
  const { gateway, secret, transfer, amount } = request
  const status = <ActionStatus news={action.news} />
  return (
    <div className="grid gap-6">
      {transfer && (
        <section className="card p-5 md:p-6">
          <TransferDetails transfer={transfer} />
        </section>
      )}
      {secret && gateway?.name === 'test' && <TestPayment {...{ token, secret, amount, action }} />}
      {secret && gateway?.name === 'stripe' && (
        <Suspense fallback={<p role="status">{t('checkout.stripe.loading')}</p>}>
          <StripeForm
            {...{ secret, amount }}
            publishableKey={gateway.publishableKey}
            isBusy={action.isBusy}
            goOn={() => void action.send(toEndpoint(continueByLink, { token }))}
          >
            {null}
          </StripeForm>
        </Suspense>
      )}
      <div className="grid justify-items-start gap-3 noscript:hidden">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={action.isBusy || undefined}
          onClick={() => void action.send(toEndpoint(giveUpByLink, { token }))}
        >
          {t('payer.back')}
        </button>
        {status}
      </div>
    </div>
  )
}

const isReply = hasShape({ outcome: orNull(isOneOf('authorized', 'challenge', 'refused', 'unknown')) })

type TestPaymentProps = { token: string; secret: string; amount: string; action: PayerAction }

/** The test gateway's card, and its bank's question whether it is them. */
function TestPayment({ token, secret, amount, action: { send, isBusy } }: TestPaymentProps) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const complete = async (does: { card: TestCard } | { isApproved: boolean }) => {
    const reply = await send(toEndpoint(completeTestByLink, { token, secret, does }, isReply))
    setAsked(reply ? reply.outcome === 'challenge' : isAsked)
  }
  if (!isAsked) {
    return (
      <TestCardForm {...{ amount, isBusy }} pay={(card) => void complete({ card })}>
        {null}
      </TestCardForm>
    )
  }
  return (
    <section aria-labelledby="verify" className="card grid gap-5 p-5 md:p-6">
      <h2 id="verify" className="text-xl">
        {t('payer.verify.title')}
      </h2>
      <p>{t('payer.verify.text')}</p>
      <TestNote />
      <div className="flex flex-wrap gap-3">
        {([true, false] as const).map((isApproved) => (
          <button
            key={String(isApproved)}
            type="button"
            className={`button ${isApproved ? '' : 'button-quiet'}`}
            aria-disabled={isBusy || undefined}
            onClick={() => void complete({ isApproved })}
          >
            {t(isApproved ? 'payer.verify.yes' : 'payer.verify.no')}
          </button>
        ))}
      </div>
    </section>
  )
}
