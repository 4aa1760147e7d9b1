// The test bank's own page: it asks whether whoever pays is who they say they are (3-D Secure).
import { Link, useNavigate } from 'react-router'
import { answerTestChallenge } from '#web/browser/endpoints/checkout.ts'
import { continueOrder } from '#web/browser/endpoints/orders.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { TestNote } from '#web/site/test-note.tsx'
import type { OrderView } from './present-order.server.ts'
import { useOrderAction } from './use-order-action.ts'

export function VerifyPage({ order }: { order: OrderView | null }) {
  const { t, language } = useTexts()
  const { clinic } = useProfileFrame()
  const navigate = useNavigate()
  const { send, isBusy, news } = useOrderAction()
  const back = `/profile/checkout${order ? `?order=${order.reference}` : ''}`
  const answer = async (isApproved: boolean) => {
    const secret = order?.secret
    if (!secret) return
    const isDone = await send(async (call) => {
      await call(toEndpoint(answerTestChallenge, { secret, isApproved }))
      await call(toEndpoint(continueOrder, { order: order.reference, language }))
    })
    if (isDone) await navigate(back, { replace: true })
  }
  if (!order?.secret || !order.gateway?.isTest) {
    return (
      <div className="grid justify-items-start gap-4">
        <h1>{t('checkout.verify.title')}</h1>
        <p role="status">{t('checkout.verify.gone')}</p>
        <Link className="button" to={back}>
          {t('checkout.verify.back')}
        </Link>
      </div>
    )
  }
  return (
    <section aria-labelledby="verify" className="card mx-auto grid w-full max-w-lg gap-5 p-6 md:p-8">
      <p className="hint">{t('checkout.verify.bank')}</p>
      <h1 id="verify">{t('checkout.verify.title')}</h1>
      <p>{t('checkout.verify.text', { clinic: `\u2068${clinic}\u2069` })}</p>
      <p className="grid gap-1">
        <bdi className="figure text-3xl font-semibold tracking-tight">{order.dueNow}</bdi>
        <bdi className="hint">{t('checkout.orderNumber', { reference: order.reference })}</bdi>
      </p>
      <TestNote />
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void answer(true)}>
          {t(isBusy ? 'checkout.agreeBusy' : 'checkout.verify.yes')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void answer(false)}
        >
          {t('checkout.verify.no')}
        </button>
      </div>
      <ActionStatus news={news} />
    </section>
  )
}
