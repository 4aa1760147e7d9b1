// What stands around every page: the overlay between two pages, scrolling and the header.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, firstProvider, test } from './product.ts'
import { desk, heading, hold, open, phone, saveData, works } from './shell-page.ts'

// What is kept on the device for a lost connection has journeys of its own; here each request is seen.
test.use({ serviceWorkers: 'block' })

const overlay = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' })

test.describe('between two pages', () => {
  test.use({ viewport: phone })
  test.beforeEach(({ page }) => saveData(page))

  test('spec 2: “A full-screen loading overlay with a logo shows between page start and page finish and blocks body scrolling.”', async ({
    page,
  }) => {
    await open(page, '/contact')
    const held = await hold(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(overlay(page)).toBeVisible()
    await expect(overlay(page)).toContainText('Thymele Clinic')
    await expect(overlay(page).locator('svg')).toBeVisible()
    const box = await page.locator('.loading-overlay').boundingBox()
    expect(box).toEqual({ x: 0, y: 0, ...phone })
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await page.mouse.move(100, 100)
    await page.mouse.wheel(0, -600)
    for (const key of ['PageUp', 'Home', 'Tab']) await page.keyboard.press(key)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await page.evaluate(() => document.querySelectorAll('body > :not([inert])').length)).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull()
    await held.letGo()
    await expect(heading(page)).toHaveText('Privacy policy')
    await expect(overlay(page)).toHaveCount(0)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the page in view does not move under the overlay, and Escape leads back to it', async ({ page }) => {
    await open(page, '/contact')
    const held = await hold(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })
    await link.focus()
    const before = await link.boundingBox()
    await page.keyboard.press('Enter')
    await expect(overlay(page)).toBeVisible()
    expect(await link.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(await link.boundingBox()).toEqual(before)
    await held.letGo()
    await expect(page).toHaveURL('/contact')
    await link.click()
    await expect(heading(page)).toHaveText('Privacy policy')
  })

  test('typing into a filter and choosing a currency cover nothing', async ({ page }) => {
    await open(page, '/procedures')
    const held = await hold(page)
    await page.evaluate(() => {
      const box = document.querySelector<HTMLElement>('.loading-overlay')
      if (!box) return
      new MutationObserver(() => document.body.setAttribute('data-seen', box.dataset.stage ?? '')).observe(box, {
        attributeFilter: ['data-stage'],
      })
    })
    await page.getByRole('searchbox').fill('knee')
    await expect.poll(() => held.addresses().length).toBe(1)
    await expect(page.locator('html')).toHaveAttribute('data-page', 'pending')
    await held.letGo()
    await works(page)
    await page.getByRole('combobox', { name: 'Currency of prices' }).selectOption('USD')
    await expect(page.getByRole('listitem').filter({ hasText: 'US$' }).first()).toBeVisible()
    await expect(page.locator('body')).not.toHaveAttribute('data-seen')
  })

  test('on the way back it can be left too, and the way back is still there', async ({ page }) => {
    await open(page, '/procedures')
    await page.getByRole('link', { name: 'Dental implant' }).first().click()
    await expect(heading(page)).toHaveText('Dental implant')
    await works(page)
    const held = await hold(page)
    await page.goBack()
    await expect(overlay(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/dental-implant$/)
    await expect(heading(page)).toHaveText('Dental implant')
    await held.letGo()
    await page.goBack()
    await expect(page).toHaveURL(/\/procedures$/)
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

  test('a slow line is said, and the visitor may stay', async ({ page }) => {
    await page.clock.install()
    await open(page, '/contact')
    const held = await hold(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect.poll(() => held.addresses().length).toBe(1)
    await page.clock.runFor(4_100)
    await expect(overlay(page)).toContainText('The connection is slow. Nothing you have typed is lost.')
    await page.clock.runFor(6_000)
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await page.clock.runFor(1_000)
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL('/contact')
    await held.letGo()
  })

  test('a tab that gets a newer build by a whole document waits under it too', async ({ page }) => {
    const covered = Promise.withResolvers<void>()
    await page.exposeFunction('tellCovered', covered.resolve)
    await open(page, '/contact')
    await page.evaluate(() => {
      const box = document.querySelector<HTMLElement>('.loading-overlay')
      const tell = () => box?.dataset.stage === 'there' && (window as unknown as { tellCovered(): void }).tellCovered()
      if (box) new MutationObserver(tell).observe(box, { attributeFilter: ['data-stage'] })
    })
    await page.route('**/privacy-policy/_payload.json', (route) =>
      route.fulfill({ json: { build: 'another', routes: {} } }),
    )
    // The document comes when the overlay is there, or the test ends in waiting.
    await page.route('**/privacy-policy', async (route) => {
      expect(route.request().resourceType()).toBe('document')
      await covered.promise
      await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(heading(page)).toHaveText('Privacy policy')
    await covered.promise
    await works(page)
    await expect(overlay(page)).toHaveCount(0)
  })

  test('axe finds nothing in it, at its fullest', async ({ page }) => {
    await page.clock.install()
    await open(page, '/contact')
    const held = await hold(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect.poll(() => held.addresses().length).toBe(1)
    await page.clock.runFor(11_000)
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('.loading-overlay').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await held.letGo()
  })

  test.describe('when it fails', () => {
    test.use({ allowedMessage: /Failed to load resource|net::ERR/ })

    test('the error page comes in its place', async ({ page }) => {
      await open(page, '/contact')
      await page.route('**/_payload.json*', (route) => route.fulfill({ status: 500, body: '' }))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
      await expect(overlay(page)).toBeVisible()
      // The specification's three more tries, a second apart, come first.
      await expect(page.locator('html')).toHaveAttribute('data-page', 'error', { timeout: 15_000 })
      await expect(overlay(page)).toHaveCount(0)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
    })
  })
})

test.describe('scrolling', () => {
  test.use({ viewport: phone })
  const sentence = 'spec 2: “Navigation scrolls to top on route change, or to the anchor when a hash is present.”'

  test(`${sentence} To the top by a link, and back to the place by the way back`, async ({ page }) => {
    await open(page, '/procedures')
    await page.evaluate(() => scrollTo(0, 1500))
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(1000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).dispatchEvent('click')
    await expect(heading(page)).toHaveText(/cookie/i)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toBeAttached()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test(`${sentence} To the anchor of another page, below the header`, async ({ page }) => {
    await open(page, '/')
    const link = page.locator('a[href="/contact#people"]')
    await link.click()
    const part = page.locator('#people')
    await expect(part).toBeInViewport()
    await expect(part).toBeFocused()
    const [box, bar] = await Promise.all([part.boundingBox(), page.getByRole('banner').boundingBox()])
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(box?.y).toBeLessThan(200)
  })
})

test.describe('the header', () => {
  for (const [name, viewport] of Object.entries({ phone, desk })) {
    test(`spec 2: “The header is expanded while the page is scrolled to top.” (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, '/procedures')
      const [band, bar] = [
        page.getByRole('banner').getByRole('combobox'),
        page.getByRole('banner').getByText('Thymele Clinic'),
      ]
      await expect(band).toBeInViewport()
      const expanded = await visibleHeight(page)
      await page.evaluate(() => scrollTo(0, 600))
      await expect(band).not.toBeInViewport()
      await expect(bar).toBeInViewport()
      expect(await visibleHeight(page)).toBeLessThan(expanded - 40)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(band).toBeInViewport()
      expect(await visibleHeight(page)).toBe(expanded)
    })
  }

  test('spec 2: “Its gradient uses the theme primary colour lightened by 40 percent.”', async ({ page, request }) => {
    const answer = await request.get(`/api/provider/${new URL(firstProvider).hostname}`)
    const provider = (await answer.json()) as { theme: { primaryColor: string }[] }
    const primary = provider.theme[0]?.primaryColor ?? ''
    expect(primary).toMatch(/^#[0-9a-f]{6}$/i)
    const parts = [1, 3, 5].map((at) => Number.parseInt(primary.slice(at, at + 2), 16))
    const lightened = parts.map((part) => Math.round(part * 0.6 + 255 * 0.4))
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await open(page, '/')
      const gradient = await page
        .getByRole('banner')
        .locator('> div')
        .first()
        .evaluate((band) => getComputedStyle(band).backgroundImage)
      expect(gradient).toMatch(/^linear-gradient/)
      expect(gradient).toContain(`rgb(${parts.join(', ')})`)
      expect(gradient).toContain(`rgb(${lightened.join(', ')})`)
    }
  })
})

/** How much of the header is on the screen, in pixels. */
async function visibleHeight(page: Page): Promise<number> {
  const box = await page.getByRole('banner').boundingBox()
  return box ? box.height + Math.min(0, box.y) : 0
}
