// The test gateway over its database: the suite of all gateways, and what each test card leads to.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import type { Authorize } from '#domain/payments/payment-gateway.ts'
import { testPayments } from '#domain/payments/tables.ts'
import { newId } from '#kernel/id.ts'
import { done, unknown } from '#kernel/outcome.ts'
import type { TestCard } from '#kernel/test-cards.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type OpenedGateway, testPaymentGateway } from '#tests/support/payment-gateway-suite.ts'
import { signTestEvent } from './test-events.ts'
import { createTestGateway } from './test-gateway.ts'

const providerId = newId()
const own = 'the gateway’s own key'
let copy: TestDatabase
let database: Database
let nowMs = Date.parse('2026-11-23T09:00:00Z')
const clock = () => new Date(nowMs)

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const amount = { amountMinor: 50_000, currency: 'EUR' }

function wanted(keepsMethod = false): Authorize {
  const subject = { paymentId: newId(), providerId, reference: 'O-7K3M-92PX' }
  const how = { by: 'payer', email: 'ada@mail.test', returnUrl: '', language: 'en', keepsMethod } as const
  return { key: newId(), subject, amount, how, fxQuoteId: '' }
}

function openAt(at: Pick<Database, 'forProvider'>) {
  const { gateway, payer } = createTestGateway({ database: at, clock, slowMs: 1, signingKey: own })
  const complete = (secret: string, card: TestCard) => payer.complete(providerId, { secret, card })
  return { gateway, payer, complete }
}

async function open(): Promise<OpenedGateway> {
  const { gateway, complete } = openAt(database)
  let card: TestCard = 'success'
  return {
    gateway,
    wanted: () => wanted(),
    pay: async ({ gatewayReference }, how) =>
      void (await complete(gatewayReference, how === 'well' ? card : 'declined')),
    slowRefund: async (payment) => {
      // Which card it is says how its refund ends, and the suite says that afterwards: the row is told.
      card = 'slow'
      return async (end) => {
        nowMs += 1_000
        if (end === 'failed') await turnInto(payment.subject.paymentId, 'refund-fails')
      }
    },
    refundOutside: async (payment, amountMinor) => {
      const refund = { ...payment, key: `dashboard ${newId()}`, amount: { ...amount, amountMinor } }
      await gateway.refund(refund)
    },
    payOut: async () => {
      nowMs += 24 * 3_600_000
    },
    began: new Date(nowMs),
    send: async (event, key = own) => signTestEvent(event, key),
  }
}

const turnInto = (paymentId: string, card: TestCard) =>
  database.forProvider(providerId, ({ transaction }) =>
    transaction.update(testPayments).set({ card }).where(eq(testPayments.paymentId, paymentId)),
  )

testPaymentGateway(open, async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', () => {})
  return { ...(await open()), gateway: openAt(away).gateway }
})

async function begin(card: TestCard, keepsMethod = false) {
  const { gateway, payer, complete } = openAt(database)
  const asked = wanted(keepsMethod)
  await gateway.authorize(asked)
  const status = () => gateway.status({ gatewayReference: null, subject: asked.subject })
  const secret = (await status()).step?.secret ?? ''
  const answer = await complete(secret, card)
  const capture = { gatewayReference: null, subject: asked.subject, key: newId(), amount }
  return { gateway, payer, secret, answer, status, capture, subject: asked.subject, complete }
}

test.each([
  ['success', 'authorized', 'authorized'],
  ['slow', 'authorized', 'authorized'],
  ['dispute-later', 'authorized', 'authorized'],
  ['refund-fails', 'authorized', 'authorized'],
  ['capture-lost', 'authorized', 'authorized'],
  ['time-out', 'unknown', 'authorized'],
  ['declined', 'refused', 'refused'],
  ['insufficient', 'refused', 'refused'],
  ['three-d-secure', 'challenge', 'waiting'],
  ['three-d-secure-fails', 'challenge', 'waiting'],
] as const)('the card %s is answered %s, and the payment is %s', async (card, outcome, state) => {
  const { answer, status, complete, secret } = await begin(card)
  expect(answer.outcome).toBe(outcome)
  expect((await status()).state).toBe(state)
  expect((await complete(secret, 'success')).outcome).toBe(outcome)
})

test.each([
  ['three-d-secure', true, 'authorized'],
  ['three-d-secure', false, 'refused'],
  ['three-d-secure-fails', true, 'refused'],
] as const)('%s, said yes to: %s, is %s', async (card, isApproved, state) => {
  const { payer, secret, status } = await begin(card)
  const answer = { secret, isApproved }
  expect((await payer.answerChallenge(providerId, answer)).outcome).toBe(state)
  expect(await status()).toMatchObject({ state, refusal: state === 'refused' ? 'authentication-failed' : null })
})

test('a capture whose answer is lost has taken the money, and says so when it is asked again', async () => {
  const { gateway, capture, status } = await begin('capture-lost')
  expect(await gateway.capture(capture)).toEqual(unknown('maybe'))
  expect(await status()).toMatchObject({ state: 'captured', capturedMinor: 50_000 })
  expect(await gateway.capture(capture)).toEqual(done(undefined))
})

test('a dispute comes later, and once', async () => {
  const { gateway, capture, status } = await begin('dispute-later')
  await gateway.capture(capture)
  expect((await status()).dispute).toBeNull()
  nowMs += 120_000
  expect((await status()).dispute).toMatchObject({ state: 'open', amountMinor: 50_000 })
})

test('what nobody finishes for a day, and what nobody takes for a week, is over', async () => {
  const left = await begin('three-d-secure')
  const promised = await begin('success')
  nowMs += 25 * 3_600_000
  expect([(await left.status()).state, (await promised.status()).state]).toEqual(['expired', 'authorized'])
  nowMs += 7 * 24 * 3_600_000
  expect((await promised.status()).state).toBe('expired')
})

test('a secret that is none, or another clinic’s, opens nothing', async () => {
  const { secret, payer } = await begin('three-d-secure')
  for (const [clinic, one] of [
    [providerId, 'none'],
    [providerId, newId()],
    [newId(), secret],
  ] as const)
    await expect(payer.complete(clinic, { secret: one, card: 'success' })).rejects.toMatchObject({ code: 'not-found' })
})
