// Payouts of the payment gateway, for the provider's own people: on the screen, and as a table to take along.
import { listPayouts, payoutsTablePath } from '#contract/payouts.ts'
import type { Database } from '#db/open.ts'
import { type ReconciledPayout, readPayouts } from '#domain/payouts/read-payouts.ts'
import type { Clock } from '#kernel/clock.ts'
import { toMajor } from '#kernel/money.ts'
import { answerTable } from './answer-table.ts'
import { invalidInput } from './errors.ts'
import { type ApiApp, needStaff, serve } from './serve.ts'

type PayoutParts = { database: Pick<Database, 'forProvider'>; clock: Clock }

const mostDifferences = 50

export function servePayouts(app: ApiApp, { database, clock }: PayoutParts): void {
  const read = (providerId: string, limit: number) =>
    database.forProvider(providerId, (scope) => readPayouts(scope, { limit }))
  serve(app, listPayouts, async ({ limit }, { findOwnProvider }) => {
    const { id } = await findOwnProvider()
    const { payouts, unpaid } = await read(id, limit)
    return {
      payouts: payouts.map(present),
      waiting: unpaid.map(({ payments, ...amount }) => ({ amount, payments })),
    }
  })
  app.hono.get(payoutsTablePath, async (context) => {
    await needStaff(context, 'figures.read')
    const input = listPayouts.input.safeParse(context.req.query(), { reportInput: true })
    if (!input.success) throw invalidInput(input.error)
    const provider = await context.get('findOwnProvider')()
    const { payouts } = await read(provider.id, input.data.limit)
    return answerTable(context, provider, { name: 'payouts', now: clock(), rows: [columns, ...payouts.map(toRow)] })
  })
}

function present({ id, gateway, gatewayReference, arrivesOn, state, currency, ...found }: ReconciledPayout) {
  return {
    id,
    gateway,
    reference: gatewayReference,
    arrivesOn,
    state,
    amount: { amountMinor: found.amountMinor, currency },
    fees: { amountMinor: found.feesMinor, currency },
    lines: found.lineCount,
    differences: found.differences.slice(0, mostDifferences),
  }
}

const columns = ['arrives', 'gateway', 'payout', 'state', 'currency', 'amount', 'fees', 'lines', 'differences']

function toRow(payout: ReconciledPayout): (string | number)[] {
  const { arrivesOn, gateway, reference, state, amount, fees, lines } = present(payout)
  // A reference of the gateway's is its own; whatever is in it breaks no cell.
  const name = /^[\w -]+$/.test(reference) ? reference : ''
  const count = payout.differences.length
  return [arrivesOn, gateway, name, state, amount.currency, toMajor(amount), toMajor(fees), lines, count]
}
