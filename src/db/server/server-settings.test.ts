// Checks that the server's own log holds nothing that patients typed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder, query, startHere } from './server-fixture.ts'

test("an error's statement and detail, which hold what people typed, reach no file", async () => {
  const dataDir = makeDataFolder()
  const server = await startHere(dataDir)
  const insert = `insert into patients values ('agnodice@example.org')`
  await query(server.url, `create table patients (email text primary key); ${insert}`)
  await expect(query(server.url, insert)).rejects.toThrow(/duplicate key/)
  await server.stop()
  const log = readFileSync(join(dataDir, 'db-log', 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key value violates unique constraint')
  expect(log).not.toContain('agnodice')
})
