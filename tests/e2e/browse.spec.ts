// Finding, narrowing, comparing and reading, as a visitor does it.
import { asSecondProvider, expect, firstProvider, secondProvider, test } from './product.ts'

test('the list narrows while someone types, forgives a typing error, and the address says so', async ({ page }) => {
  await page.goto('/procedures')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('lasek')
  await expect(page).toHaveURL(/\?q=lasek$/)
  await expect(page.getByRole('link', { name: 'LASIK eye laser' })).toBeVisible()
  await expect(search).toBeFocused()
  await page.reload()
  await expect(search).toHaveValue('lasek')
  await expect(page.getByRole('link', { name: 'LASIK eye laser' })).toBeVisible()
})

test('date and source of the rate stand beside the prices, once before the first list of them', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'currency', value: 'GBP', url: firstProvider }])
  await page.setViewportSize({ width: 390, height: 844 })
  const rate = page.getByText(/^Converted at the reference rate of \d+ \w+ 20\d\d \(/)
  await page.goto('/procedures/hip-replacement')
  await expect(rate.first()).toBeInViewport()
  for (const path of ['/procedures', '/packages']) {
    await page.goto(path)
    await expect(rate).toHaveCount(1)
    const price = page.getByRole('main').getByText(/^£\d/).filter({ visible: true }).first()
    const [line, first] = [await rate.boundingBox(), await price.boundingBox()]
    expect(line?.y, path).toBeLessThan(first?.y ?? 0)
  }
})

test('a limit in another currency reads as money', async ({ page }) => {
  await page.goto('/procedures?maxPrice=GBP-1000')
  await expect(page.locator('option', { hasText: '£1,000' })).toHaveCount(1)
})

test('Arabic words find with the letters that people mix', async ({ page }) => {
  await page.goto('/procedures?lang=ar&q=الاسنان')
  await expect(page.getByRole('listitem').filter({ hasText: 'الأسنان' })).not.toHaveCount(0)
})

const sayings: [string, string][] = [
  ['hair loss', 'FUE hair transplant'],
  ['weight loss', 'Gastric sleeve'],
  ['nose job', 'Rhinoplasty'],
  ['teeth', 'Dental implant'],
  ['hip', 'Hip replacement'],
]

for (const [said, name] of sayings) {
  test(`“${said}” finds ${name}`, async ({ page }) => {
    await page.goto(`/procedures?q=${said}`)
    await expect(page.locator('main li h2').filter({ hasText: name })).toHaveCount(1)
  })
}

test('another page is announced and takes the focus', async ({ page }) => {
  await page.goto('/procedures')
  await page.getByRole('link', { name: 'Dental implant', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dental implant' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Dental implant' })).toHaveCount(1)
  await expect(page.locator('#main')).toBeFocused()
})

test('filters and order live in the address and can be cleared', async ({ page }) => {
  await page.goto('/procedures')
  await page.getByLabel('Category').selectOption({ label: 'Dental (5)' })
  await expect(page).toHaveURL(/category=dental/)
  await expect(page.getByText('5 procedures')).toBeVisible()
  await page.getByLabel('Order').selectOption({ label: 'Lowest price first' })
  await expect(page).toHaveURL(/sort=price/)
  const names = page.locator('main li h2')
  await expect(names.first()).toHaveText('Porcelain veneers')
  await page.getByRole('link', { name: 'Show all again' }).click()
  await expect(page.getByText('32 procedures')).toBeVisible()
})

test('up to three procedures stand side by side', async ({ page }) => {
  await page.goto('/procedures')
  for (const name of ['Dental implant', 'Sinus lift', 'Porcelain veneers']) {
    await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check()
    await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByRole('checkbox', { name: 'Compare LASIK eye laser' })).toBeDisabled()
  await expect(page).toHaveURL(/compare=dental-implant&compare=porcelain-veneers&compare=sinus-lift/)
})

test('a procedure is found by its slug and by its name', async ({ page }) => {
  await page.goto('/procedures/hip-replacement')
  await expect(page.getByRole('heading', { level: 1, name: 'Hip replacement' })).toBeVisible()
  await page.goto('/procedures/Hip%20replacement')
  await expect(page).toHaveURL(`${firstProvider}/procedures/hip-replacement`)
  await expect(page.getByRole('heading', { level: 1, name: 'Hip replacement' })).toBeVisible()
})

