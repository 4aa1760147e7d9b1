// The profile in two viewports, closed and with everything open: nothing for axe to find, nothing that jumps or sticks out.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { firstProvider } from './product.ts'
import { expect, test } from './signed-in.ts'
import { countShifts, invisibleShift, shifts, sidewaysOverflow, viewportsOf } from './viewports.ts'

const isRight = async (page: Page) => {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

for (const viewport of viewportsOf(0)) {
  test(`/profile/setting is right on a ${viewport.name}, closed and open`, async ({ profile: page, context }) => {
    await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    await countShifts(page)
    await page.goto('/profile/setting')
    await expect(page.locator('[data-part]:not([data-part="success"])')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('dir', viewport.language === 'ar' ? 'rtl' : 'ltr')
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await shifts(page)).toBeLessThan(invisibleShift)
    await isRight(page)
    await openAll(page)
    await isRight(page)
  })
}

for (const viewport of viewportsOf(1)) {
  test(`/profile and /profile/me are right on a ${viewport.name}, with a picture being cut`, async ({
    profile: page,
    context,
  }) => {
    await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    await countShifts(page)
    for (const path of ['/profile', '/profile/me']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await shifts(page)).toBeLessThan(invisibleShift)
      // The page that is shown stands inside the line, however narrow it is.
      await expect(page.locator('main nav [aria-current=page]')).toBeInViewport({ ratio: 1 })
      await isRight(page)
    }
    const buffer = await page.screenshot()
    await page.locator('main input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('application')).toBeFocused()
    await page.getByRole('main').getByRole('region').nth(3).getByRole('button').click()
    await expect(page.locator('fieldset input').first()).toBeFocused()
    await isRight(page)
  })
}

/** The password's form, the set-up of an app with its picture, the access log, and the deletion with something wrong in it. */
async function openAll(page: Page): Promise<void> {
  const parts = page.getByRole('main').getByRole('region')
  await parts.nth(1).getByRole('button').click()
  await parts.nth(2).getByRole('button').first().click()
  await expect(page.getByRole('img').locator('path').first()).toBeAttached()
  await page.locator('#access').getByRole('button').click()
  for (const fold of await page.locator('main summary:visible').all()) await fold.click()
  await parts.last().getByRole('button').click()
  await expect(page.locator('[data-part]:not([data-part="success"])')).toHaveCount(0)
  await parts.last().getByRole('button').first().click()
  await expect(page.locator('[aria-invalid=true]')).toBeFocused()
}

test('everything can be reached and left by keyboard', async ({ profile: page }) => {
  await page.goto('/profile/setting')
  const password = page.getByRole('region', { name: 'Password' })
  await password.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(password.getByLabel('Current password')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(password.getByRole('button', { name: 'Show Current password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(password.getByLabel('New password')).toBeFocused()
  await password.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Enter')
  await expect(password.getByRole('button', { name: 'Change password' })).toBeFocused()
})
