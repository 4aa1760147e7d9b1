// What must be true of every order at the sample API's clinic when nothing is on its way any more, by the ledger and the test gateway.
import { bookings } from '#domain/bookings/tables.ts'
import { orderItems, orders } from '#domain/checkout/tables.ts'
import { ledgerLines, testPayments } from '#domain/payments/tables.ts'
import type { SampleApi } from '#tests/support/sample-api.ts'

/**
 * In words; none where each order is placed, booked and paid in full, or failed with nothing taken and nothing promised.
 * @param wanted how many orders are to be in each state
 */
export async function orderProblemsOf(
  { database, other }: Pick<SampleApi, 'database' | 'other'>,
  wanted: Partial<Record<string, number>>,
): Promise<string[]> {
  const rows = await database.forProvider(other.id, async (scope) => ({
    orders: await scope.rows(orders),
    items: await scope.rows(orderItems),
    bookings: await scope.rows(bookings),
    lines: await scope.rows(ledgerLines),
    atGateway: await scope.rows(testPayments),
  }))
  const problems: string[] = []
  const states = Map.groupBy(rows.orders, ({ state }) => state)
  for (const state of new Set([...states.keys(), ...Object.keys(wanted)])) {
    const found = states.get(state as never)?.length ?? 0
    if (found !== (wanted[state] ?? 0)) problems.push(`${found} orders are ${state}, and not ${wanted[state] ?? 0}`)
  }
  const booked = new Set(rows.bookings.filter(({ state }) => state === 'booked').map(({ id }) => id))
  for (const { id, state, reference } of rows.orders) {
    const lines = rows.lines.filter(({ orderId }) => orderId === id)
    const sum = (some: typeof lines) => some.reduce((total, { amountMinor }) => total + amountMinor, 0)
    const items = rows.items.filter(({ orderId }) => orderId === id)
    const isBooked = items.some(({ bookingId }) => booked.has(bookingId))
    const taken = sum(lines.filter(({ account, what }) => account === 'gateway' && what === 'captured'))
    if (sum(lines) !== 0) problems.push(`${reference}: its ledger does not sum to zero`)
    if (isBooked !== (state === 'placed')) problems.push(`${reference} (${state}): booked: ${isBooked}`)
    if (state === 'placed' ? taken <= 0 : taken !== 0) problems.push(`${reference} (${state}): ${taken} is kept`)
    const atGateway = rows.atGateway.filter((one) => one.reference === reference)
    const really = atGateway.reduce((total, { capturedMinor }) => total + capturedMinor, 0)
    if (really !== taken) problems.push(`${reference}: the gateway took ${really}, and the ledger says ${taken}`)
    if (atGateway.some((one) => one.state === 'authorized'))
      problems.push(`${reference}: money is promised for nothing`)
  }
  return problems
}
