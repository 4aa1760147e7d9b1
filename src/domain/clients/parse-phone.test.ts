// Checks which writings of a telephone number are understood, and what is kept of them.
import { expect, test } from 'vitest'
import { parsePhone } from './parse-phone.ts'

test.for([
  ['+971 50 123 4567', [], '+971501234567'],
  ['00971501234567', ['AE'], '+971501234567'],
  ['050-123-4567', ['AE'], '+971501234567'],
  ['٠٥٠١٢٣٤٥٦٧', ['AE'], '+971501234567'],
  ['(020) 7946 0018', ['GB', 'AE'], '+442079460018'],
  ['030 901820', ['', 'DE'], '+4930901820'],
  ['+49 30 901820', ['AE'], '+4930901820'],
] as const)('%s with %j is %s', ([text, countries, kept]) => {
  expect(parsePhone(text, countries)).toBe(kept)
})

test.for([
  ['', ['AE']],
  ['050 123 4567', []],
  ['12', ['AE']],
  ['+999 123 456', ['AE']],
  ['my number is 050 123 4567', ['AE']],
  ['+97145550100 ext. 7', ['AE']],
  ['050 123 4567', ['ZZ', undefined]],
] as const)('%s with %j is none', ([text, countries]) => {
  expect(parsePhone(text, countries)).toBeUndefined()
})
