// Insurance and transfers of somebody who leaves: exported with the dates of birth that they gave, and erased with everything of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { addToOrder } from '#domain/checkout/add-to-order.ts'
import { nameTravellers } from '#domain/checkout/name-travellers.ts'
import { orderItems } from '#domain/checkout/tables.ts'
import { extraBookable } from '#domain/extras/extra-bookable.ts'
import { extraReservations } from '#domain/extras/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { askedCover, writeSampleExtras } from '#tests/support/sample-extras.ts'
import { openSampleOrders, type SampleOrders, sampleTravellers } from '#tests/support/sample-orders.ts'
import { collectExport } from './collect-export.ts'
import { holdingsAt } from './holdings.ts'

const birth = '1980-02-03'
let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders({ also: (parts) => [extraBookable(parts)] })
  await writeSampleExtras(orders.database, orders.caller.provider)
  await bookInsurance()
})
afterAll(() => orders.close())

async function bookInsurance(): Promise<void> {
  const { parts, caller } = orders
  await orders.open(['procedure'])
  const { reference: booking } = await holdBooking(parts, caller, {
    kind: 'extra',
    supplier: 'own',
    request: askedCover({ people: 1 }),
    seen: { amountMinor: 20_00, currency: 'EUR' },
    replaces: undefined,
    procedureSlug: null,
    language: 'en',
    idempotencyKey: 'insurance',
    inputDigest: '',
  })
  const whole = await addToOrder(parts, caller, { booking, language: 'en' })
  const named = sampleTravellers(whole)
  const items = named.items.map((item) => ({ ...item, answers: { 'details.births.1': birth } }))
  await orders.pay(await nameTravellers(parts, caller, { ...named, items }))
  await orders.settle()
}

test('an export has the dates of birth, with the booking and as they were typed', async () => {
  const { account, provider, origin } = orders.caller
  const asker = {
    account: { ...account, email: 'amal@patient.example' },
    provider,
    origin,
    language: 'en',
    urlOf: () => '',
  }
  const told = await orders.database.forClient(account, provider.id, (scope) =>
    collectExport(scope, asker as unknown as Parameters<typeof collectExport>[1], orders.now()),
  )
  const [cover] = told.bookings.filter(({ kind }) => kind === 'extra')
  expect(JSON.stringify(cover?.details)).toContain(birth)
  expect(JSON.stringify(told.orders)).toContain(birth)
})

test('an erasure leaves none of them in any of its tables', async () => {
  const { account, provider } = orders.caller
  const tables = [bookings, orderItems, extraReservations, mails]
  const found = () =>
    orders.database.forProvider(provider.id, async (scope) => {
      const counts: number[] = []
      for (const table of tables) counts.push((await scope.rows(table)).length)
      return counts
    })
  expect((await found()).every((count) => count > 0)).toBe(true)
  const leaving = { client: account, emails: [], settledUntil: {} } as unknown as Parameters<typeof holdingsAt>[1]
  await orders.database.forClient(account, provider.id, async (scope) => {
    for (const { table, where } of holdingsAt(scope, leaving, [], orders.parts.bookables))
      await scope.transaction.delete(table).where(where)
  })
  expect(await found()).toEqual([0, 0, 0, 0])
})
