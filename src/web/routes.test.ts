// Every address at /profile, at /desk and below is guarded by its own loader, whichever file answers it.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageWith } from '#tests/support/sample-page.ts'
import { type PageSession, pageContext } from './page/page-context.ts'
import routes from './routes.ts'

type Loader = (given: { context: RouterContextProvider; url: URL; request: Request; params: object }) => unknown
type Guarded = { path: string; file: string }

/** What stands below an entry, its own file included. */
function filesOf(entry: RouteConfigEntry, above = ''): Guarded[] {
  const path = [above, entry.path].filter(Boolean).join('/')
  return [{ path: `/${path}`, file: entry.file }, ...(entry.children ?? []).flatMap((child) => filesOf(child, path))]
}

const all = (routes as RouteConfigEntry[]).flatMap((entry) => filesOf(entry))
const guarded = all.filter(({ path }) => /^\/(profile|desk)(\/|$)/.test(path))
const modules = import.meta.glob<{ loader?: Loader; action?: Loader }>([
  './routes/{profile,desk}*.{ts,tsx}',
  '!./routes/*.test.{ts,tsx}',
])

async function load({ path, file }: Guarded, state: PageSession['state'], part: 'loader' | 'action' = 'loader') {
  const module = await modules[`./${file}`]?.()
  const run = module?.[part]
  if (!run) return 'none'
  const context = new RouterContextProvider()
  const answers = {
    call: () => Promise.reject(new Error('something was asked for')),
    provider: { company: { slug: 'harbour' }, location: { slug: 'dubai' }, name: 'Harbour', contact: {} } as never,
  }
  context.set(pageContext, {
    ...pageWith({ language: 'en', currency: 'EUR' }, answers),
    session: { state } as PageSession,
  })
  const url = new URL(path.replace(/:\w+|\*/g, 'something'), 'http://clinic.test')
  const request = new Request(url, { method: part === 'action' ? 'POST' : 'GET' })
  try {
    return await run({ context, url, request, params: { slug: 'something', id: 'something', reference: 'something' } })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

test('the profile has its addresses, and every file of the profile answers one', () => {
  expect(guarded.length).toBeGreaterThan(6)
  expect(Object.keys(modules).sort()).toEqual([...new Set(guarded.map(({ file }) => `./${file}`))].sort())
})

test.each(guarded)('$path ($file): a visitor is led to the login, and nothing is asked for them', async (route) => {
  const answer = (await load(route, 'none')) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/auth\/login\?next=%2F(profile|desk)/),
  ])
})

test.each(guarded)('$path ($file): nothing is asked for whoever’s token has run out', async (route) => {
  await expect(load(route, 'expired')).resolves.not.toBeInstanceOf(Response)
})

test.each(guarded)('$path ($file): an action, where there is one, leads a visitor to the login', async (route) => {
  const answer = await load(route, 'none', 'action')
  expect(answer === 'none' || (answer instanceof Response && answer.status === 302)).toBe(true)
})
