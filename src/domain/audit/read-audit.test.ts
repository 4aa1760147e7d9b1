// Checks that the log is read page by page without a gap, by its client alone, and that nobody changes or removes a line of it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letLogsGo } from '#db/client-table.ts'
import { type ClientKey, type Database, openDatabase } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { byClient } from './audit-entry.ts'
import { type AuditLine, readAudit, readWholeAudit } from './read-audit.ts'
import { accessLog } from './tables.ts'
import { writeAudit } from './write-audit.ts'

let copy: TestDatabase
let database: Database
let amal: ClientKey
const provider = newId()

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

beforeEach(() => {
  amal = { poolId: 'pool-1', sub: newId() }
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

const as = <T>(client: ClientKey, work: (scope: Scope) => Promise<T>) => database.forClient(client, provider, work)
const write = (client: ClientKey, subjectId: string, at = sampleNow) =>
  as(client, (scope) => writeAudit(scope, client, byClient('open', 'document', subjectId), at))
const idsOf = (lines: AuditLine[]) => lines.map(({ subjectId }) => subjectId)

test('120 lines, most of one moment, are read 50 at a time, each once, newest first', async () => {
  for (let at = 0; at < 120; at++) {
    await write(amal, `${at}`, at < 100 ? sampleNow : new Date(sampleNow.getTime() + at))
  }
  const pages: AuditLine[][] = []
  for (let before: string | undefined; ; ) {
    const { lines, hasMore } = await as(amal, (scope) => readAudit(scope, amal, before))
    pages.push(lines)
    before = lines.at(-1)?.id
    if (!hasMore) break
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(idsOf(pages.flat()).slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, at) => `${119 - at}`))
  expect(new Set(idsOf(pages.flat())).size).toBe(120)
  expect(await as(amal, (scope) => readWholeAudit(scope, amal))).toEqual(pages.flat())
})

test('exactly 50 are one page with nothing after it', async () => {
  for (let at = 0; at < 50; at++) await write(amal, `${at}`)
  const { lines, hasMore } = await as(amal, (scope) => readAudit(scope, amal))
  expect([lines.length, hasMore]).toEqual([50, false])
})

test('lines that come while it is read move nothing: the next page goes on where the last ended', async () => {
  for (let at = 0; at < 60; at++) await write(amal, `${at}`, new Date(sampleNow.getTime() + at))
  const first = await as(amal, (scope) => readAudit(scope, amal))
  await write(amal, 'late', new Date(sampleNow.getTime() + 1_000))
  const second = await as(amal, (scope) => readAudit(scope, amal, first.lines.at(-1)?.id))
  expect(idsOf(second.lines)).toEqual(Array.from({ length: 10 }, (_, at) => `${9 - at}`))
})

test('another’s lines are read by nobody else, nor is anything read after the id of one', async () => {
  const badr = { poolId: 'pool-1', sub: newId() }
  await write(amal, 'mine')
  await write(badr, 'theirs')
  const [theirs] = await as(badr, (scope) => readWholeAudit(scope, badr))
  expect(idsOf((await as(amal, (scope) => readAudit(scope, amal))).lines)).toEqual(['mine'])
  for (const before of [theirs?.id, newId(), 'no id']) {
    expect((await as(amal, (scope) => readAudit(scope, amal, before))).lines).toEqual([])
  }
  expect((await as(amal, (scope) => readAudit(scope, badr))).lines).toEqual([])
})

test('no line can be changed, also not by its client, nor by what may remove some', async () => {
  await write(amal, 'mine')
  const changed = await as(amal, async (scope) => {
    await letLogsGo(scope.transaction)
    return scope.transaction.update(accessLog).set({ note: 'never was' }).returning()
  })
  expect(changed).toEqual([])
  expect(await as(amal, (scope) => readWholeAudit(scope, amal))).toMatchObject([{ note: '' }])
})

test('no line can be removed but by what lets logs go, and then only the client’s own', async () => {
  const badr = { poolId: 'pool-1', sub: newId() }
  await write(amal, 'mine')
  await write(badr, 'theirs')
  const remove = (scope: Scope) => scope.transaction.delete(accessLog).where(eq(accessLog.poolId, 'pool-1')).returning()
  expect(await as(amal, remove)).toEqual([])
  const removed = await as(amal, async (scope) => {
    await letLogsGo(scope.transaction)
    return remove(scope)
  })
  expect(removed.map(({ sub }) => sub)).toEqual([amal.sub])
  expect(await as(badr, (scope) => readWholeAudit(scope, badr))).toHaveLength(1)
  // The door is shut again with the transaction.
  expect(await as(badr, remove)).toEqual([])
})
