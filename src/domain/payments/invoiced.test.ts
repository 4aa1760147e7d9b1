// Invoices and credit notes by themselves: numbers without a gap, content that stays, and sums that the ledger agrees with.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { correctItem } from '#domain/invoices/correct-item.ts'
import { issueInvoice } from '#domain/invoices/issue-invoice.ts'
import { readInvoices, readKeptInvoices, readRecipient } from '#domain/invoices/read-invoices.ts'
import { invoices } from '#domain/invoices/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { charged, reduced } from './ledger-posting.ts'
import { postToLedger } from './post-to-ledger.ts'
import { readOrderMoney } from './read-ledger.ts'

let copy: TestDatabase
let database: Database
let provider: Provider

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  provider = await writeSampleProvider(database, {
    sample: true,
    payments: { invoicePrefix: 'THY', taxNumber: 'TRN 100' },
  })
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const client = { poolId: 'pool-1', sub: 'amal' }
const named = { name: 'Amal Haddad', email: 'amal@patient.example' }
const within = <T>(work: (scope: Scope) => Promise<T>) => database.forProvider(provider.id, work)

const lineOf = (itemId: string, amountMinor: number, party: string | null = null) => ({
  itemId,
  booking: 'H-1',
  title: { en: 'A stay' },
  label: null,
  party: party === null ? null : { en: party },
  amountMinor,
  from: '2027-02-01',
  until: '2027-02-05',
})

/** As an order that is placed does it. */
async function charge(
  scope: Scope,
  orderId: string,
  items: readonly { id: string; amountMinor: number }[],
  at = sampleNow,
) {
  const of = { orderId, currency: 'EUR', at }
  for (const { id, amountMinor } of items)
    await postToLedger(scope, charged(of, [{ itemId: id, amountMinor }], { key: `${orderId} ${id}` }))
  const lines = items.map(({ id, amountMinor }) => lineOf(id, amountMinor))
  return issueInvoice(scope, { ...of, reference: 'O-1', lines, isTest: true, client, recipient: named })
}

type Less = { orderId: string; currency: string; itemId: string; amountMinor: number; key: string; at: Date }

/** As whatever owes less does it. */
async function credit(scope: Scope, { itemId, amountMinor, key, ...of }: Less, reason: 'goodwill' | 'cancelled') {
  const isNew = await postToLedger(scope, reduced(of, [{ itemId, amountMinor }], { key }))
  if (isNew) await correctItem(scope, { ...of, itemId, amountMinor: -amountMinor, reason })
}

test('whatever is owed less in whatever order, invoices less credit notes are what the ledger says was charged', async () => {
  const credits = fc.array(
    fc.record({ item: fc.nat(2), share: fc.integer({ min: 1, max: 60 }), twice: fc.boolean() }),
    {
      maxLength: 6,
    },
  )
  const prices = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(prices, credits, async (amounts, history) => {
      const orderId = newId()
      const items = amounts.map((amountMinor) => ({ id: newId(), amountMinor }))
      await within((scope) => charge(scope, orderId, items))
      const left = new Map(items.map(({ id, amountMinor }) => [id, amountMinor]))
      for (const [at, { item, share, twice }] of history.entries()) {
        const { id } = items[item % items.length] ?? { id: '' }
        const amountMinor = Math.floor(((left.get(id) ?? 0) * share) / 100)
        if (amountMinor === 0) continue
        left.set(id, (left.get(id) ?? 0) - amountMinor)
        const one = { orderId, currency: 'EUR', itemId: id, amountMinor, key: `${orderId} ${at}`, at: sampleNow }
        const once = () => within((scope) => credit(scope, one, 'goodwill'))
        await once()
        if (twice) await once()
      }
      await within(async (scope) => {
        const issued = await readInvoices(scope, orderId)
        const sum = issued.reduce((total, one) => total + (one.kind === 'invoice' ? 1 : -1) * one.amountMinor, 0)
        expect(sum).toBe((await readOrderMoney(scope, orderId)).chargedMinor)
        expect(
          issued.filter(({ kind }) => kind === 'credit-note').every(({ invoiceId }) => invoiceId === issued[0]?.id),
        ).toBe(true)
      })
    }),
    { numRuns: 25 },
  )
})

