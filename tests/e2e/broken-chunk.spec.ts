// A piece of the page that cannot be loaded: one reload to where the visitor was going, then an error page with a way on.
import type { Page, Route } from '@playwright/test'
import { guardKey, guardMs } from '#web/browser/reload-once.ts'
import { expect, test } from './product.ts'
import { nextStep } from './quote-steps.ts'

test.use({ allowedMessage: /status of 404|piece not loaded/ })

const now = Date.parse('2026-11-21T08:00:00Z')
const header = (page: Page) => page.getByRole('banner')

/** Takes down every document that the tab loads from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** As after a deployment that took the file with it. */
async function lose(page: Page, piece: RegExp): Promise<void> {
  await page.route(piece, (route) => route.fulfill({ status: 404, body: 'There is no such file.' }))
}

/** The same, until the tab loads its next document, which has the file again. @returns how to wait until nothing stands in its way */
async function loseUntilReload(page: Page, piece: RegExp): Promise<() => Promise<void>> {
  let isLost = true
  const answerOnce = (route: Route) =>
    isLost ? route.fulfill({ status: 404, body: 'There is no such file.' }) : route.continue()
  await page.route(piece, answerOnce)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false
  })
  return () => page.unroute(piece, answerOnce)
}

test('spec 4: “A page reload happens on a chunk load error”: once, to the page that was asked for; then the error page', async ({
  page,
}) => {
  await page.clock.setFixedTime(now)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const documents = watchDocuments(page)
  const bringBack = await loseUntilReload(page, /\/assets\/procedures-.*\.js$/)
  await header(page).getByRole('link', { name: 'Procedures' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Procedures' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await bringBack()
  expect(documents).toEqual(['/procedures'])
  expect(await page.evaluate((key) => sessionStorage.getItem(key), guardKey)).toBe(String(now))

  // Within the ten seconds: no loop, but words and ways on, the address being that of the page that was asked for.
  await lose(page, /\/assets\/contact-.*\.js$/)
  const toContact = page.getByRole('link', { name: 'Contact' }).filter({ visible: true }).first()
  await toContact.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('link', { name: 'Home page' })).toBeVisible()
  expect(documents).toEqual(['/procedures'])

  // After them it may again.
  await page.clock.setFixedTime(now + guardMs)
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/')
  await toContact.click()
  await expect.poll(() => documents).toEqual(['/procedures', '/contact'])
  // The piece is still lost: that document ends with words, too, and is let come before the journey ends.
  await page.waitForLoadState('networkidle')
})

test('a piece that someone opens is had after one reload, with what was typed', async ({ page }) => {
  await page.goto('/quote?procedure=lasik')
  await page.getByLabel('In your own words').fill('Both eyes.')
  await nextStep(page)
  await page.waitForLoadState('networkidle')
  const documents = watchDocuments(page)
  const bringBack = await loseUntilReload(page, /\/assets\/range-calendar-.*\.js$/)
  await page.getByRole('button', { name: 'Open calendar' }).click()
  await expect.poll(() => documents).toEqual(['/quote'])
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByLabel('In your own words')).toHaveValue('Both eyes.')
  await page.waitForLoadState('networkidle')
  await bringBack()
  await page.getByRole('button', { name: 'Open calendar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(documents).toEqual(['/quote'])
})

test('one that stays lost leaves the page as it is and says so', async ({ page }) => {
  await page.goto('/quote?procedure=lasik')
  await page.getByLabel('In your own words').fill('Both eyes.')
  await nextStep(page)
  await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), guardKey)
  const documents = watchDocuments(page)
  await lose(page, /\/assets\/range-calendar-.*\.js$/)
  await page.getByRole('button', { name: 'Open calendar' }).click()
  await expect(page.getByRole('status').filter({ hasText: /calendar/i })).toBeVisible()
  await expect(page.getByLabel('Earliest day')).toBeVisible()
  expect(documents).toEqual([])
})
