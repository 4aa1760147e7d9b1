// @vitest-environment happy-dom
// Guards what the answers of the server mean for a file on its way.
import { DetailedError, type HttpRequest, type HttpResponse } from 'tus-js-client'
import { expect, test } from 'vitest'
import { readTransferFault } from './tus-transfer.ts'

const answer = (status: number, body: unknown = ''): Error =>
  Object.assign(Object.create(DetailedError.prototype) as DetailedError, {
    causingError: null,
    originalRequest: {} as HttpRequest,
    originalResponse: {
      getStatus: () => status,
      getBody: () => (typeof body === 'string' ? body : JSON.stringify(body)),
      getHeader: () => undefined,
      getUnderlyingObject: () => undefined,
    } satisfies HttpResponse,
  })
const silence = (): Error => Object.assign(answer(0), { originalResponse: null })
const problem = (reason: string) => ({ code: 'invalid-input', errors: [{ path: 'file', reason }] })

test.each([
  ['no answer', silence()],
  ['an answer without a status', answer(0)],
  ['a server that is away', answer(503)],
  ['a server that is busy', answer(429)],
])('%s is the line', (_, error) => {
  expect(readTransferFault(error)).toBe('line')
})

test.each([404, 409, 410, 423])('%i is asked again: server and tab differ', (status) => {
  expect(readTransferFault(answer(status))).toBe('again')
})

test.each([
  [413, problem('too-large'), 'tooLarge'],
  [422, problem('type'), 'type'],
  [422, problem('empty'), 'empty'],
  [422, problem('too-many-unfinished'), 'crowded'],
  [422, problem('too-many-files'), 'many'],
  [429, problem('too-many-an-hour'), 'hurried'],
  [422, problem('storage-full'), 'full'],
  [403, { code: 'not-allowed', errors: [{ path: 'consent', reason: 'health-data' }] }, 'consent'],
  [403, { code: 'not-allowed', errors: [] }, 'other'],
  [400, '<html>', 'other'],
  [422, { errors: [null] }, 'other'],
] as const)('%i with %j is refused: %s', (status, body, refused) => {
  expect(readTransferFault(answer(status, body))).toEqual({ refused })
})

test('what the library itself cannot do is about the file', () => {
  expect(readTransferFault(new Error('source object may only be a File'))).toEqual({ refused: 'unreadable' })
})
