// What lies in the store tells nothing, and whatever was changed, moved, cut or brought back there is noticed.
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { createMemoryStore } from '#tests/support/sample-documents.ts'
import { boxBytes } from './box.ts'
import { createFileVault, pieceBytes } from './create-file-vault.ts'
import type { FileVault, VaultFile } from './file-vault.ts'

const key = randomBytes(32)

function openTest() {
  const store = createMemoryStore()
  return { store, vault: createFileVault(store, key) }
}

/** Writes a file in its pieces, as an upload does. */
async function writeFile(vault: FileVault, content: Uint8Array, id = newId()): Promise<VaultFile> {
  const file = { id, wrappedKey: vault.newKey(id) }
  for (let at = 0; at * pieceBytes < content.length; at++)
    await vault.writePiece(file, at, content.subarray(at * pieceBytes, (at + 1) * pieceBytes))
  return file
}

async function readAll(vault: FileVault, file: VaultFile, from: number, to: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of vault.read(file, from, to)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const notWhatWasWritten = { code: 'internal', message: 'What is stored is not what was written.' }

test('what is written is read again, from any byte to any other, whatever the size around the bounds of pieces', async () => {
  const { vault } = openTest()
  const source = randomBytes(3 * pieceBytes + 2)
  const nearBound = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -2, max: 2 }))
  const size = nearBound.map(([pieces, more]) => Math.max(pieces * pieceBytes + more, 0))
  await fc.assert(
    fc.asyncProperty(size, size, size, async (length, one, other) => {
      const content = source.subarray(0, length)
      const file = await writeFile(vault, content)
      const [from, to] = [Math.min(one, other, length), Math.min(Math.max(one, other), length)]
      expect((await readAll(vault, file, from, to)).equals(content.subarray(from, to))).toBe(true)
      expect((await readAll(vault, file, 0, length)).equals(content)).toBe(true)
    }),
    { numRuns: 25 },
  )
})

test('no piece holds anything of the content or of the key, and the same content never lies there in the same bytes', async () => {
  const { store, vault } = openTest()
  const words = Buffer.from('Jane Doe, left hip, 12 May. '.repeat(80_000))
  const [file, twin] = [await writeFile(vault, words), await writeFile(vault, words)]
  await vault.writeBeside(file, 'preview', words.subarray(0, 1_000))
  const all = Buffer.concat([...store.objects.values(), file.wrappedKey, twin.wrappedKey])
  for (const piece of ['Jane', 'left hip', '12 May']) expect(all.includes(piece)).toBe(false)
  expect(new Set([...store.objects.values()].map((box) => Buffer.from(box).toString('base64'))).size).toBe(7)
})

test('a file lies under its own id, and its content is as long as its pieces less what closes each', async () => {
  const { store, vault } = openTest()
  const file = await writeFile(vault, randomBytes(pieceBytes + 5))
  await vault.writeBeside(file, 'preview', Buffer.from('small'))
  const sizes = Object.fromEntries([...store.objects].map(([name, box]) => [name, box.length - boxBytes]))
  const under = `files/${file.id}/`
  expect(sizes).toEqual({ [`${under}000000`]: pieceBytes, [`${under}000001`]: 5, [`${under}beside/preview`]: 5 })
  await vault.remove(file.id)
  expect([...store.objects]).toEqual([])
})

test('one byte changed anywhere in a piece is noticed, and nothing of the piece is given out', async () => {
  const { store, vault } = openTest()
  const content = randomBytes(200)
  const file = await writeFile(vault, content)
  const [[name, box] = ['', Buffer.alloc(0)]] = store.objects
  for (let at = 0; at < box.length; at++) {
    const changed = Buffer.from(box)
    changed[at] = (changed[at] ?? 0) ^ 1
    store.objects.set(name, changed)
    await expect(readAll(vault, file, 0, 10)).rejects.toMatchObject(notWhatWasWritten)
  }
  store.objects.set(name, box)
  expect((await readAll(vault, file, 0, 200)).equals(content)).toBe(true)
})

test('pieces that changed places, within a file or between files, are noticed', async () => {
  const { store, vault } = openTest()
  const [one, two] = [
    await writeFile(vault, randomBytes(2 * pieceBytes)),
    await writeFile(vault, randomBytes(2 * pieceBytes)),
  ]
  const was = new Map(store.objects)
  const swap = (a: string, b: string) => {
    store.objects.set(a, was.get(b) ?? Buffer.alloc(0)).set(b, was.get(a) ?? Buffer.alloc(0))
  }
  swap(`files/${one.id}/000000`, `files/${one.id}/000001`)
  await expect(readAll(vault, one, 0, 1)).rejects.toMatchObject(notWhatWasWritten)
  swap(`files/${one.id}/000000`, `files/${two.id}/000000`)
  await expect(readAll(vault, one, 0, 1)).rejects.toMatchObject(notWhatWasWritten)
  await expect(readAll(vault, two, 0, 1)).rejects.toMatchObject(notWhatWasWritten)
})

