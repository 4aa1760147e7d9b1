// What is made of a drawn page: its policy, its compressed copies and its tag.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html, textOf } from '#tests/support/sample-pages.ts'
import { ownScriptsHeader } from '#web/own-scripts.server.ts'
import { finishPage } from './finish-page.ts'

test('the policy allows the scripts that the drawing told of by their digests, and none that merely stands in the page', async () => {
  const body = '<!doctype html><script>own()</script><p><script>steal()</script></p>'
  const told = html(body, { headers: { [ownScriptsHeader]: 'sha256-b3du= sha256-dHdv=' } })
  const page = await finishPage(told)
  const headers = new Headers(page.headers)
  const directives = headers.get('content-security-policy')?.split('; ') ?? []
  expect(directives).toContain("script-src 'self' 'sha256-b3du=' 'sha256-dHdv='")
  expect(headers.has(ownScriptsHeader)).toBe(false)
  expect((await policyOf(html(body))).split('; ')).toContain("script-src 'self'")
})

test('the policy keeps everything on the own host and out of frames', async () => {
  expect((await policyOf(html('<p>x</p>'))).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('a document with a policy of its own keeps that one alone', async () => {
  const own = "default-src 'none'; frame-ancestors 'self'"
  expect(await policyOf(html('<p>x</p>', { headers: { 'content-security-policy': own } }))).toBe(own)
})

test('what is no page has no policy', async () => {
  expect(await policyOf(new Response('{}', { headers: { 'content-type': 'application/json' } }))).toBe('')
})

async function policyOf(response: Response): Promise<string> {
  const page = await finishPage(response)
  return new Headers(page.headers).get('content-security-policy') ?? ''
}

test('compressed copies decode to the same bytes, and the tag tells pages apart', async () => {
  const tags = new Map<string, string>()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 2_000 }), async (body) => {
      const page = await finishPage(html(body))
      expect(new Uint8Array(brotliDecompressSync(page.br ?? ''))).toEqual(page.plain)
      expect(new Uint8Array(gunzipSync(page.gzip ?? ''))).toEqual(page.plain)
      expect(tags.get(page.etag) ?? textOf(page)).toBe(textOf(page))
      tags.set(page.etag, textOf(page))
    }),
  )
  expect(tags.size).toBeGreaterThan(50)
})

test('status and headers are kept, the length is not: it is another for each encoding', async () => {
  const answer = html('12345', { status: 404, headers: { 'content-length': '5', 'x-kept': 'yes' } })
  const page = await finishPage(answer)
  expect(page.status).toBe(404)
  expect(new Headers(page.headers).get('x-kept')).toBe('yes')
  expect(new Headers(page.headers).has('content-length')).toBe(false)
})

test('what is compressed already is there once; drawings, feeds and data are made smaller', async () => {
  const forms = async (type: string) =>
    Object.keys(await finishPage(new Response('x'.repeat(99), { headers: { 'content-type': type } })))
  for (const type of ['image/png', 'image/webp', 'font/woff2'])
    expect([type, (await forms(type)).filter((form) => form === 'br' || form === 'gzip')]).toEqual([type, []])
  for (const type of ['image/svg+xml', 'application/xml; charset=utf-8', 'application/json', 'text/plain'])
    expect([type, ...(await forms(type))]).toEqual(expect.arrayContaining([type, 'br', 'gzip']))
})
