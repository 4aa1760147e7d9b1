// @vitest-environment happy-dom
// Guards how uploads of before are found again: by asking the server, which alone knows their names.
import { afterEach, expect, test, vi } from 'vitest'
import { findLeft } from './find-left.ts'

afterEach(() => void vi.unstubAllGlobals())

const one = { path: '/api/client/document/upload/1', mark: 'm' }
const metadata = (name: string) => `filetype YXBw,filename ${Buffer.from(name).toString('base64')}`

function serve(answer: () => Response | Promise<Response>) {
  const asked = vi.fn((_path: string, _options: RequestInit) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', asked)
  return asked
}
const standing = (offset: string, length: string, name?: string) =>
  new Response(null, {
    headers: {
      'upload-offset': offset,
      'upload-length': length,
      ...(name !== undefined && { 'upload-metadata': metadata(name) }),
    },
  })

test('name, size and how far it has come are as the server says', async () => {
  const asked = serve(() => standing('43', '100', 'تقرير.pdf'))
  expect(await findLeft([one])).toEqual({ left: [{ ...one, name: 'تقرير.pdf', bytes: 100, sent: 43 }], gone: [] })
  expect(asked).toHaveBeenCalledWith(one.path, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })
})

test('a server that tells no name is no hindrance', async () => {
  serve(() => standing('0', '100'))
  expect((await findLeft([one])).left[0]).toMatchObject({ name: '', sent: 0 })
})

test.each([403, 404, 410])('after %i there is nothing to go on with', async (status) => {
  serve(() => new Response(null, { status }))
  expect(await findLeft([one])).toEqual({ left: [], gone: [one.path] })
})

test.each([
  ['without a line', () => Promise.reject(new TypeError('offline'))],
  ['while the server is away', () => new Response(null, { status: 503 })],
  ['while the sign-in is renewed', () => new Response(null, { status: 401 })],
  ['with an answer that is none', () => standing('x', '100')],
  ['with more than there is', () => standing('101', '100')],
] as const)('%s it is neither there nor gone', async (_, answer) => {
  serve(answer)
  expect(await findLeft([one])).toEqual({ left: [], gone: [] })
})

test('what another tab is at is left to it', async () => {
  const asked = serve(() => standing('1', '2'))
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: one.path }] }) } })
  expect(await findLeft([one])).toEqual({ left: [], gone: [] })
  expect(asked).not.toHaveBeenCalled()
})
