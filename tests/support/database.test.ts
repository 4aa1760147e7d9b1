// Checks that test databases are copies that do not see one another.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

test('each test database is a migrated copy of its own, gone after its drop even with a client on it', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(one.url).not.toBe(other.url)
  const client = new Client(one.url)
  client.on('error', () => {})
  await client.connect()
  await client.query('create table only_here ()')
  const tables = await ask(
    other.url,
    `select count(*)::int as n from pg_tables where schemaname in ('public', 'drizzle')`,
  )
  expect(tables).toEqual([{ n: expect.any(Number) }])
  await expect(ask(other.url, 'select from only_here')).rejects.toThrow(/does not exist/)
  await Promise.all([one.drop(), other.drop()])
  await expect(ask(one.url, 'select 1')).rejects.toThrow(/does not exist/)
})

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
