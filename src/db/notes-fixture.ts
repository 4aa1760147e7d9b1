// Tables that only the tests of this room have: notes of providers, one table behind the wall and one without it.
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { migrate } from './migrate.ts'
import { ownedByProvider, providerWall } from './provider-table.ts'

const columns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  ...ownedByProvider(),
  text: text('text').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})

export const walledNotes = pgTable('walled_notes', columns(), () => [providerWall()])
/** What Scope keeps apart by itself, where nothing behind it would. */
export const bareNotes = pgTable('bare_notes', columns())

/** Adds both tables to a migrated database; the walled one gets its forced wall from migrate, as every table does. */
export async function createNotes(url: string): Promise<void> {
  const create = (name: string) =>
    `create table ${name} (id uuid primary key default gen_random_uuid(), provider_id uuid not null, text text not null,
      at timestamptz not null default now())`
  await runAsLogin(url, create('walled_notes'))
  await runAsLogin(url, 'alter table walled_notes enable row level security')
  const own = `provider_id = nullif(current_setting('app.provider_id', true), '')::uuid`
  await runAsLogin(
    url,
    `create policy provider_wall on walled_notes for all to public using (${own}) with check (${own})`,
  )
  await migrate(url)
  await runAsLogin(url, create('bare_notes'))
  await runAsLogin(url, 'grant select, insert, update, delete on bare_notes to epidaurus_app')
}

/** Runs one statement as the login itself, which no wall binds when it is a superuser. */
export async function runAsLogin<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
