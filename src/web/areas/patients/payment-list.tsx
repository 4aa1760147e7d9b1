// Payments of an order: each with its state, a transfer to be marked as received, and giving back what was paid.
import { receiveTransfer } from '#web/browser/endpoints/desk-payments.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import type { ShownOrder } from './present-payments.server.ts'
import { RefundForm } from './refund-form.tsx'
import type { PaymentAction } from './use-payment-action.ts'

export type OfOrder = { patient: string; order: ShownOrder; action: PaymentAction; mayWork: boolean }

export function PaymentList({ patient, order, action, mayWork, limit }: OfOrder & { limit: string }) {
  const { t } = useTexts()
  if (order.payments.length === 0) return null
  const receive = (payment: string, amountMinor: number) =>
    action.send(toEndpoint(receiveTransfer, { patient, payment, amountMinor }), () => 'desk.payments.received')
  return (
    <div className="grid gap-1">
      <h4 className="hint">{t('desk.payments.list')}</h4>
      <ul className="grid gap-3">
        {order.payments.map((payment) => (
          <li key={payment.id} className="grid gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-48">
                {payment.text}
                <span className="hint block">{payment.by}</span>
              </span>
              <bdi className="figure ms-auto font-semibold">{payment.amount}</bdi>
            </div>
            {mayWork && payment.isAwaited && (
              <ConfirmButton
                label={t('desk.payments.receive')}
                about={payment.amount}
                question={t('desk.payments.receiveQuestion', {
                  amount: payment.amount,
                  reference: `\u2068${order.reference}\u2069`,
                })}
                no={t('desk.payments.notYet')}
                isBusy={action.isBusy}
                onYes={() => void receive(payment.id, payment.amountMinor)}
              />
            )}
            {mayWork && payment.refundable.length > 0 && (
              <RefundForm patient={patient} payment={payment} action={action} limit={limit} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
