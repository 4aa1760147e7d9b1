// A pack is packed once for each revision and day, and never twice at a time.
import { writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createPackExports } from './pack-exports.ts'

const provider = { id: 'a', revision: 1 }
const clock = () => new Date('2026-11-22T12:00:00Z')

function openExports(write: () => Promise<string>) {
  let [written, running, most] = [0, 0, 0]
  const exports = createPackExports({ url: '', clock }, async ({ file }) => {
    running += 1
    most = Math.max(most, running)
    try {
      await writeFile(file, await write())
      written += 1
    } finally {
      running -= 1
    }
  })
  onTestFinished(() => exports.close())
  const read = async (revision: number, day = '2026-11-22') => {
    const handle = await exports.open({ ...provider, revision }, day)
    const text = await handle.readFile('utf8')
    await handle.close()
    return text
  }
  return { read, counts: () => ({ written, most }) }
}

test('once for a revision and a day, however many ask; anew for the next, one after the other', async () => {
  let count = 0
  const { read, counts } = openExports(async () => `pack ${(count += 1)}`)
  expect(await Promise.all([read(1), read(1), read(2), read(2)])).toEqual(
    ['pack 1', 'pack 1', 'pack 2', 'pack 2'].map((text) => expect.stringMatching(text)),
  )
  expect(await read(2)).toBe('pack 2')
  expect(await read(2, '2026-11-23')).toBe('pack 3')
  expect(counts()).toEqual({ written: 3, most: 1 })
})

test('what could not be packed is packed anew when somebody asks again', async () => {
  let isAway = true
  const { read } = openExports(async () => (isAway ? Promise.reject(new Error('away')) : 'pack'))
  await expect(read(1)).rejects.toThrow('away')
  isAway = false
  expect(await read(1)).toBe('pack')
})
