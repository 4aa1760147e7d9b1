// The large pack is a good one and as large as asked.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { importPack } from '#domain/pack/import-pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { createTestDatabase } from '#tests/support/database.ts'

test('five hundred procedures in two languages are read and imported in well under ten seconds of work', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'epidaurus-large-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await promisify(execFile)(process.execPath, ['tools/make-large-pack.ts', folder])
  const own = await createTestDatabase()
  const database = openDatabase(own.url, () => {})
  onTestFinished(async () => {
    await database.close()
    await own.drop()
  })
  // Of this thread's own work, since other programs may keep the machine busy.
  const before = process.threadCpuUsage()
  const { faults, pack } = await readPack(folder)
  const summary = pack && (await importPack(database, pack))
  expect(faults).toEqual([])
  expect(summary?.procedures.added).toBe(500)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(10_000)
})
