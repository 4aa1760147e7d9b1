// Cookies by name, however oddly the header is written.
import { expect, test } from 'vitest'
import { readCookies } from './cookies.ts'

const read = (header: string) => Object.fromEntries(readCookies(header))

test('each cookie has its name and its value, which may have equals signs in it', () => {
  expect(read('lang=ar; token=a.b.c==;currency=AED')).toEqual({ lang: 'ar', token: 'a.b.c==', currency: 'AED' })
})

test('what has no name is left out, and of two with one name the last counts', () => {
  expect(read('; =x; alone; a=1; a=2; empty=')).toEqual({ a: '2', empty: '' })
  expect(read('')).toEqual({})
})
