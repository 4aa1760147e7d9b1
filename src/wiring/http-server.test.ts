// The same over a real connection: what the Node server hands on is what the house expects.
import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { senderHeader } from '#api/gate.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { drawPage, openSampleHttp } from '#tests/support/sample-http.ts'

let api: SampleApi
let server: Server
const posted: string[] = []
const senders: (string | undefined)[] = []

beforeAll(async () => {
  api = await openSampleApi()
  const { app } = openSampleHttp(api, {
    handlePage: async (page) => {
      senders.push(page.headers[senderHeader])
      if (page.request.method === 'POST') posted.push(`${page.request.url} ${await page.request.text()}`)
      return drawPage(page)
    },
  })
  server = createServer(getRequestListener(app.fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(async () => {
  server.close()
  await api.close()
})

async function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
  body = '',
): Promise<{ response: IncomingMessage; body: string }> {
  const { port } = server.address() as AddressInfo
  const headers = { host: 'clinic.test', ...options.headers }
  const call = httpRequest({ host: '127.0.0.1', port, path, ...options, headers })
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  return { response, body: await text(response) }
}

test('a page for the host that was asked for, 304 when the browser has it, HEAD without a body', async () => {
  const page = await ask('/procedures?q=hip')
  expect([page.response.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining('http://clinic.test/procedures?q=hip clinic.test en'),
  ])
  const { etag = '' } = page.response.headers
  const again = await ask('/procedures?q=hip', { headers: { 'if-none-match': etag } })
  expect([again.response.statusCode, again.body]).toEqual([304, ''])
  const head = await ask('/procedures?q=hip', { method: 'HEAD' })
  expect([head.response.statusCode, head.response.headers.etag, head.body]).toEqual([200, etag, ''])
  expect(senders).toEqual(['127.0.0.1'])
})

test('a form reaches the page whole, behind a proxy with https too', async () => {
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  await ask('/quote', form, 'name=Jane')
  await ask('/quote', { ...form, headers: { ...form.headers, 'x-forwarded-proto': 'https' } }, 'name=Omar')
  expect(posted).toEqual(['http://clinic.test/quote name=Jane', 'https://clinic.test/quote name=Omar'])
})

test('413 for a body over 64 KB that comes in pieces', async () => {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const body = JSON.stringify({ need: 'x'.repeat(70_000) })
  const { response, body: problem } = await ask('/api/quotes', { method: 'POST', headers }, body)
  expect(response.statusCode).toBe(413)
  expect(JSON.parse(problem)).toMatchObject({ code: 'too-large' })
})

test('a path that climbs out of the assets finds nothing', async () => {
  for (const path of ['/assets/../package.json', '/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/package.json']) {
    const { body } = await ask(path)
    expect(body).not.toContain('dependencies')
  }
})
