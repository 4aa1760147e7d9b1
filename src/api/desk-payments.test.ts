// The money of a patient's orders at the desk: a transfer that arrived, a refund that two colleagues give, and the figures of both.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PatientPayments, patientPayments } from '#contract/desk-payments.ts'
import { getMoneyFigures } from '#contract/figures.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { beginTransfer } from '#domain/payments/begin-transfer.ts'
import { newId } from '#kernel/id.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { type WrittenOrder, writeOrder } from '#tests/support/write-order.ts'

let stays: SampleStays
let rana: SampleStaff
let noor: SampleStaff
let order: WrittenOrder
let payment: string

beforeAll(async () => {
  stays = await openSampleStays()
  rana = await writeStaff(stays.api, { name: 'Rana Sample' })
  noor = await writeStaff(stays.api, { name: 'Noor Sample' })
})
afterAll(() => stays.close())

beforeEach(async () => {
  await stays.clear()
  order = await writeOrder(stays, (await stays.booked()).reference)
  const { parts, database, other: provider } = stays.api
  const { id, reference, instalment, item, amountMinor } = order
  const begun = await beginTransfer(
    { ...parts, database },
    { provider, account: { poolId: stays.amal.poolId, sub: stays.amal.sub }, origin: otherOrigin },
    {
      order: { id, reference, currency: 'EUR' },
      parts: [{ instalmentId: instalment, amountMinor, itemId: item }],
      idempotencyKey: newId(),
    },
  )
  payment = begun.id
})

const at = (path: string, patient = stays.amal.sub) => `${otherOrigin}/api/desk/patients/${patient}${path}`
const post = (path: string, body: object, who = rana) => stays.api.post(at(path), body, who.headers)
async function read(who = rana): Promise<PatientPayments['orders'][number]> {
  const answer = await stays.api.get(at('/payments?language=en'), who.headers)
  const { orders } = patientPayments.parse(await answer.json())
  const found = orders.find(({ reference }) => reference === order.reference)
  if (!found) throw new Error('no order')
  return found
}
const receive = (amountMinor = order.amountMinor) => post(`/payments/${payment}/received`, { amountMinor })
const refund = (changes: object = {}, who = rana) => {
  const wanted = { id: newId(), item: order.item, amountMinor: 5_000, why: 'goodwill', note: 'A noisy room.' }
  return post(`/payments/${payment}/refund`, { ...wanted, ...changes }, who)
}

test('a transfer is awaited until a colleague saw exactly that amount; then it is paid, by whom is told', async () => {
  expect((await read()).payments).toMatchObject([{ method: 'transfer', state: 'begun', receivedBy: '' }])
  const other = await receive(order.amountMinor - 1)
  expect([other.status, (await readProblem(other)).errors]).toEqual([422, [{ path: 'amount', reason: 'amount' }]])
  expect((await receive()).status).toBe(200)
  expect((await receive()).status).toBe(200)
  const { paid, payments, payLink } = await read()
  expect(paid).toEqual({ amountMinor: order.amountMinor, currency: 'EUR' })
  expect(payments).toMatchObject([{ state: 'captured', receivedBy: 'Rana Sample' }])
  expect(payments[0]?.refundable).toMatchObject([{ item: order.item, amount: { amountMinor: order.amountMinor } }])
  expect(payLink).toBe(`${otherOrigin}/profile/manage-bookings/${order.reference}`)
})

test('where one colleague may give nothing alone, a second one agrees, and the transfer back is marked as sent', async () => {
  await receive()
  expect(await (await refund()).json()).toEqual({ is: 'asked' })
  const [request] = (await read()).requests
  expect(request).toMatchObject({ by: 'Rana Sample', note: 'A noisy room.', isOwn: true })
  expect((await read(noor)).requests[0]?.isOwn).toBe(false)
  const decide = (who: SampleStaff) => post(`/refund-requests/${request?.id}/decide`, { decision: 'approved' }, who)
  const own = await decide(rana)
  expect([own.status, (await readProblem(own)).errors]).toEqual([403, [{ path: 'request', reason: 'own' }]])
  expect((await decide(noor)).status).toBe(200)
  const [given] = (await read()).refunds
  expect(given).toMatchObject({ state: 'pending', by: 'Rana Sample', approvedBy: 'Noor Sample', isToSend: true })
  expect((await post(`/payments/${payment}/refunds/${given?.id}/sent`, {}, noor)).status).toBe(200)
  const { refunds, refunded, requests } = await read()
  expect([refunds[0]?.state, refunded.amountMinor, requests]).toEqual(['done', 5_000, []])
  const inbox = await stays.api.database.forProvider(stays.api.other.id, (scope) => scope.rows(inboxItems))
  expect(inbox).toContainEqual(
    expect.objectContaining({ kind: 'payment', reference: order.reference, clientSub: stays.amal.sub }),
  )
})

test('each look and each change stands in the patient’s access log, with the reason', async () => {
  await stays.amal.takeLog()
  await read(await writeStaff(stays.api, { name: 'Sana Sample' }))
  await receive()
  await refund()
  const lines = (await stays.amal.takeLog()).filter((line) => line.startsWith('clinic'))
  expect(lines).toEqual([
    `clinic Rana Sample change order ${order.reference} care`,
    `clinic Rana Sample change order ${order.reference} care A noisy room.`,
    'clinic Sana Sample read orders care',
  ])
})

test('404 for another patient’s payment, and for a patient who is none; 422 without a reason', async () => {
  const none = { ...order, note: ' ' }
  expect((await refund({ note: none.note })).status).toBe(422)
  const others = await stays.api.post(
    at(`/payments/${payment}/received`, stays.badr.sub),
    { amountMinor: order.amountMinor },
    rana.headers,
  )
  expect(others.status).toBe(404)
  expect((await stays.api.get(at('/payments', newId()), rana.headers)).status).toBe(404)
})

test('422 where the clinic does not grant that nothing is kept when the surgeon says no', async () => {
  const answer = await post(`/orders/${order.reference}/surgeon-says-no`, { note: 'The scan.' })
  expect([answer.status, (await readProblem(answer)).errors]).toEqual([422, [{ path: 'order', reason: 'not-granted' }]])
})

test('what was received and given back stands in the month’s figures, and as a table', async () => {
  const money = async () => {
    const answer = await stays.api.get(`${otherOrigin}/api/desk/figures/money`, (await owner()).headers)
    return getMoneyFigures.reply.parse(await answer.json()).months.find(({ currency }) => currency === 'EUR')
  }
  const before = (await money())?.received.amountMinor ?? 0
  await receive()
  const after = await money()
  expect(after?.month).toBe('2026-11')
  expect((after?.received.amountMinor ?? 0) - before).toBe(order.amountMinor)
  // What was paid for stays of other tests, which are no more, is for nothing that is still to begin.
  expect(after?.deposits.amountMinor).toBe(order.amountMinor)
  const csv = await stays.api.get(`${otherOrigin}/api/desk/figures/money.csv`, (await owner()).headers)
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, row] = (await csv.text()).split('\r\n')
  expect(head).toBe('month,currency,revenue,received,deposits,refunded,disputed,fees')
  expect(row).toMatch(/^2026-11,EUR,-?\d+\.\d\d,\d+\.\d\d,/)
})

const owner = () => writeStaff(stays.api, { name: 'Omar Sample', roles: ['owner'] })
