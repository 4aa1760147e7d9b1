// A file waits until the scanner has said what it is; an infected one loses its bytes, and the log tells of both.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { frozenClock, sampleNow } from '#tests/support/sample-provider.ts'
import { openStoredFiles, type StoredFiles } from '#tests/support/stored-files.ts'
import { putScan, scanFile, scanQueue } from './scan-file.ts'
import type { VirusScan } from './virus-scan.ts'

let stored: StoredFiles
beforeAll(async () => {
  stored = await openStoredFiles()
})
afterAll(() => stored.close())

const saying =
  (verdict: 'clean' | 'infected', seen: Buffer[] = []): VirusScan =>
  async (content) => {
    for await (const piece of content) seen.push(Buffer.from(piece))
    return verdict
  }

async function openWaiting(scan: VirusScan | undefined) {
  const client = stored.newClient()
  const { id, fileId } = await stored.addDocument(client, { scan: 'waiting' })
  const { database, vault } = stored
  const run = (changes = {}) =>
    scanFile({ database, vault, scan, clock: frozenClock, ...changes }, { ...client, fileId })
  const state = async () => (await stored.filesOf(client)).map((file) => file.scan)
  return { client, id, fileId, run, state }
}

test('a clean file is read whole and can be opened from then on; the log says who read it and why', async () => {
  const seen: Buffer[] = []
  const { client, id, run, state } = await openWaiting(saying('clean', seen))
  await run()
  expect(Buffer.concat(seen).toString()).toBe('%PDF-1.7 knee')
  expect(await state()).toEqual(['clean'])
  expect(await stored.logOf(client)).toEqual([`system read document ${id} virus-scan`])
})

test('an infected file stays as a row that says so, its bytes go, and the log tells of it', async () => {
  const { client, id, fileId, run, state } = await openWaiting(saying('infected'))
  await run()
  expect(await state()).toEqual(['infected'])
  expect(await stored.logOf(client)).toEqual([`system remove document ${id} virus-scan`])
  expect(await stored.removals()).toEqual([{ prefix: `files/${fileId}/`, since: sampleNow, failedAt: null }])
  await stored.removeWaiting()
  expect([...stored.store.objects.keys()].filter((name) => name.includes(fileId))).toEqual([])
})

test('while scanner or store are away the file goes on waiting, and the job is told to try again', async () => {
  const away = () => Promise.reject(new Fault('unavailable', 'The virus scanner does not answer.'))
  const { client, run, state } = await openWaiting(away)
  await expect(run()).rejects.toMatchObject({ code: 'unavailable' })
  stored.store.isAway = true
  await expect(run({ scan: saying('clean') })).rejects.toMatchObject({ code: 'unavailable' })
  stored.store.isAway = false
  expect([await state(), await stored.logOf(client)]).toEqual([['waiting'], []])
  await run({ scan: saying('clean') })
  expect(await state()).toEqual(['clean'])
})

test('two workers, or the same job twice, tell of it once; a file that is gone is nothing to do', async () => {
  const { client, fileId, run, state } = await openWaiting(saying('clean'))
  await Promise.all([run(), run()])
  await run({ scan: saying('infected') })
  expect([await state(), (await stored.logOf(client)).length]).toEqual([['clean'], 1])
  const { database, vault } = stored
  const parts = { database, vault, scan: saying('infected'), clock: frozenClock }
  await scanFile(parts, { ...stored.newClient(), fileId })
  await scanFile(parts, { ...client, fileId: client.sub })
  expect(await state()).toEqual(['clean'])
})

test('where no scanner is set up any more the file is as one that never waited', async () => {
  const { client, run, state } = await openWaiting(undefined)
  await run()
  expect([await state(), await stored.logOf(client)]).toEqual([['off'], []])
})

test('a job carries ids alone, and is put in the transaction of the deed', async () => {
  const client = stored.newClient()
  const put: unknown[] = []
  await stored.database.forClient(client, stored.other.id, ({ transaction }) =>
    putScan(
      { put: async (given, queue, data) => void put.push(given === transaction, queue, data) },
      transaction,
      client,
      'f',
    ),
  )
  expect(put).toEqual([true, scanQueue.name, { ...client, fileId: 'f' }])
})
