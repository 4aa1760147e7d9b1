// Payouts at the desk: held against the ledger for those who see its figures, and the same as a table.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listPayouts } from '#contract/payouts.ts'
import { payoutLines, payouts } from '#domain/payouts/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi
let owner: SampleStaff

beforeAll(async () => {
  api = await openSampleApi()
  owner = await writeStaff(api, { roles: ['owner'] })
})
afterAll(() => api.close())
beforeEach(() => api.database.forProvider(api.other.id, (scope) => scope.remove(payouts)))

/** With one line of the gateway's own, so that it matches where the amounts agree. */
async function write(amountMinor: number, lineMinor = amountMinor, changes: Partial<typeof payouts.$inferInsert> = {}) {
  const id = newId()
  const row = {
    id,
    gateway: 'stripe',
    gatewayReference: `po_${id}`,
    amountMinor,
    currency: 'EUR',
    state: 'paid' as const,
  }
  const line = { id: newId(), payoutId: id, gatewayReference: 'txn_1', what: 'other' as const, amountMinor: lineMinor }
  await api.database.forProvider(api.other.id, async (scope) => {
    await scope.insert(payouts, [{ ...row, arrivesOn: '2026-11-20', foundAt: sampleNow, ...changes }])
    await scope.insert(payoutLines, [{ ...line, feeMinor: 0, currency: 'EUR', source: '', availableOn: '2026-11-18' }])
  })
}

const get = (path: string) => api.get(`${otherOrigin}${path}`, owner.headers)
const read = async () => listPayouts.reply.parse(await (await get('/api/desk/payouts')).json())

test('the newest comes first, with what differs from the ledger and by how much', async () => {
  await write(1_000)
  await write(2_000, 1_900, { arrivesOn: '2026-11-21', state: 'on-its-way' })
  const { payouts: found, waiting } = await read()
  expect(found).toMatchObject([
    {
      arrivesOn: '2026-11-21',
      state: 'on-its-way',
      amount: { amountMinor: 2_000, currency: 'EUR' },
      differences: [{ why: 'total', theirs: { amountMinor: 2_000 }, ours: { amountMinor: 1_900 } }],
    },
    { arrivesOn: '2026-11-20', state: 'paid', lines: 1, differences: [] },
  ])
  expect(waiting).toEqual([])
})

test('as a table it has a row for each, and nothing that a table would take for a formula', async () => {
  await write(123_456, 123_456, { gatewayReference: '=1+1,"x"' })
  const answer = await get('/api/desk/payouts.csv')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w-]+-payouts-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect((await answer.text()).split('\r\n')).toEqual([
    'arrives,gateway,payout,state,currency,amount,fees,lines,differences',
    '2026-11-20,stripe,,paid,EUR,1234.56,0.00,1,0',
    '',
  ])
})

test('another clinic’s payouts are nobody else’s', async () => {
  await write(1_000)
  const rows = await api.database.forProvider(api.provider.id, (scope) => scope.rows(payouts))
  expect(rows).toEqual([])
})

test.each(['0', '101', 'many'])('422 for %s of them', async (limit) => {
  for (const path of ['/api/desk/payouts', '/api/desk/payouts.csv'])
    expect((await get(`${path}?limit=${limit}`)).status).toBe(422)
})
