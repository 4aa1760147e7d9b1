// @vitest-environment happy-dom
// Guards how the reporting library is set up, and which pages it hears of and records.
import { beforeEach, expect, test, vi } from 'vitest'
import { consentWording } from '#web/page/consent.ts'
import { startDiagnostics } from './diagnostics.ts'
import type { Observation } from './observation.ts'

const calls: string[] = []
const given = { init: {} as Record<string, unknown>, replay: {} as Record<string, unknown>, options: { enabled: true } }
const replay = {
  start: () => void calls.push('record'),
  stop: async ({ flush }: { flush: boolean }) => void calls.push(flush ? 'stop and send' : 'stop'),
}
vi.mock('@sentry/browser', () => ({
  init: (options: Record<string, unknown>) => {
    given.init = options
    return { getOptions: () => given.options, addIntegration: () => calls.push('add and record') }
  },
  replayIntegration: (options: Record<string, unknown>) => {
    given.replay = options
    return replay
  },
  getCurrentScope: () => ({ setTransactionName: () => {} }),
  startBrowserTracingPageLoadSpan: (_: unknown, { name }: { name: string }) => calls.push(`load ${name}`),
  startBrowserTracingNavigationSpan: (_: unknown, { name }: { name: string }) => calls.push(`go ${name}`),
  globalHandlersIntegration: () => 'errors',
  dedupeIntegration: () => 'dedupe',
  browserTracingIntegration: () => 'traces',
  makeFetchTransport: () => ({}),
}))

const settings = {
  stateStorage: 'localStorage',
  sentryDsn: 'https://k@errors.example/1',
  replayKey: 'https://r@replays.example/2',
} as const
/** The recorder is fetched with the first page that may be recorded. */
const settled = () => vi.dynamicImportSettled()

const at = (pattern: string, recorded?: { gestures: boolean }): Observation => ({
  page: recorded ? { pattern, recorded } : { pattern },
  key: pattern.replace(/\{\w+\}/, 'lasik'),
  isLeaving: false,
})
const nowhere: Observation = { page: undefined, key: undefined, isLeaving: false }
const contact = at('/contact', { gestures: true })

function allow(answer: 'on' | 'off'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = `consent=diagnostics=${answer}.${consentWording}; path=/`
}

beforeEach(() => {
  calls.length = 0
  given.options = { enabled: true }
  allow('on')
})

test('spec 7: "Analytics session replay at 100 percent sampling; error reporting with full trace sampling"', () => {
  startDiagnostics(settings)
  expect(given.init).toMatchObject({ tracesSampleRate: 1, replaysSessionSampleRate: 1 })
})

test('facts: "every field masked": text, fields and media, and no details of what is fetched', async () => {
  startDiagnostics(settings)(contact)
  await settled()
  expect(given.replay).toMatchObject({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkDetailAllowUrls: [],
    networkCaptureBodies: false,
    useCompression: false,
    stickySession: false,
    block: expect.arrayContaining(['form', 'iframe']),
  })
  expect((given.replay.beforeAddRecordingEvent as () => unknown)()).toBeNull()
})

test('nothing is gathered that would only have to be left out again', () => {
  startDiagnostics(settings)
  expect(given.init).toMatchObject({
    defaultIntegrations: false,
    integrations: ['errors', 'dedupe', 'traces'],
    maxBreadcrumbs: 0,
    sendClientReports: false,
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  })
})

test('each page is named by its pattern, and its recording begins and ends with it', async () => {
  const tell = startDiagnostics(settings)
  tell(contact)
  await settled()
  tell(contact)
  tell({ ...contact, isLeaving: true })
  tell(at('/procedures/{procedure}'))
  tell(at('/', { gestures: false }))
  expect(calls.filter((call) => !call.startsWith('stop'))).toEqual([
    'load /contact',
    'add and record',
    'go /procedures/{procedure}',
    'record',
    'go /',
  ])
})

test('a recording is sent and ended before another page is shown', async () => {
  const tell = startDiagnostics(settings)
  tell(contact)
  await settled()
  calls.length = 0
  tell({ ...contact, isLeaving: true })
  expect(calls).toEqual(['stop and send'])
})

test('on pages that may not be known the library is off', () => {
  const tell = startDiagnostics(settings)
  tell(contact)
  tell(nowhere)
  expect(given.options.enabled).toBe(false)
  tell(contact)
  expect(given.options.enabled).toBe(true)
})

test('after a withdrawal what was recorded is thrown away', async () => {
  const tell = startDiagnostics(settings)
  tell(contact)
  await settled()
  calls.length = 0
  allow('off')
  tell(nowhere)
  expect(calls).toEqual(['stop'])
})

test('each of the two works without the other', async () => {
  startDiagnostics({ ...settings, replayKey: undefined })(contact)
  await settled()
  expect(calls).toEqual(['load /contact'])
  calls.length = 0
  startDiagnostics({ ...settings, sentryDsn: undefined })(contact)
  await settled()
  expect(given.init).not.toHaveProperty('tracesSampleRate')
  expect([given.init.integrations, calls]).toEqual([[], ['load /contact', 'stop and send', 'add and record']])
})

test('a page that was left while the recorder was fetched is not recorded', async () => {
  const tell = startDiagnostics(settings)
  tell(contact)
  tell({ ...contact, isLeaving: true })
  await settled()
  expect(calls.filter((call) => call.includes('record'))).toEqual([])
})
