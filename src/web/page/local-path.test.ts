// Guards the way back after a choice against being led to another site.
import { expect, test } from 'vitest'
import { localPath, ownPath } from './local-path.ts'

test.each([
  ['/', '/'],
  ['/procedures?q=knee&sort=price', '/procedures?q=knee&sort=price'],
  ['/cookie-policy#choices', '/cookie-policy#choices'],
])('%s is kept', (to, kept) => {
  expect(localPath(to)).toBe(kept)
})

test.each([
  null,
  undefined,
  '',
  'procedures',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(3000)}`,
])('%j leads home', (to) => {
  expect(localPath(to)).toBe('/')
  expect(ownPath(to)).toBe('/')
})

test('a language in the address would undo the choice, so it is dropped', () => {
  expect(localPath('/procedures?lang=en&q=knee')).toBe('/procedures?q=knee')
})

test('the address that was wanted is kept whole, with its language and the way back from it', () => {
  const wanted = '/preferences?lang=ar&to=%2Fquote%3Fprocedure%3Dlasik%23step-budget'
  expect(ownPath(wanted)).toBe(wanted)
})
