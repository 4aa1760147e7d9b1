// Guards how a file is known again: by what is in it, and by nothing that says what that is.
import { expect, test, vi } from 'vitest'
import { markFile } from './mark-file.ts'

const bytes = (size: number, change?: number) => {
  const content = new Uint8Array(size)
  if (change !== undefined) content[change] = 1
  return content
}

test('the same content has the same mark, whatever it is called and whenever it was saved', async () => {
  const one = new File([bytes(300_000)], 'hiv-report.pdf', { lastModified: 1 })
  const same = new File([bytes(300_000)], 'other.pdf', { lastModified: 2 })
  expect(await markFile(one)).toBe(await markFile(same))
  expect(await markFile(one)).toMatch(/^[0-9a-f]{64}$/)
})

test.each([0, 150_000, 299_999])('scans of one length that differ at byte %i are told apart', async (at) => {
  expect(await markFile(new Blob([bytes(300_000, at)]))).not.toBe(await markFile(new Blob([bytes(300_000)])))
})

test('lengths are told apart', async () => {
  expect(await markFile(new Blob([bytes(10)]))).not.toBe(await markFile(new Blob([bytes(11)])))
})

test('without digests in the browser there is no mark', async () => {
  vi.stubGlobal('crypto', {})
  expect(await markFile(new Blob([bytes(10)]))).toBeUndefined()
  vi.unstubAllGlobals()
})
