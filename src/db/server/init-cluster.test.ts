// Checks that a cluster is made whole or not at all.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pollUntil } from './poll-until.ts'
import { makeDataFolder, query, startElsewhere, startHere } from './server-fixture.ts'

test('a first start that was killed half-way through initdb is repaired by the next one', async () => {
  const dataDir = makeDataFolder()
  const { child } = startElsewhere(dataDir)
  const halfMade = () => readdirSync(dataDir).filter((name) => name.startsWith('db.init-'))
  await pollUntil(() => halfMade().length > 1, { timeoutMs: 10_000, everyMs: 1 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(readdirSync(dataDir)).not.toContain('db')
  const server = await startHere(dataDir)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(halfMade()).toEqual([])
})
