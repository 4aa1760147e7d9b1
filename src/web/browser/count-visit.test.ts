// Guards what a visit tells of itself: how far it came, once each, and nothing of who it is or what was looked at.
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { tellWhereabouts } from './shown-page.ts'

const told: string[] = []

beforeEach(() => {
  vi.resetModules()
  told.length = 0
  vi.unstubAllGlobals()
})

async function start(privacy: Partial<Navigator> & { globalPrivacyControl?: boolean } = {}) {
  const shown = await import('./shown-page.ts')
  const { startCounting, stageOf } = await import('./count-visit.ts')
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon: (path: string, body: Blob) => {
      void body.text().then((text) => told.push(`${path} ${body.type} ${text}`))
      return true
    },
    ...privacy,
  })
  return { ...shown, startCounting, stageOf }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const visit = (stage: string) => `/api/visits application/json {"stage":"${stage}"}`

test.each([
  ['/', 'site'],
  ['/procedures', 'site'],
  ['/procedures/hip-replacement', 'procedure'],
  ['/quote', 'quote'],
  ['/quote?procedure=hip-replacement#step-dates', 'quote-dates'],
  ['/quote#step-budget', 'quote-budget'],
  ['/quote#step-contact', 'quote-contact'],
  ['/quote#main', 'quote'],
  ['/quote?sent=Q-7K3M-92PX', 'quote-sent'],
  ['/profile', undefined],
  ['/profile/documents', undefined],
  ['/auth/login', undefined],
  ['/desk', undefined],
])('%s is the stage %s', async (address, stage) => {
  const { stageOf } = await start()
  expect(stageOf(new URL(address, 'http://clinic.test'))).toBe(stage)
})

test('a stage is told once per document, by its name alone', async () => {
  const { startCounting, tellWhereabouts: tell } = await start()
  history.replaceState(null, '', '/procedures/hip-replacement?currency=EUR')
  tell('/procedures/hip-replacement', undefined)
  startCounting()
  startCounting()
  tell('/procedures/hip-replacement', '/quote')
  await settled()
  expect(told).toEqual([visit('site'), visit('procedure')])
})

test('whoever comes by a link to a later stage came through those before it', async () => {
  const { startCounting, tellWhereabouts: tell } = await start()
  history.replaceState(null, '', '/quote#step-dates')
  tell('/quote', undefined)
  startCounting()
  await settled()
  expect(told).toEqual([visit('site'), visit('quote'), visit('quote-dates')])
})

test('the next stage is told when its page is shown', async () => {
  const { startCounting, tellWhereabouts: tell } = await start()
  history.replaceState(null, '', '/')
  tell('/', undefined)
  startCounting()
  history.replaceState(null, '', '/quote')
  tell('/quote', undefined)
  await settled()
  expect(told).toEqual([visit('site'), visit('quote')])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'whoever asks not to be followed is not counted: %o',
  async (wish) => {
    const { startCounting, tellWhereabouts: tell } = await start(wish)
    tell('/', undefined)
    startCounting()
    await settled()
    expect(told).toEqual([])
  },
)

test('nothing is told without a line, nor of a page that failed', async () => {
  const { startCounting, tellWhereabouts: tell } = await start({ onLine: false })
  tell('/', undefined)
  startCounting()
  tellWhereabouts(undefined, undefined)
  await settled()
  expect(told).toEqual([])
})
