// The receipt of an order, which prints alone: who paid whom, for what, when and how.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { ShownReceipt } from './present-receipt.server.ts'

export function ReceiptPage({ receipt }: { receipt: ShownReceipt }) {
  const { t } = useTexts()
  const { reference } = receipt
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link className="link py-1" to={`/profile/manage-bookings/${reference}`}>
          {t('orders.number', { reference: `\u2068${reference}\u2069` })}
        </Link>
        <button type="button" className="button button-quiet noscript:hidden" onClick={() => window.print()}>
          {t('orders.receipt.print')}
        </button>
      </div>
      <article className="print-alone card grid gap-6 p-5 md:p-8 print:border-0 print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-2xl">{t('orders.receipt')}</h1>
            <p className="hint">{receipt.made}</p>
          </div>
          {receipt.isTest && <p className="tag font-semibold">{t('orders.receipt.test')}</p>}
        </header>
        <Parties receipt={receipt} />
        <Lines title={t('orders.receipt.item')} lines={receipt.items.map((one) => ({ ...one, label: one.title }))} />
        {receipt.moves.length === 0 ? (
          <p>{t('orders.receipt.none')}</p>
        ) : (
          <Lines
            title={t('orders.receipt.payments')}
            lines={receipt.moves.map((one) => ({ ...one, about: one.day }))}
          />
        )}
        <dl className="border-t-2 border-edge pt-3">
          {receipt.sums.map(({ label, text }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1 font-semibold">
              <dt>{label}</dt>
              <dd className="ms-auto">
                <bdi className="figure">{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="hint">{t('orders.receipt.note')}</p>
      </article>
    </div>
  )
}

function Parties({ receipt: { clinic, place, reach, person, reference } }: { receipt: ShownReceipt }) {
  const { t } = useTexts()
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
      <div className="min-w-0">
        <dt className="hint">{t('orders.receipt.from')}</dt>
        <dd className="break-words">
          <bdi className="font-semibold">{clinic}</bdi>
          {[place, ...reach].filter(Boolean).map((line) => (
            <span key={line} className="block wrap-anywhere">
              <bdi>{line}</bdi>
            </span>
          ))}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="hint">{t('orders.receipt.for')}</dt>
        <dd className="wrap-anywhere">
          <bdi>{person}</bdi>
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="hint">{t('orders.receipt.order')}</dt>
        <dd>
          <bdi className="figure">{reference}</bdi>
        </dd>
      </div>
    </dl>
  )
}

type Line = { id: string; label: string; about: string; amount: string }

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { t } = useTexts()
  return (
    <table className="w-full">
      <thead className="hint">
        <tr>
          <th scope="col" className="pb-2 text-start font-normal">
            {title}
          </th>
          <th scope="col" className="pb-2 text-end font-normal">
            {t('orders.receipt.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, label, about, amount }) => (
          <tr key={id} className="border-t border-line align-baseline">
            <th scope="row" className="py-2 pe-4 text-start font-normal wrap-anywhere">
              <bdi>{label}</bdi>
              <span className="hint block">
                <bdi>{about}</bdi>
              </span>
            </th>
            <td className="py-2 text-end">
              <bdi className="figure">{amount}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
