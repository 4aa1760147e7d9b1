// The table of who may call what: every endpoint that is served, and what each kind of caller hears.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { type Caller, callers, openSampleCallers, type SampleCallers } from '#tests/support/sample-callers.ts'
import { writePicture } from '#tests/support/sample-provider.ts'
import { sampleQuoteRequest, writeQuote } from '#tests/support/sample-quote.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'

/** What the examples are about: made before the table is walked through. */
type World = SampleCallers

type Row = {
  endpoint: string
  /** An address of it, and what to send, each as caller A would. */
  example: string | ((world: World) => string)
  body?: object | ((world: World) => object)
  /** What is sent instead of JSON. */
  raw?: { type: string; content: Uint8Array<ArrayBuffer> }
  headers?: Record<string, string>
  /** A page of another host makes A's browser ask. */
  otherSite: number
  /** A on a host that no provider has. */
  nowhere: number
} & Record<Caller, number>

/** Whoever asks hears the same. */
const anyone = (status: number, otherSite = status, nowhere = 404) => ({
  ...(Object.fromEntries(callers.map((caller) => [caller, status])) as Record<Caller, number>),
  otherSite,
  nowhere,
})
/** Clients only; `b` is another client at A's things: 403 where A is named, 404 where a thing of A's is, 200 where everybody has their own. */
const clients = (b: number, otherSite: number) => ({
  ...anyone(401, otherSite),
  a: 200,
  b,
  staff: 403,
})
/** Reading by a page of another host is not refused, but comes without the cookie (SameSite) and cannot be read. */
const [read, written] = [200, 403]

/** A row for each endpoint; the numbers are HTTP statuses. An endpoint without a row fails the first test. Rows are walked in their order. */
// biome-ignore format: it is read as a table
const table: Row[] = [
  { endpoint: 'GET /api/provider/{providerDomain}',                  example: '/api/provider/clinic.test',                  ...anyone(200, read, 200) },
  { endpoint: 'GET /api/provider/user-pool-config/{providerDomain}', example: '/api/provider/user-pool-config/clinic.test', ...anyone(200, read, 200) },
  { endpoint: 'GET /api/legal/{document}',                           example: '/api/legal/privacy-policy',                  ...anyone(200) },
  { endpoint: 'GET /api/currencies',                                 example: '/api/currencies',                            ...anyone(200, read, 200) },
  { endpoint: 'GET /api/user-currency',                              example: '/api/user-currency',                         ...anyone(200, read, 200) },
  { endpoint: 'POST /api/stripe/fx-quote-raw',                       example: '/api/stripe/fx-quote-raw', body: { from: 'eur', to: 'aed' }, ...anyone(200, written, 200) },
  { endpoint: 'GET /api/procedures',                                 example: '/api/procedures',                            ...anyone(200) },
  { endpoint: 'GET /api/procedures/{procedure}',                     example: '/api/procedures/hip-replacement',            ...anyone(200) },
  { endpoint: 'GET /api/packages',                                   example: '/api/packages',                              ...anyone(200) },
  { endpoint: 'GET /api/practitioners',                              example: '/api/practitioners',                         ...anyone(200) },
  { endpoint: 'GET /api/pictures/{slug}/{width}',                    example: '/api/pictures/logo/320',                     ...anyone(200) },
  { endpoint: 'GET /api/openapi.json',                               example: '/api/openapi.json',                          ...anyone(200, read, 200) },
  { endpoint: 'GET /api/docs',                                       example: '/api/docs',                                  ...anyone(200, read, 200) },
  { endpoint: 'GET /api/quotes/{reference}',                         example: '/api/quotes/Q-7K3M-92PX',                    ...anyone(200) },
  { endpoint: 'POST /api/quotes',                                    example: '/api/quotes', body: sampleQuoteRequest(),    ...anyone(200, written) },
  { endpoint: 'POST /api/profile/id',                                example: '/api/profile/id',                            ...clients(200, written), staff: 200 },
]

let api: SampleApi
let world: World

beforeAll(async () => {
  api = await openSampleApi()
  const atOther = { ...api, provider: api.other }
  await writePicture(api.database, api.other, 'logo')
  await writeQuote(atOther, 'Q-7K3M-92PX')
  world = await openSampleCallers(api)
})

afterAll(() => api.close())

async function ask(row: Row, origin: string, headers: Record<string, string>): Promise<Response> {
  const example = typeof row.example === 'function' ? row.example(world) : row.example
  const body = typeof row.body === 'function' ? row.body(world) : row.body
  return api.app.hono.request(origin + example, {
    method: row.endpoint.split(' ')[0] ?? '',
    headers: { 'content-type': row.raw?.type ?? 'application/json', ...row.headers, ...headers },
    body: row.raw?.content ?? (body ? JSON.stringify(body) : null),
  })
}

test('every endpoint that is served has a row, and every row is served', () => {
  const served = api.app.hono.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(table.map(({ endpoint }) => endpoint).sort()).toEqual([...new Set(served)].sort())
})

test('every endpoint value says who may call, and that is what its row shows', () => {
  for (const { method, path, who } of api.app.served) {
    const row = table.find(({ endpoint }) => endpoint === `${method} ${path}`)
    const refused = (status: number) => (who === 'anyone' ? 200 : status)
    const told = { visitor: row?.visitor, otherPool: row?.otherPool, staff: row?.staff }
    expect([path, told]).toEqual([
      path,
      { visitor: refused(401), otherPool: refused(401), staff: who === 'client' ? 403 : 200 },
    ])
  }
})

// A comes last: what they do to their own things is not done before the others have been refused.
const inOrder = [...callers.filter((caller) => caller !== 'a'), 'a'] as const

test.each(table)(
  '$endpoint: visitor $visitor, A $a, B $b, staff $staff; from another site $otherSite, on a host of nobody $nowhere',
  async (row) => {
    const refused: [Caller, number][] = []
    const fromElsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    if (row.otherSite >= 400)
      expect((await ask(row, otherOrigin, { ...world.headers.a, ...fromElsewhere })).status).toBe(row.otherSite)
    expect((await ask(row, 'http://nobody.test', world.headers.a)).status).toBe(row.nowhere)
    for (const caller of inOrder) refused.push([caller, (await ask(row, otherOrigin, world.headers[caller])).status])
    expect(Object.fromEntries(refused)).toEqual(Object.fromEntries(callers.map((caller) => [caller, row[caller]])))
    if (row.otherSite < 400) expect((await ask(row, otherOrigin, fromElsewhere)).status).toBe(row.visitor)
  },
)

test('whoever is refused learns nothing of A: neither name nor address stands in the answer', async () => {
  for (const row of table) {
    for (const caller of callers.filter((one) => row[one] >= 400)) {
      const answer = await (await ask(row, otherOrigin, world.headers[caller])).text()
      expect([row.endpoint, caller, /amal|haddad/i.test(answer)]).toEqual([row.endpoint, caller, false])
    }
  }
})

test('no reply allows a page of another host to read it', async () => {
  for (const row of table.filter(({ endpoint }) => endpoint.startsWith('GET'))) {
    const { headers } = await ask(row, otherOrigin, { ...world.headers.a, origin: 'https://evil.example' })
    expect([row.endpoint, headers.get('access-control-allow-origin')]).toEqual([row.endpoint, null])
  }
})
