// Checks that the log is read page by page without a gap, by its client alone, and that nobody changes or removes a line of it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letLogsGo } from '#db/client-table.ts'
import { type ClientKey, type Database, openDatabase } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { type AuditDeed, byClient } from './audit-entry.ts'
import { type AuditLine, readAudit } from './read-audit.ts'
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
  as(client, (scope) => writeAudit(scope, client, byClient('change', 'document', subjectId), at))
const readAll = async (scope: Scope, client: ClientKey) => (await readAudit(scope, client, undefined, 1_000)).lines
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
  expect(await as(amal, (scope) => readAll(scope, amal))).toEqual(pages.flat())
})

test('what others did is found behind any number of own lines, and own ones without the others', async () => {
  const byClinic = { actor: 'clinic', actorName: 'Dr Noor', deed: 'open', subject: 'document', why: 'shared' } as const
  await as(amal, (scope) => writeAudit(scope, amal, { ...byClinic, subjectId: 'theirs' }, sampleNow))
  for (let at = 1; at <= 60; at++) await write(amal, `${at}`, new Date(sampleNow.getTime() + at))
  const others = await as(amal, (scope) => readAudit(scope, amal, undefined, undefined, 'others'))
  expect([idsOf(others.lines), others.hasMore]).toEqual([['theirs'], false])
  const own = await as(amal, (scope) => readAudit(scope, amal, undefined, 100, 'own'))
  expect(idsOf(own.lines)).toEqual(Array.from({ length: 60 }, (_, at) => `${60 - at}`))
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
  const [theirs] = await as(badr, (scope) => readAll(scope, badr))
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
  expect(await as(amal, (scope) => readAll(scope, amal))).toMatchObject([{ note: '' }])
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
  expect(await as(badr, (scope) => readAll(scope, badr))).toHaveLength(1)
  // The door is shut again with the transaction.
  expect(await as(badr, remove)).toEqual([])
})

test('what a client looks at themselves is one line an hour of each thing, with the moment of the first, however many look at once', async () => {
  const look = (deed: AuditDeed, subjectId: string, minutes: number) =>
    as(amal, (scope) =>
      writeAudit(scope, amal, byClient(deed, 'document', subjectId), new Date(sampleNow.getTime() + minutes * 60_000)),
    )
  await look('open', 'knee', 1)
  await Promise.all(Array.from({ length: 40 }, (_, at) => look('open', 'knee', 2 + at)))
  for (const deed of ['read', 'preview'] as const) for (const id of ['knee', 'hip']) await look(deed, id, 3)
  await look('open', 'knee', 60)
  const lines = await as(amal, (scope) => readAll(scope, amal))
  expect(
    lines.map(({ deed, subjectId, at }) => `${deed} ${subjectId} ${at.toISOString().slice(11, 16)}`).sort(),
  ).toEqual([
    'open knee 08:01',
    'open knee 09:00',
    'preview hip 08:03',
    'preview knee 08:03',
    'read hip 08:03',
    'read knee 08:03',
  ])
})

test('of two clients who look at the same thing each has a line of their own', async () => {
  const badr = { poolId: 'pool-1', sub: newId() }
  for (const client of [amal, badr]) {
    await as(client, (scope) => writeAudit(scope, client, byClient('read', 'documents'), sampleNow))
    expect(await as(client, (scope) => readAll(scope, client))).toHaveLength(1)
  }
})

test('what one colleague looks at is one line an hour of each thing, with the moment of the first, however many looks are at once', async () => {
  const look = (
    actorName: string,
    subjectId: string,
    minutes: number,
    deed: AuditDeed = 'read',
    providerId = provider,
  ) =>
    database.forClient(amal, providerId, (scope) => {
      const entry = { actor: 'clinic', actorName, deed, subject: 'quote', subjectId, why: 'care' } as const
      return writeAudit(scope, amal, entry, new Date(sampleNow.getTime() + minutes * 60_000))
    })
  await look('Rana', 'knee', 1)
  await Promise.all(Array.from({ length: 40 }, (_, at) => look('Rana', 'knee', 2 + at)))
  await look('Omar', 'knee', 3)
  await look('Rana', 'hip', 4)
  await look('Rana', 'knee', 5, 'open')
  await look('Rana', 'knee', 60)
  // Whoever has the same name at another location is somebody else.
  await look('Rana', 'knee', 6, 'read', newId())
  const lines = await as(amal, (scope) => readAll(scope, amal))
  expect(
    lines
      .map(
        ({ actorName, deed, subjectId, at }) => `${actorName} ${deed} ${subjectId} ${at.toISOString().slice(11, 16)}`,
      )
      .sort(),
  ).toEqual([
    'Omar read knee 08:03',
    'Rana open knee 08:05',
    'Rana read hip 08:04',
    'Rana read knee 08:01',
    'Rana read knee 08:06',
    'Rana read knee 09:00',
  ])
})

test('a colleague’s look and the client’s own at the same thing are two lines', async () => {
  await as(amal, (scope) => writeAudit(scope, amal, byClient('read', 'trip'), sampleNow))
  const look = { ...byClient('read', 'trip'), actor: 'clinic', actorName: 'Rana' } as const
  await as(amal, (scope) => writeAudit(scope, amal, look, sampleNow))
  expect(await as(amal, (scope) => readAll(scope, amal))).toHaveLength(2)
})

test('each document that others open, and every change, share and export, is a line each time', async () => {
  const clinic = { actor: 'clinic', actorName: 'Dr Lina', deed: 'open', subject: 'document', why: 'shared' } as const
  const deeds = (['change', 'share', 'export', 'withdraw', 'add', 'remove'] as const).map((one) =>
    byClient(one, 'share'),
  )
  for (const entry of [...deeds, clinic]) {
    for (let at = 0; at < 2; at++) await as(amal, (scope) => writeAudit(scope, amal, entry, sampleNow))
  }
  expect(await as(amal, (scope) => readAll(scope, amal))).toHaveLength(14)
})
