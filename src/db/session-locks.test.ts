// A lock is had by one request of one process, and ends with the process however that ends.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { openSessionLocks } from './session-locks.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function openLocks() {
  const locks = openSessionLocks(database.url)
  onTestFinished(() => locks.close())
  return locks
}

test('one request has it at a time, in one process and over several; it is free once given back', async () => {
  const [here, there] = [openLocks(), openLocks()]
  const giveBack = await here.take('a')
  expect(giveBack).toBeDefined()
  expect([await here.take('a'), await there.take('a')]).toEqual([undefined, undefined])
  expect(await there.take('b')).toBeDefined()
  await giveBack?.()
  expect(await there.take('a')).toBeDefined()
})

test('it is free as soon as the process that had it is gone', async () => {
  const [killed, next] = [openLocks(), openLocks()]
  await killed.take('c')
  expect(await next.take('c')).toBeUndefined()
  // What the database sees of a process that is killed: its connection ends, and nothing was given back.
  await killed.close()
  await expect.poll(async () => (await next.take('c')) !== undefined).toBe(true)
})

test('unavailable while the database does not answer, and taken again afterwards', async () => {
  const away = openSessionLocks('postgres://nobody@127.0.0.1:1/nothing')
  await expect(away.take('d')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(away.take('d')).rejects.toMatchObject({ code: 'unavailable' })
})
