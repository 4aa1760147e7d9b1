// Bytes go when the deed that removes them is done, and not before; no crash and no store that is away keeps them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { frozenClock, sampleNow } from '#tests/support/sample-provider.ts'
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
  await removeWaiting(database, store, frozenClock)
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
  await removeWaiting(database, store, frozenClock)
  expect(store.objects.size).toBe(1)
})

test('a store that is away loses nothing: it is removed the next time', async () => {
  const { store, database } = stored
  for (const id of ['a', 'b']) await store.put(`files/${id}/000000`, Buffer.from('.'))
  await removing('a', 'b')
  store.isAway = true
  await expect(removeWaiting(database, store, frozenClock)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await stored.removals()).toHaveLength(2)
  store.isAway = false
  await removeWaiting(database, store, frozenClock)
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
  await expect(removeWaiting(database, crashing, frozenClock)).rejects.toThrow('killed')
  expect([store.objects.size, (await stored.removals()).length]).toEqual([0, 1])
  await removeWaiting(database, store, frozenClock)
  expect(await stored.removals()).toEqual([])
})

test('several at once, and more than are read at a time, all go', async () => {
  const { store, database } = stored
  const ids = Array.from({ length: 450 }, (_, at) => `f-${at}`)
  for (const id of ids) await store.put(`files/${id}/000000`, Buffer.from('.'))
  await removing(...ids)
  await Promise.all([1, 2, 3].map(() => removeWaiting(database, store, frozenClock)))
  expect([store.objects.size, await stored.removals()]).toEqual([0, []])
})

test('what the store cannot remove holds up nothing else, and is tried last from then on', async () => {
  const { store, database } = stored
  const stuck = ['s-1', 's-2', 's-3', 's-4', 's-5']
  await removing(...stuck)
  await removing('a', 'b')
  const tried: string[] = []
  const failing = {
    removeAll: async (prefix: string) => {
      tried.push(prefix)
      if (prefix.startsWith('files/s-')) throw new Error('stuck')
      await store.removeAll(prefix)
    },
  }
  // Five failures in one go are a store that is away; the next go begins with the others.
  for (let turn = 0; turn < 2; turn++) {
    tried.length = 0
    await expect(removeWaiting(database, failing, frozenClock)).rejects.toThrow('stuck')
  }
  expect(tried.slice(0, 2).sort()).toEqual(['files/a/', 'files/b/'])
  expect((await stored.removals()).map(({ prefix }) => prefix).sort()).toEqual(stuck.map((id) => `files/${id}/`))
  await removeWaiting(database, store, frozenClock)
  expect(await stored.removals()).toEqual([])
})

test('what may still be written to is removed at once, and once more when nobody can write to it any longer', async () => {
  const { store, database } = stored
  const heldUntil = new Date(sampleNow.getTime() + 60_000)
  await store.put('files/a/000000', Buffer.from('.'))
  await database.directory((transaction) => removeLater(transaction, 'files/a/', sampleNow, heldUntil))
  await removeWaiting(database, store, frozenClock)
  expect([store.objects.size, (await stored.removals()).length]).toEqual([0, 1])
  // By a server that stopped before it heard that the file is gone.
  await store.put('files/a/000001', Buffer.from('.'))
  await removeWaiting(database, store, () => new Date(heldUntil.getTime() + 10 * 60_000))
  expect([store.objects.size, await stored.removals()]).toEqual([0, []])
})

test('a hold of long ago keeps nothing waiting', async () => {
  const { database, store } = stored
  const heldUntil = new Date(sampleNow.getTime() - 86_400_000)
  await database.directory((transaction) => removeLater(transaction, 'files/a/', sampleNow, heldUntil))
  await removeWaiting(database, store, frozenClock)
  expect(await stored.removals()).toEqual([])
})

test('many that may still be written to do not keep the others from their turn', async () => {
  const { database, store } = stored
  await database.directory(async (transaction) => {
    for (let at = 0; at < 201; at++) await removeLater(transaction, `files/h-${at}/`, sampleNow, sampleNow)
    await removeLater(transaction, 'files/z/', new Date(sampleNow.getTime() + 86_400_000))
  })
  await store.put('files/z/000000', Buffer.from('.'))
  await removeWaiting(database, store, frozenClock)
  expect([store.objects.size, (await stored.removals()).length]).toEqual([0, 202])
  await removeWaiting(database, store, () => new Date(sampleNow.getTime() + 2 * 86_400_000))
})
