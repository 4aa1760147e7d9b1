// The total, what is due now, and how long both hold; asked for anew where they no longer do.
import { useCallback, useState } from 'react'
import { chooseOrderCurrency, requoteOrder } from '#web/browser/endpoints/checkout.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { ChargeLine } from './charge-line.tsx'
import { Countdown } from './countdown.tsx'
import type { OrderView } from './present-order.server.ts'
import { useOrderAction } from './use-order-action.ts'

type OrderSummaryProps = { order: OrderView; isOver: boolean; onOver: () => void }

export function OrderSummary({ order, isOver, onOver }: OrderSummaryProps) {
  const { t } = useTexts()
  const { total, about, aed, dueNow, paid, charge, ratesLeftMs, heldLeftMs, stage } = order
  const isPaid = stage !== 'agree' && stage !== 'pay' && stage !== 'transfer'
  return (
    <section aria-labelledby="summary" className="card grid gap-5 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id="summary" className="hint">
          {t('checkout.summary')}
        </h2>
        <bdi className="figure text-3xl font-semibold tracking-tight">{total}</bdi>
        {aed && <bdi className="figure text-muted">{aed}</bdi>}
        {about && <bdi className="figure text-muted">{about}</bdi>}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4 font-semibold">
        <span>{t(isPaid ? 'checkout.paid' : 'checkout.payNow')}</span>
        <bdi className="figure">{isPaid ? paid : dueNow}</bdi>
      </div>
      {stage === 'agree' && <OtherCurrencies order={order} />}
      <ChargeLine charge={charge} />
      {stage === 'agree' && heldLeftMs !== null && <Countdown what="held" leftMs={heldLeftMs} />}
      {stage === 'agree' && ratesLeftMs !== null && <Countdown what="rates" leftMs={ratesLeftMs} onOver={onOver} />}
      {stage === 'pay' && <p className="hint">{t('checkout.stopped')}</p>}
      {stage === 'agree' && isOver && <AskAgain reference={order.reference} />}
    </section>
  )
}

/** Never silently: what it costs then is shown, and agreed to again. */
function AskAgain({ reference }: { reference: string }) {
  const { t, language } = useTexts()
  const { send, isBusy, news } = useOrderAction()
  return (
    <div className="grid gap-3 rounded-xl bg-tint p-4">
      <p>{t('checkout.over.text')}</p>
      <p>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void send(toEndpoint(requoteOrder, { order: reference, language }))}
        >
          {t(isBusy ? 'checkout.over.busy' : 'checkout.over.again')}
        </button>
      </p>
      <ActionStatus news={news} />
    </div>
  )
}

/** Another one is charged at a rate that is locked anew. */
function OtherCurrencies({ order: { reference, otherCurrencies } }: { order: OrderView }) {
  const { language } = useTexts()
  const { send, isBusy, news } = useOrderAction()
  if (otherCurrencies.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 noscript:hidden">
      {otherCurrencies.map(({ code, label }) => (
        <button
          key={code}
          type="button"
          className="link py-1"
          aria-disabled={isBusy || undefined}
          onClick={() => void send(toEndpoint(chooseOrderCurrency, { order: reference, currency: code, language }))}
        >
          {label}
        </button>
      ))}
      <ActionStatus news={news} />
    </div>
  )
}

/** Whether a rate of this very revision is over. A hold that is over stops nobody: agreeing asks for it again at the same price. */
export function useIsOver({ agreed: { revision }, ratesLeftMs }: OrderView) {
  const [over, setOver] = useState<number>()
  const isOverAtOnce = ratesLeftMs !== null && ratesLeftMs <= 0
  const onOver = useCallback(() => setOver(revision), [revision])
  return { isOver: isOverAtOnce || over === revision, onOver }
}
