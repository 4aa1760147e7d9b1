// What is kept on the device and what never is, under which name, and what goes first when it gets too much.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  copyHeaders,
  entryOf,
  filesOf,
  isAway,
  isRouteList,
  type KeptEntry,
  limits,
  mayKeep,
  nameOf,
  planFor,
  whatToDrop,
} from './shelf-rules.ts'

const origin = 'https://clinic.test'
const plan = (path: string, { method = 'GET', mode = 'navigate' as Request['mode'] } = {}) =>
  planFor({ method, mode, url: new URL(path, origin).href }, origin)

describe('what the worker touches', () => {
  test.each(['/', '/procedures', '/procedures/hip-replacement', '/quote?procedure=lasik', '/contact', '/offline'])(
    '%s is a page that may be kept when it is opened',
    (path) => expect(plan(path)).toBe('page'),
  )

  test.each(['/_payload.json', '/procedures/_payload.json', '/procedures/hip-replacement/_payload.json?lang=ar'])(
    '%s is the data of such a page',
    (path) => expect(plan(path, { mode: 'cors' })).toBe('page'),
  )

  test.each([
    '/quote?sent=Q-7K3M-92PX',
    '/quote/_payload.json?sent=Q-7K3M-92PX',
    '/profile',
    '/profile/me',
    '/auth/login',
    '/preferences',
    '/preferences.data',
    '/health-check',
    '/api/procedures',
    '/api/currencies',
    '/builds/latest.json',
    '/healthz',
    '/sw.js',
    '/no/such/page',
  ])('%s is never kept, and a script that asks for it is left alone', (path) => {
    expect(plan(path)).not.toBe('page')
    expect(plan(path, { mode: 'cors' })).toBe('pass')
  })

  test('any other page that the visitor goes to comes from the network, or as words of ours', () => {
    for (const path of ['/preferences?lang=ar', '/quote?sent=Q-7K3M-92PX', '/no/such/page']) {
      expect([path, plan(path)]).toEqual([path, 'unkept'])
    }
    expect(plan('/api/docs')).toBe('pass')
  })

  test('what sends something is left alone, whatever the page', () => {
    for (const method of ['POST', 'HEAD', 'PUT', 'DELETE']) expect(plan('/quote', { method })).toBe('pass')
  })

  test('a page that a script asks for, and not the visitor, is left alone', () => {
    expect(plan('/quote', { mode: 'cors' })).toBe('pass')
  })

  test('another site is left alone', () => {
    expect(plan('https://other.test/procedures')).toBe('pass')
    expect(plan('https://other.test/assets/a.js')).toBe('pass')
  })

  test('files that never change under their name are taken from the shelf first', () => {
    for (const path of ['/assets/app-1a2b.js', '/texts/ar.0123456789ab.json', '/art/procedure/lasik.svg?v=3']) {
      expect(plan(path, { mode: 'no-cors' })).toBe('file')
    }
    expect(plan('/art/procedure/lasik.svg', { mode: 'no-cors' })).toBe('pass')
  })
})

