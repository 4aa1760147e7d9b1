// The user pool behind a real server on this machine: stopped and started again, doubled, and with faults planted where a test asks.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Database, openDatabase } from '#db/open.ts'
import type { IdentityParts } from '#identity/ask.ts'
import { createIdentity, type Identity } from '#identity/identity.ts'
import type { Message } from '#identity/messages/message.ts'
import type { ClientSettings, PoolSettings } from '#identity/pool/pool.ts'
import type { FoundPool } from '#identity/pool/pool-directory.ts'
import { createLog } from '#kernel/log.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { type OnTheWire, readAnswer, readCall, sendAnswer, type WireAnswer, type WireCall } from './wire.ts'

/** What outlives a server: its database, its key, and the time, which only goes forward. */
export type House = { databaseUrl: string; key: Buffer; nowMs: number; close(): Promise<void> }

export async function openHouse(): Promise<House> {
  const own = await createTestDatabase()
  return { databaseUrl: own.url, key: randomBytes(32), nowMs: sampleNow.getTime(), close: own.drop }
}

/** What a test puts wrong: on the wire, or in what the service works with. */
export type Planted = { wire?: OnTheWire; parts?: (parts: IdentityParts) => void }

export type PoolServer = {
  /** What the library is given as `userPoolEndpoint`. */
  endpoint: string
  origin: string
  messages: Message[]
  logLines: string[]
  /** Every call that came in, by its action. */
  asked: string[]
  /** What the service could not answer but by throwing. */
  crashes: unknown[]
  now(): Date
  pass(ms: number): void
  ensurePool(settings: Partial<PoolSettings>, client: Partial<ClientSettings>): Promise<FoundPool>
  /** One transaction on the rows of a pool, for what an operator does. */
  inPool: Database['forPool']
  /** Stands in front of the server from now on; undefined takes it away. */
  setWire(wire: OnTheWire | undefined): void
  /** Ends the service and opens it anew on the same database and key: all that it kept in memory is gone. */
  restart(): Promise<void>
  /** A second service on the same database and key; calls go to both in turn. */
  addMachine(): void
  close(): Promise<void>
}

type Machine = { identity: Identity; database: Database }

export async function openPoolServer(
  house: House,
  { guestCredentials = false, planted = {} }: { guestCredentials?: boolean; planted?: Planted } = {},
): Promise<PoolServer> {
  const messages: Message[] = []
  const logLines: string[] = []
  const asked: string[] = []
  const crashes: unknown[] = []
  const clock = () => new Date(house.nowMs)
  const openMachine = (): Machine => {
    const database = openDatabase(house.databaseUrl, () => {})
    const identity = createIdentity({
      database,
      key: house.key,
      clock,
      log: createLog('debug', (line) => logLines.push(line)),
      // What goes to nobody (RFC 2606) is written and taken back, so that its time tells nothing.
      send: async (_, message) => void (message.to.endsWith('.invalid') || messages.push(message)),
      guestCredentials,
    })
    planted.parts?.(identity.parts)
    return { identity, database }
  }
  const machines: Machine[] = [openMachine()]
  let turn = 0
  const machine = () => machines[turn++ % machines.length] as Machine
  let inFront: OnTheWire | undefined
  let origin = ''
  /** The site is that of the first pool. */
  let siteOwner: string | undefined
  const reach = async (call: WireCall): Promise<WireAnswer> => {
    const hasBody = call.method !== 'GET' && call.method !== 'HEAD'
    const request = new Request(origin + call.path, {
      method: call.method,
      headers: call.headers,
      ...(hasBody ? { body: new Uint8Array(call.body) } : {}),
    })
    const sender = createHash('sha256')
      .update(call.headers['x-sender'] ?? 'one')
      .digest('hex')
    const asker = { origin, sender, language: 'en', place: 'clinic', siteOwner }
    return readAnswer(await machine().identity.answer(request, asker))
  }
  /** The wire of the planted fault lies nearest to the server. */
  const throughFault = async (call: WireCall) => (planted.wire ? planted.wire(call, reach) : reach(call))
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    asked.push(call.action)
    const next = async (one: WireCall) => {
      const answer = await throughFault(one)
      if (typeof answer === 'symbol') throw new Error('a planted fault cut the line behind another wire')
      return answer
    }
    try {
      sendAnswer(response, await (inFront ? inFront(call, next) : throughFault(call)))
    } catch (error) {
      crashes.push(error)
      sendAnswer(response, { status: 500, headers: {}, body: '{"__type":"InternalErrorException"}' })
    }
  })
  // Maths of a test keeps this thread busy for longer than a connection would be kept, and nobody hears it close.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const first = () => machines[0] as Machine
  return {
    endpoint: `${origin}/identity/`,
    origin,
    messages,
    logLines,
    asked,
    crashes,
    now: clock,
    pass: (ms) => {
      house.nowMs += ms
    },
    // Pools with the same settings are one pool: making the keys of each costs a good part of a second.
    ensurePool: (settings, client) => {
      const owner = JSON.stringify([settings, client])
      siteOwner ??= owner
      return first().identity.parts.pools.ensurePool(owner, settings, client)
    },
    inPool: (poolId, work) => first().database.forPool(poolId, work),
    setWire: (wire) => {
      inFront = wire
    },
    restart: async () => {
      const before = machines.splice(0, machines.length, openMachine())
      await Promise.all(before.map(({ database }) => database.close()))
    },
    addMachine: () => void machines.push(openMachine()),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all(machines.map(({ database }) => database.close()))
    },
  }
}
