import { expect, test } from 'vitest'
import { z } from 'zod'
import { Fault } from './fault.ts'
import { isBug } from './is-bug.ts'

test('a TypeError, a failed parse of our own data and the fault internal are bugs', () => {
  const parse = z.object({ price: z.int() }).safeParse({})
  for (const error of [new TypeError(), new RangeError(), parse.error, new Fault('internal', 'Lost.'), 'text'])
    expect(isBug(error)).toBe(true)
})

test('a supplier that does not answer, one that refuses and a system that is away are none', () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  for (const error of [new Fault('unavailable', 'Away.'), new Fault('no-longer-possible', 'Gone.'), away])
    expect(isBug(error)).toBe(false)
})
