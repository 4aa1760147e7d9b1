// @vitest-environment happy-dom
// Guards how what is still owed of an order is paid: once, at what is shown, by card or by transfer, and another way where it was not finished.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { payment } from '#web/areas/checkout/sample-order.test-support.ts'
import { refusal } from '#web/signed-in/answer-api.test-support.ts'
import {
  payPath,
  placedOrder,
  press,
  reference,
  region,
  second,
  show,
  t,
  third,
  transfer,
} from './placed-order.test-support.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
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

test('a transfer that is waited for shows where it goes, and what it has to say', async () => {
  const payments = [{ ...payment('begun', null), method: 'transfer' as const }]
  await show({}, placedOrder({ waitsFor: 'transfer', transfer, payments }))
  expect(screen.getByText(t('meta.orders.next.transfer'))).toBeTruthy()
  const dues = region(t('orders.dues'))
  for (const text of ['AE07 0331', 'SAMPAEAD', reference, '4 December 2026']) expect(dues.getByText(text)).toBeTruthy()
})

test('a transfer that was chosen is given up by one press, and the card can be chosen then', async () => {
  const payments = [{ ...payment('begun', null), method: 'transfer' as const }]
  const can = { agree: false, change: false, pay: false, cancel: true }
  const { asked } = await show(
    { 'POST /api/client/checkout/reopen': { reference } },
    placedOrder({ waitsFor: 'transfer', transfer, payments, can }),
    placedOrder(),
  )
  expect(screen.queryByRole('button', { name: /^Pay AED/ })).toBeNull()
  press(t('orders.giveUp'))
  await screen.findByRole('button', { name: /^Pay AED.10,000 now$/ })
  expect(asked.bodies).toEqual([{ order: reference, language: 'en' }])
  expect(screen.queryByRole('button', { name: t('orders.giveUp') })).toBeNull()
})
