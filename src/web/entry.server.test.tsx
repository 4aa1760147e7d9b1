// A page whose loader breaks: the visitor, the answer and the log name the request by the same reference.
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { searchProcedures } from '#contract/procedures.ts'
import { referenceOf } from '#kernel/id.ts'
import { askAndLeave } from '#tests/support/leaving-visitor.ts'
import { openSampleApi, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { buildIdOf } from './build-id.server.ts'
import * as entry from './entry.server.tsx'
import { callAs, drawingContext, pageContext, readPage } from './page/page-context.ts'
import * as root from './root.tsx'

// The tests' own bundler gives style sheets no address.
vi.mock('./app.css?url', () => ({ default: '/app.css' }))

let api: SampleApi
const requestId = '3f2a91c7-0b1d-4e55-8a11-77aa0c9d1234'
const reference = '3F2A-91C7'

beforeAll(async () => {
  // Whatever reads the catalogue breaks.
  api = await openSampleApi({ readCatalogue: () => Promise.reject(new Error('Jane Doe, hip')) })
})
beforeEach(() => {
  api.logLines.length = 0
})
afterAll(() => api.close())

/** As the router's own build wraps what stands in a route file. */
const frame = {
  ...root,
  default: UNSAFE_withComponentProps(root.default as Parameters<typeof UNSAFE_withComponentProps>[0]),
  ErrorBoundary: UNSAFE_withErrorBoundaryProps(
    root.ErrorBoundary as unknown as Parameters<typeof UNSAFE_withErrorBoundaryProps>[0],
  ),
}

type Loader = (args: { context: Readonly<RouterContextProvider> }) => unknown

/** A site of one page, in the frame of ours, as the router's build would describe it. */
function siteOf(loader: Loader): ServerBuild {
  const file = (id: string, more: object) => ({ id, module: '/x.js', imports: [], css: [], hasLoader: true, ...more })
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: frame },
      page: { id: 'page', parentId: 'root', index: true, module: { default: () => null, loader } },
    },
    assets: {
      entry: { module: '/x.js', imports: [] },
      routes: { root: file('root', { path: '' }), page: file('page', { parentId: 'root', index: true }) },
      url: '/x.js',
      version: 'b1',
    },
    future: {},
    ssr: true,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

const draw = (loader: Loader, form: 'document' | 'payload' = 'document', agent = 'Firefox') =>
  answer(new Request(`${siteOrigin}/`, { headers: { 'user-agent': agent } }), loader, form)

async function answer(request: Request, loader: Loader, form: 'document' | 'payload' = 'document') {
  const page = await samplePage(api, { language: 'en', currency: 'EUR' })
  const context = new RouterContextProvider()
  const send = (request: Request) => api.app.hono.fetch(request)
  context.set(pageContext, { ...page, call: callAs(send, siteOrigin, { 'x-request-id': requestId }) })
  context.set(drawingContext, { form, requestId, described: [], log: api.parts.log })
  return createRequestHandler(siteOf(loader), 'production')(request, context)
}

const failing: Loader = () => {
  throw new Error('Jane Doe, hip')
}
const callingWhatFails: Loader = ({ context }) => readPage(context).call(searchProcedures, {})

const logged = () => api.logLines.map((line) => JSON.parse(line) as Record<string, string>)

test.each([
  ['a loader that breaks', failing, 'page failed'],
  ['an endpoint that breaks', callingWhatFails, 'request failed'],
])('%s: page, header and log line have one reference, and none repeats the cause', async (_, loader, event) => {
  const answer = await draw(loader)
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, requestId])
  const document = await answer.text()
  expect(document).toContain('Internal Server Error')
  expect(document).toMatch(new RegExp(`<bdi dir="ltr"[^>]*>${reference}</bdi>`))
  expect(document).toContain(`data-reference="${requestId}"`)
  expect(logged()).toMatchObject([{ event, requestId, reference, level: 'error' }])
  expect(reference).toBe(referenceOf(requestId))
  expect(document + api.logLines.join()).not.toMatch(/Jane|hip,/)
})

test('a document and a payload name the same build, with its texts: so a tab hears of a change of those alone', async () => {
  const document = await (await draw(failing)).text()
  const payload = (await (await draw(failing, 'payload')).json()) as { build: string }
  expect(payload.build).toBe(buildIdOf('b1'))
  expect(document).toContain(`data-build="${payload.build}"`)
  expect(payload.build).not.toBe(buildIdOf('b1', ['/texts/en.0123456789ab.json', '/texts/ar.0123456789ab.json']))
})

test('the failed page has the clinic’s phone and e-mail beside the reference', async () => {
  const document = await (await draw(failing)).text()
  const main = document.slice(document.indexOf('<main'), document.indexOf('</main>'))
  const { phone, email } = api.provider.contact
  expect(main).toContain(`tel:${phone.replaceAll(' ', '')}`)
  expect(main).toContain(`mailto:${email}`)
})

test('the payload of a page that fails carries its reference to the tab', async () => {
  const answer = await draw(failing, 'payload')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ failed: { status: 500, reference: requestId } })
})

test('what is not there has no reference: nothing broke', async () => {
  const answer = await draw(() => {
    throw new Response(null, { status: 404 })
  })
  const document = await answer.text()
  expect(answer.status).toBe(404)
  expect(document).toContain('Page Not Found: /')
  expect(document).not.toContain(reference)
  expect(api.logLines).toEqual([])
})

test('spec 2: "The error page is not rendered for bots", which get the status and the reference in a header', async () => {
  const answer = await draw(failing, 'document', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
  expect([answer.status, await answer.text(), answer.headers.get('x-request-id')]).toEqual([500, '', requestId])
})

test('pages and payloads say in which language they are', async () => {
  for (const form of ['document', 'payload'] as const) {
    expect((await draw(() => null, form)).headers.get('content-language')).toBe('en')
  }
})

test('a visitor who leaves while a page is made is no error in the log', async () => {
  await askAndLeave((request, leave) => answer(request, leave))
  expect(logged()).toEqual([])
})