describe('what may be kept', () => {
  const answer = (
    headers: Record<string, string>,
    more: Partial<Pick<Response, 'status' | 'type' | 'redirected'>> = {},
  ) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers(headers),
    ...more,
  })
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }

  test('a whole page of ours, and its data', () => {
    expect(mayKeep('page', answer(html))).toBe(true)
    expect(mayKeep('page', answer({ ...html, 'content-type': 'application/json' }))).toBe(true)
  })

  test('no failure, nothing led elsewhere, nothing of another site', () => {
    for (const status of [201, 206, 302, 404, 500, 503]) expect(mayKeep('page', answer(html, { status }))).toBe(false)
    expect(mayKeep('page', answer(html, { redirected: true }))).toBe(false)
    for (const type of ['opaque', 'cors', 'opaqueredirect', 'error'] as const) {
      expect(mayKeep('page', answer(html, { type }))).toBe(false)
    }
  })

  test('nothing marked no-store, which the server’s own old copies are too', () => {
    expect(mayKeep('page', answer({ ...html, 'cache-control': 'no-store' }))).toBe(false)
  })

  test('a file only when it never changes', () => {
    expect(mayKeep('file', answer({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true)
    expect(mayKeep('file', answer({ 'cache-control': 'public, max-age=300' }))).toBe(false)
    expect(mayKeep('pass', answer(html))).toBe(false)
  })
})

test('a page has one name whatever campaign led there; language and choice tell pages apart', () => {
  expect(nameOf(`${origin}/procedures?utm_source=mail&q=hip#top`)).toBe(`${origin}/procedures?q=hip`)
  expect(nameOf(`${origin}/procedures?lang=ar`)).not.toBe(nameOf(`${origin}/procedures`))
})

test('a copy says when it was kept, and that it is not compressed any more', () => {
  const at = new Date('2026-11-21T12:40:00Z')
  const copy = copyHeaders(new Headers({ 'content-encoding': 'br', etag: '"x"', 'content-length': '5' }), 1234, at)
  expect(Object.fromEntries(copy)).toEqual({
    etag: '"x"',
    'content-length': '1234',
    'server-timing': 'kept;desc="2026-11-21T12:40:00.000Z"',
  })
  expect(entryOf(`${origin}/`, copy)).toEqual({ url: `${origin}/`, keptAt: at.getTime(), bytes: 1234 })
})

test('the files that a document needs are found in it, each once, and no others', () => {
  const document = `<link rel="stylesheet" href="/assets/app-1a.css"><link rel="preload" href="/texts/en.0123.json">
    <script type="module">import "/assets/manifest-9f.js"; import * as a from '/assets/root-2b.js'</script>
    <link rel="modulepreload" href="/assets/root-2b.js"><img src="/art/clinic/icon.svg?v=1"><a href="/assets">x</a>
    <script src="https://other.test/assets/x.js"></script>`
  const files = ['/assets/app-1a.css', '/texts/en.0123.json', '/assets/manifest-9f.js', '/assets/root-2b.js']
  expect(filesOf(document)).toEqual(files)
  expect(files.filter(isRouteList)).toEqual(['/assets/manifest-9f.js'])
})

test('a kept page is shown for a server that is away, and not for one that says what is wrong', () => {
  expect([502, 503, 504].map(isAway)).toEqual([true, true, true])
  expect([200, 304, 404, 410, 422, 500].some(isAway)).toBe(false)
})

describe('what goes when it gets too much', () => {
  const entry = (path: string, keptAt: number, bytes = 1): KeptEntry => ({ url: origin + path, keptAt, bytes })

  test('the pages opened longest ago', () => {
    const entries = [entry('/a', 3), entry('/b', 1), entry('/c', 2)]
    expect(whatToDrop(entries, { entries: 2, bytes: 100 })).toEqual([`${origin}/b`])
    expect(whatToDrop(entries, { entries: 9, bytes: 1 })).toEqual([`${origin}/c`, `${origin}/b`])
  })

  test('the page for what was never opened last of all', () => {
    expect(whatToDrop([entry('/offline', 0), entry('/a', 9)], { entries: 1, bytes: 100 })).toEqual([`${origin}/a`])
  })

  test('what is left is within the limits, and nothing goes while there is room', () => {
    const lists = fc.array(fc.record({ keptAt: fc.nat(), bytes: fc.nat(5_000) }), { maxLength: 60 })
    fc.assert(
      fc.property(lists, fc.nat(40), fc.nat(60_000), (list, most, bytes) => {
        const entries = list.map((one, at) => entry(`/${at}`, one.keptAt, one.bytes))
        const dropped = new Set(whatToDrop(entries, { entries: most, bytes }))
        const left = entries.filter(({ url }) => !dropped.has(url))
        const total = (of: KeptEntry[]) => of.reduce((sum, one) => sum + one.bytes, 0)
        expect(left.length).toBeLessThanOrEqual(most)
        expect(total(left)).toBeLessThanOrEqual(bytes)
        if (entries.length <= most && total(entries) <= bytes) expect(dropped.size).toBe(0)
      }),
    )
  })

  test('sixty pages in both forms, and twenty megabytes in all', () => {
    expect(limits.pages.entries).toBe(2 * 60)
    expect(limits.pages.bytes + limits.files.bytes).toBe(20 * 2 ** 20)
  })
})
