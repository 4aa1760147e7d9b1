// What must never be true of orders: money without a booking, a booking without money, money twice, a ledger that does not balance.
import type { Database } from '#db/open.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { orderItems, orderSteps, orders } from '#domain/checkout/tables.ts'
import { invoices } from '#domain/invoices/tables.ts'
import { ledgerLines, payments, refunds } from '#domain/payments/tables.ts'
import type { OutsideWorld } from './outside-world.ts'
import type { ToldPayment } from './told-gateway.ts'
import type { ToldStay } from './told-kind.ts'

type Looked = { database: Database; world: OutsideWorld; caller: { provider: { id: string } } }

/** Orders of which somebody was told that they stand, before that was recorded. To be looked at whenever a worker has ended. */
export async function announcedTooEarly({ database, caller }: Pick<Looked, 'database' | 'caller'>): Promise<string[]> {
  const rows = await database.forProvider(caller.provider.id, async (scope) => ({
    orders: await scope.rows(orders),
    steps: await scope.rows(orderSteps),
    lines: await scope.rows(ledgerLines),
  }))
  const isTold = (id: string) => rows.steps.some((step) => step.orderId === id && isOutcomeTold(step))
  const isCharged = (id: string) => rows.lines.some(({ orderId, what }) => orderId === id && what === 'charged')
  return rows.orders
    .filter(({ id, state }) => state !== 'failed' && isTold(id) && !isCharged(id))
    .map(({ reference, state }) => `${reference} (${state}): it was announced before it was recorded`)
}

const isOutcomeTold = ({ name, subjectId, state }: typeof orderSteps.$inferSelect) =>
  name === 'announce' && subjectId === null && state === 'done'

const ended = ['open', 'placed', 'failed', 'cancelled', 'abandoned']

/** In words; none of an order that ended as it should. By the world outside as well: what is really booked, and what was really taken. */
export async function orderProblems({ database, world, caller }: Looked): Promise<string[]> {
  const rows = await database.forProvider(caller.provider.id, async (scope) => ({
    orders: await scope.rows(orders),
    items: await scope.rows(orderItems),
    steps: await scope.rows(orderSteps),
    bookings: await scope.rows(bookings),
    payments: await scope.rows(payments),
    refunds: await scope.rows(refunds),
    lines: await scope.rows(ledgerLines),
    invoices: await scope.rows(invoices),
  }))
  const problems = [...gapsIn(rows.invoices), ...(await announcedTooEarly({ database, caller }))]
  const stays = new Map(await world.all<ToldStay>('stay '))
  for (const { id, state, reference, currency } of rows.orders) {
    const say = (what: string) => problems.push(`${reference} (${state}): ${what}`)
    if (!ended.includes(state)) say('it did not end')
    const lines = rows.lines.filter(({ orderId }) => orderId === id)
    const sum = (some: typeof lines) => some.reduce((total, { amountMinor }) => total + amountMinor, 0)
    const of = (account: string, what: string[]) =>
      sum(lines.filter((line) => line.account === account && what.includes(line.what)))
    if (sum(lines) !== 0) say('its ledger does not sum to zero')
    const paid = -of('client', ['captured', 'refunded', 'refund-failed'])
    const charged = of('client', ['charged', 'reduced'])
    const invoiced = invoicedOf(rows.invoices.filter(({ orderId }) => orderId === id))
    if (invoiced !== charged) say(`${invoiced} is invoiced, and ${charged} was charged`)
    const own = rows.items.filter(({ orderId }) => orderId === id)
    const isReallyBooked = (bookingId: string) => {
      const booking = rows.bookings.find((one) => one.id === bookingId)
      return stays.get(`stay ${booking?.kind} ${booking?.supplierKey}`)?.state === 'booked'
    }
    const booked = own.filter(({ bookingId }) => isReallyBooked(bookingId))
    const kept = own.filter((item) => item.state === 'booked')
    if (booked.length === 0 && state !== 'cancelled' && paid !== 0) say(`${paid} is kept, and nothing is booked`)
    for (const item of booked) if (!kept.includes(item)) say('something is booked that nobody pays for')
    for (const item of kept) if (!booked.includes(item)) say('something is charged that is not booked')
    if (paid > charged) say(`${paid} was paid of ${charged}`)
    if (kept.length > 0 && charged <= 0) say('something is booked and not charged')
    const paidBy = rows.payments.filter(({ orderId }) => orderId === id)
    let reallyTaken = 0
    for (const { id: paymentId, method, state: paidState, amountMinor } of paidBy) {
      // A colleague saw it on the account.
      if (method === 'transfer' && paidState === 'captured') reallyTaken += amountMinor
      const really = await world.read<ToldPayment>(`payment ${paymentId}`)
      if (!really) continue
      if (really.captures > 1) say('a payment was taken twice')
      const back = Object.values(really.refunds).reduce((total, one) => total + one.amountMinor, 0)
      if (back > really.capturedMinor) say('more went back than was taken')
      reallyTaken += really.capturedMinor - back
      if (really.state === 'authorized' && ended.includes(state)) say('money is promised for nothing')
    }
    if (reallyTaken !== paid) say(`${reallyTaken} was really taken, and the ledger says ${paid} ${currency}`)
    if (rows.refunds.some((refund) => refund.orderId === id && refund.state === 'pending')) say('a refund did not end')
    const announced = rows.steps.some((step) => step.orderId === id && isOutcomeTold(step))
    if ((state === 'placed' || state === 'failed') && !announced) say('nobody was told')
  }
  return problems
}

type Invoice = typeof invoices.$inferSelect

/** Less what was credited. */
const invoicedOf = (issued: readonly Invoice[]) =>
  issued.reduce((total, { kind, amountMinor }) => total + (kind === 'invoice' ? amountMinor : -amountMinor), 0)

/** A number that was left out: each series counts from one. */
function gapsIn(issued: readonly Invoice[]): string[] {
  const series = Map.groupBy(issued, ({ kind, year }) => `${kind} of ${year}`)
  return [...series].flatMap(([name, of]) => {
    const last = Math.max(...of.map(({ count }) => count))
    return last === of.length ? [] : [`${name}: ${last} numbers, ${of.length} are there`]
  })
}
