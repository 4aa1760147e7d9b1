// What the company keeps no longer goes by itself, client by client, and nothing else does.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobData } from '#db/jobs.ts'
import type { ClientKey } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { companies } from '#domain/provider/tables.ts'
import type { UserPools } from '#domain/provider/user-pool.ts'
import { newId } from '#kernel/id.ts'
import { createLog } from '#kernel/log.ts'
import { frozenClock, sampleNow, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { openStoredFiles, type StoredFiles } from '#tests/support/stored-files.ts'
import { sweepClients } from './sweep-clients.ts'
import { documentShares } from './tables.ts'

let stored: StoredFiles
const jobs: JobData[] = []
const logLines: string[] = []

beforeAll(async () => {
  stored = await openStoredFiles()
  await writeSampleProvider(stored.database)
})
afterAll(() => stored.close())

/** The pool of each company is named after its slug. */
const userPools: UserPools = {
  userPoolOf: async ({ id }) => ({
    isOwn: true,
    userPoolId: id === stored.other.company.id ? 'own-1_other' : `own-1_${id}`,
    userPoolClientId: 'client',
  }),
}

const sweep = (clock = frozenClock) =>
  sweepClients({
    database: stored.database,
    userPools,
    jobs: { put: async (_, __, data) => void jobs.push(data) },
    clock,
    log: createLog('debug', (line) => logLines.push(line)),
  })

const hoursAgo = (hours: number) => new Date(sampleNow.getTime() - hours * 3_600_000)
const share = (client: ClientKey, documentIds: string[], changes: { until?: Date; withdrawnAt?: Date } = {}) =>
  stored.database.forClient(client, stored.other.id, (scope) =>
    scope.insert(documentShares, [
      {
        id: newId(),
        ...client,
        practitionerSlug: 'amal-haddad',
        practitionerName: 'Amal Haddad',
        documentIds,
        purpose: 'Second opinion',
        sharedAt: hoursAgo(48),
        until: new Date('2027-06-01T00:00:00Z'),
        withdrawnAt: null,
        ...changes,
      },
    ]),
  )

test('uploads that nobody went on with go, and finished files of which no document was made; others stay', async () => {
  const client = stored.newClient()
  const gone = [
    await stored.addFile(client, { touchedAt: hoursAgo(49) }),
    await stored.addFile(client, { touchedAt: hoursAgo(49), heldUntil: hoursAgo(48) }),
    await stored.addFile(client, { touchedAt: hoursAgo(80), finishedAt: hoursAgo(25) }),
  ]
  const stays = [
    await stored.addFile(client, { startedAt: hoursAgo(90), touchedAt: hoursAgo(47) }),
    await stored.addFile(client, { touchedAt: hoursAgo(49), heldUntil: new Date(sampleNow.getTime() + 1) }),
    await stored.addFile(client, { finishedAt: hoursAgo(23) }),
    (await stored.addDocument(client, { finishedAt: hoursAgo(200) })).fileId,
  ]
  await sweep()
  expect((await stored.filesOf(client)).map(({ id }) => id).sort()).toEqual(stays.sort())
  expect((await stored.removals()).map(({ prefix }) => prefix).sort()).toEqual(gone.map((id) => `files/${id}/`).sort())
  await stored.removeWaiting()
  for (const id of gone) expect(await stored.store.list(`files/${id}/`)).toEqual([])
  for (const id of stays) expect(await stored.store.list(`files/${id}/`)).toHaveLength(1)
  // Never a document, so nothing that the log would tell of.
  expect(await stored.logOf(client)).toEqual([])
})

test('a document goes 24 months after its upload where the pack says nothing, and the log tells of it once', async () => {
  const client = stored.newClient()
  const old = await stored.addDocument(client, { addedAt: new Date('2024-11-21T07:59:59Z') })
  const young = await stored.addDocument(client, { addedAt: new Date('2024-11-21T08:00:01Z') })
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(await stored.documentsOf(client)).toEqual([young.id])
  expect(await stored.logOf(client)).toEqual([`system remove document ${old.id} retention`])
  await stored.removeWaiting()
  expect(await stored.store.list(`files/${old.fileId}/`)).toEqual([])
})

test('a document in an open share stays, at whichever location of the company; one whose share is over or withdrawn goes', async () => {
  const client = stored.newClient()
  const addedAt = new Date('2020-01-01T00:00:00Z')
  const [open, over, withdrawn] = await Promise.all([1, 2, 3].map(() => stored.addDocument(client, { addedAt })))
  await share(client, [open?.id ?? ''])
  await share(client, [over?.id ?? ''], { until: hoursAgo(1) })
  await share(client, [withdrawn?.id ?? ''], { withdrawnAt: hoursAgo(1) })
  await sweep()
  expect(await stored.documentsOf(client)).toEqual([open?.id])
})

test('the company of the pool says how long: longer or shorter than by default; a pool of nobody is kept by default', async () => {
  const [client, strange] = [stored.newClient(), stored.newClient('own-1_gone')]
  const setRetention = (retention: { documentMonths: number } | null) =>
    stored.database.directory((transaction) =>
      transaction.update(companies).set({ retention }).where(eq(companies.id, stored.other.company.id)),
    )
  const addedAt = new Date('2026-01-31T00:00:00Z')
  const document = await stored.addDocument(client, { addedAt })
  await stored.addDocument(strange, { addedAt })
  await setRetention({ documentMonths: 10 })
  await sweep()
  expect(await stored.documentsOf(client)).toEqual([document.id])
  await setRetention({ documentMonths: 9 })
  await sweep()
  await setRetention(null)
  expect([await stored.documentsOf(client), (await stored.documentsOf(strange)).length]).toEqual([[], 1])
})

test('lines of the access log go after six years, and nobody else can remove one', async () => {
  const client = stored.newClient()
  const write = (at: Date, id: string) =>
    stored.database.forClient(client, stored.other.id, (scope) =>
      writeAudit(scope, client, byClient('open', 'document', id), at),
    )
  await write(new Date('2020-11-21T07:59:59Z'), 'old')
  await write(new Date('2020-11-21T08:00:01Z'), 'young')
  await sweep()
  expect(await stored.logOf(client)).toEqual(['client open document young own-request'])
  await stored.database.forClient(client, stored.other.id, ({ transaction }) =>
    transaction.execute(sql`delete from access_log`),
  )
  expect(await stored.logOf(client)).toHaveLength(1)
})

test('only those are gone round who have something, and a request sees none of the others', async () => {
  const [client, other] = [stored.newClient(), stored.newClient()]
  await stored.addFile(client, { touchedAt: hoursAgo(60) })
  await stored.addDocument(other)
  const known = async () => (await stored.owners()).map(({ sub }) => sub)
  expect(await known()).toEqual(expect.arrayContaining([client.sub, other.sub]))
  const count = sql<{ count: number }>`select count(*)::int as count from data_owners`
  const asClient = await stored.database.forClient(client, stored.other.id, ({ transaction }) =>
    transaction.execute(count),
  )
  const asProvider = await stored.database.forProvider(stored.other.id, ({ transaction }) => transaction.execute(count))
  const asPool = await stored.database.forPool(client.poolId, (transaction) => transaction.execute(count))
  expect([asClient, asProvider, asPool].map(({ rows }) => rows[0]?.['count'])).toEqual([1, 0, 0])
  await sweep()
  expect(await known()).not.toContain(client.sub)
  expect(await known()).toContain(other.sub)
  // Back with the next file.
  await stored.addFile(client)
  expect(await known()).toContain(client.sub)
})

test('a file that has waited for its scan for days is put in the queue once more', async () => {
  const client = stored.newClient()
  jobs.length = 0
  const waiting = { scan: 'waiting' as const }
  const { fileId } = await stored.addDocument(client, { ...waiting, finishedAt: hoursAgo(73) })
  await stored.addDocument(client, { ...waiting, finishedAt: hoursAgo(71) })
  await stored.addDocument(client, { scan: 'clean', finishedAt: hoursAgo(300) })
  await sweep()
  expect(jobs).toEqual([{ ...client, fileId }])
})

test('where one client cannot be swept the others are, and the log names nobody', async () => {
  const [one, two] = [stored.newClient(), stored.newClient()]
  for (const client of [one, two]) await stored.addFile(client, { touchedAt: hoursAgo(60) })
  const { database } = stored
  const broken = {
    ...database,
    forClient: (...given: Parameters<typeof database.forClient>) =>
      given[0].sub === one.sub ? Promise.reject(new Error(`about ${one.sub}`)) : database.forClient(...given),
  } as typeof database
  logLines.length = 0
  const log = createLog('debug', (line) => logLines.push(line))
  await sweepClients({ database: broken, userPools, jobs: { put: async () => {} }, clock: frozenClock, log })
  expect([(await stored.filesOf(one)).length, (await stored.filesOf(two)).length]).toEqual([1, 0])
  expect(logLines).toHaveLength(1)
  expect(logLines[0]).toContain('client not swept')
  expect(logLines[0]).not.toContain(one.sub)
})
