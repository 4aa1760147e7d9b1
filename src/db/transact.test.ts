// A transaction that cannot be begun as it should leaves its connection as it was.
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { transact } from './transact.ts'

test('where a setting fails, no transaction stays open for the next work on the connection', async () => {
  const copy = await createTestDatabase()
  const connection = new pg.Client(copy.url)
  await connection.connect()
  onTestFinished(async () => {
    await connection.end()
    await copy.drop()
  })
  const begun = transact(connection as unknown as pg.PoolClient, { role: 'nobody_of_that_name' }, async () => {})
  await expect(begun).rejects.toThrow()
  expect((await connection.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
