// Guards the reading of replies: what a screen leans on is looked at, the rest is left alone.
import { expect, test } from 'vitest'
import { hasShape, isFlag, isListOf, isNumber, isText, readAs } from './read-reply.ts'

type Thing = { name: string; isOn: boolean; counts: number[] }
const read = readAs(hasShape<Thing>({ name: isText, isOn: isFlag, counts: isListOf(isNumber) }))

test('what fits is given back as it is, with what nobody asked for', () => {
  const body = { name: 'a', isOn: true, counts: [1, 2], more: null }
  expect(read(body)).toBe(body)
})

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { name: 1, isOn: true, counts: [] },
  { name: 'a', isOn: 'true', counts: [] },
  { name: 'a', isOn: true, counts: 3 },
  { name: 'a', isOn: true, counts: [1, 'b'] },
])('%j is none', (body) => {
  expect(read(body)).toBeUndefined()
})
