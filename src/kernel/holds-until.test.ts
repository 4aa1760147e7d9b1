// An answer made of several parts ends with the first of them.
import { expect, test } from 'vitest'
import { holdUntil, readHoldsUntil } from './holds-until.ts'

test('the earliest end counts', () => {
  const headers = new Headers()
  expect(readHoldsUntil(headers)).toBeUndefined()
  for (const hour of ['12', '11', '13']) holdUntil(headers, new Date(`2026-11-21T${hour}:00:00Z`))
  expect(readHoldsUntil(headers)).toEqual(new Date('2026-11-21T11:00:00Z'))
})

test('what is no moment counts as not said', () => {
  expect(readHoldsUntil(new Headers({ 'x-holds-until': 'soon' }))).toBeUndefined()
})
