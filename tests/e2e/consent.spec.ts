// Nobody is observed who did not agree: the question, its two answers, and taking an answer back.
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { english } from '#texts/en.ts'
import { readConsent } from '#web/page/consent.ts'
import { observe, settle } from './observe.ts'
import { expect, firstProvider, observers, test } from './product.ts'

const publicPages = [
  '/',
  '/procedures',
  '/procedures/hip-replacement',
  '/packages',
  '/quote',
  '/quote?procedure=hip-replacement',
  '/contact',
  '/cookie-policy',
  '/privacy-policy',
  '/terms-of-service',
  '/preferences',
  '/health-check',
  '/no-such-page',
]
const question = (page: Page) => page.getByRole('region', { name: english['consent.ask'] })
const answer = (page: Page, text: 'consent.all' | 'consent.needed') =>
  question(page).getByRole('button', { name: english[text] })

async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies(firstProvider)
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

/** From page to page within one document, as a visitor goes. */
async function stroll(page: Page): Promise<void> {
  for (const name of ['Procedures', 'Packages', 'Contact']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.locator('h1')).toBeVisible()
    await settle(page)
  }
}

for (const consent of ['unanswered', 'no'] as const) {
  test.describe(`with the question ${consent === 'no' ? 'answered by no' : 'not answered'}`, () => {
    test.use({ consent, allowedMessage: /404/ })

    test('issue 4: "not one request leaves for a third party before": on no public page', async ({ page, context }) => {
      test.slow()
      const observed = await observe(context)
      for (const path of publicPages) {
        await page.goto(path)
        await settle(page)
        await page.mouse.wheel(0, 2_000)
      }
      await page.goto('/')
      await stroll(page)
      expect(observed.requests).toEqual([])
      expect(page.frames()).toHaveLength(1)
      expect(Object.keys(await cookiesOf(context)).filter((name) => name.startsWith('_'))).toEqual([])
    })
  })
}

test.describe('with the question not answered', () => {
  test.use({ consent: 'unanswered' })

  test('spec 1: "An analytics tag script is loaded for a tag id": after a yes, and from its own frame alone', async ({
    page,
    context,
  }) => {
    const observed = await observe(context)
    await page.goto('/procedures/hip-replacement')
    await answer(page, 'consent.all').click()
    await observed.until((seen) => seen.views().length === 1)
    const [tag] = observed.requests.filter(({ url }) => url.includes('gtag/js'))
    expect(tag).toMatchObject({
      url: `https://www.googletagmanager.com/gtag/js?id=${observers.PUBLIC_GTAG_ID}`,
      frame: `${firstProvider}/measure`,
    })
    expect(observed.views()).toEqual(['/procedures/{procedure}'])
    expect((await cookiesOf(context))._ga).toBe('GA1.1.1.1')
  })

  test('asked once: not after a reload, not on other pages, not in other tabs', async ({ page, context }) => {
    await observe(context)
    const other = await context.newPage()
    await other.goto('/contact')
    await expect(question(other)).toBeVisible()
    await page.goto('/')
    await answer(page, 'consent.needed').click()
    await expect(question(page)).toBeHidden()
    await expect(question(other)).toBeHidden()
    expect(readConsent(`consent=${(await cookiesOf(context)).consent}`)).toEqual({
      analytics: 'off',
      diagnostics: 'off',
    })
    await page.reload()
    await settle(page)
    await stroll(page)
    await other.goto('/procedures')
    await settle(other)
    for (const tab of [page, other]) await expect(question(tab)).toHaveCount(0)
  })

  test('not asked on the quote form, where nothing would be observed', async ({ page }) => {
    await page.goto('/quote')
    await settle(page)
    await expect(question(page)).toHaveCount(0)
  })

  test('reached by the second press of the keyboard; Escape is no answer; the focus goes on into the page', async ({
    page,
    context,
  }) => {
    await observe(context)
    await page.goto('/contact')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: english['shell.skip'] })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(question(page).getByRole('link')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(answer(page, 'consent.needed')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('what has the focus is never behind the question', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    await expect(question(page)).toBeVisible()
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusCovered(page)).toBe(false)
    }
  })

  test('a page’s own bar at the foot of a phone’s screen makes room for the question and comes back after it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/procedures/lasik')
    const toQuote = page.locator('[data-foot-bar]').getByRole('link')
    await expect(question(page)).toBeVisible()
    await expect(toQuote).toBeHidden()
    expect((await question(page).boundingBox())?.height).toBeLessThan(640 * 0.4)
    await answer(page, 'consent.needed').click()
    await toQuote.click()
    await expect(page).toHaveURL(/\/quote/)
  })

  for (const [width, height] of [
    [320, 256],
    [720, 450],
  ] as const) {
    test(`at ${width}x${height} the question leaves most of the page, and both answers are in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/procedures/lasik')
      await expect(question(page)).toBeVisible()
      expect((await question(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.4 + 1)
      for (const name of ['consent.needed', 'consent.all'] as const) {
        await expect(answer(page, name)).toBeInViewport({ ratio: 1 })
      }
    })
  }

  test.describe('when the line is down', () => {
    test.use({ allowedMessage: /ERR_FAILED/ })

    test('the question stays and says that the answer was not kept', async ({ page, context }) => {
      const observed = await observe(context)
      await page.goto('/contact')
      await context.route('**/preferences', (route) => route.abort())
      await answer(page, 'consent.all').click()
      await expect(question(page).getByRole('alert')).toHaveText(english['consent.failed'])
      expect(observed.requests).toEqual([])
    })
  })

  for (const viewport of [
    { name: 'phone, English, light', width: 390, height: 844, language: 'en', scheme: 'light' },
    { name: '320 px, Arabic, dark', width: 320, height: 700, language: 'ar', scheme: 'dark' },
    { name: 'desk, Arabic, light', width: 1440, height: 900, language: 'ar', scheme: 'light' },
  ] as const) {
    test(`the question is right on a ${viewport.name}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
      await page.setViewportSize({ width: viewport.width, height: viewport.height })
      await page.emulateMedia({ colorScheme: viewport.scheme })
      await page.addInitScript(countShifts)
      await page.goto('/procedures/hip-replacement')
      await expect(page.locator('#consent-question')).toBeVisible()
      await settle(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const region = await page.locator('section:has(#consent-question)').boundingBox()
      expect(region?.height).toBeLessThan(viewport.height / 2)
    })
  }
})

