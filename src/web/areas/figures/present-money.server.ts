// What orders came to, in words: a row for each month and currency.
import { getMoneyFigures, moneyFiguresPath } from '#contract/figures.ts'
import { formatMoney, formatMonth } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

const columns = ['revenue', 'received', 'deposits', 'refunded', 'disputed', 'fees'] as const

/** Undefined where they cannot be had. */
export async function presentMoney({ call, visitor }: PageContext) {
  const found = await call(getMoneyFigures, {}).catch(() => undefined)
  return (
    found && {
      csv: moneyFiguresPath,
      rows: found.months.map((row) => ({
        key: `${row.month} ${row.currency}`,
        name: formatMonth(row.month, visitor.language),
        cells: columns.map((name) => ({ name, text: formatMoney(row[name], visitor.language) })),
      })),
    }
  )
}
export type ShownMoney = NonNullable<Awaited<ReturnType<typeof presentMoney>>>
