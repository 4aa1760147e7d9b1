// How long a pack of 500 procedures takes to check and to import: first, and again unchanged.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/open.ts'
import { importPack } from '#domain/pack/import-pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'epidaurus-pack-'))
const cluster = await startTestCluster()
try {
  spawnSync(process.execPath, ['tools/make-large-pack.ts', join(folder, 'pack'), '500'], { stdio: 'inherit' })
  const { url } = await createTestDatabase(cluster.url)
  const database = openDatabase(url, () => {})
  const read = await timed('read and check', () => readPack(join(folder, 'pack')))
  const { pack } = read
  if (!pack) throw new Error(`the pack has ${read.faults.length} faults`)
  await timed('first import', () => importPack(database, pack))
  await timed('import again, unchanged', () => importPack(database, pack))
  await database.close()
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  process.stdout.write(`${name}: ${Math.round(performance.now() - begun)} ms\n`)
  return result
}
