// What is kept of a body besides our own fields, and what is refused of it.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { passedThrough } from './passed-through.ts'

const own = new Set(['id', 'url'])

test('everything else is kept as it is, in any shape', () => {
  const more = { note: 'left knee', taken: { at: '2026-01-02', by: ['Dr A', null] }, rank: 1.5, isUrgent: false }
  expect(passedThrough({ ...more, id: 'x', url: 'y' }, own)).toEqual(more)
})

test('nothing stands in for a field of ours, nor for what every object has', () => {
  const sent = JSON.parse('{"id":"1","__proto__":{"url":"evil"},"constructor":"c"}') as Record<string, unknown>
  const more = passedThrough(sent, own)
  expect(Object.keys(more)).toEqual(['constructor'])
  expect({ ...more, url: 'own' }.url).toBe('own')
})

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

test.each([
  ['over 8 KB', { note: 'x'.repeat(8_200) }, 'too-long'],
  ['over 8 KB in letters of several bytes', { note: 'ر'.repeat(4_100) }, 'too-long'],
  ['too deep', { a: nested(8) }, 'too-deep'],
  ['too deep for its length to be told', JSON.parse(`{"a":${'['.repeat(25_000)}${']'.repeat(25_000)}}`), 'too-deep'],
])('422 for what is %s', (_, sent, reason) => {
  const run = () => passedThrough(sent, own)
  expect(run).toThrow(Fault)
  expect(run).toThrow(expect.objectContaining({ code: 'invalid-input', fields: [{ path: '', reason }] }))
})

test('seven deep and just under 8 KB is kept', () => {
  const more = { a: nested(7), note: 'x'.repeat(8_000), path: 'C:\\u0000' }
  expect(passedThrough(more, own)).toEqual(more)
})