test('a piece that is cut, or one of before that was shorter, is noticed; one that is gone is not found', async () => {
  const { store, vault } = openTest()
  const content = randomBytes(pieceBytes)
  const file = await writeFile(vault, content.subarray(0, 500))
  const name = `files/${file.id}/000000`
  const early = store.objects.get(name) ?? Buffer.alloc(0)
  await vault.writePiece(file, 0, content)
  const late = store.objects.get(name) ?? Buffer.alloc(0)
  for (const length of [0, 1, 12, 28, 29, late.length - 1]) {
    store.objects.set(name, late.slice(0, length))
    await expect(readAll(vault, file, 0, 1)).rejects.toMatchObject(notWhatWasWritten)
  }
  store.objects.set(name, early)
  await expect(readAll(vault, file, 0, pieceBytes)).rejects.toMatchObject(notWhatWasWritten)
  store.objects.delete(name)
  await expect(readAll(vault, file, 0, pieceBytes)).rejects.toMatchObject({ code: 'not-found' })
})

test('neither the key of another installation nor that of another file opens a file', async () => {
  const { store, vault } = openTest()
  const [file, other] = [await writeFile(vault, randomBytes(10)), await writeFile(vault, randomBytes(10))]
  await vault.writeBeside(file, 'preview', Buffer.from('small'))
  const stranger = createFileVault(store, randomBytes(32))
  await expect(readAll(stranger, file, 0, 10)).rejects.toMatchObject(notWhatWasWritten)
  await expect(stranger.readBeside(file, 'preview')).rejects.toMatchObject(notWhatWasWritten)
  // The key is closed for its own file: put into the row of another one it does not open.
  const exchanged = { id: file.id, wrappedKey: other.wrappedKey }
  await expect(readAll(vault, exchanged, 0, 10)).rejects.toMatchObject(notWhatWasWritten)
  await expect(vault.writePiece(exchanged, 0, randomBytes(10))).rejects.toMatchObject(notWhatWasWritten)
})

test('a small thing beside a file is no piece of it, nor another small thing', async () => {
  const { store, vault } = openTest()
  const file = await writeFile(vault, randomBytes(5))
  await vault.writeBeside(file, 'preview', Buffer.from('small'))
  await vault.writeBeside(file, 'preview', Buffer.from('smaller'))
  expect((await vault.readBeside(file, 'preview'))?.toString()).toBe('smaller')
  expect(await vault.readBeside(file, 'other')).toBeUndefined()
  const box = store.objects.get(`files/${file.id}/beside/preview`) ?? Buffer.alloc(0)
  store.objects.set(`files/${file.id}/beside/other`, box).set(`files/${file.id}/000000`, box)
  await expect(vault.readBeside(file, 'other')).rejects.toMatchObject(notWhatWasWritten)
  await expect(readAll(vault, file, 0, 5)).rejects.toMatchObject(notWhatWasWritten)
})

test('a piece is read when it is asked for and not before, so that one is all that is held', async () => {
  const { store, vault } = openTest()
  const file = await writeFile(vault, randomBytes(3 * pieceBytes))
  const asked: string[] = []
  const counted = createFileVault({ ...store, get: (name) => (asked.push(name), store.get(name)) }, key)
  let read = 0
  for await (const _ of counted.read(file, 0, 3 * pieceBytes)) {
    read += 1
    expect(asked).toHaveLength(read)
  }
  expect(read).toBe(3)
})

test('what can be no piece is refused: too long, no number, a name that leads elsewhere', async () => {
  const { vault } = openTest()
  const file = await writeFile(vault, randomBytes(1))
  const refused = [
    vault.writePiece(file, 0, Buffer.alloc(pieceBytes + 1)),
    ...[-1, 0.5, Number.NaN, 1_000_000].map((at) => vault.writePiece(file, at, Buffer.alloc(1))),
    ...['', '..', 'a/b', 'A'].map((name) => vault.writeBeside(file, name, Buffer.alloc(1))),
  ]
  for (const outcome of await Promise.allSettled(refused)) expect(outcome).toMatchObject({ status: 'rejected' })
  expect(() => createFileVault(createMemoryStore(), randomBytes(16))).toThrow('32 bytes')
})
