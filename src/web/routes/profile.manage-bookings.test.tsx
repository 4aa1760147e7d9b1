// @vitest-environment happy-dom
// Guards what a client does with an order: cancelled only at what was told, paid once at what is shown, its refunds followed to the end.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { translatorOf } from '#texts/catalogues.ts'
import {
  aed,
  checkoutPage,
  hotelId,
  now,
  payment,
  sampleOrder,
  treatmentId,
} from '#web/areas/checkout/sample-order.test-support.ts'
import { OrderPage } from '#web/areas/orders/order-page.tsx'
import { presentOrder } from '#web/areas/orders/present-order.server.ts'
import { groupOrders, presentOrders } from '#web/areas/orders/present-orders.server.ts'
import { presentReceipt } from '#web/areas/orders/present-receipt.server.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import type { PageContext } from '#web/page/page-context.ts'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'

const t = translatorOf('en')
const frame = { clinic: 'Thymele Clinic', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const reference = 'O-7K3M-92PX'
const home = `/profile/manage-bookings/${reference}`
const deposit = '44444444-4444-4444-8444-444444444444'
const [second, third] = ['55555555-5555-4555-8555-555555555555', '66666666-6666-4666-8666-666666666666'] as const

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Booked: the deposit is paid, the second instalment has come due, the third has not. */
function placedOrder(changes: Partial<Order> = {}): Order {
  const order = sampleOrder()
  const items = order.items.map((item) => ({
    ...item,
    state: 'booked' as const,
    bookingState: 'booked' as const,
    heldUntil: null,
    confirmation: item.id === hotelId ? 'SGH-1' : '',
    can: { takeOut: false, change: item.id === hotelId, cancel: true },
    dues:
      item.id === hotelId
        ? []
        : [
            { id: deposit, amount: aed(3_000), on: null, state: 'paid' as const },
            { id: second, amount: aed(10_000), on: '2026-11-20', state: 'due' as const },
            { id: third, amount: aed(19_400), on: '2027-04-12', state: 'due' as const },
          ],
  }))
  return {
    ...order,
    state: 'placed',
    items,
    heldUntil: null,
    paid: aed(3_000),
    owed: aed(32_295),
    payments: [payment('captured', null)],
    can: { agree: false, change: false, pay: true, cancel: true },
    ...changes,
  }
}

const quote = (item?: string) => ({
  items: [{ item: item ?? treatmentId, fee: aed(500), refund: aed(2_500) }],
  fee: aed(500),
  refund: aed(2_500),
  owed: aed(0),
  until: '2027-04-28T08:00:00.000Z',
  revision: 4,
})

function pageOf(answers: Record<string, unknown>): PageContext {
  const page = checkoutPage(answers)
  return {
    ...page,
    provider: { ...page.provider, contact: { email: 'care@thymele.example', phone: '+971 4 000 0000' } as never },
  }
}

function Shown() {
  return <OrderPage order={useLoaderData<NonNullable<Awaited<ReturnType<typeof presentOrder>>>>()} />
}

/** @param orders as it stands at first and each time that the page asks again; the last one stays */
async function show(answers: AskedApi['answers'], ...orders: Order[]) {
  const asked = answerApi(answers)
  let at = -1
  const loader = async ({ request }: { request: Request }) => {
    at = Math.min(at + 1, orders.length - 1)
    const page = pageOf({ readOrder: orders[at], quoteOrderCancel: quote() })
    const cancelling = new URL(request.url).searchParams.get('cancel')
    return (await presentOrder(page, { reference, cancelling, now })) ?? null
  }
  const router = createMemoryRouter(
    [
      { path: home, loader, HydrateFallback: () => null, Component: Shown },
      { path: '/profile/checkout', Component: () => <h1>Checkout</h1> },
    ],
    { initialEntries: [home] },
  )
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <ProfileFrameProvider value={frame}>
        <RouterProvider router={router} />
      </ProfileFrameProvider>
    </TextsProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { asked, router }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const region = (name: string) => within(screen.getByRole('region', { name }))
const payPath = 'POST /api/client/order/pay'
const cancelPath = 'POST /api/client/order/cancel'

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

test('two quick presses begin one payment of what is due, and lead to checkout', async () => {
  const { asked, router } = await show({ [payPath]: { reference } }, placedOrder())
  press(/^Pay AED.10,000 now$/)
  press(t('orders.paying'))
  await screen.findByRole('heading', { name: 'Checkout' })
  expect(asked.bodies).toEqual([
    {
      order: reference,
      instalments: [second],
      amount: { amountMinor: 1_000_000, currency: 'AED' },
      method: 'card',
      language: 'en',
    },
  ])
  expect(router.state.location.search).toBe(`?order=${reference}`)
})

test('everything can be paid at once, by bank transfer too; a try again is the same payment', async () => {
  const transfer = { accountName: 'Thymele', iban: 'AE07 0331', bic: 'SAMPAEAD', bank: 'Sample Bank', reference }
  expectConsole('api call failed name=payInstalments')
  const { asked } = await show(
    { [payPath]: refusal(422, 'no-longer-possible') },
    placedOrder(),
    placedOrder(),
    placedOrder({ waitsFor: 'transfer', transfer }),
  )
  fireEvent.click(screen.getByLabelText(t('orders.method.transfer')))
  press(/^Pay all AED.29,400$/)
  await screen.findByText(t('orders.fault.changed'))
  asked.answers = { [payPath]: { reference } }
  press(/^Pay all AED.29,400$/)
  await screen.findByText('AE07 0331')
  expect(asked.bodies[1]).toEqual(asked.bodies[0])
  expect(asked.bodies[1]).toMatchObject({ instalments: [second, third], method: 'transfer' })
  expect(new Set(asked.keys).size).toBe(1)
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

test('a transfer that is waited for shows where it goes, and what it has to say', async () => {
  const transfer = { accountName: 'Thymele', iban: 'AE07 0331', bic: 'SAMPAEAD', bank: 'Sample Bank', reference }
  await show({}, placedOrder({ waitsFor: 'transfer', transfer }))
  expect(screen.getByText(t('meta.orders.next.transfer'))).toBeTruthy()
  const dues = region(t('orders.dues'))
  for (const text of ['AE07 0331', 'SAMPAEAD', reference]) expect(dues.getByText(text)).toBeTruthy()
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

test('a receipt has what was paid and what went back, oldest first, and what is left of it', async () => {
  const given = { id: 'r', amount: aed(500), state: 'done' as const, why: 'goodwill' as const, item: null }
  const order = placedOrder({
    paid: aed(5_395),
    refunds: [
      { ...given, at: '2026-11-22T08:00:00.000Z' },
      { ...given, id: 'p', state: 'pending', at: '2026-11-23T08:00:00.000Z' },
    ],
  })
  const session = { email: 'ana@example.com', name: '' } as never
  const receipt = await presentReceipt(
    pageOf({ readOrder: order, getClient: { firstName: 'Ana', lastName: 'Sample' } }),
    session,
    reference,
    now,
  )
  expect(receipt?.person).toBe('Ana Sample')
  expect(receipt?.moves.map(({ label, amount }) => [label, amount.replaceAll('\u00a0', ' ')])).toEqual([
    ['Card payment', 'AED 5,895'],
    ['Refund from the clinic', '\u2212AED 500'],
  ])
  expect(receipt?.sums[0]?.text.replaceAll('\u00a0', ' ')).toBe('AED 5,395')
})
