// Guards payments by a link: the same single payment for an instalment whoever begins it, nothing told but the amount, and the payer's receipt.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#domain/mails/tables.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders, type SampleOrders, toldHotel, toldProcedure } from '#tests/support/sample-orders.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { chargeInstalments } from './charge-instalments.ts'
import type { WholeOrder } from './find-order.ts'
import { type MakePayerLink, makePayerLink, revokePayerLink } from './make-payer-link.ts'
import { continueByLink, giveUpByLink, type PayByLink, payByLink, readPayerRequest } from './pay-by-link.ts'
import { payInstalments, unpaidOf } from './pay-instalments.ts'
import { payerLinks } from './tables.ts'

let orders: SampleOrders
let who: SampleOrders['caller']

/** 100.00 when booking, 100.00 and 150.00 on days that differ, 50.00 at the clinic. */
const dues = () => [
  { amountMinor: 10_000, on: null },
  { amountMinor: 10_000, on: '2027-01-02' },
  { amountMinor: 15_000, on: '2027-02-02' },
  { amountMinor: 5_000, on: null, onSite: true },
]

beforeAll(async () => {
  orders = await openSampleOrders({ kinds: [{ ...toldProcedure, dues }, toldHotel] })
})
afterAll(() => orders.close())

beforeEach(async () => {
  orders.setNow(sampleNow)
  who = await orders.client()
})

let keys = 0
const wanted = (whole: WholeOrder, changes: Partial<MakePayerLink> = {}): MakePayerLink => ({
  order: whole.order.reference,
  covers: 'all',
  instalments: [],
  payerName: '',
  payerEmail: '',
  note: '',
  showsName: true,
  lastsUntil: '2026-12-04',
  idempotencyKey: `make ${++keys}`,
  ...changes,
})
const link = async (whole: WholeOrder, changes: Partial<MakePayerLink> = {}) =>
  (await makePayerLink(orders.parts, who, wanted(whole, changes))).token
const paid = (token: string, amountMinor: number, changes: Partial<PayByLink> = {}): PayByLink => ({
  token,
  name: 'Uncle Badr',
  email: 'badr@payer.example',
  language: 'en',
  amount: { amountMinor, currency: 'EUR' },
  method: 'card',
  returnUrl: 'http://clinic.test/pay/x',
  idempotencyKey: `pay ${++keys}`,
  ...changes,
})
const pay = (token: string, amountMinor: number, changes: Partial<PayByLink> = {}) =>
  payByLink(orders.parts, who, paid(token, amountMinor, changes))
const stage = async (token: string) => (await readPayerRequest(orders.parts, who, token))?.stage
const placed = async () => orders.pay(await orders.open(['procedure'], who), 'authorized', who)
const mailsTo = async (to: string) =>
  (await orders.database.forProvider(who.provider.id, (scope) => scope.rows(mails))).filter((mail) => mail.to === to)

test('what is owed is paid by somebody else: taken once, told to the client by name, and a receipt with reference and amount alone', async () => {
  const whole = await placed()
  const token = await link(whole)
  const asked = await readPayerRequest(orders.parts, who, token)
  expect(asked).toMatchObject({ stage: 'payable', amount: { amountMinor: 25_000 }, link: { shownName: 'Amal H.' } })
  const begun = await pay(token, 25_000)
  expect(await stage(token)).toBe('paying')
  await orders.gateway.pay(begun?.payment?.id ?? '')
  expect((await continueByLink(orders.parts, who, token))?.stage).toBe('paid')
  await orders.settle()
  const after = await orders.read(whole, who)
  const taken = after.payments.find(({ id }) => id === begun?.payment?.id)
  expect(taken).toMatchObject({ state: 'captured', amountMinor: 25_000, payer: { name: 'Uncle Badr' } })
  expect(await orders.gateway.paymentOf(begun?.payment?.id ?? '')).toMatchObject({ captures: 1, keepsMethod: false })
  const [receipt, ...more] = await mailsTo('badr@payer.example')
  expect([more, receipt?.subject]).toEqual([[], `Your payment: ${whole.order.reference}`])
  expect(receipt?.text).toContain('€250')
  expect(`${receipt?.subject} ${receipt?.text}`).not.toMatch(/amal|haddad|procedure|told|hotel/i)
  expect(await pay(token, 25_000).catch((error: Error) => error.message)).toContain('paid')
})

test('a client, two payers and the card that was kept, all at once: each instalment is taken exactly once', async () => {
  const whole = await placed()
  orders.setNow('2027-01-02T08:00:00Z')
  const lastsUntil = '2027-01-05'
  const tokens = [await link(whole, { lastsUntil }), await link(whole, { lastsUntil })]
  const owed = unpaidOf(await orders.read(whole, who))
  const amount = { amountMinor: owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0), currency: 'EUR' }
  const asked = {
    order: whole.order.reference,
    instalments: [] as string[],
    amount,
    method: 'card',
    email: '',
    language: 'en',
  } as const
  const all = await Promise.allSettled([
    payInstalments(orders.parts, who, { ...asked, returnUrl: '', keepsMethod: false, idempotencyKey: 'own' }),
    ...tokens.map((token) => pay(token, amount.amountMinor)),
    chargeInstalments({ ...orders.parts, log: { warn: () => {} } }),
  ])
  // The job refuses nothing aloud: it finds that somebody is at it.
  const begun = all.slice(0, 3).filter(({ status }) => status === 'fulfilled')
  expect(begun.length).toBeLessThanOrEqual(1)
  for (const { id, state } of (await orders.read(whole, who)).payments)
    if (state === 'begun') await orders.gateway.pay(id)
  await orders.settle()
  const after = await orders.read(whole, who)
  // Whoever was first: the job takes what is due alone, the others all of it.
  const takers = owed.map(
    ({ id }) => after.payments.filter(({ state, for: of }) => state === 'captured' && of.includes(id)).length,
  )
  expect([
    [1, 0],
    [1, 1],
  ]).toContainEqual(takers)
  expect((await orderProblems(orders)).filter((problem) => problem.includes(whole.order.reference))).toEqual([])
})

