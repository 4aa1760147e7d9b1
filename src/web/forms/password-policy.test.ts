// Guards the rules for a new password as the screen checks them: the same as the pool's, character by character.
import { expect, test } from 'vitest'
import { checkPassword, type PasswordPolicy, plainPolicy } from './password-policy.ts'

const strict: PasswordPolicy = {
  minimumLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSymbols: true,
}
const kept = (policy: PasswordPolicy, password: string) =>
  checkPassword(policy, password).flatMap(({ rule, isKept }) => (isKept ? rule : []))

test('a pool without a policy asks for six characters and nothing else', () => {
  expect(checkPassword(plainPolicy, '')).toEqual([{ rule: 'length', isKept: false }])
  expect(kept(plainPolicy, '12345')).toEqual([])
  expect(kept(plainPolicy, 'سلامتك')).toEqual(['length'])
})

test('every rule of a strict policy is there from the start, and kept one by one', () => {
  expect(checkPassword(strict, '').map(({ rule }) => rule)).toEqual([
    'length',
    'lowercase',
    'uppercase',
    'numbers',
    'symbols',
  ])
  expect(kept(strict, 'abc')).toEqual(['lowercase'])
  expect(kept(strict, 'abcABC1')).toEqual(['lowercase', 'uppercase', 'numbers'])
  expect(kept(strict, 'abcABC1!')).toHaveLength(5)
})

test.each(Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-'))('%s counts as a symbol', (symbol) => {
  expect(kept(strict, symbol)).toEqual(['symbols'])
})

test('a space at the beginning or end breaks a rule of its own, which is not shown before', () => {
  const edges = { rule: 'edges', isKept: false }
  for (const text of [' harbour', 'harbour ', ' ']) expect(checkPassword(plainPolicy, text)).toContainEqual(edges)
  expect(checkPassword(plainPolicy, 'quiet harbour').map(({ rule }) => rule)).toEqual(['length'])
})

test('a space counts as a symbol only inside; letters and digits of other scripts count as none', () => {
  expect(kept(strict, 'a b')).toContain('symbols')
  for (const text of [' a', 'a ', 'ä', '٣', '€']) expect(kept(strict, text)).not.toContain('symbols')
  expect(kept(strict, 'ÄÖÜäöü٣')).toEqual([])
})
