// The sweep behind payments: what it finds stranded is the number at /metrics, a line in the log and an item of the desk.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxItems } from '#domain/inbox/tables.ts'
import { payments } from '#domain/payments/tables.ts'
import { newId, newReference } from '#kernel/id.ts'
import { createLog } from '#kernel/log.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openPayments } from './open-payments.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})
afterAll(() => api.close())

test('money that is promised for no order is counted, logged once and told at the desk; until then nothing is', async () => {
  const lines: string[] = []
  const opened = await openPayments({
    config: { TEST_PAYMENTS_FOR_ALL: false },
    database: api.database,
    jobs: { put: async () => {}, work: async () => {} },
    suppliers: { stripe: undefined },
    log: createLog('info', (line) => lines.push(line)),
  })
  await opened.sweep()
  expect([opened.strandedPayments.count, lines]).toEqual([0, []])
  const now = Date.now()
  const reference = newReference('O')
  const of = {
    orderId: newId(),
    reference,
    amountMinor: 500,
    currency: 'EUR',
    idempotencyKey: newId(),
    inputDigest: '',
  }
  const times = { createdAt: new Date(now), checkedAt: new Date(now), authorizedAt: new Date(now - 20 * 60_000) }
  await api.database.forProvider(api.provider.id, (scope) =>
    scope.insert(payments, [{ id: newId(), ...of, ...times, method: 'card', gateway: 'test', state: 'authorized' }]),
  )
  for (let turn = 0; turn < 2; turn++) await opened.sweep()
  expect(opened.strandedPayments.count).toBe(1)
  expect(lines.filter((line) => line.includes('payments are stranded'))).toHaveLength(1)
  const told = await api.database.forProvider(api.provider.id, (scope) =>
    scope.rows(inboxItems, eq(inboxItems.reference, reference)),
  )
  expect(told).toMatchObject([{ kind: 'payment', state: 'open' }])
  opened.close()
})
