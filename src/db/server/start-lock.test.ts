// Checks that one process at a time starts a database, dead ones not counted.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownIdentity } from './process-identity.ts'
import { makeDataFolder } from './server-fixture.ts'
import { takeStartLock } from './start-lock.ts'

test('the lock of a dead process is taken over', async () => {
  const folder = makeDataFolder()
  writeFileSync(join(folder, 'db-lock'), JSON.stringify({ pid: process.pid, startedAt: 'an earlier process' }))
  const release = await takeStartLock(folder, 1_000)
  release()
})

test('the lock of a living process is waited for, and refused in one line when it lasts', async () => {
  const folder = makeDataFolder()
  writeFileSync(join(folder, 'db-lock'), JSON.stringify(ownIdentity()))
  await expect(takeStartLock(folder, 100)).rejects.toThrow(/^Another process .*db-lock$/)
})

test('of many takers one at a time holds it', async () => {
  const folder = makeDataFolder()
  let holders = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const release = await takeStartLock(folder)
      most = Math.max(most, ++holders)
      await Promise.resolve()
      holders -= 1
      release()
    }),
  )
  expect(most).toBe(1)
})
