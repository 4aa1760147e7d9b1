// @vitest-environment happy-dom
// Guards when anything may be observed: with consent, on pages of the list, and not on the way to any other.
import { beforeEach, expect, test, vi } from 'vitest'
import { consentWording } from '#web/page/consent.ts'
import type { Observation } from './observation.ts'

const shown: string[] = []
const told: (Observation | 'started')[] = []
/** Documents of earlier tests still listen; only what the last one does counts. */
let turn = 0
const ofThisTurn = <T>(list: T[]) => {
  const mine = turn
  return (one: T) => void (mine === turn && list.push(one))
}
vi.mock('./visits.ts', () => ({
  createVisits: () => {
    const push = ofThisTurn(shown)
    return { show: (_: string, pattern: string) => push(pattern), stop: () => push('stop') }
  },
}))
vi.mock('./diagnostics.ts', () => ({
  startDiagnostics: () => {
    const push = ofThisTurn(told)
    push('started')
    return push
  },
}))

const all = { gtagId: 'G-A1', sentryDsn: 'https://k@e.example/1', stateStorage: 'localStorage' } as const
const put = (line: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = `${line}; path=/`
}
const consent = (analytics: string, diagnostics: string) =>
  put(`consent=analytics=${analytics}.diagnostics=${diagnostics}.${consentWording}`)

// Nor do the documents of earlier tests call across.
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage() {}
  },
)

/** A document of its own each time: what was started stays started. */
async function open(settings: object = all) {
  vi.resetModules()
  turn += 1
  const page = await import('./shown-page.ts')
  const { startMeasuring } = await import('./measure.ts')
  return { show: page.tellWhereabouts, start: () => startMeasuring(settings as typeof all) }
}

beforeEach(() => {
  shown.length = 0
  told.length = 0
  consent('on', 'on')
})

test('counted under its pattern is each page of the list, and on all others the tag is gone', async () => {
  const { show, start } = await open()
  show('/procedures/hip-replacement', undefined)
  start()
  show('/contact', undefined)
  show('/quote', undefined)
  show('/', undefined)
  show(undefined, undefined)
  expect(shown).toEqual(['/procedures/{procedure}', '/contact', 'stop', '/', 'stop'])
})

test('on the way to a page that is not on the list the tag goes before that page is shown', async () => {
  const { show, start } = await open()
  show('/contact', undefined)
  start()
  show('/contact', '/procedures')
  show('/contact', '/quote')
  expect(shown).toEqual(['/contact', '/contact', 'stop'])
})

test('whoever comes to the quote form first brings no tag along', async () => {
  const { show, start } = await open()
  show('/quote', undefined)
  start()
  expect(shown).toEqual(['stop'])
  expect(told).toEqual([])
})

test.each([
  ['off', 'off'],
  ['', ''],
])('nothing runs where the answer is "%s"', async (analytics, diagnostics) => {
  consent(analytics, diagnostics)
  const { show, start } = await open()
  start()
  for (const path of ['/', '/contact', '/procedures/lasik']) show(path, undefined)
  await vi.dynamicImportSettled()
  expect(new Set(shown)).toEqual(new Set(['stop']))
  expect(told).toEqual([])
})

test('each choice counts for itself', async () => {
  consent('on', 'off')
  const { show, start } = await open()
  show('/contact', undefined)
  start()
  await vi.dynamicImportSettled()
  expect([shown, told]).toEqual([['/contact'], []])
})

test('reports hear of each page, of leaving it, and of pages that may not be known only that there is none', async () => {
  const { show, start } = await open()
  show('/contact', undefined)
  start()
  await vi.waitFor(() => expect(told).toHaveLength(2))
  show('/contact', '/packages')
  await vi.waitFor(() => expect(told).toHaveLength(3))
  show('/contact', '/quote')
  await vi.waitFor(() => expect(told).toHaveLength(4))
  const page = { pattern: '/contact', recorded: { gestures: true } }
  expect(told).toEqual([
    'started',
    { page, key: '/contact', isLeaving: false },
    { page, key: '/contact', isLeaving: true },
    { page: undefined, key: '/contact', isLeaving: true },
  ])
})

test('a withdrawal drops the tag’s cookies and tells the reports', async () => {
  const { show, start } = await open()
  put('_ga=GA1.1.2.3')
  show('/contact', undefined)
  start()
  await vi.waitFor(() => expect(told).toHaveLength(2))
  consent('off', 'off')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(told).toHaveLength(3))
  expect([shown.at(-1), told.at(-1), document.cookie.includes('_ga')]).toEqual([
    'stop',
    { page: undefined, key: '/contact', isLeaving: false },
    false,
  ])
})

test('nothing at all happens where nothing is configured, and starting twice is starting once', async () => {
  const none = await open({ stateStorage: 'localStorage' })
  none.show('/contact', undefined)
  none.start()
  expect([shown, told]).toEqual([[], []])
  const some = await open()
  some.show('/contact', undefined)
  some.start()
  some.start()
  expect(shown).toEqual(['/contact'])
})
