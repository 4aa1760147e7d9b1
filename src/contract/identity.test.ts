// No field of the protocol takes more than its length, or spends time on it: patterns see nothing that is too long.
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from './identity.ts'

/** As much as a request can hold. */
const size = 60_000
const { attribute, attributes, logins, signInTexts } = contract
const texts = Object.entries(contract).filter(([, field]) => field instanceof z.ZodString)

/** Texts that a pattern with two repetitions would go back and forth in. */
const hostile = [
  'a'.repeat(size),
  `a${' '.repeat(size)}`,
  `${'a'.repeat(size)} `,
  `${'a '.repeat(size / 2)}\n`,
  '_'.repeat(size),
  `own-1_${'-'.repeat(size)}!`,
  `${'٣'.repeat(size)}\u2028`,
]

function patternsOf(field: z.ZodType): RegExp[] {
  const { checks = [] } = field._zod.def as { checks?: { _zod: { def: { pattern?: RegExp } } }[] }
  return checks.flatMap((check) => check._zod.def.pattern ?? [])
}

/** Tells when a pattern is asked. */
function watch(field: z.ZodType): string[] {
  const seen: string[] = []
  for (const pattern of patternsOf(field))
    Object.defineProperty(pattern, 'exec', {
      configurable: true,
      value: (text: string) => (seen.push(text), RegExp.prototype.exec.call(pattern, text)),
    })
  return seen
}

test.each(texts)('%s refuses 60 KB before a pattern sees any of it', (_name, field) => {
  const seen = watch(field)
  for (const text of hostile) expect(field.safeParse(text).success).toBe(false)
  expect(seen).toEqual([])
  field.safeParse('short')
  expect(seen).toEqual(['short'])
})

test('attributes, logins and what a stranger signs in with are bounded as well', () => {
  for (const text of hostile) {
    expect(attribute.safeParse({ Name: text, Value: 'x' }).success).toBe(false)
    expect(attribute.safeParse({ Name: 'name', Value: text }).success).toBe(false)
    expect(logins.safeParse({ 'clinic.example': text }).success).toBe(false)
    for (const name of ['USERNAME', 'DEVICE_KEY']) expect(signInTexts.safeParse({ [name]: text }).success).toBe(false)
  }
  expect(attributes.safeParse(Array(101).fill({ Name: 'name', Value: 'x' })).success).toBe(false)
  expect(signInTexts.safeParse({ USERNAME: 'a'.repeat(128), SRP_A: 'a'.repeat(768) }).success).toBe(true)
})

test('a password is what the hosted service takes, in its words', () => {
  for (const right of ['ab', 'a b', 'blue harbour 7', 'a'.repeat(256), 'كلمة سر'])
    expect(contract.password.parse(right)).toBe(right)
  for (const wrong of ['a', ' ab', 'ab ', 'a\nb', ' '])
    expect(contract.password.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([
      'Member must satisfy regular expression pattern: [\\S]+.*[\\S]+',
    ])
})
