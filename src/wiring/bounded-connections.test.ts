// What holds a connection without sending a whole request is let go, and how many there may be is bounded.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { uploadPath } from '#contract/documents.ts'
import { createLog } from '#kernel/log.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'
import { boundConnections, connectionOptions, endHalfSent } from './bounded-connections.ts'

let api: SampleApi
let server: Server

const waitMs = 150

beforeAll(async () => {
  api = await openSampleApi()
  const { app } = openSampleHttp(api, {
    handlePage: async ({ request }) => new Response(await request.text(), { headers: { 'content-type': 'text/html' } }),
  })
  server = createServer(connectionOptions, endHalfSent(getRequestListener(app.fetch), waitMs))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await api.close()
})

async function open(to: Server = server): Promise<{ socket: Socket; heard: () => string; closed: Promise<unknown> }> {
  const socket = connect((to.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let said = ''
  socket.on('data', (bytes) => (said += String(bytes))).on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  return { socket, heard: () => said, closed }
}

const head = (method: string, path: string, bytes: number, type = 'application/json') =>
  `${method} ${path} HTTP/1.1\r\nHost: clinic.test\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`
const form = 'application/x-www-form-urlencoded'

test.each([
  ['of the API', '/api/quotes', 'application/json'],
  ['of a page', '/quote', form],
])('408 and an end for a body %s that stops coming', async (_, path, type) => {
  const { socket, heard, closed } = await open()
  socket.write(`${head('POST', path, 100, type)}half`)
  await closed
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that comes slowly but surely gets through, and so does the next on its connection', async () => {
  const { socket, heard } = await open()
  socket.write(head('POST', '/quote', 1_000, form))
  for (let piece = 0; piece < 4; piece += 1) {
    socket.write('x'.repeat(250))
    await pause(waitMs / 2)
  }
  await expect.poll(heard).toContain('x'.repeat(1_000))
  await pause(2 * waitMs)
  socket.write(`${head('POST', '/quote', 4, form)}next`)
  await expect.poll(heard).toContain('next')
})

test('an upload is not ended by it', async () => {
  const { socket, heard } = await open()
  let isClosed = false
  socket.once('close', () => (isClosed = true))
  socket.write(`${head('PATCH', `${uploadPath}/0191d2f0-0000-7000-8000-000000000000`, 100)}half`)
  await pause(3 * waitMs)
  expect(heard()).not.toContain('408')
  expect(isClosed).toBe(false)
})

test('a body that its sender breaks off is no error in the log', async () => {
  const before = api.logLines.length
  for (const [path, type] of [
    ['/api/quotes', 'application/json'],
    ['/quote', form],
  ] as const) {
    const { socket } = await open()
    socket.write(`${head('POST', path, 100, type)}half`)
    await pause(waitMs / 3)
    socket.destroy()
  }
  await expect.poll(() => api.logLines.slice(before).filter((line) => line.includes('"request"')).length).toBe(2)
  expect(api.logLines.slice(before).filter((line) => line.includes('"error"'))).toEqual([])
})

test('beyond the most connections new ones are closed, and the log says so once', async () => {
  const lines: string[] = []
  const small = createServer()
  boundConnections(
    small,
    2,
    createLog('info', (line) => lines.push(line)),
  )
  await once(small.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void small.close())
  await open(small)
  await open(small)
  await (await open(small)).closed
  await (await open(small)).closed
  expect(lines.filter((line) => line.includes('too many connections'))).toHaveLength(1)
})

test('headers have to come within 15 seconds, whole requests are watched by us', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 0])
})
