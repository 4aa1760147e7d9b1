// Every page in two viewports: nothing for axe to find, nothing in the console, nothing that jumps or sticks out.
import AxeBuilder from '@axe-core/playwright'
import { expect, firstProvider, test } from './product.ts'
import { countShifts, invisibleShift, shifts, sidewaysOverflow, viewportsOf } from './viewports.ts'

const pages = [
  '/',
  '/procedures',
  '/procedures?q=implnt&compare=lasik&compare=hip-replacement&compare=gastric-sleeve',
  '/procedures?q=zzzzzz',
  '/procedures/hip-replacement',
  '/procedures/gastric-sleeve',
  '/packages',
  '/hotels',
  '/quote',
  '/quote?package=hip-replacement',
  '/contact',
  '/cookie-policy',
  '/privacy-policy',
  '/terms-of-service',
  '/preferences',
  '/auth/login',
  '/auth/register',
  '/auth/confirm-email',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/health-check',
]

for (const [turn, path] of pages.entries()) {
  for (const viewport of viewportsOf(turn)) {
    test(`${path} is right on a ${viewport.name}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
      await page.setViewportSize({ width: viewport.width, height: viewport.height })
      await page.emulateMedia({ colorScheme: viewport.scheme })
      await countShifts(page)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('dir', viewport.language === 'ar' ? 'rtl' : 'ltr')
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      expect(await shifts(page)).toBeLessThan(invisibleShift)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
    })
  }
}

for (const language of ['en', 'ar'] as const) {
  for (const currency of ['IDR', 'IRR', 'KRW']) {
    test(`long prices in ${currency} push no page sideways at 320 px, ${language}`, async ({ page, context }) => {
      const chosen = { lang: language, currency }
      await context.addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url: firstProvider })))
      await page.setViewportSize({ width: 320, height: 640 })
      for (const path of ['/', '/procedures', '/procedures/hip-replacement', '/packages']) {
        await page.goto(path)
        await expect(page.getByRole('main')).toContainText(currency === 'KRW' && language === 'en' ? '₩' : currency)
        expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0)
      }
    })
  }
}
