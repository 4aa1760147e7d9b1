// An order that is booked and partly paid, and its page as a client has it, for tests of what they do there.
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import type { Order } from '#contract/orders.ts'
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
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import type { PageContext } from '#web/page/page-context.ts'
import { type AskedApi, answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'

export const t = translatorOf('en')
const frame = { clinic: 'Thymele Clinic', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
export const reference = 'O-7K3M-92PX'
export const home = `/profile/manage-bookings/${reference}`
export const deposit = '44444444-4444-4444-8444-444444444444'
export const [second, third] = ['55555555-5555-4555-8555-555555555555', '66666666-6666-4666-8666-666666666666'] as const

/** Booked: the deposit is paid, the second instalment has come due, the third has not. */
export function placedOrder(changes: Partial<Order> = {}): Order {
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

export const quote = (item?: string) => ({
  items: [{ item: item ?? treatmentId, fee: aed(500), refund: aed(2_500) }],
  fee: aed(500),
  refund: aed(2_500),
  owed: aed(0),
  until: '2027-04-28T08:00:00.000Z',
  revision: 4,
})

export function pageOf(answers: Record<string, unknown>): PageContext {
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
export async function show(answers: AskedApi['answers'], ...orders: Order[]) {
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

export const account = { accountName: 'Thymele', iban: 'AE07 0331', bic: 'SAMPAEAD', bank: 'Sample Bank' }
export const transfer = { ...account, reference, by: '2026-12-04' }
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const region = (name: string) => within(screen.getByRole('region', { name }))
export const payPath = 'POST /api/client/order/pay'
export const cancelPath = 'POST /api/client/order/cancel'
