// Payments over a gateway that does well and badly: nobody is charged twice, and what nobody heard is found out.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxItems } from '#domain/inbox/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSamplePayments, type SamplePayments } from '#tests/support/sample-payments.ts'
import { beginPayment } from './begin-payment.ts'
import { beginTransfer } from './begin-transfer.ts'
import { capturePayment } from './capture-payment.ts'
import { chargeSaved } from './charge-saved.ts'
import { markTransferReceived } from './mark-transfer-received.ts'
import { gatewayOf } from './payment-parts.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refreshPayment } from './refresh-payment.ts'
import { voidPayment } from './void-payment.ts'
import { findLivePayments } from './write-payment.ts'

let sample: SamplePayments
const log = { warn: () => {} }
const minute = 60_000

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
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error) => error.fields?.[0]?.reason ?? error,
  )

test('an instalment is authorized by its payer, captured, and stands in the ledger; its order is woken', async () => {
  const order = sample.order()
  const payment = await sample.pay(order, [30_000])
  expect(payment).toMatchObject({ state: 'authorized', amountMinor: 30_000 })
  expect((await sample.money(order)).paidMinor).toBe(0)
  expect(await capture(payment.id, 30_000)).toMatchObject({ is: 'done' })
  expect(await capture(payment.id, 30_000)).toMatchObject({ is: 'done' })
  expect(await sample.row(payment.id)).toMatchObject({ state: 'captured', endedAt: null })
  expect(await sample.money(order)).toMatchObject({ capturedMinor: 30_000, paidMinor: 30_000 })
  const woken = sample.jobs.filter(({ queue, data }) => queue === 'orders' && data.orderId === order.id)
  expect(woken).toHaveLength(2)
})

test('the same key is one payment, and what is asked for again while its payer has not finished is the same one', async () => {
  const [order, one] = [sample.order(), part()]
  const idempotencyKey = newId()
  const first = await sample.begin(order, [], { parts: [one], idempotencyKey })
  const again = await sample.begin(order, [], { parts: [one], idempotencyKey })
  const otherKey = await sample.begin(order, [], { parts: [one] })
  expect([again, otherKey].map(({ payment, step }) => [payment.id, step])).toEqual(
    Array(2).fill([first.payment.id, first.step]),
  )
  const other = sample.begin(order, [], { parts: [part()], idempotencyKey })
  await expect(other).rejects.toMatchObject({ code: 'idempotency-key-reused' })
})

test('of eight who pay an instalment at once under keys of their own, one pays it', async () => {
  const [order, one, more] = [sample.order(), part(), part()]
  const tries = Array.from({ length: 8 }, (_, at) =>
    // Alone and with another one: "pay all" is no way around it.
    sample.begin(order, [], { parts: at % 2 ? [one] : [more, one] }).then(
      ({ payment }) => payment.id,
      (error) => error.fields[0].reason,
    ),
  )
  const came = new Set(await Promise.all(tries))
  came.delete('already-paying')
  expect(came.size).toBe(1)
  expect((await live(one.instalmentId)).map(({ id }) => id)).toEqual([...came])
})

test('a deposit that was paid cannot be paid again with all that is due', async () => {
  const [order, deposit, balance] = [sample.order(), part(), part()]
  const payment = await sample.pay(order, [], 'success', { parts: [deposit] })
  expect(await reasonOf(sample.begin(order, [], { parts: [deposit, balance] }))).toBe('already-paying')
  await capture(payment.id, 500)
  expect(await reasonOf(sample.begin(order, [], { parts: [deposit, balance] }))).toBe('already-paid')
  expect((await sample.begin(order, [], { parts: [balance] })).payment.state).toBe('begun')
})

test.each([
  ['KWD', 12_345, 'amount'],
  ['KWD', 12_340, 'nothing was refused'],
  ['HUF', 150, 'amount'],
  ['ISK', 5, 'nothing was refused'],
  ['EUR', 0, 'amount'],
  ['EUR', -5, 'amount'],
])('%s %d: %s', async (currency, amountMinor, reason) => {
  expect(await reasonOf(sample.begin(sample.order(currency), [amountMinor]))).toBe(reason)
})

