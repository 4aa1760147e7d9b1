// JSON that is written in lines is the same JSON.
import { expect, test } from 'vitest'
import { jsonInLines } from './json-in-lines.ts'

const value = {
  name: { en: 'A', ar: 'أ' },
  list: [
    { from: 1, to: 2 },
    { from: 3, to: [] },
  ],
  none: null,
}

test.each([0, 20, 40, 200])('within %i letters it reads back as it was', (width) => {
  expect(JSON.parse(jsonInLines(value, width))).toEqual(value)
})

test('what is short stands on one line, what is long has a line for each part', () => {
  expect(jsonInLines(value, 40)).toBe(`{
  "name": { "en": "A", "ar": "أ" },
  "list": [
    { "from": 1, "to": 2 },
    { "from": 3, "to": [] }
  ],
  "none": null
}`)
})
