// @vitest-environment happy-dom
// Guards how the library is used: what it asks of the server, what is told of the answers, and a sign-in that runs out in the middle.
import type * as library from 'tus-js-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TransferFault } from './transfer.ts'
import { openTusTransfer } from './tus-transfer.ts'

// Outside a browser the library's other half would be taken, which knows no files.
vi.mock('tus-js-client', () => vi.importActual<typeof library>('tus-js-client/lib.es5/browser/index.js'))

type Request = { method: string; url: string; headers: Record<string, string>; bytes: number }
type Answer = { status: number; headers?: Record<string, string>; body?: string }

let asked: Request[]
let answers: Answer[]

/** Answers in the order of `answers`. */
class FakeRequest {
  upload = {}
  status = 0
  responseText = ''
  onload = () => {}
  private request: Request = { method: '', url: '', headers: {}, bytes: 0 }
  private answer: Answer = { status: 0 }

  open(method: string, url: string) {
    this.request = { ...this.request, method, url }
  }
  setRequestHeader(name: string, value: string) {
    this.request.headers[name.toLowerCase()] = value
  }
  getResponseHeader(name: string) {
    return this.answer.headers?.[name.toLowerCase()] ?? null
  }
  send(body: Blob | null) {
    asked.push({ ...this.request, bytes: body?.size ?? 0 })
    this.answer = answers.shift() ?? { status: 500 }
    this.status = this.answer.status
    this.responseText = this.answer.body ?? ''
    queueMicrotask(() => this.onload())
  }
  abort() {}
}

const path = '/api/client/document/upload/7'
const file = new File([new Uint8Array(9_000_000)], 'تقرير.pdf', { type: 'application/pdf' })

beforeEach(() => {
  asked = []
  answers = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => void vi.unstubAllGlobals())

/** Begins, and waits for the end or the first fault. */
function send(from?: string) {
  const told = { paths: [] as string[], sent: [] as number[] }
  const end = Promise.withResolvers<{ done: string } | { fault: TransferFault }>()
  const transfer = openTusTransfer(file, from, {
    onPath: (found) => told.paths.push(found),
    onSent: (bytes) => told.sent.push(bytes),
    onDone: (done) => end.resolve({ done }),
    onFault: (fault) => end.resolve({ fault }),
  })
  transfer.go()
  return { told, end: end.promise, transfer }
}
const created = { status: 201, headers: { location: path } }
const at = (offset: number): Answer => ({ status: 204, headers: { 'upload-offset': String(offset) } })
const standing = (offset: number): Answer => ({
  status: 200,
  headers: { 'upload-offset': String(offset), 'upload-length': '9000000' },
})

test('it is begun with its name and type, and goes in pieces of 4 MB', async () => {
  answers = [created, at(4_000_000), at(8_000_000), at(9_000_000)]
  const { end, told } = send()
  expect(await end).toEqual({ done: path })
  expect(asked.map(({ method, bytes }) => `${method} ${bytes}`)).toEqual([
    'POST 0',
    'PATCH 4000000',
    'PATCH 4000000',
    'PATCH 1000000',
  ])
  const metadata = asked[0]?.headers['upload-metadata'] ?? ''
  expect(metadata).toBe(`filename ${Buffer.from('تقرير.pdf').toString('base64')},filetype ${btoa('application/pdf')}`)
  expect(told.paths).toContain(path)
  expect(told.sent.at(-1)).toBe(9_000_000)
})

test('one that was begun goes on from where the server says it is', async () => {
  answers = [standing(8_000_000), at(9_000_000)]
  expect(await send(path).end).toEqual({ done: path })
  expect(asked.map(({ method, bytes }) => `${method} ${bytes}`)).toEqual(['HEAD 0', 'PATCH 1000000'])
  expect(asked[1]?.headers['upload-offset']).toBe('8000000')
})

test('a sign-in that ran out is no reason to begin anew', async () => {
  answers = [{ status: 401 }]
  const { end, transfer } = send(path)
  expect(await end).toEqual({ fault: 'session' })
  expect(asked.map(({ method }) => method)).toEqual(['HEAD'])
  answers = [standing(8_000_000), at(9_000_000)]
  transfer.go()
  await vi.waitFor(() => expect(answers).toEqual([]))
  expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'HEAD', 'PATCH'])
})

test('one that the server knows nothing of any longer begins anew', async () => {
  answers = [{ status: 404 }, created, at(4_000_000), at(8_000_000), at(9_000_000)]
  expect(await send(path).end).toEqual({ done: path })
  expect(asked[1]?.method).toBe('POST')
})

test('a refusal is told with its reason', async () => {
  answers = [created, { status: 422, body: JSON.stringify({ errors: [{ path: 'file', reason: 'type' }] }) }]
  expect(await send().end).toEqual({ fault: { refused: 'type' } })
})
