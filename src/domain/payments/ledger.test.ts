// The ledger keeps itself: what does not sum to zero is refused by the database, and what was posted stays, whoever asks.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAsLogin } from '#db/notes-fixture.ts'
import { type Database, enterProvider, openDatabase } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow as at } from '#tests/support/sample-provider.ts'
import {
  captured,
  charged,
  disputed,
  disputeWon,
  feeTaken,
  type Posting,
  refunded,
  refundFailed,
} from './ledger-posting.ts'
import { isPosted, postToLedger } from './post-to-ledger.ts'
import { balanceOf, readLedger, readOrderMoney, readPaid } from './read-ledger.ts'
import { ledgerLines } from './tables.ts'

const provider = newId()
const other = newId()
let copy: TestDatabase
let database: Database

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const inScope = <T>(work: (scope: Scope) => Promise<T>) => database.forProvider(provider, work)
const post = (posting: Posting) => inScope((scope) => postToLedger(scope, posting))

const line = (amountMinor: number, postingId: string, changes: Partial<typeof ledgerLines.$inferInsert> = {}) => ({
  postingId,
  eventKey: newId(),
  orderId: newId(),
  what: 'captured' as const,
  account: 'client' as const,
  amountMinor,
  currency: 'EUR',
  at,
  ...changes,
})

/** Why the database said no. */
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  for (
    let cause = await work.then(
      () => undefined,
      (error: unknown) => error,
    );
    cause instanceof Error;
    cause = cause.cause
  )
    if ('code' in cause) return String(cause.code)
  return 'nothing was refused'
}
const [unbalanced, staysAsItIs] = ['23514', '42501']

test('a posting that does not sum to zero is refused when its transaction ends, and nothing of it stays', async () => {
  const id = newId()
  const write = inScope((scope) => scope.insert(ledgerLines, [line(500, id), line(-499, id, { account: 'gateway' })]))
  expect(await codeOf(write)).toBe(unbalanced)
  const lines = await inScope((scope) => scope.rows(ledgerLines, sql`posting_id = ${id}`))
  expect(lines).toEqual([])
})

test('a posting that sums to zero only over two currencies is refused', async () => {
  const id = newId()
  const lines = [line(500, id), line(-500, id, { account: 'gateway', currency: 'AED' })]
  expect(await codeOf(inScope((scope) => scope.insert(ledgerLines, lines)))).toBe(unbalanced)
})

test('one that works for another provider by the end of its transaction is refused all the same', async () => {
  const write = database.forProvider(provider, async (scope) => {
    await scope.insert(ledgerLines, [line(500, newId())])
    await enterProvider(scope.transaction, other)
  })
  expect(await codeOf(write)).toBe(unbalanced)
})

test('a line that is added later to a posting is refused, also to the owner', async () => {
  const posted = captured({ orderId: newId(), paymentId: newId(), currency: 'EUR', at }, [
    { itemId: null, amountMinor: 700 },
  ])
  await post(posted)
  const [first] = await inScope((scope) => readLedger(scope, posted.orderId))
  const more = line(1, first?.postingId ?? '')
  expect(await codeOf(inScope((scope) => scope.insert(ledgerLines, [more])))).toBe(unbalanced)
  const statement = `insert into ledger_lines (provider_id, posting_id, event_key, order_id, what, account, amount_minor, currency, at)
    values ('${provider}', '${more.postingId}', 'more', '${posted.orderId}', 'captured', 'client', 1, 'EUR', now())`
  expect(await codeOf(runAsLogin(copy.url, statement))).toBe(unbalanced)
})

test.for([
  'update ledger_lines set amount_minor = 0',
  'delete from ledger_lines',
  'truncate ledger_lines',
  "insert into ledger_lines select * from ledger_lines on conflict (id) do update set currency = 'XXX'",
])('%s is refused to the product and to the owner of the table, and every line is as it was', async (statement) => {
  const all = () => runAsLogin(copy.url, 'select * from ledger_lines order by id')
  await post(
    charged({ orderId: newId(), currency: 'EUR', at }, [{ itemId: newId(), amountMinor: 900 }], { key: newId() }),
  )
  const before = await all()
  expect(before.length).toBeGreaterThan(0)
  expect(await codeOf(inScope(({ transaction }) => transaction.execute(sql.raw(statement))))).toBe(staysAsItIs)
  expect(await codeOf(runAsLogin(copy.url, statement))).toBe(staysAsItIs)
  expect(await all()).toEqual(before)
})

