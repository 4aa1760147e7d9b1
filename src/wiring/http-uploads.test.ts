// A file over a real line that is cut: the library that browsers use finds its way back, and what arrives is what was sent.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { DetailedError, Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/api.ts'
import { uploadPath } from '#contract/documents.ts'
import { openCuttingProxy } from '#tests/support/cutting-proxy.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'
import { sampleUploads, tus } from '#tests/support/sample-upload.ts'

const fileBytes = 12_000_000

let api: SampleApi
let amal: SampleClient
let server: Server
let port: number

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  await amal.agree('health-data')
  // One site for whatever host: the library connects to this machine by its number.
  const app = createApi({ ...api.parts, fixedDomain: 'other.test' })
  const http = openSampleHttp({ ...api, app }, { config: { PROVIDER_DOMAIN: 'other.test' } })
  server = createServer(getRequestListener(http.app.fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await api.close()
})

function send(content: Buffer, toPort: number, chunkSize = Number.POSITIVE_INFINITY): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `http://127.0.0.1:${toPort}${uploadPath}`,
      headers: { authorization: `Bearer ${amal.access}` },
      metadata: { filename: 'knee.pdf' },
      chunkSize,
      retryDelays: [0, 50, 100, 200, 400, 800],
      onError: reject,
      onSuccess: () => resolve(new URL(upload.url ?? '').pathname),
    })
    upload.start()
  })
}

async function download(path: string): Promise<Buffer> {
  const url = path
  await amal.post('/api/client/document/add', { url })
  const opened = (await (await amal.post('/api/client/document/open', { url })).json()) as { url: string }
  return Buffer.from(await (await amal.get(opened.url)).arrayBuffer())
}

test.each([
  ['in one go', Number.POSITIVE_INFINITY],
  ['in chunks that are no whole pieces', 3_000_000],
])('a file of 12 MB %s survives three cut connections', async (_, chunkSize) => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes - 9)])
  const proxy = await openCuttingProxy(port, [2_500_000, 6_200_000, 9_900_000])
  const path = await send(content, proxy.port, chunkSize)
  expect(proxy.cuts()).toBe(3)
  proxy.close()
  expect((await download(path)).equals(content)).toBe(true)
})

test('a file of a kind that is not taken: the library hears why while it still sends, and does not try again', async () => {
  const page = Buffer.concat([Buffer.from('<!doctype html><script>'), Buffer.alloc(5_000_000, 32)])
  const error = await send(page, port).catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(DetailedError)
  const response = error instanceof DetailedError ? error.originalResponse : null
  expect(response?.getStatus()).toBe(422)
  expect(response?.getBody()).toContain('"errors":[{"path":"file","reason":"type"}]')
})

test('a line that breaks in the middle of a piece leaves what came, and the upload free for the next', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2_000_000)])
  const uploads = sampleUploads(api.app, amal)
  const path = await uploads.begin(content.length)
  const sending = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'PATCH',
    headers: {
      ...tus,
      authorization: `Bearer ${amal.access}`,
      'content-type': 'application/offset+octet-stream',
      'content-length': content.length,
      'upload-offset': 0,
    },
  })
  sending.on('error', () => {})
  sending.write(content.subarray(0, 1_500_000))
  await expect.poll(() => api.documentStore.objects.has(`files/${path.split('/').at(-1)}/000000`)).toBe(true)
  sending.destroy()
  await expect.poll(() => uploads.offset(path)).toBeGreaterThan(1_048_576)
  const offset = await uploads.offset(path)
  expect((await uploads.send(path, offset, new Uint8Array(content.subarray(offset)))).status).toBe(204)
  expect((await download(path)).equals(content)).toBe(true)
})