test.describe('after a yes', () => {
  test.use({ consent: 'yes' })

  test('a withdrawal on /cookie-policy holds at once', async ({ page, context }) => {
    const observed = await observe(context)
    await page.goto('/cookie-policy')
    await observed.until((seen) => seen.views().length === 1)
    await expect.poll(async () => (await cookiesOf(context))._ga).toBeDefined()
    for (const choice of ['consent.analytics', 'consent.diagnostics'] as const) {
      const group = page.getByRole('group', { name: english[choice] })
      await expect(group.getByLabel(english['consent.on'], { exact: true })).toBeChecked()
      await group.getByLabel(english['consent.off'], { exact: true }).check()
    }
    await settle(page)
    const before = observed.requests.length
    await page.getByRole('button', { name: english['consent.save'] }).click()
    await expect.poll(() => page.frames().length).toBe(1)
    await expect.poll(async () => (await cookiesOf(context))._ga).toBeUndefined()
    await stroll(page)
    await page.goto('/')
    await settle(page)
    expect(observed.requests.slice(before)).toEqual([])
    expect(readConsent(`consent=${(await cookiesOf(context)).consent}`)).toEqual({
      analytics: 'off',
      diagnostics: 'off',
    })
  })

  test('a withdrawal in one tab stops the other as well', async ({ page, context }) => {
    const observed = await observe(context)
    await page.goto('/contact')
    await observed.until((seen) => seen.views().length === 1)
    const other = await context.newPage()
    await other.goto('/cookie-policy')
    await other
      .getByRole('group', { name: english['consent.analytics'] })
      .getByLabel(english['consent.off'], { exact: true })
      .check()
    await other.getByRole('button', { name: english['consent.save'] }).click()
    await expect.poll(() => page.frames().length).toBe(1)
  })

  test('a browser that asks not to be followed has answered', async ({ page, context }) => {
    await context.clearCookies()
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    )
    const observed = await observe(context)
    await page.goto('/')
    await settle(page)
    await expect(question(page)).toHaveCount(0)
    await page.goto('/cookie-policy')
    await expect(page.getByText(english['consent.signal'])).toBeVisible()
    await context.addCookies([{ name: 'consent', value: 'analytics=on.diagnostics=on.2026-11-2', url: firstProvider }])
    await page.goto('/contact')
    await settle(page)
    expect(observed.requests).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, consent: 'unanswered' })

  test('the choice is a form on /cookie-policy', async ({ page, context }) => {
    await page.goto('/cookie-policy')
    await page
      .getByRole('group', { name: english['consent.analytics'] })
      .getByLabel(english['consent.on'], { exact: true })
      .check()
    await page
      .getByRole('group', { name: english['consent.diagnostics'] })
      .getByLabel(english['consent.off'], { exact: true })
      .check()
    await page.getByRole('button', { name: english['consent.save'] }).click()
    await expect(page).toHaveURL(/\/cookie-policy#choices$/)
    expect(readConsent(`consent=${(await cookiesOf(context)).consent}`)).toEqual({
      analytics: 'on',
      diagnostics: 'off',
    })
  })
})

function countShifts(): void {
  const counted = Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counted.shifted += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Whether the middle of what has the focus lies behind the question. */
function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const region = document.querySelector('section:has(#consent-question)')
    const focused = document.activeElement
    if (!region || !focused || focused === document.body || region.contains(focused)) return false
    const { left, top, width, height } = focused.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return over !== null && region.contains(over)
  })
}