test('the ledger of another provider is not seen', async () => {
  const orderId = newId()
  await post(captured({ orderId, paymentId: newId(), currency: 'EUR', at }, [{ itemId: null, amountMinor: 700 }]))
  expect(await database.forProvider(other, (scope) => readPaid(scope, orderId))).toBe(0)
  expect(await inScope((scope) => readPaid(scope, orderId))).toBe(700)
})

test('the same event is posted once, by however many at once; another amount for it is refused', async () => {
  const [orderId, paymentId, itemId] = [newId(), newId(), newId()]
  const of = { orderId, paymentId, currency: 'EUR', at }
  const posting = captured(of, [
    { itemId, amountMinor: 300 },
    { itemId, amountMinor: 200 },
    { itemId: null, amountMinor: 1 },
  ])
  const posted = await Promise.all(Array.from({ length: 8 }, () => post(posting)))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await inScope((scope) => isPosted(scope, posting))).toBe(true)
  await expect(post(captured(of, [{ itemId, amountMinor: 502 }]))).rejects.toMatchObject({ code: 'conflict' })
  await expect(post(captured(of, [{ itemId: newId(), amountMinor: 501 }]))).rejects.toMatchObject({ code: 'conflict' })
  expect(await inScope((scope) => readOrderMoney(scope, orderId))).toMatchObject({ capturedMinor: 501, paidMinor: 501 })
  expect(await inScope((scope) => readOrderMoney(scope, orderId, itemId))).toMatchObject({ paidMinor: 500 })
})

test('a posting of nothing is no line', async () => {
  const orderId = newId()
  expect(
    await post(charged({ orderId, currency: 'EUR', at }, [{ itemId: newId(), amountMinor: 0 }], { key: orderId })),
  ).toBe(false)
  expect(await inScope((scope) => readLedger(scope, orderId))).toEqual([])
})

const amount = fc.integer({ min: 1, max: 10_000_000_000 })
const anyEvent = fc.record({
  what: fc.constantFrom('charged', 'captured', 'refunded', 'refund-failed', 'disputed', 'dispute-won', 'fee' as const),
  amountMinor: amount,
  /** Events of the same name come again and again. */
  name: fc.integer({ min: 0, max: 3 }),
})

test('whatever is captured, refunded and disputed, told once or many times: each account is the sum of its events, and all sum to zero', async () => {
  const property = async (events: readonly { what: string; amountMinor: number; name: number }[]) => {
    const orderId = newId()
    const told = new Map<string, number>()
    for (const { what, amountMinor: drawn, name } of events) {
      const key = `${what} ${name}`
      const amountMinor = told.get(key) ?? drawn
      told.set(key, amountMinor)
      await post(
        postingOf(what, { orderId, paymentId: `${orderId.slice(0, -1)}${name}`, currency: 'EUR', at }, amountMinor),
      )
    }
    const sum = (what: string) =>
      [...told].reduce((all, [key, minor]) => all + (key.startsWith(`${what} `) ? minor : 0), 0)
    const paidMinor = sum('captured') - sum('refunded') + sum('refund-failed') - sum('disputed') + sum('dispute-won')
    const money = await inScope((scope) => readOrderMoney(scope, orderId))
    expect(money).toMatchObject({
      paidMinor,
      chargedMinor: sum('charged'),
      feesMinor: sum('fee'),
      owedMinor: sum('charged') - paidMinor,
    })
    const balance = (account: Parameters<typeof balanceOf>[2]) => inScope((scope) => balanceOf(scope, orderId, account))
    expect(await balance('gateway')).toBe(paidMinor - sum('fee'))
    expect(
      (await balance('client')) + (await balance('provider')) + (await balance('gateway')) + (await balance('fees')),
    ).toBe(0)
  }
  await fc.assert(fc.asyncProperty(fc.array(anyEvent, { maxLength: 12 }), property), { numRuns: 60 })
}, 60_000)

function postingOf(what: string, of: Parameters<typeof captured>[0], amountMinor: number): Posting {
  const share = { itemId: null, amountMinor }
  const { paymentId: key } = of
  switch (what) {
    case 'charged':
      return charged(of, [share], { key })
    case 'captured':
      return captured(of, [share])
    case 'refunded':
      return refunded(of, key, share)
    case 'refund-failed':
      return refundFailed(of, key, share)
    case 'disputed':
      return disputed(of, key, amountMinor)
    case 'dispute-won':
      return disputeWon(of, key, amountMinor)
    default:
      return feeTaken(of, amountMinor)
  }
}