test('of two amounts that overlap the second is refused: all that is owed, and one instalment of it', async () => {
  const whole = await placed()
  const [due] = unpaidOf(whole)
  const [all, chosen] = [await link(whole), await link(whole, { covers: 'chosen', instalments: [due?.id ?? ''] })]
  await pay(all, 25_000)
  expect(await stage(chosen)).toBe('busy')
  await expect(pay(chosen, 25_000)).rejects.toMatchObject({ fields: [{ path: 'link', reason: 'busy' }] })
  await giveUpByLink(orders.parts, who, all)
  expect([await stage(all), await stage(chosen)]).toEqual(['payable', 'payable'])
  await expect(pay(chosen, 1)).rejects.toMatchObject({ fields: [{ path: 'amount', reason: 'changed' }] })
})

test('what a client agreed to is paid by somebody else: it waits for them, is booked by their money, and opened again without it', async () => {
  const open = await orders.open(['procedure', 'hotel'], who)
  const token = await link(open, { covers: 'first', showsName: false })
  expect(await stage(token)).toBe('not-ready')
  await orders.agree(open, { method: 'link' }, who)
  expect(await stage(token)).toBe('payable')
  orders.pass(26 * 3_600_000)
  await orders.advance(open)
  expect((await orders.read(open, who)).order.state).toBe('paying')
  const begun = await pay(token, 40_000, { email: 'insurer@payer.example' })
  await orders.gateway.pay(begun?.payment?.id ?? '')
  await continueByLink(orders.parts, who, token)
  await orders.settle()
  expect((await orders.read(open, who)).order.state).toBe('placed')
  expect(await mailsTo('insurer@payer.example')).toHaveLength(1)
})

test('a declined card leaves the order waiting for the payer; once the link is taken back and the hour is over it is open again', async () => {
  const open = await orders.open(['procedure'], who)
  const made = await makePayerLink(orders.parts, who, wanted(open, { covers: 'first' }))
  await orders.agree(open, { method: 'link' }, who)
  const begun = await pay(made.token, 10_000)
  await orders.gateway.pay(begun?.payment?.id ?? '', 'refused')
  expect((await continueByLink(orders.parts, who, made.token))?.stage).toBe('payable')
  const again = await pay(made.token, 10_000)
  orders.pass(2 * 3_600_000)
  await revokePayerLink(orders.parts, who, { order: open.order.reference, link: made.link.id })
  const after = await orders.read(open, who)
  expect([after.order.state, after.payments.find(({ id }) => id === again?.payment?.id)?.state]).toEqual([
    'open',
    'voided',
  ])
  expect(await stage(made.token)).toBeUndefined()
})

test('an unknown, an ended and a revoked link are told apart by nobody', async () => {
  const whole = await placed()
  const ended = await link(whole, { lastsUntil: '2027-01-04' })
  const made = await makePayerLink(orders.parts, who, wanted(whole, { lastsUntil: '2027-01-10' }))
  await revokePayerLink(orders.parts, who, { order: whole.order.reference, link: made.link.id })
  orders.setNow('2027-01-05T08:00:00Z')
  for (const token of [ended, made.token, 'x', '']) {
    expect(await readPayerRequest(orders.parts, who, token)).toBeUndefined()
    expect(await pay(token, 25_000)).toBeUndefined()
  }
})

test('a link is kept as a digest alone, three work at once, none works longer than two months', async () => {
  const whole = await placed()
  const made = await makePayerLink(
    orders.parts,
    who,
    wanted(whole, { idempotencyKey: 'same', lastsUntil: '2027-01-20' }),
  )
  const again = await makePayerLink(
    orders.parts,
    who,
    wanted(whole, { idempotencyKey: 'same', lastsUntil: '2027-01-20' }),
  )
  expect([again.link.id, await stage(made.token), await stage(again.token)]).toEqual([
    made.link.id,
    undefined,
    'payable',
  ])
  const rows = await orders.database.forProvider(who.provider.id, (scope) => scope.rows(payerLinks))
  expect(JSON.stringify(rows)).not.toContain(again.token)
  expect(Buffer.from(again.token, 'base64url')).toHaveLength(32)
  await expect(link(whole, { lastsUntil: '2027-08-01' })).rejects.toMatchObject({ code: 'invalid-input' })
  for (const _ of [1, 2]) await link(whole, { lastsUntil: '2027-01-20' })
  await expect(link(whole, { lastsUntil: '2027-01-20' })).rejects.toMatchObject({ code: 'too-many-requests' })
})
