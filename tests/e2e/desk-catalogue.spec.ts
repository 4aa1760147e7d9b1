// The catalogue at the desk: a price and hours that visitors see at once, two colleagues in one procedure, and what is taken back.
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { arriveAtDesk, newStaff, staffPerson } from './at-the-desk.ts'
import { firstProvider } from './product.ts'
import { expect, test } from './signed-in.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const words = (page: Page, group: string, language: string) =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(language)

/** A window of somebody else. */
const otherPage = async (browser: Browser) => (await browser.newContext({ baseURL: firstProvider })).newPage()

/** Once scripts run: a form that is drawn on the server hears nothing before. */
async function openItem(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-page', 'success')
}

/** How many of the coming hours that visitors are told of lie on a Tuesday in Dubai. */
async function tuesdays(visitor: Page): Promise<number> {
  const answer = await visitor.request.get('/api/practitioners/leila-sample/hours?days=14')
  const { hours } = (await answer.json()) as { hours: { startsAt: string }[] }
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Dubai' })
  return hours.filter(({ startsAt }) => day.format(new Date(startsAt)) === 'Tue').length
}

test('a price that is changed at the desk is on the site at once, and is taken back; closed hours are gone from the site', async ({
  page,
  browser,
}) => {
  await staffPerson(page, { roles: ['coordinator'], name: 'Rana Aziz' })
  const visitor = await otherPage(browser)
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await page.getByLabel('Search by name').fill('sinus')
  await page.getByRole('link', { name: 'Sinus lift' }).click()
  const price = page.getByLabel('Price from')
  const before = await price.inputValue()
  await price.fill('5432')
  // What is typed outlives a reload.
  await page.reload()
  await expect(price).toHaveValue('5432')
  await page.getByRole('button', { name: 'Show the preview' }).click()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { name: 'Sinus lift', level: 1 })).toBeVisible()
  await expect(preview.getByText(/5,432/).first()).toBeVisible()
  await save(page)
  await expect(status(page, 'It is on the site now.')).toHaveCount(1)
  await visitor.goto('/procedures/sinus-lift?currency=AED')
  await expect(visitor.getByText(/5,432/).first()).toBeVisible()

  const history = page.getByRole('region', { name: 'What was changed' })
  await history.getByRole('button', { name: /^Undo/ }).first().click()
  await history.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(status(page, 'Taken back.')).toHaveCount(1)
  await expect(price).toHaveValue(before)
  await visitor.reload()
  await expect(visitor.getByText(/5,432/)).toHaveCount(0)

  await openItem(page, '/desk/catalogue/practitioner/leila-sample')
  expect(await tuesdays(visitor)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remove hours 1: Tuesday' }).click()
  await expect(page.getByRole('group', { name: 'Tuesday', exact: true }).getByText('Closed')).toBeVisible()
  await save(page)
  await expect(status(page, 'It is on the site now.')).toHaveCount(1)
  expect(await tuesdays(visitor)).toBe(0)
})

test('two colleagues in one procedure lose nothing: other places are kept beside each other, one place is chosen', async ({
  page,
  browser,
}) => {
  const path = '/desk/catalogue/procedure/rhinoplasty'
  await staffPerson(page, { roles: ['owner'], name: 'Rana Aziz' })
  const colleague = await otherPage(browser)
  await arriveAtDesk(colleague, await newStaff(page.request, { roles: ['owner'], name: 'Omar Said' }))
  await openItem(page, path)
  await openItem(colleague, path)

  await words(colleague, 'Summary', 'English').fill('A nose in another shape, or one that breathes.')
  await save(colleague)
  await expect(status(colleague, 'It is on the site now.')).toHaveCount(1)
  const price = page.getByLabel('Price from')
  await price.fill('21000')
  await save(page)
  await expect(status(page, /Meanwhile .*Omar Said.* changed: Summary \(English\)\. Both are kept\./)).toHaveCount(1)
  await expect(words(page, 'Summary', 'English')).toHaveValue('A nose in another shape, or one that breathes.')

  await colleague.getByLabel('Price from').fill('22000')
  await save(colleague)
  const conflict = colleague.getByRole('region', { name: 'One place has two versions' })
  await expect(conflict.getByRole('heading')).toBeFocused()
  await expect(conflict.getByText('21000')).toBeVisible()
  expect((await new AxeBuilder({ page: colleague }).analyze()).violations).toEqual([])
  await conflict.getByLabel('What you wrote').check()
  await conflict.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(status(colleague, 'It is on the site now.')).toHaveCount(1)
  await page.reload()
  await expect(price).toHaveValue(/^22000/)
})

test('an editor’s medical words wait until a clinician signs them', async ({ page, browser }) => {
  const path = '/desk/catalogue/procedure/lasik'
  await staffPerson(page, { roles: ['editor'], name: 'Edda Noor' })
  await openItem(page, path)
  await expect(page.getByLabel('Price from')).not.toBeEditable()
  const aftercare = words(page, 'Aftercare', 'English')
  const mark = 'Wear the shield for seven nights.'
  await aftercare.fill(`${await aftercare.inputValue()}\n\n${mark}`)
  await save(page)
  await expect(status(page, 'waits for a clinician')).toHaveCount(1)
  const visitor = await otherPage(browser)
  await visitor.goto('/procedures/lasik')
  await expect(visitor.getByText(mark)).toHaveCount(0)

  const clinician = await otherPage(browser)
  await arriveAtDesk(clinician, await newStaff(page.request, { roles: ['clinician'], name: 'Dr Lina Haddad' }))
  await openItem(clinician, '/desk/catalogue/changes')
  await expect(clinician.getByText(mark)).toBeVisible()
  await clinician.getByRole('button', { name: 'Sign', exact: true }).first().click()
  await expect(status(clinician, 'Signed.')).toHaveCount(1)
  await visitor.reload()
  await expect(visitor.getByText(mark)).toBeVisible()

  // The narrowest with the other script, and a wide one: what lies between is made of the same parts.
  for (const { width, height, language, scheme } of viewportsOf(1)) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme })
    await page.context().addCookies([{ name: 'lang', value: language, url: firstProvider }])
    for (const place of [
      '/desk/catalogue',
      path,
      '/desk/catalogue/practitioner/leila-sample',
      '/desk/catalogue/changes',
    ]) {
      await openItem(page, place)
      expect(await sidewaysOverflow(page), `${place} at ${width}`).toBeLessThanOrEqual(0)
      expect((await new AxeBuilder({ page }).analyze()).violations, place).toEqual([])
    }
  }
})
