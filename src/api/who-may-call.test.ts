// The table of who may call what: every endpoint that is served, and what each kind of caller hears.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { writePicture } from '#tests/support/sample-provider.ts'
import { sampleQuoteRequest, writeQuote } from '#tests/support/sample-quote.ts'
import { otherOrigin, signInAtOther } from '#tests/support/sample-session.ts'

type Row = {
  endpoint: string
  /** An address of it, and what to send. */
  example: string
  body?: object
  /** On the provider's own host. */
  visitor: number
  /** Someone who is signed in there, where that makes a difference. */
  client?: number
  /** A page of another host makes the visitor's browser ask. */
  otherSite: number
  /** On a host that no provider has. */
  nowhere: number
}

/** A row for each endpoint; the numbers are HTTP statuses. An endpoint without a row fails the first test. */
// biome-ignore format: it is read as a table
const table: Row[] = [
  { endpoint: 'GET /api/provider/{providerDomain}',                  example: '/api/provider/clinic.test',                  visitor: 200, otherSite: 200, nowhere: 200 },
  { endpoint: 'GET /api/provider/user-pool-config/{providerDomain}', example: '/api/provider/user-pool-config/clinic.test', visitor: 200, otherSite: 200, nowhere: 200 },
  { endpoint: 'GET /api/legal/{document}',                           example: '/api/legal/privacy-policy',                  visitor: 200, otherSite: 200, nowhere: 404 },
  { endpoint: 'GET /api/currencies',                                 example: '/api/currencies',                            visitor: 200, otherSite: 200, nowhere: 200 },
  { endpoint: 'GET /api/user-currency',                              example: '/api/user-currency',                         visitor: 200, otherSite: 200, nowhere: 200 },
  { endpoint: 'POST /api/stripe/fx-quote-raw',                       example: '/api/stripe/fx-quote-raw', body: { from: 'eur', to: 'aed' }, visitor: 200, otherSite: 403, nowhere: 200 },
  { endpoint: 'GET /api/procedures',                                 example: '/api/procedures',                            visitor: 200, otherSite: 200, nowhere: 404 },
  { endpoint: 'GET /api/procedures/{procedure}',                     example: '/api/procedures/hip-replacement',            visitor: 200, otherSite: 200, nowhere: 404 },
  { endpoint: 'GET /api/packages',                                   example: '/api/packages',                              visitor: 200, otherSite: 200, nowhere: 404 },
  { endpoint: 'GET /api/practitioners',                              example: '/api/practitioners',                         visitor: 200, otherSite: 200, nowhere: 404 },
  { endpoint: 'GET /api/pictures/{slug}/{width}',                    example: '/api/pictures/logo/320',                     visitor: 200, otherSite: 200, nowhere: 404 },
  { endpoint: 'GET /api/openapi.json',                               example: '/api/openapi.json',                          visitor: 200, otherSite: 200, nowhere: 200 },
  { endpoint: 'GET /api/docs',                                       example: '/api/docs',                                  visitor: 200, otherSite: 200, nowhere: 200 },
  { endpoint: 'GET /api/quotes/{reference}',                         example: '/api/quotes/Q-7K3M-92PX',                    visitor: 200, otherSite: 200, nowhere: 404 },
  { endpoint: 'POST /api/profile/id',                                example: '/api/profile/id',                            visitor: 401, client: 200, otherSite: 403, nowhere: 404 },
  { endpoint: 'POST /api/quotes',                                    example: '/api/quotes', body: sampleQuoteRequest(),    visitor: 200, otherSite: 403, nowhere: 404 },
]

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
  await writePicture(api.database, api.provider, 'logo')
  await writeQuote(api, 'Q-7K3M-92PX')
})

afterAll(() => api.close())

async function status({ endpoint, example, body }: Row, origin: string, headers: Record<string, string>) {
  const response = await api.app.hono.request(origin + example, {
    method: endpoint.split(' ')[0] ?? '',
    headers: { 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
  })
  return response.status
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
    expect([path, who, row?.visitor, row?.client]).toEqual(
      who === 'anyone' ? [path, who, 200, undefined] : [path, who, 401, 200],
    )
  }
})

test.each(table)(
  '$endpoint: a visitor $visitor, another site $otherSite, on a host of nobody $nowhere',
  async (row) => {
    expect(await status(row, 'http://clinic.test', {})).toBe(row.visitor)
    const fromElsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(await status(row, 'http://clinic.test', fromElsewhere)).toBe(row.otherSite)
    expect(await status(row, 'http://nobody.test', {})).toBe(row.nowhere)
  },
)

test('whoever is signed in at the provider’s own site is let in where a visitor is not', async () => {
  const { access, id } = await signInAtOther(api)
  const headers = { authorization: `Bearer ${access}`, idToken: id }
  for (const row of table.filter(({ client }) => client !== undefined)) {
    expect(await status(row, otherOrigin, headers)).toBe(row.client)
  }
})

test('no reply allows a page of another host to read it', async () => {
  for (const row of table.filter(({ body }) => !body)) {
    const { headers } = await api.get(row.example, { origin: 'https://evil.example' })
    expect([row.endpoint, headers.get('access-control-allow-origin')]).toEqual([row.endpoint, null])
  }
})
