// An offer that was paid, at the desk: its money stands on the page of its request, and where the surgeon says no all of it goes back.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { patientPayments } from '#contract/desk-payments.ts'
import { readOfferDesk } from '#contract/offer-drafts.ts'
import { type Order, order as orderShape } from '#contract/orders.ts'
import type { JobData } from '#db/jobs.ts'
import { advanceOrderJob } from '#domain/checkout/advance-order.ts'
import { mails } from '#domain/mails/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
let rana: SampleStaff
let amal: SampleClient
let quote: string
let count = 0

beforeAll(async () => {
  api = await openSampleApi()
  await api.database.directory((transaction) =>
    transaction
      .update(providers)
      .set({ payments: { surgeonSaysNo: true } })
      .where(eq(providers.id, api.other.id)),
  )
  rana = await writeStaff(api, { name: 'Rana Sample' })
})
afterAll(() => api.close())

/** By now all of it is kept when it is cancelled. */
const cancellation = [{ daysBefore: 400, time: '12:00', fee: { percent: 0 } }]

beforeEach(async () => {
  count += 1
  quote = `Q-AMAL-000${count}`
  const email = `amal.${count}@patient.example`
  amal = await openSampleClient(api, email)
  await writeRequest(api, quote, { email })
  await writeOffer(api, quote, { cancellation })
})

const inDirhams = { language: 'en', currency: 'AED' }
const person = { firstName: 'Amal', lastName: 'Haddad' }
const orderOf = async (response: Response): Promise<Order> => {
  expect(response.status, await response.clone().text()).toBe(200)
  return orderShape.parse(await response.json())
}

async function paid(): Promise<Order> {
  const open = await orderOf(await amal.post('/api/client/checkout/add-offer', { quote, version: 1, ...inDirhams }))
  const paying = await orderOf(
    await amal.post('/api/client/checkout/agree', {
      ...inDirhams,
      order: open.reference,
      contact: { ...person, email: 'amal@patient.example', phone: '+971500000000' },
      travellers: [{ ...person, isPatient: true }],
      items: open.items.map(({ id }) => ({ item: id, travellers: [0] })),
      agreed: {
        revision: open.revision,
        total: open.total.charged.from,
        dueNow: open.dueNow.charged.from,
        policy: open.policy.map(({ until, fee }) => ({ until, feeMinor: fee.charged.from.amountMinor })),
        termsOf: open.termsOf,
      },
      method: 'card',
    }),
  )
  await amal.post('/api/client/test-payment/complete', { secret: paying.secret, card: 'success' })
  return orderOf(await amal.post('/api/client/order/continue', { ...inDirhams, order: paying.reference }))
}

const ask = (path: string, who = rana) => api.get(`${otherOrigin}/api/desk${path}`, who.headers)
const payments = async (more = '') => {
  const answer = await ask(`/patients/${amal.sub}/payments?language=en${more}`)
  return patientPayments.parse(await answer.json()).orders
}
const sayNo = (order: Order, note = 'The scan shows a clot.') => {
  const path = `/api/desk/patients/${amal.sub}/orders/${order.reference}/surgeon-says-no`
  return api.post(`${otherOrigin}${path}`, { note }, rana.headers)
}
async function work() {
  const jobs: JobData[] = api.jobs.splice(0)
  for (const job of jobs) if ('orderId' in job) await advanceOrderJob({ ...api.parts, database: api.database }, job)
}
const written = () => api.database.forProvider(api.other.id, (scope) => scope.rows(mails))

test('the request at the desk names the patient’s page, and only the order of its own offer is told for it', async () => {
  const before = readOfferDesk.reply.parse(await (await ask(`/offers/${quote}?language=en`)).json())
  expect(before.versions).toHaveLength(1)
  const placed = await paid()
  const { patient } = readOfferDesk.reply.parse(await (await ask(`/offers/${quote}?language=en`)).json())
  expect(patient).toBe(amal.sub)
  const [own, ...more] = await payments(`&quote=${quote.toLowerCase()}`)
  expect([own?.reference, own?.paid, more]).toEqual([placed.reference, { amountMinor: 300_000, currency: 'AED' }, []])
  expect(await payments('&quote=Q-NONE-0000')).toEqual([])
  expect(await payments()).toHaveLength(1)
})

test('where the surgeon says no nothing is kept: the fee is waived, the refund is done, and the patient has it by mail', async () => {
  const placed = await paid()
  await work()
  expect(placed.items[0]?.state).toBe('booked')
  expect((await payments())[0]).toMatchObject({ canWaive: true, refunded: { amountMinor: 0 } })
  const sent = (await written()).length
  expect((await sayNo(placed)).status).toBe(200)
  await work()
  await work()
  const [after] = await payments()
  expect(after).toMatchObject({
    state: 'cancelled',
    charged: { amountMinor: 0 },
    paid: { amountMinor: 0 },
    refunded: { amountMinor: 300_000 },
    owed: { amountMinor: 0 },
    refunds: [{ state: 'done', why: 'surgeon', amount: { amountMinor: 300_000 } }],
    dues: [],
    canWaive: false,
  })
  const told = (await written()).slice(sent)
  expect(told.filter(({ to }) => to === `amal.${count}@patient.example`).map(({ subject }) => subject)).toContain(
    `Your refund is done: ${placed.reference}`,
  )
  expect(told.map(({ text }) => text).join(' ')).not.toContain('clot')
  const again = await sayNo(placed)
  expect([again.status, (await readProblem(again)).errors]).toEqual([422, [{ path: 'order', reason: 'cancelled' }]])
})

test('who said it, and why, stands in the patient’s access log; without a reason nothing is cancelled', async () => {
  const placed = await paid()
  expect((await sayNo(placed, ' ')).status).toBe(422)
  expect((await payments())[0]?.state).toBe('placed')
  await amal.takeLog()
  await sayNo(placed)
  expect(await amal.takeLog()).toContain(
    `clinic Rana Sample change order ${placed.reference} care The scan shows a clot.`,
  )
})
