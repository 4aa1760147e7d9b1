// What every payment gateway has to do, whoever moves the money: the suite that each adapter passes.
import { expect, test } from 'vitest'
import type { AtGateway, Authorize, GatewayEvent, PaymentGateway } from '#domain/payments/payment-gateway.ts'
import { newId } from '#kernel/id.ts'
import { done, refused } from '#kernel/outcome.ts'
import { doneValue } from './done-value.ts'

export type OpenedGateway = {
  gateway: PaymentGateway
  /** A payment of 500 euros that nobody has asked for before. */
  wanted(): Authorize
  /** The payer finishes in their browser, or their card is declined. */
  pay(payment: { gatewayReference: string; subject: Authorize['subject'] }, how: 'well' | 'declined'): Promise<void>
  /** The next refund takes its time; what is given back ends it. */
  slowRefund(payment: AtGateway): Promise<(end: 'done' | 'failed') => Promise<void>>
  /** Somebody gives money back in the gateway's own dashboard. */
  refundOutside(payment: AtGateway, amountMinor: number): Promise<void>
  /** Pays out what moved so far; in a gateway that does so by itself, lets the time pass until it has. */
  payOut(): Promise<void>
  /** Before everything that a test does. */
  began: Date
  /** As the gateway would send it, signed by whoever has this key; the gateway's own without one. */
  send(event: GatewayEvent, key?: string): Promise<{ body: Uint8Array; headers: Headers }>
}

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })

/** @param open the gateway for one test @param openAway one that does not answer */
export function testPaymentGateway(open: () => Promise<OpenedGateway>, openAway: () => Promise<OpenedGateway>): void {
  testPaying(open)
  testTaking(open)
  testGivingBack(open)
  testPayouts(open)
  testEvents(open)
  testAway(openAway)
}

async function begin(opened: OpenedGateway) {
  const wanted = opened.wanted()
  const { gatewayReference } = doneValue(await opened.gateway.authorize(wanted))
  return { gatewayReference, subject: wanted.subject }
}

async function authorized(opened: OpenedGateway) {
  const payment = await begin(opened)
  await opened.pay(payment, 'well')
  return payment
}

async function captured(opened: OpenedGateway, amountMinor = 50_000) {
  const payment = await authorized(opened)
  expect(await opened.gateway.capture({ ...payment, key: newId(), amount: euros(amountMinor) })).toEqual(
    done(undefined),
  )
  return payment
}

function testPaying(open: () => Promise<OpenedGateway>): void {
  test('a payment waits for its payer, is theirs to finish, and is authorized once under its key', async () => {
    const opened = await open()
    const { gateway } = opened
    const wanted = opened.wanted()
    const first = doneValue(await gateway.authorize(wanted))
    expect(first).toMatchObject({ state: 'waiting', step: { secret: expect.any(String) } })
    expect(doneValue(await gateway.authorize(wanted)).gatewayReference).toBe(first.gatewayReference)
    const payment = { gatewayReference: first.gatewayReference, subject: wanted.subject }
    expect(await gateway.status(payment)).toMatchObject({ state: 'waiting', step: { secret: expect.any(String) } })
    await opened.pay(payment, 'well')
    expect(await gateway.status(payment)).toMatchObject({ state: 'authorized', step: null, capturedMinor: 0 })
  })

  test('a card that is declined promises nothing', async () => {
    const opened = await open()
    const payment = await begin(opened)
    await opened.pay(payment, 'declined')
    expect(await opened.gateway.status(payment)).toMatchObject({
      state: expect.toBeOneOf(['waiting', 'refused']),
      capturedMinor: 0,
    })
    const capture = { ...payment, key: newId(), amount: euros(50_000) }
    expect(await opened.gateway.capture(capture)).toMatchObject({ is: 'refused' })
  })

  test('where its answer was lost a payment is found by our own key, and one that never was is none', async () => {
    const opened = await open()
    const { subject } = await authorized(opened)
    expect(await opened.gateway.status({ gatewayReference: null, subject })).toMatchObject({ state: 'authorized' })
    const other = { ...subject, paymentId: newId() }
    expect(await opened.gateway.status({ gatewayReference: null, subject: other })).toMatchObject({ state: 'none' })
  })

  test('an amount that it cannot move is refused, not rounded', async () => {
    const { gateway, wanted } = await open()
    const outcome = await gateway.authorize({ ...wanted(), amount: { amountMinor: 12_345, currency: 'KWD' } })
    expect(outcome).toEqual(refused('amount'))
  })
}

