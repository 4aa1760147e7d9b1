// What gateways tell by themselves: twice, late, in another order or forged, it changes nothing that asking would not.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { openSamplePayments, type SamplePayments } from '#tests/support/sample-payments.ts'
import { capturePayment } from './capture-payment.ts'
import type { GatewayEvent } from './payment-gateway.ts'
import type { PaymentRow } from './payment-parts.ts'
import { paymentQueue } from './payment-queue.ts'
import { gatewayEvents } from './tables.ts'
import { handleEvents, takeEvent } from './take-event.ts'

let sample: SamplePayments

beforeAll(async () => {
  sample = await openSamplePayments()
})

afterAll(() => sample.close())

const eventOf = ({ id, providerId, reference, gatewayReference }: PaymentRow, type = 'authorized'): GatewayEvent => ({
  eventId: newId(),
  type,
  subject: { paymentId: id, providerId, reference },
  gatewayReference: gatewayReference ?? '',
})
const take = (event: GatewayEvent, key?: string) => {
  const { body, headers } = sample.sign(event, key)
  return takeEvent(sample.parts, 'test', body, headers)
}
const kept = ({ id }: PaymentRow) =>
  sample.inScope((scope) => scope.rows(gatewayEvents, eq(gatewayEvents.paymentId, id)))
const jobsOf = ({ id }: PaymentRow) =>
  sample.jobs.filter(({ queue, data }) => queue === paymentQueue && data.paymentId === id)

async function begun(): Promise<PaymentRow> {
  const { payment, step } = await sample.begin(sample.order(), [500])
  await sample.payer.complete(sample.provider.id, { secret: step?.secret ?? '', card: 'success' })
  return payment
}

test('an event has its payment asked about, once however often and by however many it is told', async () => {
  const payment = await begun()
  const event = eventOf(payment)
  expect(await Promise.all([take(event), take(event), take(event)])).toEqual([true, true, true])
  expect([(await kept(payment)).length, jobsOf(payment).length]).toEqual([1, 1])
  expect((await sample.row(payment.id)).state).toBe('begun')
  await handleEvents(sample.parts, jobsOf(payment)[0]?.data ?? {})
  expect((await sample.row(payment.id)).state).toBe('authorized')
  expect(await kept(payment)).toMatchObject([{ handledAt: expect.any(Date) }])
})

test('the gateway’s own reference is enough, and what is nobody’s is let go', async () => {
  const { id } = await begun()
  const payment = await sample.row(id)
  expect(await take({ ...eventOf(payment), subject: null })).toBe(true)
  expect(jobsOf(payment)).toHaveLength(1)
  expect(await take({ ...eventOf(payment), subject: null, gatewayReference: newId() })).toBe(false)
  const elsewhere = { paymentId: id, providerId: newId(), reference: payment.reference }
  expect(await take({ ...eventOf(payment), subject: elsewhere })).toBe(false)
})

test('a forged one is refused and leaves nothing: signed by somebody else, not signed, or changed on its way', async () => {
  const payment = await begun()
  const { body, headers } = sample.sign(eventOf(payment, 'captured'))
  const changed = new TextEncoder().encode(new TextDecoder().decode(body).replace('captured', 'refunded'))
  const forged = [
    take(eventOf(payment), 'another key'),
    takeEvent(sample.parts, 'test', body, new Headers()),
    takeEvent(sample.parts, 'test', changed, headers),
  ]
  for (const one of forged) await expect(one).rejects.toMatchObject({ code: 'not-allowed' })
  expect([await kept(payment), jobsOf(payment)]).toEqual([[], []])
})

test('told in the wrong order, late and again, a payment is what the gateway says it is now', async () => {
  const payment = await begun()
  for (const type of ['captured', 'voided', 'expired', 'authorized', 'refused']) await take(eventOf(payment, type))
  const work = async () => {
    for (const { data } of jobsOf(payment)) await handleEvents(sample.parts, data)
  }
  await work()
  expect((await sample.row(payment.id)).state).toBe('authorized')
  await capturePayment(sample.parts, sample.provider.id, payment.id, 500)
  await work()
  await take(eventOf(payment, 'authorized'))
  await work()
  expect((await sample.row(payment.id)).state).toBe('captured')
  expect((await sample.money({ id: payment.orderId, reference: '', currency: 'EUR' })).paidMinor).toBe(500)
})

test('a status that was asked for before a capture and arrives after it takes nothing back', async () => {
  const payment = await begun()
  await handleEvents(sample.parts, { providerId: payment.providerId, paymentId: payment.id })
  const { gateway } = sample
  const stale = await gateway.status({
    gatewayReference: null,
    subject: eventOf(payment).subject ?? { paymentId: '', providerId: '', reference: '' },
  })
  await capturePayment(sample.parts, sample.provider.id, payment.id, 500)
  const late = { ...sample.parts, gateways: [{ ...sample.told, status: async () => stale }] }
  await handleEvents(late, { providerId: payment.providerId, paymentId: payment.id })
  expect((await sample.row(payment.id)).state).toBe('captured')
})

test('a gateway that does not answer leaves the event open, and its job is tried again', async () => {
  const payment = await begun()
  await take(eventOf(payment))
  sample.told.tell('status', 'down')
  const [job] = jobsOf(payment)
  await expect(handleEvents(sample.parts, job?.data ?? {})).rejects.toMatchObject({ code: 'unavailable' })
  expect(await kept(payment)).toMatchObject([{ handledAt: null }])
  await handleEvents(sample.parts, job?.data ?? {})
  expect((await sample.row(payment.id)).state).toBe('authorized')
})
