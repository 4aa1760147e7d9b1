// Invoices of whole orders: issued with the money, credited with what is owed less, numbered without a gap under many at once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { readInvoices, readRecipient } from '#domain/invoices/read-invoices.ts'
import { invoices } from '#domain/invoices/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { openSampleOrders, type SampleOrders, toldHotel, toldProcedure } from '#tests/support/sample-orders.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import type { WholeOrder } from './find-order.ts'

let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders({ kinds: [toldProcedure, { ...toldHotel, stock: 1_000 }] })
})

afterAll(() => orders.close())

const issuedOf = (whole: WholeOrder) =>
  orders.database.forProvider(orders.caller.provider.id, (scope) => readInvoices(scope, whole.order.id))

const moneyOf = (whole: WholeOrder) =>
  orders.database.forProvider(orders.caller.provider.id, (scope) => readOrderMoney(scope, whole.order.id))

test('an order that is placed has one invoice: what is paid through the site, to whom it was said to be for', async () => {
  const placed = await orders.pay(await orders.open(['procedure', 'hotel']))
  const [invoice, ...more] = await issuedOf(placed)
  expect(more).toEqual([])
  // Of the treatment's 400.00 the clinic takes 50.00 by itself on the day.
  expect(invoice).toMatchObject({
    kind: 'invoice',
    amountMinor: 65_000,
    currency: 'EUR',
    reference: placed.order.reference,
  })
  expect(invoice?.content.lines.map(({ label, amountMinor }) => [label?.['en'], amountMinor])).toEqual([
    [undefined, 40_000],
    ['To be paid on site', -5_000],
    [undefined, 30_000],
  ])
  const recipient = await orders.database.forProvider(orders.caller.provider.id, (scope) =>
    readRecipient(scope, invoice?.id ?? ''),
  )
  expect(recipient).toEqual({ name: 'Amal Haddad', email: 'amal@patient.example' })
  await orders.settle()
  expect(await issuedOf(placed)).toHaveLength(1)
})

test('an order of which nothing could be had has no invoice', async () => {
  orders.tell('procedure book', 'refuses')
  const failed = await orders.pay(await orders.open(['procedure']))
  expect(failed.order.state).toBe('failed')
  expect(await issuedOf(failed)).toEqual([])
})

test('what is cancelled is credited beyond its fee, and the rest of the invoice stands', async () => {
  const who = await orders.client()
  const placed = await orders.pay(await orders.open(['procedure', 'hotel'], who), 'authorized', who)
  const [treatment] = placed.items
  const fee = { amountMinor: toldProcedure.feeMinor, currency: 'EUR' }
  await cancelBooking(orders.parts, who, treatment?.booking.reference ?? '', { fee })
  await orders.settle()
  const issued = await issuedOf(placed)
  expect(issued.map(({ kind, amountMinor, content }) => [kind, amountMinor, content.reason])).toEqual([
    ['invoice', 65_000, ''],
    ['credit-note', 30_000, 'cancelled'],
  ])
  expect(issued[1]?.invoiceId).toBe(issued[0]?.id)
  expect((await moneyOf(placed)).chargedMinor).toBe(35_000)
})

test('of twenty orders that are placed at once each has a number of its own, and none is left out', async () => {
  const before = await orders.database.forProvider(orders.caller.provider.id, (scope) => scope.rows(invoices))
  const most = Math.max(...before.filter(({ kind }) => kind === 'invoice').map(({ count }) => count))
  const clients: BookingCaller[] = []
  for (let one = 0; one < 20; one++) clients.push(await orders.client())
  const opened: { who: BookingCaller; whole: WholeOrder }[] = []
  for (const who of clients) opened.push({ who, whole: await orders.open(['hotel'], who) })
  const placed = await Promise.all(opened.map(({ who, whole }) => orders.pay(whole, 'authorized', who)))
  expect(placed.every(({ order }) => order.state === 'placed')).toBe(true)
  const issued = (await Promise.all(placed.map(issuedOf))).flat()
  expect(issued.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, at) => most + 1 + at),
  )
  expect(issued.every(({ issuedAt }) => issuedAt >= sampleNow)).toBe(true)
})

test('of a refund that the bank does not take its client is told once, and where their documents are', async () => {
  const who = await orders.client('rim@patient.example')
  const placed = await orders.pay(await orders.open(['hotel'], who), 'authorized', who)
  await orders.settle()
  const fee = { amountMinor: 0, currency: 'EUR' }
  orders.tell('gateway refund', 'refuses')
  await cancelBooking(orders.parts, who, placed.items[0]?.booking.reference ?? '', { fee })
  await orders.settle()
  const failed = await orders.read(placed, who)
  expect(failed.refunds.map(({ state }) => state)).toEqual(['failed'])
  await orders.advance(failed)
  const sent = await orders.database.forProvider(who.provider.id, (scope) =>
    scope.rows(mails, eq(mails.to, 'rim@patient.example')),
  )
  const about = sent.filter(({ subject }) => subject.startsWith('Your refund is delayed'))
  expect(about).toHaveLength(1)
  expect(about[0]?.text).toContain(`/profile/manage-bookings/${placed.order.reference}/documents/INV-CN-2026-`)
  const items = await orders.database.forProvider(who.provider.id, (scope) =>
    scope.rows(inboxItems, eq(inboxItems.reference, placed.order.reference)),
  )
  expect(items).toHaveLength(1)
})
