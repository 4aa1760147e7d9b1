// @vitest-environment happy-dom
// Guards that Back leads out of the window step by step, that the page behind it stays as it is, and that no entry is left over.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BackSteps, createBackSteps } from './back-steps.ts'

type Entry = { key?: string; idx: number; assistant?: number }

let entries: Entry[]
let at: number
let steps: BackSteps
let led: number[]
let heard: Entry[]
let ends: (() => void)[]

/** As the router has it: the page that is shown, by its key. */
const showPage = (key: string) => vi.stubGlobal('__reactRouterDataRouter', { state: { location: { key } } })
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  entries = [{ key: 'k1', idx: 4 }]
  at = 0
  led = []
  heard = []
  showPage('k1')
  vi.stubGlobal('history', {
    get state() {
      return entries[at]
    },
    pushState: (state: Entry) => {
      entries = [...entries.slice(0, at + 1), state]
      at += 1
    },
    go: (by: number) =>
      setTimeout(() => {
        at += by
        window.dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }))
      }),
  })
  ends = []
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((kind: string, listener: unknown, options: unknown) => {
    const [own, how] = [listener as EventListener, options as AddEventListenerOptions]
    add(kind, own, how)
    ends.push(() => window.removeEventListener(kind, own, how))
  })
  // The router listens before the window of the assistant does.
  window.addEventListener('popstate', ({ state }) => heard.push(state as Entry))
  steps = createBackSteps()
  steps.watch((depth) => led.push(depth))
})
afterEach(() => {
  for (const end of ends) end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The browser's own button. */
async function press(by: -1 | 1): Promise<void> {
  history.go(by)
  await settle()
  await settle()
}

test('Back closes what lies over the conversation, then the window; Forward opens it; the router hears of none', async () => {
  steps.stand(1)
  await settle()
  steps.stand(2)
  await settle()
  expect(entries.map(({ key, idx, assistant = 0 }) => [key, idx, assistant])).toEqual([
    ['k1', 4, 0],
    ['k1', 5, 1],
    ['k1', 6, 2],
  ])
  await press(-1)
  await press(-1)
  expect([led, at]).toEqual([[1, 0], 0])
  await press(1)
  expect([led, heard]).toEqual([[1, 0, 1], []])
})

test('a window that is closed by hand leaves no entry to be pressed through, and is told of no step', async () => {
  steps.stand(2)
  await settle()
  steps.stand(0)
  await settle()
  await settle()
  expect([at, led, heard]).toEqual([0, [], []])
})

test('a window that is drawn anew at once stands where it stood', async () => {
  steps.stand(1)
  steps.stand(0)
  steps.stand(1)
  await settle()
  expect([at, entries.length]).toEqual([1, 2])
})

test('a page that is gone on to takes the place of the entry: one press leads back to the page before', async () => {
  steps.stand(1)
  await settle()
  expect(steps.give()).toBe(true)
  steps.stand(0)
  await settle()
  entries[at] = { key: 'k2', idx: 5 }
  showPage('k2')
  await press(-1)
  expect([at, heard, led]).toEqual([0, [entries[0]], []])
})

test('beside the page there are no steps, and pages change as ever', async () => {
  steps.stand(0)
  expect(steps.give()).toBe(false)
  entries.push({ key: 'k2', idx: 5 })
  at = 1
  showPage('k2')
  await press(-1)
  expect([heard, led]).toEqual([[entries[0]], []])
})
