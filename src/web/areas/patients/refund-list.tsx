// What of an order was given back, is on its way, waits for a second colleague, or was taken back by a bank.
import { decideRefund, sendRefund } from '#web/browser/endpoints/desk-payments.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import type { OfOrder } from './payment-list.tsx'

export function RefundList(of: OfOrder) {
  const { t } = useTexts()
  const { patient, order, action, mayWork } = of
  const send = (payment: string, refund: string) =>
    action.send(toEndpoint(sendRefund, { patient, payment, refund }), () => 'desk.payments.sent')
  return (
    <>
      {order.requests.length > 0 && <Requests {...of} />}
      {order.refunds.length > 0 && (
        <div className="grid gap-1">
          <h4 className="hint">{t('desk.payments.refunds')}</h4>
          <ul className="grid gap-3">
            {order.refunds.map(({ id, payment, amount, text, note, by, isToSend }) => (
              <li key={id} className="grid gap-2">
                <Line {...{ amount, text, note, by }} />
                {mayWork && isToSend && (
                  <ConfirmButton
                    label={t('desk.payments.send')}
                    about={amount}
                    question={t('desk.payments.sendQuestion', { amount })}
                    no={t('desk.payments.notYet')}
                    isBusy={action.isBusy}
                    onYes={() => void send(payment, id)}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {order.disputes.length > 0 && (
        <div className="grid gap-1">
          <h4 className="hint">{t('desk.payments.disputes')}</h4>
          <ul className="grid gap-3">
            {order.disputes.map(({ id, amount, text }) => (
              <li key={id}>
                <Line {...{ amount, text, note: '', by: '' }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Requests({ patient, order, action, mayWork }: OfOrder) {
  const { t } = useTexts()
  const decide = (request: string, decision: 'approved' | 'declined') =>
    action.send(toEndpoint(decideRefund, { patient, request, decision }), () => `desk.payments.${decision}`)
  return (
    <div className="grid gap-2 rounded-xl bg-tint p-4">
      <h4 className="font-semibold">{t('desk.payments.requests')}</h4>
      <ul className="grid gap-3">
        {order.requests.map(({ id, amount, text, note, by, isOwn }) => (
          <li key={id} className="grid gap-2">
            <Line {...{ amount, text, note, by }} />
            {isOwn && <p className="hint">{t('desk.payments.own')}</p>}
            {mayWork && !isOwn && (
              <div className="flex flex-wrap gap-3">
                <ConfirmButton
                  label={t('desk.payments.approve')}
                  about={amount}
                  question={t('desk.payments.approveQuestion', { amount })}
                  no={t('desk.payments.notYet')}
                  isBusy={action.isBusy}
                  onYes={() => void decide(id, 'approved')}
                />
                <button
                  type="button"
                  className="button button-quiet min-h-11 px-4 py-1"
                  aria-label={`${t('desk.payments.decline')} ${amount}`}
                  aria-disabled={action.isBusy || undefined}
                  onClick={() => void decide(id, 'declined')}
                >
                  {t('desk.payments.decline')}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ amount, text, note, by }: { amount: string; text: string; note: string; by: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 flex-1 basis-48">
        {text}
        {note && <bdi className="block wrap-anywhere">{note}</bdi>}
        {by && <span className="hint block">{by}</span>}
      </span>
      <bdi className="figure ms-auto font-semibold">{amount}</bdi>
    </div>
  )
}
