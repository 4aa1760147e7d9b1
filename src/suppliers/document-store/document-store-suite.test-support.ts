// What every document store has to do, wherever the bytes lie: the suite that each adapter passes.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DocumentStore } from '#domain/documents/document-store.ts'

/**
 * @param open the store of this file's tests, the same each time
 * @param openAway one that does not answer
 */
export function testDocumentStore(open: () => DocumentStore, openAway: () => DocumentStore): void {
  testObjects(open)
  testLists(open)
  testNames(open)
  testAway(openAway)
}

/** A prefix that no other test uses. */
const fresh = () => `files/${randomBytes(8).toString('hex')}/`

function testObjects(open: () => DocumentStore): void {
  test('what is put is there, byte by byte: small, empty, and a piece of a mebibyte', async () => {
    const [store, prefix] = [open(), fresh()]
    const contents = { small: Buffer.from([0, 255, 10, 13]), empty: Buffer.alloc(0), piece: randomBytes(1_048_605) }
    for (const [name, content] of Object.entries(contents)) {
      await store.put(prefix + name, content)
      const found = await store.get(prefix + name)
      expect([name, found && Buffer.from(found).equals(content)]).toEqual([name, true])
    }
  })

  test('a second time takes the place of the first, and is the whole of what is there', async () => {
    const [store, prefix] = [open(), fresh()]
    await store.put(`${prefix}000000`, Buffer.from('longer than what comes'))
    await store.put(`${prefix}000000`, Buffer.from('after'))
    expect(Buffer.from((await store.get(`${prefix}000000`)) ?? []).toString()).toBe('after')
    expect(await store.list(prefix)).toEqual([`${prefix}000000`])
  })

  test('where there is none of the name nothing is found: not a beginning of a name, not a folder', async () => {
    const [store, prefix] = [open(), fresh()]
    await store.put(`${prefix}beside/preview`, Buffer.from('small'))
    for (const name of ['beside/previe', 'beside/preview-2', 'other', '000000']) {
      expect([name, await store.get(prefix + name)]).toEqual([name, undefined])
    }
  })

  test('many written at once are all there', async () => {
    const [store, prefix] = [open(), fresh()]
    const numbers = Array.from({ length: 20 }, (_, at) => at)
    await Promise.all(numbers.map((at) => store.put(`${prefix}one-${at}`, Buffer.from([at]))))
    expect(await store.list(prefix)).toHaveLength(20)
  })
}

function testLists(open: () => DocumentStore): void {
  test('more than a thousand are listed, in the order of their names, and are gone after removal; neighbours stay', async () => {
    const [store, prefix] = [open(), fresh()]
    const neighbour = `${prefix.slice(0, -1)}-2/`
    const names = Array.from({ length: 1_005 }, (_, at) => `${prefix}${String(at).padStart(6, '0')}`)
    const mixed = names.toSorted((a, b) => (a.at(-1) ?? '').localeCompare(b.at(-1) ?? ''))
    for (let at = 0; at < mixed.length; at += 50)
      await Promise.all(mixed.slice(at, at + 50).map((name) => store.put(name, Buffer.from('.'))))
    await store.put(`${prefix}beside/preview`, Buffer.from('small'))
    await store.put(`${neighbour}000000`, Buffer.from('stays'))
    expect(await store.list(prefix)).toEqual([...names, `${prefix}beside/preview`])
    await store.removeAll(prefix)
    expect(await store.list(prefix)).toEqual([])
    expect(await store.get(names[0] ?? '')).toBeUndefined()
    expect(await store.list(neighbour)).toEqual([`${neighbour}000000`])
  })

  test('removing what is not there is no fault, and neither is removing twice', async () => {
    const [store, prefix] = [open(), fresh()]
    await store.removeAll(prefix)
    await store.put(`${prefix}000000`, Buffer.from('.'))
    await Promise.all([store.removeAll(prefix), store.removeAll(prefix)])
    expect(await store.list(prefix)).toEqual([])
    await store.put(`${prefix}000000`, Buffer.from('again'))
    expect(await store.list(prefix)).toHaveLength(1)
  })
}

function testNames(open: () => DocumentStore): void {
  test('a name that could lead out of the store is refused, and so is a prefix that takes neighbours with it', async () => {
    const store = open()
    for (const name of ['', '/', '..', '../x', 'a/../b', 'a//b', '/a', 'a/', '.drafts/a', 'A', 'a b', 'ä', 'a\0']) {
      const outcomes = await Promise.allSettled([
        (async () => store.put(name, Buffer.from('.')))(),
        (async () => store.get(name))(),
      ])
      for (const outcome of outcomes)
        expect([name, outcome]).toMatchObject([name, { status: 'rejected', reason: { code: 'internal' } }])
    }
    for (const prefix of ['', '/', 'files', '../', './']) {
      for (const deed of [store.list, store.removeAll])
        await expect((async () => deed(prefix))()).rejects.toMatchObject({ code: 'internal' })
    }
  })
}

function testAway(openAway: () => DocumentStore): void {
  test('a store that is away is unavailable for each of the four, and says nothing of where it is', async () => {
    const away = openAway()
    for (const deed of [
      () => away.put('files/a/000000', Buffer.from('.')),
      () => away.get('files/a/000000'),
      () => away.list('files/a/'),
      () => away.removeAll('files/a/'),
    ])
      await expect(deed()).rejects.toMatchObject({
        name: 'Fault',
        code: 'unavailable',
        message: 'The document store does not answer.',
      })
  })
}
