// Taking and giving up what was authorized, over a gateway that does well and badly: once, or not at all, and both sides agree.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { openSamplePayments, type SamplePayments } from '#tests/support/sample-payments.ts'
import { capturePayment } from './capture-payment.ts'
import { refreshPayment } from './refresh-payment.ts'
import { paymentParts } from './tables.ts'
import { voidPayment } from './void-payment.ts'
import { findLivePayments } from './write-payment.ts'

let sample: SamplePayments

beforeAll(async () => {
  sample = await openSamplePayments()
})

afterAll(() => sample.close())

const capture = (id: string, amountMinor: number, of?: string[]) =>
  capturePayment(sample.parts, sample.provider.id, id, amountMinor, undefined, of)
const refresh = (id: string) => refreshPayment(sample.parts, sample.provider.id, id)
const doVoid = (id: string) => voidPayment(sample.parts, sample.provider.id, id)
const live = (instalmentId: string) => sample.inScope((scope) => findLivePayments(scope, [instalmentId]))
const part = (amountMinor = 500) => ({ instalmentId: newId(), amountMinor })
test.each(['lost', 'lies'] as const)(
  'a capture whose answer is %s takes the money once, and is known',
  async (manner) => {
    const order = sample.order()
    const payment = await sample.pay(order, [500])
    sample.told.tell('capture', manner)
    const outcome = await capture(payment.id, 500)
    expect(outcome.is).toBe(manner === 'lost' ? 'unknown' : 'done')
    expect((await refresh(payment.id)).state).toBe('captured')
    expect(await capture(payment.id, 500)).toMatchObject({ is: 'done' })
    expect((await sample.money(order)).paidMinor).toBe(500)
  },
)

test.each(['down', 'unreached', 'refuses'] as const)(
  'a capture that is %s takes nothing, and is asked for again',
  async (manner) => {
    const order = sample.order()
    const payment = await sample.pay(order, [500])
    sample.told.tell('capture', manner)
    expect((await capture(payment.id, 500)).is).toBe(manner === 'refuses' ? 'refused' : 'unknown')
    expect((await refresh(payment.id)).state).toBe('authorized')
    expect((await sample.money(order)).paidMinor).toBe(0)
    expect(await capture(payment.id, 500)).toMatchObject({ is: 'done' })
    expect((await sample.money(order)).paidMinor).toBe(500)
  },
)

test('a bug of the adapter is none of its answers', async () => {
  const payment = await sample.pay(sample.order(), [500])
  sample.told.tell('capture', 'broken')
  await expect(capture(payment.id, 500)).rejects.toBeInstanceOf(TypeError)
  expect((await sample.row(payment.id)).state).toBe('authorized')
})

test('two who capture at once take it once, and both hear that it is done', async () => {
  const order = sample.order()
  const payment = await sample.pay(order, [700, 300])
  const both = await Promise.all([capture(payment.id, 1_000), capture(payment.id, 1_000)])
  expect(both.map(({ is }) => is)).toEqual(['done', 'done'])
  expect(await sample.money(order)).toMatchObject({ capturedMinor: 1_000, paidMinor: 1_000 })
})

test('what is captured for some instalments leaves the others to be paid anew, and each item has its own money', async () => {
  const order = sample.order()
  const [hotel, care] = [
    { ...part(300), itemId: newId() },
    { ...part(700), itemId: newId() },
  ]
  const payment = await sample.pay(order, [], 'success', { parts: [hotel, care] })
  expect(await capture(payment.id, 300, [care.instalmentId, hotel.instalmentId].slice(0, 0))).toMatchObject({
    is: 'refused',
  })
  expect(await capture(payment.id, 800, [care.instalmentId])).toEqual({ is: 'refused', reason: 'amount' })
  expect(await capture(payment.id, 700, [care.instalmentId])).toMatchObject({ is: 'done' })
  const { gateway } = sample
  const status = await gateway.status({
    gatewayReference: null,
    subject: { paymentId: payment.id, providerId: payment.providerId, reference: '' },
  })
  expect(status.capturedMinor).toBe(700)
  expect(await live(hotel.instalmentId)).toEqual([])
  expect((await live(care.instalmentId)).map(({ id }) => id)).toEqual([payment.id])
  expect((await sample.begin(order, [], { parts: [hotel] })).payment.state).toBe('begun')
  const lines = await sample
    .inScope((scope) => scope.rows(paymentParts))
    .then((rows) => rows.filter((row) => row.paymentId === payment.id))
  expect(lines.map(({ captureMinor, isLive }) => [captureMinor, isLive])).toEqual(
    expect.arrayContaining([
      [0, false],
      [700, true],
    ]),
  )
})

test('what is done with a capture is done in its transaction: where that fails the money is known all the same, later', async () => {
  const order = sample.order()
  const payment = await sample.pay(order, [500])
  const fails = capturePayment(sample.parts, sample.provider.id, payment.id, 500, async () => {
    throw new Error('the worker died')
  })
  await expect(fails).rejects.toThrow('the worker died')
  expect([(await sample.row(payment.id)).state, (await sample.money(order)).paidMinor]).toEqual(['authorized', 0])
  let ran = 0
  const again = await capturePayment(sample.parts, sample.provider.id, payment.id, 500, async () => void ran++)
  expect([again.is, ran, (await sample.money(order)).paidMinor]).toEqual(['done', 1, 500])
})

test.each(['lost', 'lies'] as const)('a void whose answer is %s leaves nothing promised', async (manner) => {
  const [order, one] = [sample.order(), part()]
  const payment = await sample.pay(order, [], 'success', { parts: [one] })
  sample.told.tell('void', manner)
  await doVoid(payment.id)
  expect(await doVoid(payment.id)).toMatchObject({ is: 'done' })
  expect((await sample.row(payment.id)).state).toBe('voided')
  expect(await live(one.instalmentId)).toEqual([])
  expect(await capture(payment.id, 500)).toEqual({ is: 'refused', reason: 'already-voided' })
})

test('capture and void at once: the gateway says which, and both sides agree', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const order = sample.order()
    const payment = await sample.pay(order, [500])
    const [taken, given] = await Promise.all([capture(payment.id, 500), doVoid(payment.id)])
    const row = await refresh(payment.id)
    expect(new Set([taken.is, given.is])).toEqual(new Set(['done', 'refused']))
    expect(row.state).toBe(taken.is === 'done' ? 'captured' : 'voided')
    expect((await sample.money(order)).paidMinor).toBe(taken.is === 'done' ? 500 : 0)
  }
})
