// JSON with the place of everything in it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PackFault } from './pack.ts'
import { offsetsInText, parseJson } from './parse-json.ts'
import { Source } from './source.ts'

function parse(text: string) {
  const faults: PackFault[] = []
  const source = new Source('f.json', text, faults)
  return { root: parseJson(source), source, told: faults.map((fault) => `${fault.line}:${fault.column}`), faults }
}

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', '3:3'],
  ['a trailing comma', '[\n  1,\n]', '3:1'],
  ['a comment', '[\n  // none\n]', '2:3'],
  ['a text over two lines', '["a\nb"]', '1:2'],
  ['a bare word', '{"a": yes}', '1:7'],
  ['text after the end', '[]\n[]', '2:1'],
  ['nothing at all', '', '1:1'],
  ['a missing end', '{"a": [1, 2', '1:12'],
])('%s is one fault in its place', (_, text, place) => {
  const { root, told } = parse(text)
  expect(root).toBeUndefined()
  expect(told).toEqual([place])
})

test('keys that stand twice are refused where they stand again, at any depth', () => {
  expect(parse('{"a": 1,\n "b": {"c": 1, "c": 2},\n "a": 3}').told.sort()).toEqual(['2:16', '3:2'])
})

test('texts that no database can hold are refused', () => {
  expect(parse('["a\\u0000",\n "\\ud800"]').told).toEqual(['1:2', '2:2'])
})

test('values nested without end are refused, not crashed on', () => {
  expect(parse('['.repeat(200_000)).told).toHaveLength(1)
})

test('what JSON takes is taken, what it does not take is refused', () => {
  fc.assert(
    fc.property(
      fc.json({ noUnicodeString: false }),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', '0', '\\'),
      (text, seed, planted) => {
        const at = seed % (text.length + 1)
        const changed = text.slice(0, at) + planted + text.slice(at)
        let valid = true
        try {
          JSON.parse(changed)
        } catch {
          valid = false
        }
        expect(parse(changed).root !== undefined).toBe(valid)
      },
    ),
    { numRuns: 500 },
  )
})

test('a place inside a text with escapes is found in the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (value, seed) => {
      const { root, source } = parse(JSON.stringify(value))
      const index = seed % (value.length + 1)
      const offset = (root && offsetsInText(source, root)[index]) ?? 0
      expect(JSON.parse(`${source.text.slice(0, offset)}"`)).toBe(value.slice(0, index))
    }),
  )
})
