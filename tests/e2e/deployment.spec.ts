// Deployments while visitors are there: two builds side by side behind one address, and one that takes the place of the other.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { latestPath } from '#web/page/build-manifest.ts'
import { expect, mailsWith, test } from './product.ts'
import { nextStep } from './quote-steps.ts'
import { startTwoBuilds, type TwoBuilds } from './two-builds.ts'

test.describe.configure({ mode: 'serial' })

let builds: TwoBuilds

/** What the next deployment changes: words in the header, and the calendar. */
const changes = [
  { file: 'src/texts/en.ts', find: "'shell.quote': 'Get a quote'", replace: "'shell.quote': 'Ask for a quote'" },
  {
    file: 'src/web/browser/range-calendar.tsx',
    find: /(export function RangeCalendar\([^)]*\) \{\n)/,
    replace: "$1  document.documentElement.dataset.calendar = 'second'\n",
  },
  {
    file: 'src/web/layouts/header.tsx',
    find: "{t('shell.quote')}",
    replace: '<span data-build="second">{t(\'shell.quote\')}</span>',
  },
]

test.beforeAll(async () => {
  test.setTimeout(90_000)
  builds = await startTwoBuilds(changes)
})

test.afterAll(() => builds?.close())

test.beforeEach(() => {
  builds.refused.length = 0
})

test.afterEach(() => {
  expect(builds.refused).toEqual([])
})

const header = (page: Page) => page.getByRole('banner')
const toQuote = (page: Page) => header(page).getByRole('link', { name: /^(Get|Ask for) a quote$/ })
const toProcedures = (page: Page) => header(page).getByRole('link', { name: 'Procedures' })
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
type Tab = {
  __reactRouterDataRouter?: { state: { initialized: boolean } }
}

/** React has taken over: only then does the tab work by itself. A document may end while it is asked. */
const untilWorking = (page: Page) =>
  expect(async () => {
    expect(await page.evaluate(() => (window as unknown as Tab).__reactRouterDataRouter?.state.initialized)).toBe(true)
  }).toPass()
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? '')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(builds.origin + path)
  await untilWorking(page)
}

test('two builds side by side behind one address: a visitor walks through both without an error', async ({ page }) => {
  builds.answerBy('turns')
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    // A page that ends gives up what it still waits for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
  })
  const seen = new Set<string>()
  const onPage = async (name: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await untilWorking(page)
    seen.add(await buildOf(page))
  }
  await open(page, '/')
  for (const [procedure, currency] of [
    ['Dental implant', 'GBP'],
    ['Hip replacement', 'USD'],
    ['Knee replacement', 'GBP'],
  ] as const) {
    await toProcedures(page).click()
    await onPage('Procedures')
    await page.getByRole('link', { name: procedure, exact: true }).click()
    await onPage(procedure)
    await toQuote(page).click()
    await onPage(/quote/i)
    await page.getByLabel('In your own words').fill(`About my ${procedure}`)
    await page.goBack()
    await onPage(procedure)
    await page
      .getByRole('combobox', { name: 'Currency of prices' })
      .filter({ visible: true })
      .first()
      .selectOption(currency)
    await expect(
      page
        .getByRole('main')
        .getByText(currency === 'GBP' ? /£/ : /\$/)
        .first(),
    ).toBeVisible()
    await page.goForward()
    await onPage(/quote/i)
    await expect(page.getByLabel('In your own words')).toHaveValue(`About my ${procedure}`)
  }
  expect(failed).toEqual([])
  expect(builds.answered.first.length).toBeGreaterThan(10)
  expect(builds.answered.second.length).toBeGreaterThan(10)
  expect(seen.size).toBe(2)
})

