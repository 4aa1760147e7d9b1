// @vitest-environment happy-dom
// Guards what a client does with an order: cancelled only at what was told, its refunds followed to the end, its receipt complete.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aed, hotelId, now, sampleOrder } from '#web/areas/checkout/sample-order.test-support.ts'
import { groupOrders, presentOrders } from '#web/areas/orders/present-orders.server.ts'
import {
  cancelPath,
  home,
  pageOf,
  placedOrder,
  press,
  reference,
  region,
  show,
  t,
} from './placed-order.test-support.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each item says who travels on it, and one that nobody was named for says nothing', async () => {
  const person = { email: '', phone: '' }
  const travellers = [
    { ...person, position: 0, isPatient: true, firstName: 'Ana', lastName: 'Sample' },
    { ...person, position: 1, isPatient: false, firstName: 'Omar', lastName: 'Sample' },
  ]
  const [treatment, hotel] = placedOrder().items
  if (!treatment || !hotel) throw new Error('no items')
  const items = [treatment, { ...hotel, travellers: [0, 1] }]
  await show({}, placedOrder({ travellers, items }))
  expect(screen.getAllByText(`${t('orders.travellers')}:`)).toHaveLength(1)
  expect(screen.getByText('\u2068Ana Sample\u2069 and \u2068Omar Sample\u2069', { exact: false })).toBeTruthy()
})

test('what is due is told with its day, the late one first, and what is paid as paid', async () => {
  await show({}, placedOrder())
  const rows = region(t('orders.dues'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u2068\u2069]/g, ' '))
  expect(rows).toEqual([
    'Hip replacementPaidAED 3,000',
    'Hip replacementWas due on 20 November 2026AED 10,000',
    'Hip replacementDue on 12 April 2027AED 19,400',
    'Sample Garden HotelPaid on siteAED 105',
  ])
  expect(screen.getByText(t('meta.orders.next.owing'))).toBeTruthy()
})

test('cancelling one item says first what it costs and gives back, and is done at exactly that', async () => {
  const [treatment, hotel] = placedOrder().items
  if (!treatment || !hotel) throw new Error('no items')
  const without = placedOrder({
    items: [
      treatment,
      { ...hotel, state: 'cancelled', bookingState: 'cancelled', can: { ...hotel.can, cancel: false } },
    ],
  })
  const { asked } = await show({ [cancelPath]: { reference } }, placedOrder(), placedOrder(), without)
  fireEvent.click(screen.getByRole('link', { name: 'Cancel: Sample Garden Hotel' }))
  expect(await screen.findByText(/Cancelling costs you AED.500\./)).toBeTruthy()
  expect(screen.getByText(/You get back AED.2,500\./)).toBeTruthy()
  expect(asked.bodies).toEqual([])
  press(t('orders.cancelYes'))
  expect((await screen.findByText(t('orders.cancelled'))) === document.activeElement).toBe(true)
  expect(asked.bodies).toEqual([
    {
      order: reference,
      item: hotelId,
      agreedFee: { amountMinor: 50_000, currency: 'AED' },
      revision: 4,
      language: 'en',
    },
  ])
})

test('everything is cancelled in one go, and kept by one press', async () => {
  const { asked, router } = await show({ [cancelPath]: { reference } }, placedOrder())
  fireEvent.click(screen.getByRole('link', { name: t('orders.cancel') }))
  await screen.findByRole('heading', { name: t('meta.orders.cancel.all') })
  fireEvent.click(screen.getByRole('link', { name: t('orders.cancelNo') }))
  await screen.findByRole('link', { name: t('orders.cancel') })
  expect([asked.bodies, router.state.location.search]).toEqual([[], ''])
  fireEvent.click(screen.getByRole('link', { name: t('orders.cancel') }))
  await screen.findByRole('heading', { name: t('meta.orders.cancel.all') })
  press(t('orders.cancelYes'))
  await screen.findByText(t('orders.cancelled'))
  expect(asked.bodies[0]).not.toHaveProperty('item')
})

test('a refund is followed to its end: on its way, given back, or in the clinic’s hands', async () => {
  const refund = (id: string, state: 'pending' | 'done' | 'failed') => ({
    id,
    amount: aed(100),
    state,
    why: 'policy' as const,
    item: hotelId,
    at: '2026-11-21T08:00:00.000Z',
  })
  await show(
    {},
    placedOrder({ refunded: aed(100), refunds: [refund('a', 'pending'), refund('b', 'done'), refund('c', 'failed')] }),
  )
  const money = region(t('orders.money'))
  expect(money.getByText('Sent on 21 November 2026. Banks can take up to 10 days.')).toBeTruthy()
  expect(money.getByText('Given back on 21 November 2026')).toBeTruthy()
  expect(money.getByText(t('meta.orders.refund.failed'))).toBeTruthy()
  expect(money.getByRole('link', { name: t('orders.toReceipt') }).getAttribute('href')).toBe(`${home}/receipt`)
})

test('that nothing is kept when the surgeon says no is said only where the clinic grants it', async () => {
  await show({}, placedOrder())
  expect(screen.queryByText(t('orders.surgeon'))).toBeNull()
  cleanup()
  await show({}, placedOrder({ isFreeIfSurgeonSaysNo: true }))
  expect(screen.getByText(t('orders.surgeon'))).toBeTruthy()
})

test('the list has what waits for the client first, and shows nothing twice', async () => {
  const later = placedOrder({ reference: 'O-2', items: placedOrder().items.map((item) => ({ ...item, dues: [] })) })
  const past = sampleOrder({ reference: 'O-3', state: 'cancelled' })
  const page = pageOf({ listOrders: [later, past, placedOrder()] })
  const orders = (await presentOrders(page, now)) ?? []
  const groups = groupOrders(page, orders, [{ group: 'coming', reference: 'H-9' }])
  expect(
    groups.map(({ name, orders: own, singles }) => [
      name,
      ...own.map((one) => one.reference),
      ...singles.map((one) => one.reference),
    ]),
  ).toEqual([
    ['due', reference],
    ['coming', 'O-2', 'H-9'],
    ['over', 'O-3'],
  ])
  expect(groups[0]?.orders[0]).toMatchObject({
    href: home,
    due: 'AED\u00a010,000 due on 20 November 2026',
    bookings: ['T-7K3M-92PX', 'H-7K3M-92PX'],
  })
  expect(groups[0]?.orders[0]?.title.replaceAll(/[\u2068\u2069]/g, '')).toBe('Hip replacement and 1 more')
})
