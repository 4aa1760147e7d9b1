// What a visitor sees when the connection or the server is away: pages that were opened, calm words, and a way on.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, firstProvider, test } from './product.ts'
import { nextStep } from './quote-steps.ts'

/** What browsers and our own scripts say of a line that these journeys cut, and of answers that they spoil. */
const cutLine =
  /Failed to load resource|net::ERR|Failed to fetch|FetchEvent|piece not loaded|using link preload but not used/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const offlineWords =
  'You are offline. You can read pages that you have opened before; sending waits until you are back.'
const asOf = /You see this page as it was at \d\d:\d\d, with prices in [A-Z]{3}/

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

/** Opens a page and waits until the worker has kept it, as a document and by its data. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const { pathname } = new URL(path, firstProvider)
  const both = ['/offline', pathname, `${pathname === '/' ? '' : pathname}/_payload.json`]
  const all = [...both, expect.stringMatching(/page-shelf/), expect.stringMatching(/foot-notes/)]
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(all))
}

/** Sum of the shifts of what was on the screen already. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const all = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(all.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )

async function expectNoFaults(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', allowedMessage: cutLine })

  test('a page that was opened is read again, by its address and by a link, and says as of when', async ({
    page,
    context,
  }) => {
    await openKept(page, '/')
    await openKept(page, '/procedures/hip-replacement')
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText('Hip replacement')
    await expect(page.getByText(asOf)).toBeVisible()
    await expect(page.getByText(offlineWords)).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Thymele/ })
      .click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(asOf)).toBeVisible()
    await expectNoFaults(page)
  })

  test('a link to a page that was never opened leads to words and ways on, not to "Internal Server Error"', async ({
    page,
    context,
  }) => {
    await openKept(page, '/')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click()
    await expect(heading(page)).toHaveText('You are offline')
    await expect(page).toHaveURL('/packages')
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^\+971/ })).toHaveAttribute('href', /^tel:\+971/)
    await expectNoFaults(page)
    await main.getByRole('link', { name: /^Thymele/ }).click()
    await expect(page).toHaveURL('/')
    await context.setOffline(false)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click()
    await expect(heading(page)).not.toHaveText('You are offline')
  })

  for (const [language, title] of [
    ['en', 'You are offline'],
    ['ar', 'أنت غير متصل بالإنترنت'],
  ] as const) {
    test(`the address of a page that was never opened leads to ours, in ${language}, and on to it when there is a connection`, async ({
      page,
      context,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: firstProvider }])
      await openKept(page, '/')
      await expect
        .poll(() => page.evaluate(async () => (await caches.match('/offline'))?.headers.get('content-language')))
        .toBe(language)
      await context.setOffline(true)
      await page.goto('/procedures/lasik')
      await expect(heading(page)).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveAttribute('href', '/')
      await expectNoFaults(page)
      await context.setOffline(false)
      await expect(page).toHaveURL('/procedures/lasik')
    })
  }

  test('a page that could not be reached by a link comes by itself when there is a connection again', async ({
    page,
    context,
  }) => {
    await openKept(page, '/')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click()
    await expect(heading(page)).toHaveText('You are offline')
    await expect(page).toHaveTitle('You are offline')
    await expect(page.getByText('What you typed is still on your device')).toHaveCount(0)
    await context.setOffline(false)
    await expect(heading(page)).toHaveText(/packages/i)
    await expect(page).toHaveURL('/packages')
  })

  test('the currency cannot be changed without a connection: the page stays, says so, and it can be afterwards', async ({
    page,
    context,
  }) => {
    await openKept(page, '/procedures/lasik')
    const picker = page.getByRole('combobox', { name: 'Currency of prices' })
    await expect(picker).toHaveValue('GBP')
    await context.setOffline(true)
    await expect(page.getByText(offlineWords)).toBeVisible()
    await picker.selectOption('SAR')
    await expect(page.getByText('The currency cannot be changed now. Prices stay in GBP.')).toBeVisible()
    await expect(picker).toHaveValue('GBP')
    await expect(page).toHaveURL('/procedures/lasik')
    await expectNoFaults(page)
    await context.setOffline(false)
    await expect(page.getByText('The currency cannot be changed now.')).toHaveCount(0)
    await picker.selectOption('SAR')
    await expect(
      page
        .getByRole('main')
        .getByText(/SAR\s\d/)
        .first(),
    ).toBeVisible()
    await expect(page).toHaveURL('/procedures/lasik')
  })

  test('a language that was chosen without a connection is there with it, on the page where it was chosen', async ({
    page,
    context,
  }) => {
    await openKept(page, '/procedures')
    await page.goto('/procedures?q=lasik')
    await expect(page.getByRole('searchbox')).toHaveValue('lasik')
    await context.setOffline(true)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /العربية/ })
      .click()
    await expect(heading(page)).toHaveText('You are offline')
    await context.setOffline(false)
    await expect(page).toHaveURL('/procedures?q=lasik')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })

  test('the banner comes and goes by itself, and nothing on the page moves', async ({ page, context }) => {
    await openKept(page, '/procedures/hip-replacement')
    const before = await shifts(page)
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: offlineWords })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are back online.')).toBeVisible()
    await expect(page.getByText('You are back online.')).toHaveCount(0)
    expect(await shifts(page)).toBe(before)
  })

  test('what is typed into the quote form stays, says that it was not sent, and is sent later', async ({
    page,
    context,
  }) => {
    await openKept(page, '/quote')
    await context.setOffline(true)
    await page.reload()
    await page.getByLabel('In your own words').fill('Left hip, walking hurts.')
    for (let step = 1; step < 4; step += 1) await nextStep(page)
    await page.getByLabel('Your name').fill('Robin Sample')
    await page.getByLabel('E-mail address').fill(`robin.${process.pid}.${Date.now()}@mail.example`)
    await page.getByRole('checkbox', { name: /I agree that/ }).check()
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Your request has not been sent')).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('Robin Sample')
    await page.reload()
    await expect(page.getByLabel('In your own words')).toHaveValue('Left hip, walking hurts.')
    // Consent alone is given anew each time.
    await page.getByRole('checkbox', { name: /I agree that/ }).check()
    await context.setOffline(false)
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(heading(page)).toHaveText('Your request has been sent')
    expect((await keptPaths(page)).filter((path) => path.includes('sent='))).toEqual([])
  })

  test('only public pages are kept: no choices, no confirmation, nothing of the API', async ({ page }) => {
    await openKept(page, '/')
    await page.goto('/preferences')
    await page.goto('/health-check')
    await openKept(page, '/contact')
    const others = (await keptPaths(page)).filter((path) => !/^\/(assets|texts|art)\//.test(path))
    expect(others.sort()).toEqual(['/', '/_payload.json', '/contact', '/contact/_payload.json', '/offline'])
  })

  test('all that is kept on the device is forgotten when the visitor says so', async ({ page, context }) => {
    await openKept(page, '/procedures/hip-replacement')
    await page.goto('/quote')
    await page.getByLabel('In your own words').fill('Left hip, walking hurts.')
    await page.goto('/preferences')
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Forget what is kept here' }).click()
    await expect(page.getByText('Done. This device has forgotten it all')).toBeVisible()
    expect((await keptPaths(page)).filter((path) => /^\/(procedures|quote)/.test(path))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Left hip')
    await context.setOffline(true)
    await page.goto('/quote').catch(() => {})
    await expect(page.getByLabel('In your own words')).toHaveCount(0)
  })
})

test.describe('with a server that fails', () => {
  test.use({ allowedMessage: cutLine })

  test('spec 8: "other errors \'Internal Server Error\'", with the reference that the log has, the clinic’s phone and a way on', async ({
    page,
  }) => {
    const requestId = '3f2a91c7-0b1d-4e55-8a11-77aa0c9d1234'
    await page.route('**/packages/_payload.json', (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': requestId }, body: 'broken' }),
    )
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click()
    await expect(heading(page)).toHaveText('Internal Server Error', { timeout: 15_000 })
    const main = page.getByRole('main')
    await expect(main.getByText('3F2A-91C7')).toBeVisible()
    await expect(main.getByText('3F2A-91C7')).toHaveAttribute('dir', 'ltr')
    await expect(main.getByRole('link', { name: /^\+971/ })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /Thymele/ })).toBeVisible()
    await expectNoFaults(page)
    await page.unroute('**/packages/_payload.json')
    await main.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/packages')
    await expect(heading(page)).not.toHaveText('Internal Server Error')
  })

  test('a page that the server cannot draw now is shown as it was, and says so until it is fresh again', async ({
    page,
  }) => {
    await page.route('**/packages/_payload.json', async (route) => {
      const answer = await route.fetch()
      const headers = { ...answer.headers(), 'server-timing': 'stale;desc="2026-11-20T12:40:00.000Z"' }
      // A page that is left again does not wait for its answer.
      await route.fulfill({ response: answer, headers }).catch(() => {})
    })
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click()
    await expect(page.getByText(/You see this page as it was at 20 November/)).toBeVisible()
    await expectNoFaults(page)
    await page.getByRole('button', { name: 'Hide this note' }).click()
    await expect(page.getByText(/You see this page as it was/)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(page).toHaveURL('/packages')
    await page.unrouteAll({ behavior: 'wait' })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Thymele/ })
      .click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(/You see this page as it was/)).toHaveCount(0)
  })

  test('a network that answers in our place, wanting a log-in first, is said to be one', async ({ page }) => {
    const portal = { contentType: 'text/html', body: '<title>Airport WiFi</title>' }
    await page.goto('/')
    await page.route('**/_payload.json', (route) => route.fulfill(portal))
    await page.route('**/healthz', (route) => route.fulfill(portal))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click()
    await expect(heading(page)).toHaveText('This site does not answer')
    await expect(page.getByText('This site does not answer just now.', { exact: false })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
    await expect(heading(page)).not.toHaveText('This site does not answer')
  })
})

test('the worker is asked for anew each time, and may fetch from this site alone', async ({ request }) => {
  const { headers, body } = await request.get('/sw.js').then(async (answer) => ({
    headers: answer.headers(),
    body: await answer.text(),
  }))
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  // One file: not every browser lets a worker import another.
  expect(body).not.toMatch(/\bimport\b/)
})
