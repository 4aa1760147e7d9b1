// A database that both sample providers are in: a copy of a template that the first who asks for one makes, once in a run.
import { Client } from 'pg'
import { openDatabase } from '#db/open.ts'
import { importPack } from '#domain/pack/import-pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { createTestDatabase, runStatement, type TestDatabase, testClusterUrl, urlOf } from './database.ts'

const seededName = 'template_seeded'
const packs = ['data/sample-provider', 'data/second-provider']
/** Any number that nobody else on the test cluster locks. */
const seedLock = 774_411

/** @param clock of the import, of which the first in a run decides: nights that are over by then are left out */
export async function createSeededDatabase(clusterUrl?: string, clock: Clock = systemClock): Promise<TestDatabase> {
  const cluster = clusterUrl ?? (await testClusterUrl())
  await ensureTemplate(cluster, clock)
  return createTestDatabase(cluster, seededName)
}

async function ensureTemplate(cluster: string, clock: Clock): Promise<void> {
  const client = new Client({ connectionString: urlOf(cluster, 'postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [seededName])
    if (rowCount === 0) await makeTemplate(cluster, clock)
  } finally {
    // With the connection the lock ends.
    await client.end()
  }
}

/** Filled under another name: a run that fails in the middle leaves nothing that looks whole. */
async function makeTemplate(cluster: string, clock: Clock): Promise<void> {
  const draft = await createTestDatabase(cluster)
  const database = openDatabase(draft.url, () => {})
  try {
    for (const folder of packs) {
      const { pack } = await readPack(new URL(`../../${folder}`, import.meta.url).pathname)
      if (!pack) throw new Error(`${folder} has faults`)
      await importPack(database, pack, clock)
    }
  } finally {
    await database.close()
  }
  const name = new URL(draft.url).pathname.slice(1)
  await runStatement(cluster, `alter database ${name} rename to ${seededName}`)
  await runStatement(cluster, `alter database ${seededName} with is_template true allow_connections false`)
}
