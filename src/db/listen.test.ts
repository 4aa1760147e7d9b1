// Checks that notifications are heard, that a broken connection is replaced, and that each gap is told of.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { listen } from './listen.ts'
import { runAsLogin } from './notes-fixture.ts'

let copy: TestDatabase

beforeAll(async () => {
  copy = await createTestDatabase()
})

afterAll(() => copy.drop())

/** Listens until the test ends, and counts. */
function hear(url: string, channel: string) {
  const heard = { notices: [] as string[], gaps: 0 }
  const listener = listen(
    url,
    channel,
    (payload) => heard.notices.push(payload),
    () => {
      heard.gaps += 1
    },
  )
  onTestFinished(() => listener.close())
  return { heard, listener }
}

const notify = (channel: string, payload: string) =>
  runAsLogin(copy.url, `select pg_notify('${channel}', '${payload}')`)
const listening = async () =>
  (
    await runAsLogin(
      copy.url,
      `select pid from pg_stat_activity where application_name = 'epidaurus-listen' and datname = current_database()`,
    )
  ).length
const patient = { timeout: 10_000 }

test('each notification of the channel is heard in order with its payload, none of another channel', async () => {
  const { heard } = hear(copy.url, 'changes')
  await vi.waitFor(() => expect(heard.gaps).toBe(1), patient)
  await notify('elsewhere', 'x')
  await notify('changes', 'one')
  await runAsLogin(copy.url, 'notify changes')
  await notify('changes', 'two')
  await vi.waitFor(() => expect(heard.notices).toEqual(['one', '', 'two']), patient)
  expect(heard.gaps).toBe(1)
})

test('any text is a channel', async () => {
  const { heard } = hear(copy.url, 'odd "name"; drop')
  await vi.waitFor(() => expect(heard.gaps).toBe(1), patient)
  await notify('odd "name"; drop', 'one')
  await vi.waitFor(() => expect(heard.notices).toEqual(['one']), patient)
})

test('a connection that the server ends is replaced, and the gap is told of', async () => {
  const { heard } = hear(copy.url, 'changes')
  await vi.waitFor(() => expect(heard.gaps).toBe(1), patient)
  for (const gaps of [2, 3]) {
    await runAsLogin(
      copy.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'epidaurus-listen' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(heard.gaps).toBe(gaps), patient)
    await notify('changes', `after ${gaps}`)
    await vi.waitFor(() => expect(heard.notices).toContain(`after ${gaps}`), patient)
  }
  expect(heard.notices).toEqual(['after 2', 'after 3'])
  expect(await listening()).toBe(1)
})

test('a server that is not there yet is tried again until it is', async () => {
  const { port, start } = await reservePort()
  const url = new URL(copy.url)
  const target = { host: url.hostname, port: Number(url.port) }
  url.host = `127.0.0.1:${port}`
  const { heard } = hear(url.href, 'changes')
  expect(heard.gaps).toBe(0)
  await start(target)
  await vi.waitFor(() => expect(heard.gaps).toBe(1), patient)
  await notify('changes', 'one')
  await vi.waitFor(() => expect(heard.notices).toEqual(['one']), patient)
})

test('after closing, its connection is gone and nothing is heard any more', async () => {
  const { heard, listener } = hear(copy.url, 'changes')
  await vi.waitFor(() => expect(heard.gaps).toBe(1), patient)
  await listener.close()
  await vi.waitFor(async () => expect(await listening()).toBe(0), patient)
  await notify('changes', 'late')
  expect(heard).toEqual({ notices: [], gaps: 1 })
})

test('closing while the server has not answered yet ends that connection too', { timeout: 5_000 }, async () => {
  const accepted = Promise.withResolvers<Socket>()
  const silent = createServer((socket) => accepted.resolve(socket.resume()))
  onTestFinished(() => void silent.close())
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const { heard, listener } = hear(`postgres://nobody@127.0.0.1:${port}/none`, 'changes')
  const closed = once(await accepted.promise, 'close')
  await listener.close()
  await closed
  expect(heard).toEqual({ notices: [], gaps: 0 })
})

/** A port on which nobody listens until started; then it leads to the target. */
async function reservePort() {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  const start = async (target: { host: string; port: number }) => {
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      const onward = connect(target)
      sockets.push(socket, onward)
      for (const each of [socket, onward]) each.on('error', () => {})
      socket.pipe(onward).pipe(socket)
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
  }
  return { port, start }
}
