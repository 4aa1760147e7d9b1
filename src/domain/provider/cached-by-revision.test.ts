// Checks that each revision of a provider is read once, and nothing outdated or failed is kept.
import { expect, test } from 'vitest'
import { sampleProvider } from '#tests/support/sample-provider.ts'
import { cachedByRevision } from './cached-by-revision.ts'
import type { Provider } from './provider.ts'

const one = sampleProvider()
const next = { ...one, revision: one.revision + 1 }

/** A reader that says which read it was. */
function countedReader() {
  const reads: string[] = []
  const read = cachedByRevision(async (provider: Provider) => {
    reads.push(`${provider.id}/${provider.revision}`)
    return reads.length
  })
  return { reads, read }
}

test('a revision is read once, also when many ask at the same time', async () => {
  const { reads, read } = countedReader()
  expect(await Promise.all([read(one), read({ ...one }), read(one)])).toEqual([1, 1, 1])
  expect(await read(one)).toBe(1)
  expect(reads).toHaveLength(1)
})

test('the next revision is read anew', async () => {
  const { read } = countedReader()
  expect([await read(one), await read(next), await read(next)]).toEqual([1, 2, 2])
})

test('providers do not share what was read', async () => {
  const { reads, read } = countedReader()
  await read(one)
  await read(sampleProvider())
  expect(new Set(reads).size).toBe(2)
})

test('a failed read is tried again', async () => {
  let attempt = 0
  const read = cachedByRevision(async () => {
    attempt += 1
    if (attempt === 1) throw new Error('away')
    return attempt
  })
  await expect(read(one)).rejects.toThrow('away')
  expect(await read(one)).toBe(2)
  expect(await read(one)).toBe(2)
})

test('a read that fails late does not push out what was read since', async () => {
  const first = Promise.withResolvers<string>()
  const reads: number[] = []
  const read = cachedByRevision((provider: Provider) => {
    reads.push(provider.revision)
    return provider.revision === one.revision ? first.promise : Promise.resolve('fresh')
  })
  const early = read(one)
  expect(await read(next)).toBe('fresh')
  first.reject(new Error('late'))
  await expect(early).rejects.toThrow('late')
  expect(await read(next)).toBe('fresh')
  expect(reads).toEqual([1, 2])
})
