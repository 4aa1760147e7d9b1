// Two builds of the product on one database behind one address, of which the journey says who answers.
import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSeededDatabase } from '#tests/support/seeded-database.ts'
import { clusterVariable } from './product.ts'
import { type Change, makeSecondBuild } from './second-build.ts'
import { type Product, startProduct } from './start-product.ts'

export type Side = 'first' | 'second'

/** `turns`: one request goes to the first build, the next to the second. */
export type Answering = Side | 'turns'

export type TwoBuilds = {
  /** The one address of both. */
  origin: string
  outbox: string
  /** Where the second build lies. */
  secondFolder: string
  /** What went through since the last call of `answerBy`. */
  answered: Record<Side, string[]>
  /** Answers of 400 and above, with their address. */
  refused: string[]
  answerBy(who: Answering): void
  /** Ends the server of the first build, or starts it again. */
  stopFirst(): Promise<void>
  startFirst(): Promise<void>
  close(): Promise<void>
}

export async function startTwoBuilds(changes: Change[]): Promise<TwoBuilds> {
  const second = await makeSecondBuild(changes)
  const { url: databaseUrl, drop } = await createSeededDatabase(process.env[clusterVariable])
  const dataDir = await mkdtemp(join(tmpdir(), 'epidaurus-two-builds-'))
  const ports = { first: await freePort(), second: await freePort() }
  const start = (side: Side) =>
    startProduct({ port: ports[side], databaseUrl, dataDir, ...(side === 'second' && { folder: second.folder }) })
  let first: Product | undefined = await start('first')
  const other = await start('second')

  let answering: Answering = 'first'
  let last: Side = 'second'
  const next = (): Side => (answering === 'turns' ? (last = last === 'first' ? 'second' : 'first') : answering)
  const answered: TwoBuilds['answered'] = { first: [], second: [] }
  const refused: string[] = []
  const proxy = createServer((request, response) => {
    const side = next()
    answered[side].push(request.url ?? '')
    passOn(request, response, ports[side], (status) => refused.push(`${status} ${request.url} by ${side}`))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    outbox: join(dataDir, 'outbox'),
    secondFolder: second.folder,
    answered,
    refused,
    answerBy: (who) => {
      answering = who
      answered.first.length = 0
      answered.second.length = 0
    },
    stopFirst: async () => {
      await first?.stop()
      first = undefined
    },
    startFirst: async () => {
      first ??= await start('first')
    },
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await Promise.all([first?.stop(), other.stop()])
      await drop()
      await Promise.all([second.remove(), rm(dataDir, { recursive: true, force: true })])
    },
  }
}

/** Hands a request on as it came; an address that nobody listens at is a bad gateway, as with any proxy. */
function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  onRefused: (status: number) => void,
): void {
  const { method, url, headers } = request
  const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const status = answer.statusCode ?? 502
    if (status >= 400) onRefused(status)
    response.writeHead(status, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => {
    // Whoever asked has gone: nobody was refused anything.
    if (response.destroyed) return
    onRefused(502)
    response.writeHead(502).end()
  })
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/** A port that nobody listens at just now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
