// What a provider's orders came to by month and currency, for its own people: on the screen, and as a table to take along.
import { getMoneyFigures, moneyFiguresPath } from '#contract/figures.ts'
import type { Database } from '#db/open.ts'
import { type MoneyMonth, readMoney } from '#domain/figures/read-money.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { toMajor } from '#kernel/money.ts'
import { answerTable } from './answer-table.ts'
import { invalidInput } from './errors.ts'
import { type ApiApp, needStaff, serve } from './serve.ts'

type MoneyParts = { database: Pick<Database, 'forProvider'>; clock: Clock }

export function serveMoneyFigures(app: ApiApp, parts: MoneyParts): void {
  serve(app, getMoneyFigures, async ({ months }, { findOwnProvider }) => ({
    months: (await read(parts, await findOwnProvider(), months)).map(present),
  }))
  app.hono.get(moneyFiguresPath, async (context) => {
    await needStaff(context, 'figures.read')
    const input = getMoneyFigures.input.safeParse(context.req.query(), { reportInput: true })
    if (!input.success) throw invalidInput(input.error)
    const provider = await context.get('findOwnProvider')()
    const rows = toRows(await read(parts, provider, input.data.months))
    return answerTable(context, provider, { now: parts.clock(), rows })
  })
}

/** This month and those before it. */
function read({ database, clock }: MoneyParts, { id, location }: Provider, months: number): Promise<MoneyMonth[]> {
  const { timeZone } = location
  const [year = 0, month = 1] = plainDate(clock(), timeZone).split('-').map(Number)
  const from = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10)
  return database.forProvider(id, (scope) => readMoney(scope, { from, timeZone }))
}

function present({ month, currency, ...sums }: MoneyMonth) {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    month,
    currency,
    revenue: money(sums.revenueMinor),
    received: money(sums.receivedMinor),
    deposits: money(sums.depositMinor),
    refunded: money(sums.refundedMinor),
    disputed: money(sums.disputedMinor),
    fees: money(sums.feesMinor),
  }
}

const columns = ['revenue', 'received', 'deposits', 'refunded', 'disputed', 'fees'] as const

function toRows(months: readonly MoneyMonth[]): string[][] {
  const rows = months.map(present).map((row) => [row.month, row.currency, ...columns.map((name) => toMajor(row[name]))])
  return [['month', 'currency', ...columns], ...rows]
}
