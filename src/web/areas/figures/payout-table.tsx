// What the payment gateway paid out, whether it matches the ledger, and where it does not.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { ShownPayouts } from './present-payouts.server.ts'

const columns = ['arrives', 'state', 'amount', 'fees', 'check'] as const

export function PayoutTable({ payouts: { rows, waiting, csv, hasTest } }: { payouts: ShownPayouts }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-4">
      {hasTest && <p className="hint">{t('desk.payouts.test')}</p>}
      {waiting.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rows.length === 0 ? (
        <p className="text-muted">{t('desk.payouts.none')}</p>
      ) : (
        <>
          {/* What scrolls sideways is reached by keyboard too. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
          <div className="overflow-x-auto" role="group" aria-label={t('desk.payouts.title')} tabIndex={0}>
            <table className="w-full">
              <thead className="hint">
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col" className="pe-4 pb-2 text-start font-normal whitespace-nowrap">
                      {t(`desk.payouts.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <PayoutRow key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </div>
          <p>
            <a className="link inline-flex min-h-11 items-center" href={csv} download>
              {t('desk.payouts.csv')}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

function PayoutRow({ row }: { row: ShownPayouts['rows'][number] }) {
  const { t } = useTexts()
  const { arrives, state, amount, fees, differences } = row
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
        {arrives}
      </th>
      <td className="py-2 pe-4 whitespace-nowrap">{t(`desk.payouts.state.${state}`)}</td>
      <td className="py-2 pe-4 whitespace-nowrap">
        <bdi className="figure">{amount}</bdi>
      </td>
      <td className="py-2 pe-4 whitespace-nowrap">
        <bdi className="figure">{fees}</bdi>
      </td>
      <td className="grid gap-1 py-2">
        <span>{differences.length === 0 ? t('desk.payouts.matched') : t('desk.payouts.differs')}</span>
        <ul className="hint grid gap-1 empty:hidden">
          {differences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