test('a deployment in the middle of a filled quote form loses no letter, and what is sent arrives', async ({
  page,
}) => {
  builds.answerBy('first')
  // Taken once: midnight may pass meanwhile.
  const [earliest, latest] = [daysFromNow(100), daysFromNow(130)]
  const email = `robin.${process.pid}.${Date.now()}@mail.example`
  await open(page, '/quote?procedure=hip-replacement')
  await expect(toQuote(page)).toHaveText('Get a quote')
  await page.getByLabel('In your own words').fill('Left hip, walking hu')
  await page.getByLabel('In your own words').focus()
  await page.keyboard.press('End')
  builds.answerBy('second')
  await page.keyboard.type('rts.')
  await nextStep(page)
  await page.getByLabel('Earliest day').fill(earliest)
  await page.getByLabel('Latest day').fill(latest)
  await nextStep(page)
  await page.getByLabel(/^Budget/).fill('20000')
  await page.getByLabel(/About your health/).fill('Allergic to zirconium.')
  await nextStep(page)
  await page.getByLabel('Your name').fill('Robin Sample')
  await page.getByLabel('E-mail address').fill(email)
  // Nothing of this asked a server for a page, so nothing was taken away.
  await expect(toQuote(page)).toHaveText('Get a quote')

  await toProcedures(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Procedures' })).toBeVisible()
  await expect(toQuote(page)).toHaveText('Ask for a quote')
  await untilWorking(page)

  await toQuote(page).click()
  await expect(page.getByLabel('In your own words')).toHaveValue('Left hip, walking hurts.')
  await expect(page.getByLabel('Earliest day')).toHaveValue(earliest)
  await expect(page.getByLabel('Latest day')).toHaveValue(latest)
  await expect(page.getByLabel(/^Budget/)).toHaveValue('20000')
  await expect(page.getByLabel(/About your health/)).toHaveValue('Allergic to zirconium.')
  await expect(page.getByLabel('Your name')).toHaveValue('Robin Sample')
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible()
    await nextStep(page)
  }
  await page.getByRole('checkbox', { name: /I agree that/ }).check()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
  await expect.poll(async () => (await mailsWith(email, builds.outbox)).length, { timeout: 20_000 }).toBe(2)
  expect(builds.answered.first).toEqual([])
})

test('a form that the old build holds is sent to the new one', async ({ page }) => {
  builds.answerBy('first')
  const email = `kim.${process.pid}.${Date.now()}@mail.example`
  await open(page, '/quote?procedure=lasik')
  await page.getByLabel('In your own words').fill('Both eyes.')
  for (let step = 1; step < 4; step += 1) await nextStep(page)
  await page.getByLabel('Your name').fill('Kim Sample')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('checkbox', { name: /I agree that/ }).check()
  builds.answerBy('second')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
  await expect.poll(async () => (await mailsWith(email, builds.outbox)).length, { timeout: 20_000 }).toBe(2)
})

test('spec 4: “The build manifest is polled periodically”, and the next page is of the new build, without a payload too', async ({
  page,
}) => {
  builds.answerBy('first')
  await page.clock.install()
  await open(page, '/contact')
  const asked: string[] = []
  const answered: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname))
  builds.answerBy('second')
  // What asks is itself loaded at some quiet moment; minutes pass until it has.
  await expect(async () => {
    await page.clock.runFor(60_000)
    expect(answered).toContain(latestPath)
  }).toPass()
  await page.clock.resume()
  // Hearing of it alone changes nothing for someone who reads.
  await expect(toQuote(page)).toHaveText('Get a quote')
  expect(asked.filter((path) => path === '/contact')).toEqual([])
  const preferences = page.getByRole('link', { name: 'Language, currency and cookies' })
  await preferences.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Language and currency' })).toBeVisible()
  await expect(toQuote(page)).toHaveText('Ask for a quote')
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
})

test('the first build switched off: its last tab still gets a piece of it that it never loaded', async ({ page }) => {
  builds.answerBy('first')
  await open(page, '/quote?procedure=lasik')
  await page.getByLabel('In your own words').fill('Both eyes.')
  await nextStep(page)
  await page.waitForLoadState('networkidle')
  builds.answerBy('second')
  await builds.stopFirst()
  const piece = page.waitForResponse((response) => /\/assets\/range-calendar-.*\.js$/.test(response.url()))
  await page.getByRole('button', { name: 'Open calendar' }).click()
  const { pathname } = new URL((await piece).url())
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.calendar)).toBeUndefined()
  expect((await piece).status()).toBe(200)
  // Not from the disk of the server that answered.
  expect(existsSync(join(builds.secondFolder, 'build/client', pathname))).toBe(false)
  await builds.startFirst()
})
