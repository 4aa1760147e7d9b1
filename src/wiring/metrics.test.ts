// GET /metrics: who may read it, and numbers whose labels nobody outside can choose.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp, type SampleHttp } from '#tests/support/sample-http.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

/** Value by name and labels; throws at a line that is not of the format. */
async function readMetrics({ ask }: SampleHttp): Promise<Map<string, number>> {
  const response = await ask('/metrics')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4'])
  const text = await response.text()
  expect(text.endsWith('\n')).toBe(true)
  const values = new Map<string, number>()
  let described = ''
  for (const line of text.trimEnd().split('\n')) {
    const [, help] = /^# HELP (\S+) .+$/.exec(line) ?? []
    const [, name, labels = '', value] =
      /^([a-z_]+)(\{[a-z]+="[a-zA-Z0-9]+"(?:,[a-z]+="[a-zA-Z0-9]+")*\})? (\S+)$/.exec(line) ?? []
    if (help) described = help
    else if (name) values.set(name + labels, Number(value))
    else expect(line).toMatch(new RegExp(`^# TYPE ${described} (counter|gauge)$`))
    if (name) expect(name).toBe(described)
  }
  return values
}

test('requests are counted by area, method and class of status', async () => {
  const http = openSampleHttp(api)
  await http.ask('/')
  await http.ask('/procedures/hip-replacement')
  await http.ask('/', { method: 'HEAD' })
  await http.ask('http://nobody.test/')
  await http.ask('/api/currencies')
  await http.ask('/api/jane-doe')
  await http.ask('/assets/none.js')
  await http.ask('/healthz')
  await http.ask('/api/quotes', { method: 'PROPFIND' })
  const values = await readMetrics(http)
  const counted = [...values].filter(([name]) => name.startsWith('epidaurus_requests_total'))
  expect(Object.fromEntries(counted)).toEqual({
    'epidaurus_requests_total{area="page",method="GET",status="2xx"}': 2,
    'epidaurus_requests_total{area="page",method="HEAD",status="2xx"}': 1,
    'epidaurus_requests_total{area="page",method="GET",status="4xx"}': 1,
    'epidaurus_requests_total{area="api",method="GET",status="2xx"}': 1,
    'epidaurus_requests_total{area="api",method="GET",status="4xx"}': 1,
    'epidaurus_requests_total{area="api",method="other",status="4xx"}': 1,
    'epidaurus_requests_total{area="asset",method="GET",status="4xx"}': 1,
    'epidaurus_requests_total{area="machine",method="GET",status="2xx"}': 1,
  })
})

test('no path, host or query of anyone is in it', async () => {
  const http = openSampleHttp(api)
  await http.ask('/procedures/hip-replacement?q=jane')
  await http.ask('http://jane.test/')
  await http.ask('/api/jane')
  expect(await (await http.ask('/metrics')).text()).not.toMatch(/jane|hip|clinic|\.test/)
})

test('the page cache counts what it had and what it drew', async () => {
  const http = openSampleHttp(api)
  for (const path of ['/', '/', '/contact', '/']) await http.ask(path)
  const values = await readMetrics(http)
  expect(values.get('epidaurus_page_cache_total{result="hit"}')).toBe(2)
  expect(values.get('epidaurus_page_cache_total{result="miss"}')).toBe(2)
})

test('the oldest mail that has not left is told in seconds, codes for themselves', async () => {
  const mailWaits = { code: 0, other: 0 }
  const http = openSampleHttp(api, { services: { mailWaits } })
  Object.assign(mailWaits, { code: 3, other: 410 })
  const values = await readMetrics(http)
  expect(values.get('epidaurus_oldest_unsent_mail_seconds{kind="code"}')).toBe(3)
  expect(values.get('epidaurus_oldest_unsent_mail_seconds{kind="other"}')).toBe(410)
})

test('jobs that failed are counted, those by a bug for themselves', async () => {
  const jobFailures = { bug: 0, other: 0 }
  const http = openSampleHttp(api, { services: { jobFailures } })
  Object.assign(jobFailures, { bug: 2, other: 7 })
  const values = await readMetrics(http)
  expect(values.get('epidaurus_failed_jobs_total{why="bug"}')).toBe(2)
  expect(values.get('epidaurus_failed_jobs_total{why="other"}')).toBe(7)
})

test('orders with money that nothing stands for are told', async () => {
  const strandedPayments = { count: 0 }
  const http = openSampleHttp(api, { services: { strandedPayments } })
  expect((await readMetrics(http)).get('epidaurus_stranded_payments')).toBe(0)
  strandedPayments.count = 2
  expect((await readMetrics(http)).get('epidaurus_stranded_payments')).toBe(2)
})

test('memory and uptime are those of the process', async () => {
  const values = await readMetrics(openSampleHttp(api))
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(
    values.get('epidaurus_heap_used_bytes') ?? Infinity,
  )
  const uptime = values.get('epidaurus_uptime_seconds') ?? Infinity
  expect(uptime).toBeGreaterThan(0)
  expect(uptime).toBeLessThanOrEqual(process.uptime())
})

test('403 for another machine, and for whatever a proxy on this one passes on', async () => {
  const { ask } = openSampleHttp(api)
  expect((await ask('/metrics', {}, '203.0.113.7')).status).toBe(403)
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto', 'x-forwarded-host']) {
    const response = await ask('/metrics', { headers: { [name]: '127.0.0.1' } }, '127.0.0.1')
    expect([name, response.status]).toEqual([name, 403])
    expect(await response.text()).not.toContain('epidaurus_')
  }
})

test('200 for this machine by either family of addresses', async () => {
  const { ask } = openSampleHttp(api)
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await ask('/metrics', {}, peer)).status).toBe(200)
})

test('200 from anywhere with the token, 403 with any other, and with none when no token is set', async () => {
  const withToken = openSampleHttp(api, { config: { METRICS_TOKEN: 'open-sesame' } })
  const status = async (http: SampleHttp, authorization: string) =>
    (await http.ask('/metrics', { headers: { authorization } }, '203.0.113.7')).status
  expect(await status(withToken, 'Bearer open-sesame')).toBe(200)
  for (const wrong of ['Bearer open', 'Bearer ', 'open-sesame', 'Basic open-sesame', 'Bearer undefined']) {
    expect(await status(withToken, wrong)).toBe(403)
    expect(await status(openSampleHttp(api), wrong)).toBe(403)
  }
})