test('a number whose transaction is rolled back is the next one’s, and each year counts from one where the clinic is', async () => {
  const last = (await within((scope) => charge(scope, newId(), [{ id: newId(), amountMinor: 5 }]))).count
  const failing = within(async (scope) => {
    await charge(scope, newId(), [{ id: newId(), amountMinor: 5 }])
    throw new Error('the worker ends')
  })
  await expect(failing).rejects.toThrow('the worker ends')
  const next = await within((scope) => charge(scope, newId(), [{ id: newId(), amountMinor: 5 }]))
  expect(next.number).toBe(`THY-2026-${String(last + 1).padStart(6, '0')}`)
  // 1 January in Dubai, still 2026 in London.
  const newYear = await within((scope) =>
    charge(scope, newId(), [{ id: newId(), amountMinor: 5 }], new Date('2026-12-31T21:00:00Z')),
  )
  expect(newYear).toMatchObject({ number: 'THY-2027-000001', issuedOn: '2027-01-01' })
})

test('what was issued is neither changed nor removed by anybody', async () => {
  const invoice = await within((scope) => charge(scope, newId(), [{ id: newId(), amountMinor: 700 }]))
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(within((scope) => scope.transaction.execute(statement))).rejects.toThrow()
  await refused(sql`update ${invoices} set amount_minor = 1 where id = ${invoice.id}`)
  await refused(sql`delete from ${invoices} where id = ${invoice.id}`)
  await refused(sql`truncate ${invoices} cascade`)
  expect(await within((scope) => readInvoices(scope, invoice.orderId))).toMatchObject([
    { number: invoice.number, amountMinor: 700, content: { seller: { taxNumber: 'TRN 100' }, isTest: true } },
  ])
})

test('a credit note has the party and the recipient of its invoice, and is in a series of its own', async () => {
  const [orderId, stay] = [newId(), newId()]
  const of = { orderId, currency: 'EUR', at: sampleNow }
  const note = await within(async (scope) => {
    await postToLedger(scope, charged(of, [{ itemId: stay, amountMinor: 900 }], { key: orderId }))
    const lines = [lineOf(stay, 900, 'Hotel Palm')]
    await issueInvoice(scope, { ...of, reference: 'O-2', lines, isTest: true, client, recipient: named })
    await credit(scope, { ...of, itemId: stay, amountMinor: 300, key: 'cancelled' }, 'cancelled')
    return (await readInvoices(scope, orderId)).find(({ kind }) => kind === 'credit-note')
  })
  expect(note).toMatchObject({
    amountMinor: 300,
    content: { reason: 'cancelled', lines: [{ party: { en: 'Hotel Palm' }, amountMinor: 300 }] },
  })
  expect(note?.number).toMatch(/^THY-CN-2026-\d{6}$/)
  expect(await within((scope) => readRecipient(scope, note?.id ?? ''))).toEqual(named)
  const kept = await within((scope) => readKeptInvoices(scope, client))
  expect(kept.find(({ reference }) => reference === note?.number)).toMatchObject({ until: '2036-11-21' })
  expect(await within((scope) => readKeptInvoices(scope, { ...client, sub: 'another' }))).toEqual([])
})

test('what was charged before there were invoices is owed less without a credit note', async () => {
  const orderId = newId()
  await within((scope) => {
    const less = { orderId, currency: 'EUR', itemId: newId(), amountMinor: 40, at: sampleNow }
    return credit(scope, { ...less, key: orderId }, 'goodwill')
  })
  expect(await within((scope) => readInvoices(scope, orderId))).toEqual([])
})
