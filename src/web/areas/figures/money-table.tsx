// What orders came to by month and currency, and the same as a table to take along.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { ShownMoney } from './present-money.server.ts'

export function MoneyTable({ money: { rows, csv } }: { money: ShownMoney }) {
  const { t } = useTexts()
  const [first] = rows
  if (!first) return <p className="text-muted">{t('desk.money.none')}</p>
  return (
    <div className="grid gap-4">
      {/* What scrolls sideways is reached by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="overflow-x-auto" role="group" aria-label={t('desk.money.title')} tabIndex={0}>
        <table className="w-full">
          <thead className="hint">
            <tr>
              <th scope="col" className="pe-4 pb-2 text-start font-normal">
                {t('desk.money.month')}
              </th>
              {first.cells.map(({ name }) => (
                <th key={name} scope="col" className="ps-4 pb-2 text-end font-normal whitespace-nowrap">
                  {t(`desk.money.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                  {name}
                </th>
                {cells.map((cell) => (
                  <td key={cell.name} className="py-2 ps-4 text-end">
                    <bdi className="figure">{cell.text}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a className="link inline-flex min-h-11 items-center" href={csv} download>
          {t('desk.money.csv')}
        </a>
      </p>
    </div>
  )
}
