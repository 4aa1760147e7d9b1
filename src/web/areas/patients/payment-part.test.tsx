// @vitest-environment happy-dom
// Guards money at the desk: nothing moves by one press, an amount that cannot be is told beside its field, and nobody approves their own.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeskOrder } from '#contract/desk-payments.ts'
import { pageWith } from '#tests/support/sample-page.ts'
import { DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { showProfile, t } from '#web/signed-in/show-profile.test-support.tsx'
import { PaymentPart } from './payment-part.tsx'
import { presentPayments } from './present-payments.server.ts'

const [card, transfer, hotel, request] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
  '44444444-4444-4444-8444-444444444444',
]
const aed = (major: number) => ({ amountMinor: major * 100, currency: 'AED' })
const at = '2026-11-21T08:00:00.000Z'
const payment = { amount: aed(300), at, receivedBy: '', payer: null, refundable: [] }

const order: DeskOrder = {
  reference: 'O-7K3M-92PX',
  state: 'placed',
  at,
  items: [{ id: hotel, title: 'Quiet Bay', state: 'booked', booking: 'H-7K3M-92PX', confirmation: '' }],
  charged: aed(500),
  paid: aed(300),
  refunded: aed(0),
  disputed: aed(0),
  owed: aed(200),
  dues: [{ id: '77777777-7777-4777-8777-777777777777', amount: aed(200), on: '2026-12-01' }],
  payments: [
    {
      ...payment,
      id: card,
      method: 'card',
      state: 'captured',
      refundable: [{ item: hotel, title: 'Quiet Bay', amount: aed(300) }],
    },
    { ...payment, id: transfer, method: 'transfer', state: 'begun', amount: aed(200) },
  ],
  refunds: [],
  disputes: [],
  requests: [],
  payerLinks: [],
  payLink: 'http://clinic.test/profile/manage-bookings/O-7K3M-92PX',
  canWaive: false,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(changes: Partial<DeskOrder> = {}, may = ['payments.read', 'payments.work']) {
  const page = pageWith(
    { language: 'en', currency: 'AED' },
    {
      provider: { name: 'Harbour Clinic', location: { timeZone: 'Asia/Dubai' } } as never,
      call: async () => ({ orders: [{ ...order, ...changes }], limit: aed(100) }) as never,
    },
  )
  const payments = (await presentPayments(page, 'amal')) ?? undefined
  const desk = {
    me: { id: 'rana', name: 'Rana', email: 'rana@harbour.example' },
    may,
    clinic: 'Harbour Clinic',
    timeZone: 'Asia/Dubai',
    elsewhere: [],
  }
  showProfile(
    <DeskFrameProvider value={desk}>
      <PaymentPart payments={payments} />
    </DeskFrameProvider>,
  )
}
const press = (name: string | RegExp, inside = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(inside.getByRole('button', { name }))
const givePath = `POST /api/desk/patients/amal/payments/${card}/refund`

test('a transfer is marked as received once it was asked again, at the amount that was asked for', async () => {
  const api = answerApi({ [`POST /api/desk/patients/amal/payments/${transfer}/received`]: { done: true } })
  await show()
  press(/^Mark as received/)
  expect(api.calls).toEqual([])
  press(t('desk.payments.receive'), within(screen.getByRole('group', { name: /reach your account/ })))
  await screen.findByText(t('desk.payments.received'))
  expect(api.bodies).toEqual([{ amountMinor: 20_000 }])
})

test('more than is left, or no reason, is told beside its field, and nothing is sent', async () => {
  const api = answerApi({})
  await show()
  press(/^Refund/)
  const amount = screen.getByLabelText<HTMLInputElement>(t('desk.payments.amount'))
  for (const text of ['300.01', '0', 'much']) {
    fireEvent.change(amount, { target: { value: text } })
    press(t('desk.payments.give'))
    expect(screen.getByText(t('desk.payments.fault.amount'))).toBeTruthy()
    expect(document.activeElement).toBe(amount)
  }
  fireEvent.change(amount, { target: { value: '50' } })
  press(t('desk.payments.give'))
  expect(screen.getByText(t('desk.payments.fault.note'))).toBeTruthy()
  expect(api.calls).toEqual([])
})

test('a refund is asked for once more in words, sent once, and told to wait where a second colleague has to agree', async () => {
  const api = answerApi({ [givePath]: { is: 'asked' } })
  await show()
  press(/^Refund/)
  fireEvent.change(screen.getByLabelText(t('desk.payments.amount')), { target: { value: '120.50' } })
  fireEvent.change(screen.getByLabelText(t('desk.payments.note')), { target: { value: 'A noisy room.' } })
  press(t('desk.payments.give'))
  const asked = within(screen.getByRole('group', { name: /Refund .AED 120\.50. to the patient\?/ }))
  expect(api.calls).toEqual([])
  press(t('desk.payments.give'), asked)
  press(t('desk.payments.give'), asked)
  await screen.findByText(t('desk.payments.asked'))
  expect(api.bodies).toEqual([
    { id: expect.any(String), item: hotel, amountMinor: 12_050, why: 'goodwill', note: 'A noisy room.' },
  ])
})

test('a colleague’s refund is approved after a question; one’s own has no buttons', async () => {
  const waiting = {
    id: request ?? '',
    amount: aed(150),
    why: 'goodwill' as const,
    note: 'A noisy room.',
    by: 'Noor',
    at,
  }
  const api = answerApi({ [`POST /api/desk/patients/amal/refund-requests/${request}/decide`]: { done: true } })
  await show({ requests: [{ ...waiting, isOwn: true }] })
  expect(screen.getByText(t('desk.payments.own'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  cleanup()
  await show({ requests: [{ ...waiting, isOwn: false }] })
  press(/^Approve/)
  expect(api.calls).toEqual([])
  press(t('desk.payments.approve'), within(screen.getByRole('group', { name: /Approve the refund/ })))
  await screen.findByText(t('desk.payments.approved'))
  expect(api.bodies).toEqual([{ decision: 'approved' }])
})

test('whoever may only look sees everything, and nothing to press but the link to copy', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  await show({ canWaive: true }, ['payments.read'])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([t('desk.payments.copy')])
  press(t('desk.payments.copy'))
  await screen.findByText(t('desk.payments.copied'))
  expect(copied).toEqual([order.payLink])
})

test('the surgeon’s no cancels everything only with a reason, and after what goes back was told', async () => {
  const api = answerApi({ 'POST /api/desk/patients/amal/orders/O-7K3M-92PX/surgeon-says-no': { done: true } })
  await show({ canWaive: true })
  const form = within(screen.getByText(t('desk.payments.surgeonHint')).closest('form') as HTMLElement)
  press(t('desk.payments.surgeon'), form)
  expect(form.getByText(t('desk.payments.fault.note'))).toBeTruthy()
  fireEvent.change(form.getByLabelText(t('desk.payments.note')), { target: { value: 'The scan.' } })
  press(t('desk.payments.surgeon'), form)
  expect(api.calls).toEqual([])
  press(t('desk.payments.surgeon'), within(form.getByRole('group', { name: /Cancel everything and refund AED.300\?/ })))
  await screen.findByText(t('desk.payments.surgeonDone'))
  expect(api.bodies).toEqual([{ note: 'The scan.' }])
})
