// Asking for a quote: kept as typed, sent once, and reaching the clinic by mail.
import type { Page } from '@playwright/test'
import { expect, mailsWith, test } from './product.ts'
import { nextStep } from './quote-steps.ts'

let person = 0

/** An invented person of each test's own, since limits count by e-mail address. */
function newPerson(): { name: string; email: string } {
  person += 1
  return { name: `Robin Sample ${person}`, email: `robin.${process.pid}.${Date.now()}.${person}@mail.example` }
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** One request is two mails that name the visitor: the one to them, and the clinic's, which answers to them. */
async function expectOneRequest(email: string): Promise<void> {
  await expect.poll(async () => (await mailsWith(email)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  expect(await mailsWith(`\nTo: ${email}`)).toHaveLength(1)
  expect(await mailsWith(`\nReply-To: ${email}`)).toHaveLength(1)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send request' })

async function fillUntilSending(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.goto('/quote?procedure=hip-replacement')
  await expect(page.getByText('Hip replacement').first()).toBeVisible()
  await page.getByLabel('In your own words').fill('Left hip, walking hurts.')
  await nextStep(page)
  await page.getByLabel('Earliest day').fill(daysFromNow(100))
  await page.getByLabel('Latest day').fill(daysFromNow(130))
  await nextStep(page)
  await page.getByLabel(/^Budget/).fill('20000')
  await page.getByLabel(/About your health/).fill('Secretly allergic to zirconium.')
  await nextStep(page)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('checkbox', { name: /I agree that/ }).check()
}

test('a request is sent, both mails leave, and the visitor’s says nothing of health', async ({ page }) => {
  const visitor = newPerson()
  await fillUntilSending(page, visitor)
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
  expect(page.url()).not.toContain(visitor.email)
  const reference = /Q-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  expect(reference).not.toBe('')
  await expect.poll(async () => (await mailsWith(reference)).length, { timeout: 20_000 }).toBe(2)
  const mails = await mailsWith(reference)
  const toVisitor = mails.find((mail) => mail.includes(`\nTo: ${visitor.email}`)) ?? ''
  const toClinic = mails.find((mail) => mail.includes('\nTo: care@thymele.example')) ?? ''
  expect(toVisitor).not.toContain('zirconium')
  expect(toClinic).toContain('zirconium')
  expect(toClinic).toContain(`Reply-To: ${visitor.email}`)
  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
})

test('what is typed survives a reload in the middle and the way back', async ({ page }) => {
  await fillUntilSending(page, newPerson())
  await page.reload()
  await expect(page.getByLabel(/About your health/)).toHaveValue('Secretly allergic to zirconium.')
  await expect(page.getByLabel('In your own words')).toHaveValue('Left hip, walking hurts.')
  await page.goto('/procedures')
  await page.goto('/quote')
  await expect(page.getByLabel('In your own words')).toHaveValue('Left hip, walking hurts.')
})

test('an amount keeps its currency when prices are shown in another, and language and currency keep the step', async ({
  page,
}) => {
  await page.goto('/quote?procedure=lasik')
  await page.getByLabel('In your own words').fill('Both eyes.')
  await nextStep(page)
  await nextStep(page)
  await page.getByLabel(/^Budget/).fill('1500')
  const own = page.getByRole('main').locator('select[name=currency]')
  await expect(own).toHaveValue('GBP')
  const address = page.url()
  await page.getByRole('combobox', { name: 'Currency of prices' }).selectOption('SAR')
  await expect(
    page
      .getByRole('main')
      .getByText(/SAR\s\d/)
      .first(),
  ).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-prices')
  await expect(own).toHaveValue('GBP')
  await expect(page.getByText('Step 3 of 4')).toBeVisible()
  expect(page.url()).toBe(address)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /العربية/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page).toHaveURL(address)
  await expect(page.locator('input[name=budget]')).toBeVisible()
  await expect(page.locator('input[name=budget]')).toHaveValue('1500')
  await expect(page.locator('main select[name=currency]')).toHaveValue('GBP')
})

test('two tabs with the form lose nothing of each other', async ({ page, context }) => {
  await page.goto('/quote')
  const other = await context.newPage()
  await other.goto('/quote')
  await expect(other.getByText('Step 1 of 4')).toBeVisible()
  await page.getByLabel('In your own words').fill('Left hip, walking hurts.')
  await expect(other.getByLabel('In your own words')).toHaveValue('Left hip, walking hurts.')
  await other.locator('select[name=item]').selectOption('procedure:hip-replacement')
  await expect(page.locator('select[name=item]')).toHaveValue('procedure:hip-replacement')
  await page.reload()
  await expect(page.getByLabel('In your own words')).toHaveValue('Left hip, walking hurts.')
  await expect(page.locator('select[name=item]')).toHaveValue('procedure:hip-replacement')
})

test('a change of currency that takes long is shown while it does', async ({ page }) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.goto('/procedures')
  await page.route('**/preferences', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Currency of prices' }).selectOption('SAR')
  await expect(page.getByText('Changing the currency of prices to SAR')).toBeAttached()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-page', 'pending')
  go()
  await expect(page.locator('main li').first()).toContainText('SAR')
  await expect(page.locator('html')).toHaveAttribute('data-page', 'success')
})

test('pressed twice, it is kept once', async ({ page }) => {
  const visitor = newPerson()
  await fillUntilSending(page, visitor)
  await send(page).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
  await expectOneRequest(visitor.email)
})

test.describe('when the line is cut', () => {
  test.use({ allowedMessage: /Failed to load resource|net::ERR/ })

  test('nothing is lost, and sending again with the line back gives one request', async ({ page, context }) => {
    const visitor = newPerson()
    await fillUntilSending(page, visitor)
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByText('Your request has not been sent')).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue(visitor.name)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
    await expectOneRequest(visitor.email)
  })
})

test('mistakes are said on top and beside the field, and lead there', async ({ page }) => {
  await page.goto('/quote')
  await page.getByRole('button', { name: 'Next' }).click()
  const problem = 'Choose a procedure or package, or describe what you need'
  await expect(page.getByRole('link', { name: problem })).toBeVisible()
  await page.getByRole('link', { name: problem }).click()
  await expect(page.getByLabel(/In your own words|Procedure or package/).and(page.locator(':focus'))).toHaveCount(1)
})

test('the calendar fills both dates by keyboard', async ({ page }) => {
  await page.goto('/quote?procedure=lasik')
  await nextStep(page)
  await page.getByRole('button', { name: 'Open calendar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByLabel('Earliest day')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await expect(page.getByLabel('Latest day')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
})

test('the whole way by keyboard, from the list to a sent request', async ({ page }) => {
  const visitor = newPerson()
  await page.goto('/procedures/lasik')
  const start = page.getByRole('link', { name: 'Get a quote' }).first()
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/quote/)
  await page.getByLabel('In your own words').focus()
  await page.keyboard.type('Both eyes.')
  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Step 4 of 4')).toBeVisible()
  await page.getByLabel('Your name').focus()
  await page.keyboard.type(visitor.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.email)
  await page.getByRole('checkbox', { name: /I agree that/ }).focus()
  await page.keyboard.press('Space')
  await send(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedMessage: /preloaded using link preload but not used|status of 422/ })

  test('one form sends everything, and says what is missing with the rest kept', async ({ page }) => {
    const visitor = newPerson()
    await page.goto('/quote?package=lasik-package')
    await page.getByLabel('In your own words').fill('Both eyes, soon.')
    await page.getByLabel('Your name').fill(visitor.name)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByLabel('In your own words')).toHaveValue('Both eyes, soon.')
    await expect(page.getByRole('link', { name: 'Enter your e-mail address' })).toBeVisible()
    await page.getByLabel('E-mail address').fill(visitor.email)
    await page.getByRole('checkbox', { name: /I agree that/ }).check()
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
    await expectOneRequest(visitor.email)
  })
})

test.describe('a reference that no request has', () => {
  test.use({ allowedMessage: /status of 404/ })

  test('is not confirmed', async ({ page }) => {
    const response = await page.goto('/quote?sent=Q-0000-0000')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Your request has been sent')).toHaveCount(0)
  })
})
