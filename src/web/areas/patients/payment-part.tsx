// What a patient owes, paid and was given back, order by order, and what a colleague can do about it.
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { CopyLink } from '#web/signed-in/copy-link.tsx'
import { PaymentList } from './payment-list.tsx'
import type { ShownOrder, ShownPayments } from './present-payments.server.ts'
import { RefundList } from './refund-list.tsx'
import { SurgeonForm } from './surgeon-form.tsx'
import { usePaymentAction } from './use-payment-action.ts'

/** @param payments undefined where they cannot be had */
export function PaymentPart({ payments }: { payments: ShownPayments | undefined }) {
  const { t } = useTexts()
  return (
    <section id="payments" aria-labelledby="payments-title" className="card grid min-w-0 scroll-mt-24 gap-6 p-5 md:p-6">
      <h2 id="payments-title" className="text-lg">
        {t('desk.payments.title')}
      </h2>
      {!payments && <p className="text-bad">{t('desk.payments.failed')}</p>}
      {payments?.orders.length === 0 && <p className="text-muted">{t('desk.payments.none')}</p>}
      {payments?.orders.map((order) => (
        <Order key={order.reference} patient={payments.patient} order={order} limit={payments.limit} />
      ))}
    </section>
  )
}

type OrderProps = { patient: string; order: ShownOrder; limit: string }

function Order({ patient, order, limit }: OrderProps) {
  const { t } = useTexts()
  const mayWork = useMay('payments.work')
  const action = usePaymentAction()
  const of = { patient, order, action, mayWork }
  return (
    <article aria-labelledby={order.reference} className="grid gap-4 border-line [article+&]:border-t [article+&]:pt-6">
      <OrderHead order={order} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {order.sums.map(({ name, text }) => (
          <div key={name}>
            <dt className="hint">{t(`desk.payments.${name}`)}</dt>
            <dd className="font-semibold">
              <bdi className="figure">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {order.dues.length > 0 && (
        <div className="grid gap-1">
          <h4 className="hint">{t('desk.payments.dues')}</h4>
          {order.dues.map((text, at) => (
            <p key={`${at}`}>
              <bdi>{text}</bdi>
            </p>
          ))}
        </div>
      )}
      <PaymentList {...of} limit={limit} />
      <RefundList {...of} />
      {order.isOwing && (
        <CopyLink
          address={order.payLink}
          label={t('desk.payments.link')}
          copyText={t('desk.payments.copy')}
          saidTexts={{ copied: t('desk.payments.copied'), notCopied: t('desk.payments.notCopied') }}
        />
      )}
      {mayWork && order.canWaive && <SurgeonForm {...of} />}
      <ActionStatus news={action.news} />
    </article>
  )
}

function OrderHead({ order: { reference, stateText, items } }: Pick<OrderProps, 'order'>) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={reference}>
          <bdi className="figure">{reference}</bdi>
        </h3>
        <span className="tag">{stateText}</span>
      </div>
      <ul>
        {items.map(({ id, title, booking, isGone }) => (
          <li key={id} className={`wrap-anywhere ${isGone ? 'text-muted line-through' : ''}`}>
            <bdi>{title}</bdi> · <bdi className="figure">{booking}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