test.each(['declined', 'insufficient', 'three-d-secure-fails'] as const)(
  'a card that is %s pays nothing, and another one may be tried',
  async (card) => {
    const [order, one] = [sample.order(), part()]
    const { payment, step } = await sample.begin(order, [], { parts: [one] })
    const secret = step?.secret ?? ''
    await sample.payer.complete(sample.provider.id, { secret, card })
    await sample.payer.answerChallenge(sample.provider.id, { secret, isApproved: true })
    expect(await refresh(payment.id)).toMatchObject({ state: 'refused', endedAt: expect.any(Date) })
    expect(await capture(payment.id, 500)).toMatchObject({ is: 'refused' })
    const second = await sample.pay(order, [], 'success', { parts: [one] })
    expect([second.id === payment.id, second.state]).toEqual([false, 'authorized'])
  },
)

test('an answer to the beginning that is lost is found out, and the same payment goes on', async () => {
  const [order, one] = [sample.order(), part()]
  sample.told.tell('authorize', 'lost')
  const first = await sample.begin(order, [], { parts: [one] })
  expect([first.payment.gatewayReference, first.step]).toEqual([null, null])
  const again = await sample.begin(order, [], { parts: [one] })
  expect(again.payment.id).toBe(first.payment.id)
  expect(again.step?.secret).toEqual(expect.any(String))
})

test('a gateway that was never reached has nothing to wait for: after two minutes the instalment is free', async () => {
  const [order, one] = [sample.order(), part()]
  sample.told.tell('authorize', 'unreached')
  const { payment } = await sample.begin(order, [], { parts: [one] })
  expect((await refresh(payment.id)).state).toBe('begun')
  sample.passTime(3 * minute)
  expect((await refresh(payment.id)).state).toBe('expired')
  expect(await live(one.instalmentId)).toEqual([])
})

test('a yes that comes after all is taken; where its instalment was paid meanwhile it is given back', async () => {
  const [order, one] = [sample.order(), part()]
  sample.told.tell('authorize', 'down')
  const lost = (await sample.begin(order, [], { parts: [one] })).payment
  sample.passTime(3 * minute)
  expect((await refresh(lost.id)).state).toBe('expired')
  // What was under way arrives late, and its payer has the page open still.
  const { id: paymentId, providerId, reference } = lost
  const how = { by: 'payer', email: '', returnUrl: '', language: 'en', keepsMethod: false } as const
  const amount = { amountMinor: 500, currency: 'EUR' }
  const subject = { paymentId, providerId, reference }
  const late = await sample.gateway.authorize({ key: `authorize ${paymentId}`, subject, amount, how, fxQuoteId: '' })
  if (late.is !== 'done') throw new Error('not authorized')
  const second = await sample.pay(order, [], 'success', { parts: [one] })
  await sample.payer.complete(providerId, { secret: late.value.step?.secret ?? '', card: 'success' })
  expect((await refresh(paymentId)).state).toBe('voided')
  expect((await live(one.instalmentId)).map(({ id }) => id)).toEqual([second.id])
  await capture(second.id, 500)
  expect((await sample.money(order)).paidMinor).toBe(500)
})

test('what nobody asked about for a while is asked about by the sweep, where no event ever comes', async () => {
  const order = sample.order()
  const { payment, step } = await sample.begin(order, [500])
  await sample.payer.complete(sample.provider.id, { secret: step?.secret ?? '', card: 'time-out' })
  expect((await sample.row(payment.id)).state).toBe('begun')
  sample.passTime(6 * minute)
  await reconcilePayments({ ...sample.parts, log })
  expect((await sample.row(payment.id)).state).toBe('authorized')
  sample.told.tell('capture', 'lost')
  await capture(payment.id, 500)
  sample.passTime(6 * minute)
  await reconcilePayments({ ...sample.parts, log })
  expect([(await sample.row(payment.id)).state, (await sample.money(order)).paidMinor]).toEqual(['captured', 500])
})