test('choosing a currency changes every price in place and is kept', async ({ page }) => {
  await page.goto('/procedures')
  const price = page.locator('main li').first()
  await expect(price).toContainText('£')
  await page.getByRole('combobox', { name: 'Currency of prices' }).first().selectOption('KWD')
  await expect(price).toContainText('KWD')
  await expect(price).toContainText('AED')
  await page.goto('/packages')
  await expect(
    page
      .getByRole('main')
      .getByText(/KWD\s\d/)
      .first(),
  ).toBeVisible()
})

test('a currency chosen before the page came alive is not lost', async ({ page }) => {
  let letThrough = () => {}
  const waiting = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/texts\//, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('/procedures', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Currency of prices' }).first().selectOption('KWD')
  letThrough()
  await expect(page.locator('main li').first()).toContainText('KWD')
})

test('the server already draws the visitor’s currency', async ({ request }) => {
  const asked = async (language: string, cookie = '') =>
    (await request.get('/procedures', { headers: { 'accept-language': language, cookie } })).text()
  expect(await asked('de-DE')).toMatch(/€\d/)
  expect(await asked('en-KW')).toMatch(/KWD\s\d/)
  expect(await asked('en')).not.toMatch(/(€|\$|KWD\s)\d/)
  expect(await asked('de-DE', 'currency=USD')).toMatch(/US\$\d/)
})

test('a rate is named where one was used and nowhere else', async ({ request }) => {
  const rateIn = async (currency: string) =>
    ((await (await request.get(`/api/procedures?currency=${currency}`)).json()) as { rate: object | null }).rate
  expect(await rateIn('AED')).toBeNull()
  expect(await rateIn('EUR')).toMatchObject({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})

test('another domain is another provider, with nothing of the first', async ({ page }) => {
  await page.goto(secondProvider)
  await expect(page.getByText('Mermer Dental').first()).toBeVisible()
  await expect(page.getByText('Thymele')).toHaveCount(0)
  const response = await page.request.get('/api/procedures/hip-replacement', { headers: asSecondProvider })
  expect(response.status()).toBe(404)
})

test('the language link keeps the place', async ({ page }) => {
  await page.goto('/procedures/lasik')
  await page
    .getByRole('link', { name: /العربية/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${firstProvider}/procedures/lasik`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedMessage: /preloaded using link preload but not used/ })

  test('the list searches, filters and compares by its form', async ({ page }) => {
    await page.goto('/procedures')
    await page.getByRole('searchbox').fill('knee')
    await page.getByLabel('Order').selectOption('price')
    await page.getByRole('main').getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/q=knee/)
    await expect(page.locator('main li h2').first()).toHaveText('Knee arthroscopy')
    await page.getByRole('checkbox', { name: 'Compare Knee arthroscopy' }).check()
    await page.locator('main').getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('table').getByRole('link', { name: 'Knee arthroscopy' })).toBeVisible()
  })

  test('the currency is chosen by its button', async ({ page }) => {
    await page.goto('/procedures')
    await page.getByRole('combobox', { name: 'Currency of prices' }).first().selectOption('USD')
    await page.getByRole('banner').getByRole('button', { name: 'Show' }).first().click()
    await expect(page.locator('main li').first()).toContainText('US$')
  })
})

for (const [path, said, title, quote] of [
  ['/procedures?', 'ivf', 'We don’t offer that', 'Describe what you need'],
  ['/procedures?lang=ar&', 'أطفال الأنابيب', 'لا نقدّم هذا العلاج', 'صف ما تحتاج إليه'],
] as const) {
  test(`“${said}” is not offered: nothing spelt alike is shown, but the form for a quote`, async ({ page }) => {
    await page.goto(`${path}q=${said}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.locator('main li h2')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: quote })).toHaveAttribute('href', '/quote')
  })
}

test('a treatment that is not offered leads to the category that is nearest to it', async ({ page }) => {
  await page.goto('/procedures?q=teeth whitening')
  await expect(page.getByRole('heading', { name: 'We don’t offer that' })).toBeVisible()
  await page.getByRole('link', { name: /^See the closest: Dental/ }).click()
  await expect(page.locator('main li h2').first()).toBeVisible()
})
