// Pages that stay alive when they are left, and the browser's own memory of pages.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { nextStep } from './quote-steps.ts'
import { heading, open, phone, works } from './shell-page.ts'

// What is kept on the device for a lost connection has journeys of its own; here each request is seen.
test.use({ serviceWorkers: 'block' })

test.describe('a page that is kept', () => {
  test.use({ viewport: phone })

  /** Up to the third step, with the focus in a text that is scrolled. */
  async function fill(page: Page): Promise<void> {
    await open(page, '/quote?procedure=hip-replacement')
    await page.getByLabel('In your own words').fill('Left hip, walking hurts.')
    await nextStep(page)
    await page.getByLabel('Earliest day').fill('2030-05-12')
    await page.getByLabel('Latest day').fill('2030-05-30')
    await nextStep(page)
    await page.getByLabel(/^Budget/).fill('20000')
    const notes = page.getByLabel(/About your health/)
    await notes.fill('Secretly allergic to zirconium.\n'.repeat(30))
    await notes.evaluate((text) => {
      text.scrollTop = 120
    })
    await expect.poll(() => notes.evaluate((text) => text.scrollTop)).toBe(120)
  }
  async function walkAway(page: Page): Promise<void> {
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Procedures' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  }
  async function expectAsLeft(page: Page): Promise<void> {
    await expect(page.getByText('Step 3 of 4')).toBeVisible()
    const notes = page.getByLabel(/About your health/)
    await expect(notes).toHaveValue(/zirconium/)
    expect(await notes.evaluate((text) => text.scrollTop)).toBe(120)
    await expect(page.getByLabel(/^Budget/)).toHaveValue('20000')
    await expect(page.getByLabel('Latest day')).toHaveValue('2030-05-30')
    await expect(page.getByLabel('In your own words')).toHaveValue('Left hip, walking hurts.')
    await expect(page).toHaveURL('/quote?procedure=hip-replacement#step-budget')
    await expect(heading(page)).toHaveCount(1)
  }

  test('spec 2: “Hotel and flight search forms are kept alive across navigation.” The first such form is the quote request: the way back', async ({
    page,
  }) => {
    await fill(page)
    await page.evaluate(() => scrollBy(0, 60))
    const place = await page.evaluate(() => scrollY)
    await walkAway(page)
    await expect(page.getByLabel(/About your health/)).toBeHidden()
    await expect(heading(page)).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expectAsLeft(page)
    await expect(page.getByLabel(/About your health/)).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('spec 2: “Hotel and flight search forms are kept alive across navigation.” By a link, from another layout, at the step', async ({
    page,
  }) => {
    await fill(page)
    await walkAway(page)
    await page.getByRole('banner').getByRole('link', { name: 'Thymele Clinic' }).click()
    await expect(page).toHaveURL('/')
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get a quote' }).click()
    await expectAsLeft(page)
    const [step, bar] = await Promise.all([
      page.getByRole('group', { name: 'Budget and health' }).boundingBox(),
      page.getByRole('banner').boundingBox(),
    ])
    expect(step?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(step?.y).toBeLessThan(200)
  })

  test('after the request was sent, the form begins anew', async ({ page }) => {
    await open(page, '/quote?procedure=lasik')
    await page.getByLabel('In your own words').fill('Both eyes.')
    await walkAway(page)
    await page.goBack()
    for (const step of [1, 2, 3]) {
      await expect(page.getByText(`Step ${step} of 4`)).toBeVisible()
      await nextStep(page)
    }
    await page.getByLabel('Your name').fill('Robin Sample')
    await page.getByLabel('E-mail address').fill(`shell.${process.pid}.${Date.now()}@mail.example`)
    await page.getByRole('checkbox', { name: /I agree that/ }).check()
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(heading(page)).toHaveText('Your request has been sent')
    await walkAway(page)
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get a quote' }).click()
    await expect(page.getByLabel('In your own words')).toHaveValue('')
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await expect(page).toHaveURL('/quote')
  })

  test('reloaded at a later step, nothing on the page moves', async ({ page }) => {
    await fill(page)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    await works(page)
    await expect(page.getByText('Step 3 of 4')).toBeVisible()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // Less than anyone sees: a letter by part of a pixel.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  })
})

for (const path of ['/quote', '/hotels?checkIn=2027-05-12&checkOut=2027-05-19&room=2']) {
  test(`nothing of ours keeps ${path} out of the browser’s back-forward cache`, async ({ page }) => {
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const target of [window, document]) {
        const listen = target.addEventListener
        target.addEventListener = function (this: EventTarget, type: string, ...rest: [EventListener]) {
          heard.push(type)
          return listen.call(this, type, ...rest)
        }
      }
    })
    const response = await page.goto(path)
    await works(page)
    await page.waitForLoadState('networkidle')
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    expect(heard).toContain('pagehide')
    expect(heard.filter((type) => type === 'unload' || type === 'beforeunload')).toEqual([])
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null])
    expect(response?.headers()['cache-control']).not.toContain('no-store')
  })
}
