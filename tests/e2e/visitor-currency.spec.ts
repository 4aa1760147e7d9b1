// The currency that a visitor sees in the first HTML, by the place of their address as a proxy on this machine tells it.
import { expect, firstProvider, test } from './product.ts'

const order =
  'spec 9: "Currency order: client\'s currency, then geo currency, then provider location currency, default aed"'

test.describe('a visitor in Kuwait with an English browser', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '168.187.1.1' } })

  test(`${order}: the first HTML is in Kuwaiti dinars, and no price changes when scripts take over`, async ({
    page,
  }) => {
    const html = await (await page.request.get('/procedures')).text()
    expect(html).toMatch(/KWD\s\d/)
    await page.goto('/procedures')
    const prices = page.getByRole('main').getByText(/KWD\s\d/)
    const drawn = await prices.allTextContents()
    expect(drawn.length).toBeGreaterThan(3)
    await expect(page.getByRole('combobox', { name: 'Currency of prices' }).first()).toHaveValue('KWD')
    await page.waitForLoadState('networkidle')
    expect(await prices.allTextContents()).toEqual(drawn)
  })

  test(`${order}: the client's own choice goes before the place`, async ({ page }) => {
    await page.context().addCookies([{ name: 'currency', value: 'JPY', url: firstProvider }])
    await page.goto('/procedures')
    await expect(page.getByRole('main').getByText(/JP¥\d/).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/KWD\s\d/)).toHaveCount(0)
  })

  test('spec 1: "Prices are shown in the visitor\'s currency, with conversion to AED": each page with converted prices names the rate', async ({
    page,
  }) => {
    for (const path of ['/', '/procedures', '/procedures/lasik', '/packages', '/quote?procedure=lasik']) {
      await page.goto(path)
      await expect(page.getByText(/Converted at the reference rate of \d+ \w+ 20\d\d/).first()).toBeVisible()
    }
  })

  test('spec 7: "GET /api/user-currency" says the same as the page', async ({ request }) => {
    const reply = await (await request.get('/api/user-currency')).json()
    expect(reply).toEqual({ currency: 'KWD', countryCode: 'KW', from: 'address' })
  })
})

test('spec 7: "POST /api/stripe/fx-quote-raw": a rate to the dirham without any key, with its source', async ({
  request,
}) => {
  const asked = await request.post('/api/stripe/fx-quote-raw', { data: { from: 'usd', to: 'aed' } })
  expect(asked.status()).toBe(200)
  expect(await asked.json()).toMatchObject({
    success: true,
    id: expect.stringMatching(/^fxq_local_/),
    rates: { usd: { exchange_rate: 3.6725 } },
    source: 'reference',
    fallback: false,
  })
})

test.describe('a form that was tampered with', () => {
  test.use({ allowedMessage: /status of 422/ })

  test('spec 5: "Currency code must be non-empty, trimmed and upper-cased": nonsense says that nothing has changed', async ({
    page,
  }) => {
    await page.goto('/preferences?to=/packages')
    const send = async (code: string) => {
      await page.getByLabel('Currency', { exact: true }).evaluate((field: HTMLSelectElement, value) => {
        const option = Object.assign(document.createElement('option'), { value, selected: true })
        field.append(option)
        field.value = value
      }, code)
      await page.getByRole('button', { name: 'Save' }).click()
    }
    for (const code of ['ZZZ', '']) {
      await send(code)
      await expect(page.getByRole('alert')).toContainText('so nothing has changed')
      expect((await page.context().cookies()).filter(({ name }) => name === 'currency')).toEqual([])
    }
    await send(' eur ')
    await expect(page).toHaveURL('/packages')
    await expect(page.getByRole('main').getByText(/€\d/).first()).toBeVisible()
  })
})
