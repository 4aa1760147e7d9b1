// Brings the database to the newest shape: forward only, one process at a time, refusing a table without its wall.
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { connectionLock } from './advisory-lock.ts'
import { appRole } from './open.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Runs the migrations that are missing, under an advisory lock. Throws when one fails; then nothing of it stays. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'epidaurus-migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    await connectionLock(client, 'migrate')
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await raiseWalls(client)
    await ensureAppRole(client)
  } finally {
    await client.end()
  }
}

/** Binds even the owner of the tables to their policies, and refuses an owned table that has none. */
async function raiseWalls(client: pg.Client): Promise<void> {
  const owned = await client.query<{ name: string; walled: boolean }>(`
    select c.relname as name,
           c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid) as walled
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('provider_id', 'pool_id') and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'provider_domains'`)
  for (const { name, walled } of owned.rows) {
    if (!walled) throw new Error(`table ${name} belongs to one provider or one pool, and has no wall`)
    await client.query(`alter table ${client.escapeIdentifier(name)} force row level security`)
  }
}

async function ensureAppRole(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`)
  // A login that may not grant the role has to hold it already, from whoever prepared the database.
  await client.query(`
    do $$ begin
      grant ${appRole} to current_user;
    exception when insufficient_privilege then
      if not pg_has_role(current_user, '${appRole}', 'member') then raise; end if;
    end $$`)
  await client.query(`grant usage on schema public to ${appRole}`)
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${appRole}`)
  await client.query(`grant usage on all sequences in schema public to ${appRole}`)
}
