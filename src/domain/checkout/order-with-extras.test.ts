// An order of a treatment, a hotel, a transfer and insurance: its sums, its one policy, and what becomes of it where the insurance is gone.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import type { ExtraRequest } from '#domain/extras/extra.ts'
import { extraBookable } from '#domain/extras/extra-bookable.ts'
import { extraReservations, extras } from '#domain/extras/tables.ts'
import { askedCover, askedRide, writeSampleExtras } from '#tests/support/sample-extras.ts'
import { openSampleOrders, type SampleOrders, sampleTravellers } from '#tests/support/sample-orders.ts'
import { addToOrder } from './add-to-order.ts'
import type { WholeOrder } from './find-order.ts'
import { nameTravellers } from './name-travellers.ts'
import { orderTotals } from './order-totals.ts'
import { readOrder } from './read-order.ts'

let orders: SampleOrders
let count = 0

beforeEach(async () => {
  orders = await openSampleOrders({ also: (parts) => [extraBookable(parts)] })
  await writeSampleExtras(orders.database, orders.caller.provider)
})
afterEach(() => orders.close())

async function addExtra(request: ExtraRequest): Promise<WholeOrder> {
  const { reference: booking } = await holdBooking(orders.parts, orders.caller, {
    kind: 'extra',
    supplier: 'own',
    request,
    seen: { amountMinor: 45_00, currency: 'EUR' },
    replaces: undefined,
    procedureSlug: null,
    language: 'en',
    idempotencyKey: `extra ${++count}`,
    inputDigest: '',
  })
  return addToOrder(orders.parts, orders.caller, { booking, language: 'en' })
}

/** For one: 45.00 the ride, 20.00 the insurance of five nights. */
async function openWhole(): Promise<WholeOrder> {
  await orders.open(['procedure', 'hotel'])
  await addExtra(askedRide({ people: 1 }))
  const whole = await addExtra(askedCover({ people: 1 }))
  const named = sampleTravellers(whole)
  const answers: Record<string, Record<string, string>> = {
    'airport-transfer': { 'details.flight': 'EK 784', 'details.time': '14:30' },
    'trip-insurance': { 'details.births.1': '1980-02-03' },
  }
  const keyOf = (id: string) => whole.items.find((item) => item.id === id)?.booking.itemKey ?? ''
  const items = named.items.map((item) => ({ ...item, answers: answers[keyOf(item.item)] ?? {} }))
  return nameTravellers(orders.parts, orders.caller, { ...named, items })
}

const view = ({ order }: WholeOrder) => readOrder(orders.parts, orders.caller, order.reference)
const reservations = async () => {
  const rows = await orders.database.forProvider(orders.caller.provider.id, (scope) => scope.rows(extraReservations))
  return rows.map(({ extra, state }) => `${extra} ${state}`).sort()
}
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })

test('its sums hold each line, its policy is one over all, and without an extra the rest stays', async () => {
  const whole = await openWhole()
  expect(orderTotals(whole)).toMatchObject({ totalMinor: 40_000 + 30_000 + 4_500 + 2_000, dueNowMinor: 46_500 })
  const { policy, failures, items, isPackage } = await view(whole)
  expect(policy).toEqual([
    { until: '2027-01-24T20:00:00.000Z', feeMinor: 5_000 + 400 },
    { until: '2027-01-25T08:00:00.000Z', feeMinor: 35_000 + 30_000 + 400 },
    { until: '2027-01-30T14:00:00.000Z', feeMinor: 35_000 + 30_000 + 2_000 },
    { until: null, feeMinor: 35_000 + 30_000 + 2_000 + 4_500 },
  ])
  expect(failures.map(({ gives }) => gives)).toEqual(['everything', 'its-own', 'its-own', 'its-own'])
  expect(items.map(({ party }) => party?.en ?? null)).toEqual([null, null, 'Dune Wheels', 'Palm Mutual'])
  expect(isPackage).toBe(true)
})

test('insurance makes no package of the law', async () => {
  await orders.open(['procedure'])
  expect((await view(await addExtra(askedCover()))).isPackage).toBe(false)
  expect((await view(await addExtra(askedRide()))).isPackage).toBe(true)
})

test('it is paid at once, and all four are booked and announced', async () => {
  const paid = await orders.pay(await openWhole())
  await orders.settle()
  const { state, items, totals } = await view(paid)
  expect([state, ...items.map((item) => item.state)]).toEqual(['placed', 'booked', 'booked', 'booked', 'booked'])
  expect(totals.paid).toEqual(eur(46_500))
  const [ride, cover] = items.slice(-2).map(({ booking }) => booking)
  expect(await orders.mails()).toEqual(
    expect.arrayContaining([
      `Booked for your trip: ${ride}`,
      `To arrange for a trip: ${ride}`,
      `Booked for your trip: ${cover}`,
      `To arrange for a trip: ${cover}`,
    ]),
  )
  expect(await reservations()).toEqual(['airport-transfer booked', 'trip-insurance booked'])
})

test('where the insurance is gone nothing is paid for it, and the rest stays booked', async () => {
  const open = await openWhole()
  const { payment } = await orders.agree(open)
  await orders.database.forProvider(orders.caller.provider.id, async (scope) => {
    await scope.update(extraReservations, { state: 'expired' }, eq(extraReservations.extra, 'trip-insurance'))
    await scope.update(extras, { withdrawnAt: orders.now() }, eq(extras.slug, 'trip-insurance'))
  })
  await orders.gateway.pay(payment?.id ?? '')
  await orders.advance(open)
  await orders.settle()
  const { state, items, totals } = await view(open)
  expect([state, ...items.map((item) => item.state)]).toEqual(['placed', 'booked', 'booked', 'booked', 'refused'])
  expect([totals.paid, totals.total]).toEqual([eur(44_500), eur(74_500)])
  expect(await reservations()).toEqual(['airport-transfer booked', 'trip-insurance expired'])
})
