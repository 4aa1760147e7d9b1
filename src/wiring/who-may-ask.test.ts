// The table of the server's own addresses beside the API's and the pages': who is answered, and who is not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp, type SampleHttp } from '#tests/support/sample-http.ts'

type Row = {
  /** As the server has it. */
  route: string
  example: string
  /** From this machine and nobody in between, from another machine, and through a proxy on this one. */
  here: number
  elsewhere: number
  proxied: number
}

const everyone = (status: number) => ({ here: status, elsewhere: status, proxied: status })

/**
 * There is no build in this test, so that what is built is not found and the worker not there yet.
 * The API and the pages have tables of their own: api/who-may-call.test.ts and web/routes.test.ts; the pool identity/who-may-call.test.ts.
 */
// biome-ignore format: it is read as a table
const table: Row[] = [
  { route: 'GET /healthz',            example: '/healthz',                     ...everyone(200) },
  { route: 'GET /readyz',             example: '/readyz',                      ...everyone(200) },
  { route: 'GET /metrics',            example: '/metrics',                     here: 200, elsewhere: 403, proxied: 403 },
  { route: 'GET /assets/*',           example: '/assets/none.js',              ...everyone(404) },
  { route: 'GET /builds/meta/*',      example: '/builds/meta/none.json',       ...everyone(404) },
  { route: 'GET /builds/latest.json', example: '/builds/latest.json',          ...everyone(404) },
  { route: 'GET /texts/*',            example: '/texts/none.js',               ...everyone(200) },
  { route: 'GET /sw.js',              example: '/sw.js',                       ...everyone(503) },
  { route: 'GET /dev/mail',           example: 'http://localhost/dev/mail',    here: 200, elsewhere: 403, proxied: 403 },
  { route: 'GET /dev/mail/:name',     example: 'http://localhost/dev/mail/none.eml', here: 404, elsewhere: 403, proxied: 403 },
  { route: 'ALL /identity',           example: '/identity',                    ...everyone(404) },
  { route: 'ALL /identity/*',         example: '/identity/own-1_N/.well-known/jwks.json', ...everyone(404) },
  { route: 'ALL /api/*',              example: '/api/currencies',              ...everyone(200) },
  { route: 'ALL /*',                  example: '/procedures',                  ...everyone(200) },
]

let api: SampleApi
let http: SampleHttp
beforeAll(async () => {
  api = await openSampleApi()
  http = openSampleHttp(api)
})
afterAll(() => api.close())

test('every address of the server has a row, and every row is one', () => {
  const served = http.app.routes.map(({ method, path }) => `${method} ${path}`)
  // What looks at every request, or at every one of a folder, before it is answered.
  const passed = ['ALL /dev/*']
  const rows = [...table.map(({ route }) => route), ...passed]
  expect([...new Set(served)].sort()).toEqual(rows.sort())
})

test.each(table)('$route: here $here, from elsewhere $elsewhere, by a proxy $proxied', async ({ example, ...row }) => {
  const here = await http.ask(example)
  const elsewhere = await http.ask(example, {}, '192.0.2.7')
  const proxied = await http.ask(example, { headers: { 'x-forwarded-for': '192.0.2.7' } })
  expect({ here: here.status, elsewhere: elsewhere.status, proxied: proxied.status }).toEqual({
    here: row.here,
    elsewhere: row.elsewhere,
    proxied: row.proxied,
  })
})
