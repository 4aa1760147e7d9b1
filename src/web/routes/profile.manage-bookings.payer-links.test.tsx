// @vitest-environment happy-dom
// Guards links by which somebody else pays for an order: made once and shown once, revoked, and whose payment it was.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { payment } from '#web/areas/checkout/sample-order.test-support.ts'
import { refusal } from '#web/signed-in/answer-api.test-support.ts'
import { placedOrder, press, reference, region, show, t } from './placed-order.test-support.tsx'

const makePath = 'POST /api/client/payer-link/make'
const revokePath = 'POST /api/client/payer-link/revoke'
const address = 'http://clinic.test/pay/s3cr3t'
const link: Order['payerLinks'][number] = {
  id: '77777777-7777-4777-8777-777777777777',
  covers: 'all',
  instalments: [],
  payerName: 'Omar Haddad',
  note: '',
  shownName: '',
  madeBy: '',
  lastsUntil: '2026-12-05',
  at: '2026-11-21T08:00:00.000Z',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('two quick presses make one link for all that is owed, which is shown to be copied, and listed', async () => {
  const { asked } = await show({ [makePath]: { address } }, placedOrder(), placedOrder({ payerLinks: [link] }))
  press(t('payer.link.open'))
  fireEvent.change(screen.getByLabelText(t('payer.link.payerName')), { target: { value: ' Omar Haddad ' } })
  fireEvent.click(screen.getByLabelText(t('payer.link.showsName')))
  press(t('payer.link.make'))
  press(t('payer.busy'))
  const shown = await screen.findByLabelText<HTMLInputElement>(t('payer.link.address'))
  expect(shown.value).toBe(address)
  expect(asked.bodies).toEqual([
    {
      order: reference,
      covers: 'all',
      payerName: 'Omar Haddad',
      payerEmail: '',
      note: '',
      showsName: true,
      lastsUntil: '2026-12-05',
      language: 'en',
    },
  ])
  await screen.findByRole('button', { name: /^Revoke link: All that is owed, for .Omar Haddad/ })
})

test('nothing of whom it is for is shown unless that is chosen', async () => {
  const { asked } = await show({ [makePath]: { address } }, placedOrder())
  press(t('payer.link.open'))
  press(t('payer.link.make'))
  await screen.findByLabelText(t('payer.link.address'))
  expect(asked.bodies[0]).toMatchObject({ showsName: false })
})

test('a fourth link is refused in words, and the try again is the same link', async () => {
  expectConsole('api call failed name=makePayerLink')
  const { asked } = await show({ [makePath]: refusal(422, 'too-many-requests') }, placedOrder())
  press(t('payer.link.open'))
  press(t('payer.link.make'))
  await screen.findByText(t('payer.link.fault.tooMany'))
  asked.answers = { [makePath]: { address } }
  press(t('payer.link.make'))
  await screen.findByLabelText(t('payer.link.address'))
  expect([asked.keys.length, new Set(asked.keys).size]).toEqual([2, 1])
})

test('a link that works is revoked by one press, and is gone', async () => {
  const { asked } = await show({ [revokePath]: { reference } }, placedOrder({ payerLinks: [link] }), placedOrder())
  const part = region(t('payer.link.title'))
  expect(part.getByText('Works until 5 December 2026')).toBeTruthy()
  press(/^Revoke link:/)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke link:/ })).toBeNull())
  expect(asked.bodies).toEqual([{ order: reference, link: link.id, language: 'en' }])
})

test('a payment by a link names who paid it, and one of the client’s own nobody', async () => {
  await show({}, placedOrder({ payments: [{ ...payment('captured', null), payer: 'Omar Haddad' }] }))
  expect(region(t('orders.money')).getByText(/^Payer: .Omar Haddad.$/)).toBeTruthy()
  cleanup()
  await show({}, placedOrder())
  expect(region(t('orders.money')).queryByText(/^Payer:/)).toBeNull()
})

test('where nothing can be paid there is nothing to make a link for', async () => {
  const can = { agree: false, change: false, pay: false, cancel: true }
  await show({}, placedOrder({ can }))
  expect(screen.queryByRole('region', { name: t('payer.link.title') })).toBeNull()
})

test('what another payer has begun is not the client’s to give up as their own', async () => {
  const can = { agree: false, change: false, pay: false, cancel: true }
  const begun = { ...payment('begun', null), payer: 'Omar Haddad' }
  await show({}, placedOrder({ can, payments: [begun], payerLinks: [link] }))
  expect(screen.queryByRole('button', { name: t('orders.giveUp') })).toBeNull()
  expect(screen.getByRole('button', { name: /^Revoke link:/ })).toBeTruthy()
  cleanup()
  await show({}, placedOrder({ can, payments: [payment('begun', null)] }))
  expect(screen.getByRole('button', { name: t('orders.giveUp') })).toBeTruthy()
})