function testTaking(open: () => Promise<OpenedGateway>): void {
  test('a part of what was authorized is taken once, also for two who ask at once, and no more of it after', async () => {
    const opened = await open()
    const { gateway } = opened
    const payment = await authorized(opened)
    const capture = { ...payment, key: newId(), amount: euros(30_000) }
    expect(await gateway.capture(capture)).toEqual(done(undefined))
    expect(await gateway.capture(capture)).toEqual(done(undefined))
    expect(await gateway.status(payment)).toMatchObject({ state: 'captured', capturedMinor: 30_000 })
    expect(await gateway.capture({ ...capture, key: newId() })).toEqual(refused('already-captured'))
    expect(await gateway.void({ ...payment, key: newId() })).toEqual(refused('already-captured'))
  })

  test('more than was authorized is refused', async () => {
    const opened = await open()
    const payment = await authorized(opened)
    const capture = { ...payment, key: newId(), amount: euros(50_001) }
    expect(await opened.gateway.capture(capture)).toMatchObject({ is: 'refused' })
    expect(await opened.gateway.status(payment)).toMatchObject({ state: 'authorized', capturedMinor: 0 })
  })

  test('what is given up cannot be taken, and giving it up again is done', async () => {
    const opened = await open()
    const { gateway } = opened
    const payment = await authorized(opened)
    for (let turn = 0; turn < 2; turn++)
      expect(await gateway.void({ ...payment, key: newId() })).toEqual(done(undefined))
    expect(await gateway.status(payment)).toMatchObject({ state: 'voided', capturedMinor: 0 })
    const capture = { ...payment, key: newId(), amount: euros(50_000) }
    expect(await gateway.capture(capture)).toEqual(refused('already-voided'))
  })
}

function testGivingBack(open: () => Promise<OpenedGateway>): void {
  test('what was taken is given back once under a key, and never more than it', async () => {
    const opened = await open()
    const { gateway } = opened
    const payment = await captured(opened, 30_000)
    const refund = { ...payment, key: newId(), amount: euros(10_000) }
    const first = doneValue(await gateway.refund(refund))
    expect(doneValue(await gateway.refund(refund)).gatewayReference).toBe(first.gatewayReference)
    expect(await gateway.status(payment)).toMatchObject({ state: 'captured', refundedMinor: 10_000 })
    expect(await gateway.refund({ ...refund, key: newId(), amount: euros(20_001) })).toMatchObject({ is: 'refused' })
    doneValue(await gateway.refund({ ...refund, key: newId(), amount: euros(20_000) }))
    const more = await gateway.refund({ ...refund, key: newId(), amount: euros(1) })
    expect(more).toEqual({ is: 'refused', reason: expect.toBeOneOf(['already-refunded', 'amount']) })
    expect(await gateway.status(payment)).toMatchObject({ refundedMinor: 30_000 })
  })

  test('a refund whose answer was lost is found by our key, and one that never was is not', async () => {
    const opened = await open()
    const payment = await captured(opened)
    const key = newId()
    const { gatewayReference } = doneValue(await opened.gateway.refund({ ...payment, key, amount: euros(100) }))
    const found = await opened.gateway.refundStatus({ gatewayReference: '', key, payment })
    expect(found).toEqual({ gatewayReference, state: 'done' })
    expect(await opened.gateway.refundStatus({ gatewayReference: '', key: newId(), payment })).toBeUndefined()
  })

  test.each(['done', 'failed'] as const)('a refund that takes its time is pending, and %s in the end', async (end) => {
    const opened = await open()
    const payment = await begin(opened)
    const finish = await opened.slowRefund(payment)
    const { gateway } = opened
    if ((await gateway.status(payment)).state === 'waiting') await opened.pay(payment, 'well')
    doneValue(await gateway.capture({ ...payment, key: newId(), amount: euros(50_000) }))
    const key = newId()
    const pending = doneValue(await gateway.refund({ ...payment, key, amount: euros(50_000) }))
    expect(pending.state).toBe('pending')
    await finish(end)
    const { gatewayReference } = pending
    expect(await gateway.refundStatus({ gatewayReference, key, payment })).toEqual({ gatewayReference, state: end })
    expect((await gateway.status(payment)).refundedMinor).toBe(end === 'done' ? 50_000 : 0)
  })

  test('refunds are listed, those that somebody made without us too, and what was not captured is none', async () => {
    const opened = await open()
    const { gateway } = opened
    const payment = await captured(opened, 30_000)
    expect(await gateway.listRefunds(payment)).toEqual([])
    const key = newId()
    const { gatewayReference } = doneValue(await gateway.refund({ ...payment, key, amount: euros(10_000) }))
    await opened.refundOutside(payment, 5_000)
    const listed = await gateway.listRefunds({ ...payment, gatewayReference: null })
    expect(listed).toHaveLength(2)
    expect(listed).toContainEqual({ gatewayReference, key, amountMinor: 10_000, state: 'done' })
    const outside = listed.find((one) => one.key !== key)
    expect(outside).toMatchObject({ amountMinor: 5_000, state: 'done' })
    const at = { gatewayReference: outside?.gatewayReference ?? '', key: newId(), payment }
    expect(await gateway.refundStatus(at)).toMatchObject({ state: 'done' })
    expect(await gateway.status(payment)).toMatchObject({ refundedMinor: 15_000 })
    expect(await gateway.refund({ ...payment, key: newId(), amount: euros(15_001) })).toMatchObject({ is: 'refused' })
    const stranger = { gatewayReference: null, subject: { ...payment.subject, paymentId: newId() } }
    expect(await gateway.listRefunds(stranger)).toEqual([])
  })

  test('nothing is given back of what was not taken', async () => {
    const opened = await open()
    const payment = await authorized(opened)
    expect(await opened.gateway.refund({ ...payment, key: newId(), amount: euros(1) })).toMatchObject({ is: 'refused' })
  })
}

