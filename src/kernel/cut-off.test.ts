// A request that its sender broke off is told from what broke meanwhile.
import { expect, test } from 'vitest'
import { isCutOff } from './cut-off.ts'

const left = 'Client connection prematurely closed.'
const gone = AbortSignal.abort(left)

test('why a request was given up is cut off, and so is a body that stopped', () => {
  expect(isCutOff(left, gone)).toBe(true)
  expect(isCutOff(new TypeError('x', { cause: Object.assign(new Error('aborted'), { code: 'ECONNRESET' }) }))).toBe(
    true,
  )
})

test('what broke is not, whether the visitor left or not', () => {
  expect(isCutOff(new Error('broken'), gone)).toBe(false)
  expect(isCutOff(left, new AbortController().signal)).toBe(false)
  expect(isCutOff(undefined, new AbortController().signal)).toBe(false)
  expect(isCutOff(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), gone)).toBe(false)
})
