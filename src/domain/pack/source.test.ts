// Places in a file, counted as editors count.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSource } from './decode-source.ts'
import type { PackFault } from './pack.ts'
import { Source } from './source.ts'

const decode = (bytes: Uint8Array) => {
  const faults: PackFault[] = []
  return { source: decodeSource('f.md', bytes, faults), faults }
}

test('line and column lead back to the offset in any text', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'ع', '\n', '\r', '\r\n', '😀') })
  fc.assert(
    fc.property(texts, fc.nat(), (text, seed) => {
      const offset = seed % (text.length + 1)
      // Between CR and LF there is no place of its own.
      fc.pre(!(text[offset - 1] === '\r' && text[offset] === '\n'))
      const { line, column } = new Source('f', text, []).place(offset)
      const lines = text.split(/(?<=\n|\r(?!\n))/)
      expect(lines.slice(0, line - 1).join('').length + column - 1).toBe(offset)
    }),
  )
})

test('a byte order mark is no part of the text', () => {
  const { source } = decode(Buffer.from('\uFEFFab'))
  expect(source?.text).toBe('ab')
})

test('bytes that are not UTF-8 are refused where they start', () => {
  const { source, faults } = decode(Buffer.concat([Buffer.from('عa\nb'), Buffer.from([0xe9, 0x20, 0x41])]))
  expect(source).toBeUndefined()
  expect(faults).toMatchObject([{ line: 2, column: 2, message: expect.stringContaining('not UTF-8') }])
})

test('a file cut off within a character is refused at that character', () => {
  const bytes = Buffer.from('abع')
  expect(decode(bytes.subarray(0, 3)).faults).toMatchObject([{ line: 1, column: 3 }])
})

test('a character that cannot be printed is refused in its place', () => {
  const { source, faults } = decode(Buffer.from('a\nb\u0000c'))
  expect(source).toBeUndefined()
  expect(faults).toMatchObject([{ line: 2, column: 2, message: expect.stringContaining('U+0000') }])
})

test('a text of more than 10 MB is refused, one of hotels not before 50 MB', () => {
  const large = Buffer.alloc(10 * 2 ** 20 + 1, 97)
  expect(decode(large).faults).toMatchObject([{ line: 1, column: 1, message: 'the file is larger than 10 MB' }])
  const faults: PackFault[] = []
  expect(decodeSource('hotels.json', large, faults)?.text).toHaveLength(large.length)
  decodeSource('hotels.json', Buffer.alloc(50 * 2 ** 20 + 1, 97), faults)
  expect(faults).toMatchObject([{ file: 'hotels.json', message: 'the file is larger than 50 MB' }])
})
