// The money of an order: its sums, every payment, and every refund, followed to its end.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { ShownOrder } from './present-order.server.ts'

export function OrderMoney({ order }: { order: ShownOrder }) {
  const { t } = useTexts()
  const { sums, payments, refunds, documents } = order
  return (
    <section aria-labelledby="money" className="card grid gap-4 p-5 md:p-6">
      <h2 id="money" className="text-lg">
        {t('orders.money')}
      </h2>
      <dl>
        {sums.map(({ name, label, text }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <dt className={name === 'total' ? 'font-semibold' : ''}>{label}</dt>
            <dd className={name === 'total' ? 'ms-auto font-semibold' : 'ms-auto'}>
              <bdi className="figure">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {payments.length > 0 && (
        <Moves title={t('orders.history')} moves={payments.map((one) => ({ ...one, isBad: false }))} />
      )}
      {refunds.length > 0 && (
        <Moves
          title={t('orders.refunds')}
          moves={refunds.map((one) => ({ ...one, isPaid: one.state === 'done', isBad: one.state === 'failed' }))}
        />
      )}
      {documents.length > 0 && <Documents documents={documents} />}
    </section>
  )
}

function Documents({ documents }: Pick<ShownOrder, 'documents'>) {
  const { t } = useTexts()
  return (
    <div className="grid gap-1 print:hidden">
      <h3 className="hint">{t('orders.documents')}</h3>
      <ul>
        {documents.map(({ href, label }) => (
          <li key={href}>
            <Link className="link inline-flex min-h-11 items-center" to={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Move = {
  id: string
  label: string
  about: string
  amount: string
  text: string
  isPaid: boolean
  isBad: boolean
}

function Moves({ title, moves }: { title: string; moves: readonly Move[] }) {
  return (
    <div className="grid gap-1">
      <h3 className="hint">{title}</h3>
      <ul>
        {moves.map(({ id, label, about, amount, text, isPaid, isBad }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
            <span className="min-w-0 flex-1 basis-40 break-words">
              {label}
              {about && (
                <span className="hint block">
                  <bdi>{about}</bdi>
                </span>
              )}
              <span className={`block text-sm ${isBad ? 'text-bad' : isPaid ? 'text-good' : 'text-muted'}`}>
                {text}
              </span>
            </span>
            <bdi className="figure ms-auto">{amount}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
