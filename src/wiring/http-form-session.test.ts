// Whoever sends a form is known to the route that takes it, on public pages too: every route with an action is walked over.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'
import routes from '#web/routes.ts'

let api: SampleApi
let session: SampleSession

beforeAll(async () => {
  api = await openSampleApi()
  session = await signInAtOther(api)
})

afterAll(() => api.close())

type Place = { path: string; file: string }

function placesOf(entry: RouteConfigEntry, above = ''): Place[] {
  const path = [above, entry.path].filter(Boolean).join('/')
  return [{ path: `/${path}`, file: entry.file }, ...(entry.children ?? []).flatMap((child) => placesOf(child, path))]
}

const sources = import.meta.glob<string>('../web/routes/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const takesForms = ({ file }: Place) =>
  /^export (async )?(function|const) action\b/m.test(sources[`../web/${file}`] ?? '')
const places = (routes as RouteConfigEntry[]).flatMap((entry) => placesOf(entry)).filter(takesForms)

/** By its document without scripts, and by the data that a tab asks for. */
const forms = places.flatMap(({ path }) => {
  const plain = path.replace(/:\w+|\*/g, 'something')
  return [plain, ...(path.endsWith('.json') ? [] : [`${plain}.data`])]
})

const send = (path: string, headers: Record<string, string> = {}): [string, RequestInit] => [
  otherOrigin + path,
  { method: 'POST', body: 'x', headers: { cookie: `lang=ar; token=${session.access}`, ...headers } },
]

test('the public forms are among those walked over', () => {
  expect(forms).toEqual(expect.arrayContaining(['/quote', '/contact', '/preferences', '/quote.data', '/desk/patients']))
})

test.each(forms)('POST %s: the API is called as the person who is signed in', async (path) => {
  const { ask, drawn } = openSampleHttp(api)
  await ask(...send(path))
  expect(drawn[0]?.session).toMatchObject({ state: 'signed-in', sub: session.sub })
  expect(drawn[0]?.headers['authorization']).toBe(`Bearer ${session.access}`)
})

test('another site sends no form as the person who is signed in', async () => {
  const { ask, drawn } = openSampleHttp(api)
  expect((await ask(...send('/quote', { origin: 'https://evil.example' }))).status).toBe(403)
  expect(drawn).toHaveLength(0)
})

test('a public form is taken while the pool cannot be asked', async () => {
  const away = () => Promise.reject(new Fault('unavailable', 'Away.'))
  const sessions = { ...api.parts, tokens: { readAccess: away, readId: away } }
  const { ask, drawn } = openSampleHttp(api, { services: { sessions } })
  expect((await ask(...send('/quote'))).status).toBe(200)
  expect(drawn[0]?.session).toEqual({ state: 'none' })
})