test('a later instalment is taken by the method that was kept; a bank that wants its payer says so', async () => {
  const order = sample.order()
  const charge = (amountMinor: number) =>
    chargeSaved(sample.parts, sample.provider, {
      order,
      parts: [part(amountMinor)],
      fxQuoteId: '',
      idempotencyKey: newId(),
    })
  expect(await reasonOf(charge(900))).toBe('no-saved-method')
  const deposit = await sample.pay(order, [500], 'success', { keepsMethod: true })
  await capture(deposit.id, 500)
  expect(await charge(900)).toMatchObject({ state: 'captured' })
  expect((await sample.money(order)).paidMinor).toBe(1_400)
  const secure = sample.order()
  const { payment, step } = await sample.begin(secure, [500], { keepsMethod: true })
  const secret = step?.secret ?? ''
  await sample.payer.complete(sample.provider.id, { secret, card: 'three-d-secure' })
  await sample.payer.answerChallenge(sample.provider.id, { secret, isApproved: true })
  await refresh(payment.id)
  await capture(payment.id, 500)
  const parts = [part(900)]
  const wanted = { order: secure, parts, fxQuoteId: '', idempotencyKey: newId() }
  const refused = await chargeSaved(sample.parts, sample.provider, wanted)
  expect(refused).toMatchObject({ state: 'refused', refusal: 'authentication-required' })
  expect(await live(parts[0]?.instalmentId ?? '')).toEqual([])
})

test('a bank transfer is paid once a colleague has seen it, and by nothing else meanwhile', async () => {
  const [order, one] = [sample.order(), part(80_000)]
  const wanted = { order, parts: [one], idempotencyKey: newId() }
  const transfer = await beginTransfer(sample.parts, sample.caller, wanted)
  expect((await beginTransfer(sample.parts, sample.caller, wanted)).id).toBe(transfer.id)
  expect(await reasonOf(sample.begin(order, [], { parts: [one] }))).toBe('already-paying')
  sample.passTime(30 * 24 * 60 * minute)
  await reconcilePayments({ ...sample.parts, log })
  const mark = (amountMinor: number, byName = 'Rana') =>
    markTransferReceived(sample.parts, sample.provider.id, transfer.id, { amountMinor, byName })
  expect(await reasonOf(mark(79_999))).toBe('amount')
  expect(await mark(80_000)).toMatchObject({ state: 'captured', receivedBy: 'Rana' })
  expect(await mark(80_000, 'Omar')).toMatchObject({ receivedBy: 'Rana' })
  expect((await sample.money(order)).paidMinor).toBe(80_000)
  const card = await sample.pay(sample.order(), [500])
  const notOne = markTransferReceived(sample.parts, sample.provider.id, card.id, { amountMinor: 500, byName: 'Rana' })
  expect(await reasonOf(notOne)).toBe('not-a-transfer')
})

test('a transfer that is given up leaves its instalment to a card', async () => {
  const [order, one] = [sample.order(), part()]
  const transfer = await beginTransfer(sample.parts, sample.caller, { order, parts: [one], idempotencyKey: newId() })
  expect(await doVoid(transfer.id)).toMatchObject({ is: 'done' })
  expect((await sample.begin(order, [], { parts: [one] })).payment.state).toBe('begun')
})

test('a provider that is no sample takes no test cards, unless the setting says so; a real gateway takes all', () => {
  const { parts, provider, gateway } = sample
  const clinic = { ...provider, sample: false }
  expect(() => gatewayOf(parts, clinic)).toThrow(expect.objectContaining({ code: 'no-longer-possible' }))
  expect(gatewayOf({ ...parts, testPaymentsForAll: true }, clinic).name).toBe('test')
  const real = { ...gateway, name: 'stripe', isTest: false } as const
  expect(gatewayOf({ ...parts, gateways: [gateway, real] }, clinic).name).toBe('stripe')
  expect(gatewayOf({ ...parts, gateways: [gateway, real] }, provider).name).toBe('stripe')
})

test('a begun payment of a clinic without payments leaves no row', async () => {
  const caller = { ...sample.caller, provider: { ...sample.provider, sample: false } }
  const one = part()
  const begin = beginPayment(sample.parts, caller, {
    order: sample.order(),
    parts: [one],
    email: '',
    language: 'en',
    returnUrl: '',
    keepsMethod: false,
    fxQuoteId: '',
    idempotencyKey: newId(),
  })
  expect(await reasonOf(begin)).toBe('no-payments')
  expect(await live(one.instalmentId)).toEqual([])
  expect(await sample.inScope((scope) => scope.rows(inboxItems))).toEqual([])
})