function testPayouts(open: () => Promise<OpenedGateway>): void {
  test('what was taken and given back is paid out once, each with our own key and as it was charged', async () => {
    const opened = await open()
    const { gateway, began: since } = opened
    const payment = await captured(opened, 30_000)
    const { providerId } = payment.subject
    const refund = doneValue(await gateway.refund({ ...payment, key: newId(), amount: euros(10_000) }))
    await opened.payOut()
    const found = await gateway.payouts({ providerId, since })
    const lines = await Promise.all(found.map((one) => gateway.payoutLines({ ...one, providerId })))
    const own = lines
      .flat()
      .filter(
        ({ subject, source }) => subject?.paymentId === payment.subject.paymentId || source === refund.gatewayReference,
      )
    expect(own).toHaveLength(2)
    expect(own).toContainEqual(
      expect.objectContaining({ what: 'payment', subject: payment.subject, charged: euros(30_000), currency: 'EUR' }),
    )
    expect(own).toContainEqual(
      expect.objectContaining({ what: 'refund', source: refund.gatewayReference, charged: euros(10_000) }),
    )
    for (const [at, payout] of found.entries()) {
      const sum = (lines[at] ?? []).reduce((total, line) => total + line.amountMinor - line.feeMinor, 0)
      expect(sum).toBe(payout.amountMinor)
      expect(payout.arrivesOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    expect(new Set(lines.flat().map(({ gatewayReference }) => gatewayReference)).size).toBe(lines.flat().length)
  })

  test('what moved after the last payout is in none, and older payouts are not told again', async () => {
    const opened = await open()
    const { gateway } = opened
    const { providerId, paymentId } = (await captured(opened)).subject
    const found = await gateway.payouts({ providerId, since: opened.began })
    for (const one of found) {
      const lines = await gateway.payoutLines({ ...one, providerId })
      expect(lines.some(({ subject }) => subject?.paymentId === paymentId)).toBe(false)
    }
    await opened.payOut()
    const later = new Date(opened.began.getTime() + 30 * 24 * 3_600_000)
    expect(await gateway.payouts({ providerId, since: later })).toEqual([])
  })
}

function testEvents(open: () => Promise<OpenedGateway>): void {
  test('what it tells is read, and what somebody else signed is refused', async () => {
    const opened = await open()
    const { gatewayReference, subject } = await begin(opened)
    const event = { eventId: newId(), type: 'payment_intent.succeeded', subject, gatewayReference }
    const own = await opened.send(event)
    expect(await opened.gateway.readEvent(own.body, own.headers)).toMatchObject({ eventId: event.eventId, subject })
    const forged = await opened.send(event, 'somebody else’s key')
    await expect(opened.gateway.readEvent(forged.body, forged.headers)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(opened.gateway.readEvent(own.body, new Headers())).rejects.toMatchObject({ code: 'not-allowed' })
  })
}

function testAway(open: () => Promise<OpenedGateway>): void {
  test('one that does not answer has nobody believe a yes or a no', async () => {
    const { gateway, wanted } = await open()
    const { subject, ...asked } = wanted()
    const payment = { gatewayReference: newId(), subject, key: newId(), amount: euros(500) }
    const calls = [
      gateway.authorize({ ...asked, subject }),
      gateway.capture(payment),
      gateway.void(payment),
      gateway.refund(payment),
    ]
    expect((await Promise.all(calls)).map(({ is }) => is)).toEqual(Array(4).fill('unknown'))
    await expect(gateway.status(payment)).rejects.toMatchObject({ code: 'unavailable' })
    const refund = { gatewayReference: newId(), key: newId(), payment }
    const { providerId } = subject
    await expect(gateway.payouts({ providerId, since: new Date(0) })).rejects.toMatchObject({ code: 'unavailable' })
    const payout = { providerId, gatewayReference: 'payout 2026-11-23 EUR' }
    await expect(gateway.payoutLines(payout)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(gateway.listRefunds(payment)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(gateway.refundStatus(refund)).rejects.toMatchObject({ code: 'unavailable' })
  })
}
