// @vitest-environment happy-dom
// Guards checkout: agreed to once at what is shown, paid once, nothing typed lost, and each end of an order said in plain words.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { CheckoutPage } from '#web/areas/checkout/checkout-page.tsx'
import { presentCheckout } from '#web/areas/checkout/present-checkout.server.ts'
import {
  aed,
  checkoutPage,
  hotelId,
  now,
  payingOrder,
  payment,
  sampleOrder,
  treatmentId,
} from '#web/areas/checkout/sample-order.test-support.ts'
import { VerifyPage } from '#web/areas/checkout/verify-page.tsx'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'

const t = translatorOf('en')
const frame = { clinic: 'Thymele Clinic', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const client = { firstName: 'Ana', lastName: 'Sample', phoneNumber: '+971500000000' }

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

type Loaded = Awaited<ReturnType<typeof load>>

async function load(order: Order) {
  const page = checkoutPage({ readCheckout: { order }, getClient: client })
  const view = await presentCheckout(page, { email: 'ana@example.com' } as never, null, now)
  if (!view.order) throw new Error('no order')
  return { order: view.order, person: view.person, extras: view.extras }
}

function Checkout() {
  return <CheckoutPage {...useLoaderData<Loaded>()} />
}
function Verify() {
  return <VerifyPage order={useLoaderData<Loaded>().order} />
}

/** @param orders as it stands at first and each time that the page asks again; the last one stays */
async function show(answers: AskedApi['answers'], ...orders: Order[]) {
  const asked = answerApi(answers)
  let at = -1
  const loader = () => {
    at = Math.min(at + 1, orders.length - 1)
    return load(orders[at] ?? sampleOrder())
  }
  const router = createMemoryRouter(
    [
      { path: '/profile/checkout', loader, HydrateFallback: () => null, Component: Checkout },
      { path: '/profile/checkout/verify', loader, HydrateFallback: () => null, Component: Verify },
    ],
    { initialEntries: ['/profile/checkout'] },
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

const agreePath = 'POST /api/client/checkout/agree'
const completePath = 'POST /api/client/test-payment/complete'
const challengePath = 'POST /api/client/test-payment/challenge'
const continuePath = 'POST /api/client/order/continue'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fields = (label: string) => screen.getAllByLabelText(label) as HTMLInputElement[]
const type = (label: string, text: string, at = 0) =>
  fireEvent.input(fields(label)[at] as Element, { target: { value: text } })
const valueOf = (label: string, at = 0) => fields(label)[at]?.value
const agreeTerms = () => fireEvent.click(screen.getByLabelText(t('checkout.terms')))
const agree = t('checkout.agree')
const lastName = t('checkout.lastName')
const fillCompanion = () => {
  type(t('checkout.firstName'), 'Basil', 1)
  type(lastName, 'Sample', 1)
}

test('two quick presses agree once, to the price, policy and terms that stand above, under one key', async () => {
  const { asked } = await show({ [agreePath]: {} }, sampleOrder(), payingOrder())
  fillCompanion()
  type(t('checkout.remarks', { title: '\u2068Sample Garden Hotel\u2069' }), 'We come late.')
  agreeTerms()
  press(agree)
  press(t('checkout.agreeBusy'))
  expect(await screen.findByRole('heading', { name: t('meta.checkout.heading.paying') })).toBeTruthy()
  expect(asked.keys).toEqual(['O-7K3M-92PX 4 0'])
  expect(asked.bodies).toEqual([
    {
      order: 'O-7K3M-92PX',
      language: 'en',
      agreed: {
        revision: 4,
        total: { amountMinor: 3_529_500, currency: 'AED' },
        dueNow: { amountMinor: 589_500, currency: 'AED' },
        policy: [
          { until: '2027-04-28T08:00:00.000Z', feeMinor: 0 },
          { until: null, feeMinor: 589_500 },
        ],
        termsOf: '2026-11-01',
      },
      contact: { firstName: 'Ana', lastName: 'Sample', email: 'ana@example.com', phone: '+971500000000' },
      travellers: [
        { firstName: 'Ana', lastName: 'Sample', isPatient: true },
        { firstName: 'Basil', lastName: 'Sample', isPatient: false },
      ],
      items: [
        { item: treatmentId, travellers: [0], given: [] },
        { item: hotelId, travellers: [0, 1], given: [{ path: 'details.remarks', value: 'We come late.' }] },
      ],
      method: 'card',
      keepsMethod: false,
    },
  ])
})

test('nothing is sent without the terms, and the box has the focus', async () => {
  const { asked } = await show({}, sampleOrder())
  fillCompanion()
  press(agree)
  expect(await screen.findByText(t('checkout.fault.terms'))).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(t('checkout.terms')))
  expect(asked.bodies).toEqual([])
})

test('a field that is empty is named beside it and has the focus; nothing is sent', async () => {
  const { asked } = await show({}, sampleOrder())
  type(lastName, '  ')
  fillCompanion()
  agreeTerms()
  press(agree)
  expect(await screen.findByText(t('checkout.fault.required'))).toBeTruthy()
  expect(document.activeElement).toBe(fields(lastName)[0])
  expect(asked.bodies).toEqual([])
})

test('what the API finds wrong is said beside its field', async () => {
  expectConsole('api call failed name=agreeOrder')
  const errors = [{ path: 'contact.email', reason: 'invalid' }]
  const fault = () => Response.json({ code: 'invalid-input', detail: '', errors }, { status: 400 })
  await show({ [agreePath]: fault }, sampleOrder())
  fillCompanion()
  agreeTerms()
  press(agree)
  expect(await screen.findByText(t('checkout.fault.email'))).toBeTruthy()
})

test('a part that is no longer to be had is said, and nothing typed is lost', async () => {
  expectConsole('api call failed name=agreeOrder')
  const errors = [{ path: 'items.1', reason: 'sold-out' }]
  const gone = () => Response.json({ code: 'no-longer-possible', detail: '', errors }, { status: 422 })
  await show({ [agreePath]: gone }, sampleOrder())
  fillCompanion()
  agreeTerms()
  press(agree)
  expect(await screen.findByText(t('checkout.fault.gone'))).toBeTruthy()
  expect(valueOf(lastName, 1)).toBe('Sample')
})

test('what a supplier finds too long is said beside the field that it is about', async () => {
  expectConsole('api call failed name=agreeOrder')
  const errors = [{ path: 'items.1.guests.1.lastName', reason: 'too-long' }]
  const fault = () => Response.json({ code: 'invalid-input', detail: '', errors }, { status: 422 })
  await show({ [agreePath]: fault }, sampleOrder())
  fillCompanion()
  agreeTerms()
  press(agree)
  expect(await screen.findByText(t('checkout.fault.name'))).toBeTruthy()
  expect(document.activeElement).toBe(fields(lastName)[1])
})

test('what was typed outlives a reload, and a card that was declined', async () => {
  await show({}, sampleOrder())
  type(lastName, 'Otherwise')
  cleanup()
  await show({}, sampleOrder({ payments: [payment('refused', 'declined')] }))
  await waitFor(() => expect(valueOf(lastName)).toBe('Otherwise'))
  expect(screen.getByText(t('meta.checkout.refusal.declined'))).toBeTruthy()
})

test('another price meanwhile is said and shown, and what was typed stays', async () => {
  expectConsole('api call failed name=agreeOrder')
  await show(
    { [agreePath]: refusal(422, 'no-longer-possible') },
    sampleOrder(),
    sampleOrder({ revision: 5, total: aed(36_000) }),
  )
  fillCompanion()
  agreeTerms()
  press(agree)
  expect(await screen.findByText(t('checkout.fault.changed'))).toBeTruthy()
  expect((await screen.findAllByText(/36,000/)).length).toBeGreaterThan(0)
  expect(valueOf(lastName, 1)).toBe('Sample')
})

test('a hold that is over stops nobody: agreeing asks for it again', async () => {
  await show({}, sampleOrder({ heldUntil: '2026-11-21T07:59:00.000Z' }))
  expect(await screen.findByText(t('checkout.over.held'), { selector: 'p.font-semibold' })).toBeTruthy()
  expect(screen.getByText(t('checkout.over.heldText'))).toBeTruthy()
  expect(screen.getByRole('button', { name: agree }).getAttribute('aria-disabled')).toBeNull()
})

test('a rate that is over is asked for again, and nothing can be agreed to until then', async () => {
  const requotePath = 'POST /api/client/checkout/requote'
  const over = sampleOrder({ ratesUntil: '2026-11-21T07:59:00.000Z' })
  const { asked } = await show({ [requotePath]: {} }, over, sampleOrder({ revision: 5 }))
  expect(await screen.findByText(t('checkout.over.rates'), { selector: 'p.font-semibold' })).toBeTruthy()
  expect(screen.getByRole('button', { name: agree }).getAttribute('aria-disabled')).toBe('true')
  press(t('checkout.over.again'))
  await waitFor(() => expect(screen.queryByText(t('checkout.over.rates'))).toBeNull())
  expect(asked.bodies).toEqual([{ order: 'O-7K3M-92PX', language: 'en' }])
})

test('a test card pays once and says that no money moves; the page waits, then says that all is booked', async () => {
  const { asked } = await show(
    { [completePath]: { outcome: 'authorized' }, [continuePath]: {} },
    payingOrder(),
    sampleOrder({ state: 'placed' }),
  )
  expect(screen.getByText(t('checkout.test.note'))).toBeTruthy()
  expect(screen.getByText(t('checkout.stopped'))).toBeTruthy()
  press(t('checkout.test.pay', { amount: '\u2068AED\u00a05,895\u2069' }))
  expect(await screen.findByRole('heading', { name: t('meta.checkout.heading.placed') })).toBeTruthy()
  expect(asked.bodies[0]).toEqual({ secret: 'test-secret', card: 'success' })
  expect(asked.calls).toEqual([completePath, continuePath])
  const to = screen.getByRole('link', { name: t('checkout.toBookings') })
  expect(to.getAttribute('href')).toBe('/profile/manage-bookings/O-7K3M-92PX')
})

test('a card with 3-D Secure leads to the bank’s page, and its yes back to an order that is paid', async () => {
  const { asked, router } = await show(
    { [completePath]: { outcome: 'challenge' }, [challengePath]: {}, [continuePath]: {} },
    payingOrder(),
    payingOrder(),
    payingOrder(),
    sampleOrder({ state: 'booking' }),
  )
  fireEvent.click(screen.getByLabelText(t('checkout.test.card.three-d-secure')))
  press(t('checkout.test.pay', { amount: '\u2068AED\u00a05,895\u2069' }))
  expect(await screen.findByRole('heading', { name: t('checkout.verify.title') })).toBeTruthy()
  press(t('checkout.verify.yes'))
  expect(await screen.findByText(t('meta.checkout.text.working'))).toBeTruthy()
  expect(asked.bodies[1]).toEqual({ secret: 'test-secret', isApproved: true })
  expect(router.state.location.search).toBe('?order=O-7K3M-92PX')
})

test.each([
  [sampleOrder({ state: 'undoing' }), t('meta.checkout.text.undoing')],
  [sampleOrder({ state: 'failed' }), t('meta.checkout.text.failed')],
  [sampleOrder({ state: 'abandoned' }), t('meta.checkout.text.over')],
  [payingOrder({ waitsFor: 'gateway' }), t('meta.checkout.text.gateway')],
])('each way that an order goes is said in plain words', async (order, words) => {
  await show({}, order)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a transfer says where the money goes, and the reference that it has to carry', async () => {
  const transfer = {
    accountName: 'Thymele',
    iban: 'AE070331234567890123456',
    bic: 'SAMPAEAD',
    bank: 'Sample Bank',
    reference: 'O-7K3M-92PX',
    by: '2026-12-04',
  }
  await show({}, payingOrder({ secret: null, waitsFor: 'transfer', transfer }))
  expect(screen.getByText('AE070331234567890123456')).toBeTruthy()
  expect(screen.getByText(t('meta.transfer.text'))).toBeTruthy()
  expect(screen.getByText('4 December 2026')).toBeTruthy()
})

test('the table says what is given back for each part that cannot be had', async () => {
  await show({}, sampleOrder())
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/Hip replacement.*give back everything: AED\u00a05,895/)
  expect(rows[2]).toMatch(/Sample Garden Hotel.*You get back AED\u00a02,895/)
})
