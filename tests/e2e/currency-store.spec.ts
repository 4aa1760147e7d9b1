// The currency store as a browser keeps it, beside pages that the server draws in the visitor's currency.
import type { Page, Request } from '@playwright/test'
import { expect, test } from './product.ts'

type Kept = {
  currency: string
  countryCode?: string
  exchangeRate?: number
  fxQuoteId?: string
  loading: boolean
  lockExpiresAt?: number
}

const readStore = (page: Page): Promise<Kept | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('state.currency') ?? 'null')?.state ?? null)

/** The store once it holds a rate of a currency, and no question is on its way. */
async function settledStore(page: Page, currency: string): Promise<Kept> {
  await expect
    .poll(async () => {
      const kept = await readStore(page)
      return [kept?.currency, kept?.loading, (kept?.exchangeRate ?? 0) > 0]
    })
    .toEqual([currency, false, true])
  return (await readStore(page)) as Kept
}

/** Paths asked for from now on that match. */
function watch(page: Page, pattern: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) asked.push(pathname)
  })
  return asked
}
const currencyCalls = /^\/api\/(user-currency|stripe\/fx-quote-raw)$/
const picker = (page: Page) => page.getByRole('combobox', { name: 'Currency of prices' }).first()

test('spec 3: "Currency store (persisted): currency (default EUR), countryCode, exchangeRate, fxQuoteId, loading"', async ({
  page,
}) => {
  await page.goto('/procedures')
  const kept = await settledStore(page, 'GBP')
  expect(kept).toEqual({
    currency: 'GBP',
    countryCode: 'GB',
    exchangeRate: expect.any(Number),
    fxQuoteId: expect.stringMatching(/^fxq_/),
    loading: false,
    lockExpiresAt: expect.any(Number),
  })
  // A pound is worth some dirhams, not some thousand and not a few fils.
  expect(kept.exchangeRate).toBeGreaterThan(3)
  expect(kept.exchangeRate).toBeLessThan(8)
  expect(kept.lockExpiresAt).toBeGreaterThan(Date.now())
})

test('spec 9: "Persisted state uses localStorage, sessionStorage or cookies, chosen by public configuration": by default the first', async ({
  page,
}) => {
  await page.goto('/procedures')
  await settledStore(page, 'GBP')
  expect(await page.evaluate(() => sessionStorage.getItem('state.currency'))).toBeNull()
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('state.'))).toEqual([])
})

test('what was kept is not asked for again, on the next page nor in the next document', async ({ page }) => {
  const asked = watch(page, currencyCalls)
  await page.goto('/procedures')
  const kept = await settledStore(page, 'GBP')
  expect(asked.toSorted()).toEqual(['/api/stripe/fx-quote-raw', '/api/user-currency'])
  await page.getByRole('link', { name: 'Dental implant', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dental implant' })).toBeVisible()
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await settledStore(page, 'GBP')).toEqual(kept)
  expect(asked).toHaveLength(2)
})

test('choosing another currency changes every price in place, and the store follows with a rate of its own', async ({
  page,
}) => {
  await page.goto('/procedures')
  const pounds = await settledStore(page, 'GBP')
  const prices = page.locator('main li').filter({ hasText: /£/ })
  const count = await prices.count()
  expect(count).toBeGreaterThan(10)
  await picker(page).selectOption('KWD')
  await expect(prices).toHaveCount(0)
  await expect(page.locator('main li').filter({ hasText: /KWD/ })).toHaveCount(count)
  const dinars = await settledStore(page, 'KWD')
  expect(dinars.fxQuoteId).not.toBe(pounds.fxQuoteId)
  expect(dinars.exchangeRate).toBeGreaterThan((pounds.exchangeRate ?? 0) * 1.5)
  expect(dinars.countryCode).toBe('GB')
})

test('spec 9: "Currency order: client’s currency, then geo currency": the store follows the visitor’s choice, not their address', async ({
  page,
}) => {
  await page.goto('/procedures')
  await settledStore(page, 'GBP')
  await picker(page).selectOption('KWD')
  await settledStore(page, 'KWD')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/packages')
  expect(await settledStore(page, 'KWD')).toMatchObject({ countryCode: 'GB' })
})

test('dirhams need no quote: their rate is one', async ({ page }) => {
  await page.goto('/procedures')
  await settledStore(page, 'GBP')
  const asked = watch(page, currencyCalls)
  await picker(page).selectOption('AED')
  expect(await settledStore(page, 'AED')).toEqual({
    currency: 'AED',
    countryCode: 'GB',
    exchangeRate: 1,
    loading: false,
  })
  expect(asked).toEqual([])
})

test('when the lock of the rate ends, the page on the screen is asked for anew, once', async ({ page }) => {
  await page.clock.install()
  await page.goto('/procedures')
  const { lockExpiresAt = 0 } = await settledStore(page, 'GBP')
  await page.waitForLoadState('networkidle')
  const [quotes, payloads] = [watch(page, currencyCalls), watch(page, /\/_payload\.json$/)]
  const own = await page.evaluate(() => Date.now())
  await page.clock.fastForward(lockExpiresAt - own + 5000)
  await expect.poll(() => payloads).toEqual(['/procedures/_payload.json'])
  expect(quotes).toEqual(['/api/stripe/fx-quote-raw'])
  const renewed = await settledStore(page, 'GBP')
  expect(renewed.lockExpiresAt).toBeGreaterThan(lockExpiresAt)
  await page.clock.fastForward(30_000)
  await page.waitForLoadState('networkidle')
  expect([quotes.length, payloads.length]).toEqual([1, 1])
})

test.describe('with a line that breaks', () => {
  test.use({ allowedMessage: /api call failed name=getUserCurrency|Failed to load resource/ })

  test('spec 8: "Fetch failure is logged and falls back": the page and its prices stay', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/api/user-currency', (route) => route.abort())
    await page.goto('/procedures')
    await settledStore(page, 'GBP')
    await expect
      .poll(() => logged.filter((line) => line.startsWith('api call failed')))
      .toEqual(['api call failed name=getUserCurrency code=unreachable status=0'])
    await expect(page.locator('main li').first()).toContainText('£')
  })

  test('spec 7: "Product API calls retry 3 times, 1000 ms apart, on status" 503, and the fourth answer counts', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = []
    await page.route('**/api/stripe/fx-quote-raw', async (route) => {
      keys.push((await route.request().headerValue('idempotency-key')) ?? undefined)
      return keys.length < 4 ? route.fulfill({ status: 503, body: '' }) : route.continue()
    })
    await page.goto('/procedures')
    await settledStore(page, 'GBP')
    expect(keys).toHaveLength(4)
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(new Set(keys).size).toBe(1)
  })
})

test.describe('for a visitor of no known place', () => {
  test.use({ locale: 'tlh', allowedMessage: /^warning: geo currency missing$/ })

  test('spec 8: "Geo currency missing: warning only; falls back to provider location currency or aed"', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/procedures')
    expect(await settledStore(page, 'AED')).toMatchObject({ exchangeRate: 1 })
    expect(logged).toContain('geo currency missing')
  })
})
