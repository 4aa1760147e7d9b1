// Links by which somebody else pays, over the API: made by their client alone, and told to the payer without a word of what they pay for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayerRequest, readPayerRequest } from '#contract/payer-links.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { type WrittenOrder, writeOrder } from '#tests/support/write-order.ts'

let stays: SampleStays
let order: WrittenOrder
let rana: SampleStaff

beforeAll(async () => {
  stays = await openSampleStays()
  rana = await writeStaff(stays.api, { name: 'Rana Sample' })
  await stays.clear()
  order = await writeOrder(stays, (await stays.booked()).reference)
})
afterAll(() => stays.close())

const asPayer = (path: string, body: object) => stays.api.post(`${otherOrigin}/api/pay/${path}`, body)
const read = async (token: string): Promise<PayerRequest | null> => {
  const answer = await asPayer('read', { token })
  expect(answer.status).toBe(200)
  return readPayerRequest.reply.parse(await answer.json()).request
}
const make = async (changes: object = {}, patient = stays.amal.sub) => {
  const path = `/api/desk/patients/${patient}/orders/${order.reference}/payer-link`
  return stays.api.post(
    `${otherOrigin}${path}`,
    { covers: 'all', lastsUntil: '2026-12-10', payerName: 'Sample Insurer', ...changes },
    rana.headers,
  )
}
const tokenOf = async (answer: Response): Promise<string> => {
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { address } = (await answer.json()) as { address: string }
  expect(address.startsWith(`${otherOrigin}/pay/`)).toBe(true)
  return address.split('/').at(-1) ?? ''
}
const begin = (token: string, { amount }: PayerRequest, changes: object = {}) =>
  asPayer('begin', {
    token,
    name: 'Sample Insurer',
    email: 'bills@insurer.example',
    amount,
    method: 'card',
    agrees: true,
    ...changes,
  })

test('an insurer pays by a link of the desk, with 3-D Secure: the page names no hotel, no dates, no patient, and is paid once', async () => {
  const token = await tokenOf(await make())
  const asked = await read(token)
  if (!asked) throw new Error('no request')
  expect(asked).toMatchObject({ stage: 'payable', forName: '', payer: { name: 'Sample Insurer' }, secret: null })
  expect(asked.dues).toHaveLength(1)
  expect(JSON.stringify(asked)).not.toMatch(/amal|haddad|marina|hotel|room|2026-12-07/i)
  const begun = ((await (await begin(token, asked)).json()) as { request: PayerRequest }).request
  expect(begun.stage).toBe('paying')
  // The client's own page does not go on with the payer's payment.
  const secret = begun.secret ?? ''
  const own = await stays.amal.get(`/api/client/order/${order.reference}`)
  expect(await own.json()).toMatchObject({ secret: null, payments: [{ payer: 'Sample Insurer', state: 'begun' }] })
  const test = (does: object, proof = secret) => asPayer('test-payment', { token, secret: proof, does })
  expect(await (await test({ card: 'success' }, 'another')).json()).toEqual({ outcome: null, request: null })
  expect(await (await test({ card: 'three-d-secure' })).json()).toMatchObject({ outcome: 'challenge' })
  expect(await (await test({ isApproved: true })).json()).toMatchObject({
    outcome: 'authorized',
    request: { stage: 'paid' },
  })
  expect((await begin(token, asked)).status).toBe(422)
  const seen = await stays.api.get(
    `${otherOrigin}/api/desk/patients/${stays.amal.sub}/payments?language=en`,
    rana.headers,
  )
  expect(await seen.json()).toMatchObject({ orders: [{ payments: [{ payer: 'Sample Insurer', state: 'captured' }] }] })
})

test('an unknown link and an ended one are answered alike by every call, and no log has a link', async () => {
  const amount = { amountMinor: 1, currency: 'EUR' }
  const asked = { name: 'A', email: 'a@payer.example', amount, method: 'card', agrees: true }
  for (const [path, more] of [
    ['read', {}],
    ['begin', asked],
    ['continue', {}],
    ['give-up', {}],
  ] as const) {
    const answer = await asPayer(path, { token: 'unknown-link-secret', ...more })
    expect([answer.status, await answer.json()]).toEqual([200, { request: null }])
  }
  const test = await asPayer('test-payment', { token: 'unknown-link-secret', secret: 'x', does: { card: 'success' } })
  expect(await test.json()).toEqual({ outcome: null, request: null })
  expect(stays.api.logLines.join('\n')).not.toContain('unknown-link-secret')
})

test('404 where the desk asks for nobody’s patient; 422 where a link is for nothing, and for a way to pay that is not there', async () => {
  expect((await make({}, 'nobody')).status).toBe(404)
  const refused = await make({ covers: 'all' })
  expect([refused.status, (await readProblem(refused)).errors]).toEqual([
    422,
    [{ path: 'instalments', reason: 'already-paid' }],
  ])
})
