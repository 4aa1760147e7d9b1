// Who has a lock by name has it alone, or shares it; and nobody waits for one who waits for them.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { advisoryLock, connectionLock, sharedAdvisoryLock } from './advisory-lock.ts'
import { type Database, openDatabase } from './open.ts'
import type { Transaction } from './scope.ts'

let copy: TestDatabase
let database: Database

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

/** @returns the most that were at work at the same time */
async function atOnce(many: number, lock: (transaction: Transaction, index: number) => Promise<void>): Promise<number> {
  let [here, most] = [0, 0]
  await Promise.all(
    Array.from({ length: many }, (_, index) =>
      database.directory(async (transaction) => {
        await lock(transaction, index)
        here += 1
        most = Math.max(most, here)
        await pause(20)
        here -= 1
      }),
    ),
  )
  return most
}

test('one has it at a time, whichever other names they come with and in whichever order', async () => {
  const names = [
    ['a', 'b'],
    ['b', 'a'],
    ['c', 'a', 'a'],
  ]
  expect(await atOnce(6, (transaction, index) => advisoryLock(transaction, ...(names[index % 3] ?? [])))).toBe(1)
})

test('those who share it have it together, and who wants it alone has it alone', async () => {
  expect(await atOnce(4, (transaction) => sharedAdvisoryLock(transaction, 'd'))).toBe(4)
  let isHeld = false
  const alone = () =>
    database.directory(async (transaction) => {
      await advisoryLock(transaction, 'd')
      isHeld = true
      await pause(30)
      isHeld = false
    })
  const shared = () =>
    database.directory(async (transaction) => {
      await sharedAdvisoryLock(transaction, 'd')
      return isHeld
    })
  const [, ...seen] = await Promise.all([alone(), shared(), shared(), shared()])
  expect(seen).toEqual([false, false, false])
})

test('a connection has it until it ends', async () => {
  const client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  await connectionLock(client, 'e')
  let isTaken = false
  const waiting = database.directory(async (transaction) => {
    await advisoryLock(transaction, 'e')
    isTaken = true
  })
  await pause(50)
  expect(isTaken).toBe(false)
  await client.end()
  await waiting
  expect(isTaken).toBe(true)
})
