// Orders of somebody who leaves: exported whole, waited for while money is on its way, erased with them, and kept as accounting law asks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderItems, orders as orderRows, orderTravellers } from '#domain/checkout/tables.ts'
import { readLedger } from '#domain/payments/read-ledger.ts'
import { payments } from '#domain/payments/tables.ts'
import { silentLog } from '#kernel/log.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import { presentOrder } from './export-order.ts'
import { holdingsAt } from './holdings.ts'
import { forgetPaymentMethods, hasOrdersOnTheirWay, ordersToKeep } from './keep-orders.ts'
import { removeOldOrders } from './remove-old-orders.ts'

let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders()
})

afterAll(() => orders.close())

const rowsOf = <T extends typeof orderRows | typeof orderItems | typeof orderTravellers | typeof payments>(table: T) =>
  orders.database.forProvider(orders.caller.provider.id, (scope) => scope.rows(table))

test('while a payment is on its way nobody is erased; once the order stands it is kept without the person', async () => {
  const { account, provider } = orders.caller
  const open = await orders.open(['procedure', 'hotel'])
  const isWaited = () => orders.database.forClient(account, provider.id, (scope) => hasOrdersOnTheirWay(scope, account))
  expect(await isWaited()).toBe(false)
  const { payment } = await orders.agree(open)
  expect(await isWaited()).toBe(true)
  await orders.gateway.pay(payment?.id ?? '')
  await orders.advance(open)
  await orders.settle()
  expect(await isWaited()).toBe(false)
  const kept = await orders.database.forClient(account, provider.id, (scope) => ordersToKeep(scope, provider, account))
  expect(kept).toMatchObject([
    { reference: open.order.reference, name: 'Amal Haddad', totalMinor: 40_000, currency: 'EUR' },
  ])
})

test('an export has what was ordered, by whom, what was paid, and no name that a gateway keeps', async () => {
  const open = await orders.open(['hotel'])
  const told = presentOrder(await orders.pay(open), [])
  expect(told).toMatchObject({
    reference: open.order.reference,
    state: 'placed',
    items: [{ state: 'booked', totalMinor: 30_000, contact: { lastName: 'Haddad' } }],
    travellers: [{ firstName: 'Amal', isPatient: true }],
    payments: [{ state: 'captured', amountMinor: 30_000 }],
  })
  expect(JSON.stringify(told)).not.toMatch(/cus|pm_|savedMethod/)
})

test('an erasure removes orders with everything of them and the saved card, and leaves the ledger, which names nobody', async () => {
  const { account, provider } = orders.caller
  const [first] = await rowsOf(orderRows)
  const leaving = { client: account, emails: [], settledUntil: {} } as unknown as Parameters<typeof holdingsAt>[1]
  await orders.database.forClient(account, provider.id, async (scope) => {
    await forgetPaymentMethods(scope, account)
    const [holding] = holdingsAt(scope, leaving, [], []).filter(({ what }) => what === 'orders')
    if (!holding) throw new Error('orders are not among what is kept')
    await scope.transaction.delete(holding.table).where(holding.where)
  })
  expect([await rowsOf(orderRows), await rowsOf(orderItems), await rowsOf(orderTravellers)]).toEqual([[], [], []])
  expect((await rowsOf(payments)).every(({ savedMethod }) => savedMethod === null)).toBe(true)
  const lines = await orders.database.forProvider(provider.id, (scope) => readLedger(scope, first?.id ?? ''))
  expect(lines.length).toBeGreaterThan(0)
})

test('an order that came to nothing goes after a month, one that was paid is kept', async () => {
  orders.tell('procedure book', 'refuses')
  const failed = await orders.pay(await orders.open(['procedure']))
  const placed = await orders.pay(await orders.open(['hotel']))
  expect([failed.order.state, placed.order.state]).toEqual(['failed', 'placed'])
  await removeOldOrders({ database: orders.database, log: silentLog }, orders.now())
  expect(await rowsOf(orderRows)).toHaveLength(2)
  const later = new Date(orders.now().getTime() + 40 * 24 * 3_600_000)
  await removeOldOrders({ database: orders.database, log: silentLog }, later)
  expect((await rowsOf(orderRows)).map(({ reference }) => reference)).toEqual([placed.order.reference])
})
