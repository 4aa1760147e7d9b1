// Bytes go when the deed that removes them is done, and not before; no crash and no store that is away keeps them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { openStoredFiles, type StoredFiles } from '#tests/support/stored-files.ts'
import { filePrefix } from './file-prefix.ts'
import { removeLater, removeWaiting } from './remove-later.ts'

let stored: StoredFiles
beforeAll(async () => {
  stored = await openStoredFiles()
})
afterAll(() => stored.close())
beforeEach(() => {
  stored.store.isAway = false
  stored.store.objects.clear()
})

const removing = (...ids: string[]) =>
  stored.database.directory(async (transaction) => {
    for (const id of ids) await removeLater(transaction, filePrefix(id), sampleNow)
  })

test('what a deed removes is gone from the store after it, everything else stays', async () => {
  const { store, database } = stored
  await store.put('files/a/000000', Buffer.from('.'))
  await store.put('files/a/beside/preview', Buffer.from('.'))
  await store.put('files/ab/000000', Buffer.from('.'))
  // Twice in one deed or in two is once.
  await removing('a', 'a')
  await removing('a')
  expect(store.objects.size).toBe(3)
  await removeWaiting(database, store)
  expect([...store.objects.keys()]).toEqual(['files/ab/000000'])
  expect(await stored.removals()).toEqual([])
})

test('a deed that is not done after all keeps the bytes', async () => {
  const { store, database } = stored
  await store.put('files/a/000000', Buffer.from('.'))
  const deed = database.directory(async (transaction) => {
    await removeLater(transaction, 'files/a/', sampleNow)
    throw new Error('the deed failed')
  })
  await expect(deed).rejects.toThrow('the deed failed')
  await removeWaiting(database, store)
  expect(store.objects.size).toBe(1)
})

test('a store that is away loses nothing: it is removed the next time', async () => {
  const { store, database } = stored
  for (const id of ['a', 'b']) await store.put(`files/${id}/000000`, Buffer.from('.'))
  await removing('a', 'b')
  store.isAway = true
  await expect(removeWaiting(database, store)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await stored.removals()).toHaveLength(2)
  store.isAway = false
  await removeWaiting(database, store)
  expect([store.objects.size, await stored.removals()]).toEqual([0, []])
})

test('a crash between the store and the row removes once more what is gone already', async () => {
  const { store, database } = stored
  await store.put('files/a/000000', Buffer.from('.'))
  await removing('a')
  const crashing = {
    removeAll: async (prefix: string) => {
      await store.removeAll(prefix)
      throw new Error('killed')
    },
  }
  await expect(removeWaiting(database, crashing)).rejects.toThrow('killed')
  expect([store.objects.size, (await stored.removals()).length]).toEqual([0, 1])
  await removeWaiting(database, store)
  expect(await stored.removals()).toEqual([])
})

test('several at once, and more than are read at a time, all go', async () => {
  const { store, database } = stored
  const ids = Array.from({ length: 450 }, (_, at) => `f-${at}`)
  for (const id of ids) await store.put(`files/${id}/000000`, Buffer.from('.'))
  await removing(...ids)
  await Promise.all([1, 2, 3].map(() => removeWaiting(database, store)))
  expect([store.objects.size, await stored.removals()]).toEqual([0, []])
})
