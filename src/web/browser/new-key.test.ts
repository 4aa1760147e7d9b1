// Guards that keys are made everywhere, and never twice.
import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from './new-key.ts'

afterEach(() => vi.unstubAllGlobals())

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a key is a random UUID', () => {
  expect(newKey()).toMatch(uuid)
})

test('it is one too where the page came without encryption', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 500 }, newKey)
  for (const key of keys) expect(key).toMatch(uuid)
  expect(new Set(keys).size).toBe(500)
})
