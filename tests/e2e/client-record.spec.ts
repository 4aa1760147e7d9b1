// The client's own record in a real browser: linked once for each tab, and prices in their own currency wherever they sign in.
import type { Page } from '@playwright/test'
import { expect, newPerson, signIn, test } from './signed-in.ts'

/** Calls to the client's own record, by their paths. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch' && /^\/api\/client\/(root|company)/.test(pathname)) asked.push(pathname)
  })
  return asked
}

const links = (asked: string[]) => asked.filter((path) => path.endsWith('/company-location/add'))
/** Not one of the filter's choices: those are in a closed list. */
const priceIn = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/KWD\s\d/)
    .filter({ visible: true })
    .first()
const currency = (page: Page) => page.getByRole('combobox', { name: 'Currency of prices' }).first()

test('spec 9: "Currency order: client\'s currency, then geo currency": what is chosen on one device is shown on the next that they sign in on', async ({
  browser,
  page,
  request,
}) => {
  const person = await newPerson(request)
  const asked = watch(page)
  const linked = page.waitForResponse('**/api/client/company-location/add')
  await signIn(page, person)
  expect(await (await linked).json()).toMatchObject({ linkedAt: expect.any(String) })
  const kept = page.waitForResponse('**/api/client/root/update')
  await page.goto('/procedures')
  await expect(currency(page)).not.toHaveValue('KWD')
  await page.waitForLoadState('networkidle')
  await currency(page).selectOption('KWD')
  expect((await (await kept).json()).currency).toBe('KWD')
  await expect(priceIn(page)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(links(asked)).toHaveLength(1)

  const other = await (await browser.newContext()).newPage()
  await signIn(other, person)
  await expect(currency(other)).toHaveValue('KWD')
  await other.goto('/procedures')
  await expect(priceIn(other)).toBeVisible()
  await other.context().close()
})
