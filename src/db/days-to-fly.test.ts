// Checks that procedures, and the changes of them that wait, keep their day of flying when one day becomes two.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { runStatement, urlOf } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'
import { runAsLogin } from './notes-fixture.ts'

const cluster = inject('databaseUrl')
const migrations = fileURLToPath(new URL('./migrations', import.meta.url))
type Journal = { entries: { tag: string }[] }

/** The migrations as they were before this one came. */
async function migrateUntilThen(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const client = new pg.Client({ connectionString: url })
  try {
    await cp(migrations, folder, { recursive: true })
    const journal = join(folder, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as Journal
    const until = entries.findIndex(({ tag }) => tag.endsWith('_days-to-fly'))
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, until) }))
    await client.connect()
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await client.query(`alter table catalogue_changes force row level security`)
  } finally {
    await client.end()
    await rm(folder, { recursive: true })
  }
}

test('a procedure and a change that waits keep their day and source, without a release', async () => {
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
  await runStatement(cluster, `create database ${name}`)
  const url = urlOf(cluster, name)
  try {
    await migrateUntilThen(url)
    const change = `insert into catalogue_changes (id, provider_id, kind, slug, before, after, state, by_id, by_name, at) values
      (gen_random_uuid(), gen_random_uuid(), 'procedure', 'hip', null,
       '{"slug":"hip","fitToFlyDays":42,"fitToFlySource":"Guide"}', 'waiting', gen_random_uuid(), 'Dr', now())`
    await runAsLogin(url, `set session_replication_role = replica; ${change}`)
    await migrate(url)
    const [after] = await runAsLogin(url, `select before, after from catalogue_changes`)
    expect(after).toEqual({
      before: null,
      after: { slug: 'hip', flyFromDay: 42, releaseFromDay: null, flySource: 'Guide', flySourceUrl: null },
    })
    const columns = await runAsLogin(
      url,
      `select column_name from information_schema.columns where table_name = 'procedures' and column_name like '%fly%'
       order by column_name`,
    )
    expect(columns.map((row) => Object.values(row as object)[0])).toEqual([
      'fly_from_day',
      'fly_source',
      'fly_source_url',
    ])
  } finally {
    await runStatement(cluster, `drop database if exists ${name} with (force)`)
  }
})
