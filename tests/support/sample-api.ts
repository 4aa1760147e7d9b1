// The product API over a database of its own: two providers, a frozen clock, test rates, and a log that is kept.
import { createHash } from 'node:crypto'
import { type ApiParts, createApi, type GivenApiParts } from '#api/api.ts'
import { createCatalogue } from '#api/catalogue.ts'
import { createInboxNews } from '#api/inbox-news.ts'
import { createPackExports } from '#api/pack-exports.ts'
import type { ApiApp } from '#api/serve.ts'
import type { JobData } from '#db/jobs.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { openSessionLocks } from '#db/session-locks.ts'
import { createKnowledge } from '#domain/assistant/knowledge.ts'
import { extraBookable } from '#domain/extras/extra-bookable.ts'
import { hotelBookable } from '#domain/hotels/hotel-bookable.ts'
import { createPictureSizes } from '#domain/pictures/read-pictures.ts'
import { createProviderDirectory, type ProviderDirectory } from '#domain/provider/find-provider.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { treatmentBookable } from '#domain/treatments/treatment-bookable.ts'
import { createIdentity, type Identity } from '#identity/identity.ts'
import { problem } from '#kernel/endpoint.ts'
import { createLog } from '#kernel/log.ts'
import { createCountryTable } from '#suppliers/geo/country-table.ts'
import { createOwnInventory } from '#suppliers/hotels/own-inventory.ts'
import { createTestGateway } from '#suppliers/payments/test-gateway.ts'
import { createHostedPools } from '#suppliers/user-pool/hosted-pool.ts'
import { createTokenCheck } from '#wiring/check-tokens.ts'
import { createStaffPool } from '#wiring/staff-pool.ts'
import { createUserPools } from '#wiring/user-pools.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createMemoryStore, type MemoryStore, sampleDocuments } from './sample-documents.ts'
import { frozenClock, sampleDomain, writeOtherProvider, writeSampleProvider } from './sample-provider.ts'
import { sampleExchange } from './sample-rates.ts'

export type SampleApi = {
  app: ApiApp
  /** Of its database. */
  url: string
  database: Database
  identity: Identity
  directory: ProviderDirectory
  /** What the API was made of, to make another one with a part exchanged. */
  parts: ApiParts
  /** Of sampleDomain. */
  provider: Provider
  /** Of `other.test`, with a catalogue that reads the same. */
  other: Provider
  logLines: string[]
  /** Where the bytes of documents lie. */
  documentStore: MemoryStore
  /** The jobs put so far, in the order they came. */
  jobs: JobData[]
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

export const siteOrigin = `http://${sampleDomain}`

/**
 * @param changes parts that take the place of the sample's own
 * @param making its database, with nothing in it unless said
 */
export async function openSampleApi(
  changes: Partial<ApiParts> = {},
  making: Promise<TestDatabase> = createTestDatabase(),
): Promise<SampleApi> {
  const own = await making
  const database = openDatabase(own.url, () => {})
  const provider = await writeSampleProvider(database)
  const other = await writeOtherProvider(database)
  const directory = createProviderDirectory(database)
  const logLines: string[] = []
  const jobs: JobData[] = []
  const log = createLog('debug', (line) => logLines.push(line))
  const identity = createIdentity({
    database,
    key: Buffer.alloc(32, 7),
    clock: frozenClock,
    log,
    send: async () => {},
    guestCredentials: false,
  })
  const userPools = createUserPools(identity.parts)
  const documentStore = createMemoryStore()
  const locks = openSessionLocks(own.url)
  const packExports = createPackExports({ url: own.url, clock: frozenClock })
  const ownJobs: ApiParts['jobs'] = { put: async (_, __, data) => void jobs.push(data), forget: async () => {} }
  const test = createTestGateway({ database, clock: frozenClock, slowMs: 0 })
  const given: GivenApiParts = {
    database,
    directory,
    readCatalogue: createCatalogue(database),
    readKnowledge: createKnowledge(database),
    chatModel: undefined,
    goingDown: new AbortController().signal,
    exchange: sampleExchange,
    findCountry: createCountryTable(),
    clock: frozenClock,
    jobs: ownJobs,
    inboxNews: createInboxNews(),
    hotelSuppliers: [createOwnInventory({ database, jobs: ownJobs, clock: frozenClock })],
    testPayer: test.payer,
    testPaymentsForAll: true,
    digestSender: (address) => createHash('sha256').update(address).digest('base64url'),
    pictureSizes: createPictureSizes(database),
    ...sampleDocuments(database, documentStore),
    locks,
    packExports,
    userPools,
    staffPool: createStaffPool(identity.parts, userPools),
    originOf: (domain) => `http://${domain}`,
    tokens: createTokenCheck(identity, createHostedPools({ clock: frozenClock })),
    log,
    ...changes,
  }
  const {
    bookables = [hotelBookable(given.hotelSuppliers), treatmentBookable(given), extraBookable(given)],
    gateways = [test.gateway],
  } = changes
  const parts: ApiParts = { ...given, bookables, gateways }
  const app = createApi(parts)
  return {
    app,
    url: own.url,
    database,
    identity,
    directory,
    parts,
    provider,
    other,
    logLines,
    documentStore,
    jobs,
    get: async (path, headers = {}) => app.hono.request(new URL(path, siteOrigin), { headers }),
    post: async (path, body, headers = {}) =>
      app.hono.request(new URL(path, siteOrigin), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    close: async () => {
      await locks.close()
      await packExports.close()
      await database.close()
      await own.drop()
    },
  }
}

/** The problem body of a failed call, checked against the contract. */
export async function readProblem(response: Response) {
  const type = response.headers.get('content-type')
  if (type !== 'application/problem+json') throw new Error(`${response.status} came as ${type}`)
  return problem.parse(await response.json())
}
