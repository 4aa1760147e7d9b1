// @vitest-environment happy-dom
// Guards paying through Stripe: its script comes only where Stripe takes the payment, and its yes goes on with the order, once.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { PayStep } from './pay-step.tsx'
import { presentOrder } from './present-order.server.ts'
import { checkoutPage, now, payingOrder } from './sample-order.test-support.ts'

const t = translatorOf('en')
const frame = { clinic: 'Thymele Clinic', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const continuePath = 'POST /api/client/order/continue'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(order: Order): Promise<void> {
  const view = presentOrder(checkoutPage({}), order, now)
  const router = createMemoryRouter([{ path: '/', Component: () => <PayStep order={view} /> }])
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <ProfileFrameProvider value={frame}>
        <RouterProvider router={router} />
      </ProfileFrameProvider>
    </TextsProvider>,
  )
  await screen.findByRole('button', { name: t('checkout.back') })
}

test('Stripe’s own script comes only where Stripe takes the payment; two presses confirm once, and the order goes on', async () => {
  const confirm = vi.fn(async () => ({ type: 'success' }))
  const secrets: string[] = []
  const initCheckoutElementsSdk = ({ clientSecret }: { clientSecret: string }) => {
    secrets.push(clientSecret)
    return {
      createPaymentElement: () => ({ mount: () => {}, destroy: () => {} }),
      loadActions: async () => ({ type: 'success', actions: { confirm } }),
    }
  }
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((one) => void scripts.push(one as HTMLScriptElement))
  const asked = answerApi({ [continuePath]: {} })
  await show(payingOrder())
  expect(scripts).toEqual([])
  cleanup()
  await show(payingOrder({ gateway: { name: 'stripe', isTest: false, publishableKey: 'pk_test_1' } }))
  await waitFor(() => expect(scripts.map(({ src }) => new URL(src).host)).toEqual(['js.stripe.com']))
  vi.stubGlobal('Stripe', () => ({ initCheckoutElementsSdk }))
  scripts[0]?.dispatchEvent(new Event('load'))
  const pay = screen.getByRole('button', { name: t('checkout.stripe.pay', { amount: '\u2068AED\u00a05,895\u2069' }) })
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(pay)
  fireEvent.click(pay)
  await waitFor(() => expect(asked.calls).toEqual([continuePath]))
  expect([confirm.mock.calls.length, secrets]).toEqual([1, ['test-secret']])
})
