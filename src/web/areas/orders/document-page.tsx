// A document of an order, which prints alone: the receipt, an invoice, a credit note or a voucher; the same as a file.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { ShownDocument } from './present-document.server.ts'

export function DocumentPage({ document }: { document: ShownDocument }) {
  const { t } = useTexts()
  const { order, pdf, title, name, date, notice, parties, tables, sums, notes } = document
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link className="link py-1" to={`/profile/manage-bookings/${order}`}>
          {t('orders.number', { reference: `\u2068${order}\u2069` })}
        </Link>
        <div className="flex flex-wrap gap-3">
          <a className="button button-quiet" href={pdf}>
            {t('orders.document.pdf')}
          </a>
          <button type="button" className="button button-quiet noscript:hidden" onClick={() => window.print()}>
            {t('orders.document.print')}
          </button>
        </div>
      </div>
      <article className="print-alone card grid gap-6 p-5 md:p-8 print:border-0 print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-2xl">{title}</h1>
            <p className="hint">
              <bdi className="figure">{name}</bdi> · <bdi>{date}</bdi>
            </p>
          </div>
          {notice && <p className="tag font-semibold">{notice}</p>}
        </header>
        <Parties parties={parties} />
        {tables.map((table) => (
          <Lines key={table.title} table={table} />
        ))}
        {sums.length > 0 && <Sums sums={sums} />}
        <div className="hint grid gap-1">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </article>
    </div>
  )
}

function Parties({ parties }: Pick<ShownDocument, 'parties'>) {
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
      {parties.map(({ label, lines }) => (
        <div key={label} className="min-w-0">
          <dt className="hint">{label}</dt>
          <dd>
            {lines.map((line) => (
              <span key={line} className="block wrap-anywhere first:font-semibold">
                <bdi>{line}</bdi>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Sums({ sums }: Pick<ShownDocument, 'sums'>) {
  return (
    <dl className="border-t-2 border-edge pt-3">
      {sums.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1 font-semibold">
          <dt>{label}</dt>
          <dd className="ms-auto">
            <bdi className="figure">{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ table: { title, note, rows, sums } }: { table: ShownDocument['tables'][number] }) {
  const { t } = useTexts()
  const hasAmounts = rows.some(({ amount }) => amount !== '')
  return (
    <section className="grid gap-1">
      <h2 className="text-lg">
        <bdi>{title}</bdi>
      </h2>
      {note && <p className="hint">{note}</p>}
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('orders.receipt.item')}</th>
            {hasAmounts && <th scope="col">{t('orders.receipt.amount')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, about, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
            <tr key={at} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pe-4 text-start font-normal wrap-anywhere">
                <bdi>{label}</bdi>
                {about && (
                  <span className="hint block">
                    <bdi>{about}</bdi>
                  </span>
                )}
              </th>
              {hasAmounts && (
                <td className="py-2 text-end">
                  <bdi className="figure">{amount}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {sums.length > 0 && <Sums sums={sums} />}
    </section>
  )
}
