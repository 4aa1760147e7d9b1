// Journeys of checkout: an accepted offer agreed to and paid, with 3-D Secure, a declined card, by keyboard, in Arabic and in another currency.
import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { mailsTo } from './mailbox.ts'
import { firstProvider, fromElsewhere } from './product.ts'
import { sendOffer } from './provider-desk.ts'
import { expect, type Person, test } from './signed-in.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

/** A request of theirs with an offer that is open. @returns its reference */
async function askAndOffer(page: Page, { email, name }: Person, language = 'en'): Promise<string> {
  const answer = await page.request.post('/api/quotes', {
    headers: fromElsewhere(),
    data: {
      procedure: 'rhinoplasty',
      need: 'I would like to breathe better.',
      flexibility: 'weeks',
      currency: 'USD',
      name,
      email,
      language,
      consent: true,
    },
  })
  const { reference } = (await answer.json()) as { reference: string }
  await sendOffer(reference)
  return reference
}

/** Accepts the offer on its page, which leads to checkout. */
async function accept(page: Page): Promise<void> {
  await page.goto('/profile/procedures/rhinoplasty')
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First name').first().fill('Amal')
  await page.getByLabel('Last name').first().fill('Haddad')
  await page.getByLabel('Phone, with country code').fill('+971 50 000 0000')
}

const agreeTerms = (page: Page) => page.getByLabel('I agree to the terms of service')
const agree = (page: Page) => page.getByRole('button', { name: 'Agree and continue to payment' })
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay .* \(test\)$/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function isRight(page: Page) {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

test('an accepted offer is agreed to, paid with 3-D Secure on the bank’s own page, placed, and told by mail', async ({
  profile: page,
  signedIn,
}) => {
  await askAndOffer(page, signedIn)
  await accept(page)
  await isRight(page)
  await expect(page.getByText('Your contract is with Thymele Clinic.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'When you pay' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Our cancellation policy' })).toBeVisible()
  await fillIn(page)
  await page.reload()
  await expect(page.getByLabel('Phone, with country code')).toHaveValue('+971 50 000 0000')
  await agree(page).click()
  await expect(page.getByText('Please agree to the terms to go on.')).toBeVisible()
  await agreeTerms(page).check()
  await agree(page).dblclick()
  await expect(heading(page, 'Payment')).toBeVisible()
  await expect(page.getByText('No money moves').first()).toBeVisible()
  await isRight(page)
  await page.getByLabel('Card that asks who you are').check()
  await payButton(page).click()
  await expect(page).toHaveURL(/\/profile\/checkout\/verify/)
  await expect(heading(page, 'Is this you?')).toBeVisible()
  await isRight(page)
  await page.getByRole('button', { name: 'Yes, confirm payment' }).click()
  await expect(heading(page, 'You’re booked')).toBeVisible()
  await isRight(page)
  const url = new URL(page.url())
  const reference = url.searchParams.get('order') ?? ''
  expect(reference).toMatch(/^O-/)
  await expect
    .poll(async () => (await mailsTo(signedIn.email)).filter((mail) => mail.includes(reference)).length)
    .toBeGreaterThan(0)
  // Paid once: the offer leads to checkout no more.
  await page.goto('/profile/procedures/rhinoplasty')
  await expect(page.getByText('Accepted').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toHaveCount(0)
})

/** Both rides in one press, and the way back given up again. */
async function addTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add both ways for .*: \W*Airport transfer\W*$/ }).click()
  await expect(page.getByRole('heading', { name: 'Airport transfer, on arrival' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove .*Airport transfer, on departure/ }).click()
  await expect(page.getByRole('heading', { name: 'Airport transfer, on departure' })).toHaveCount(0)
  await page.getByLabel('Flight number').fill('EK 784')
  await page.getByLabel('Landing time').fill('14:30')
  await page.getByLabel('Name and address of your hotel').fill('Sample Garden Hotel')
  await isRight(page)
}

test('a declined card keeps everything that was typed, and another card then pays, a transfer with it', async ({
  profile: page,
  signedIn,
}) => {
  await askAndOffer(page, signedIn)
  await accept(page)
  await addTransfer(page)
  await fillIn(page)
  await agreeTerms(page).check()
  await agree(page).click()
  await page.getByLabel('Declined card').check()
  await payButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your bank declined the card.' })).toBeVisible()
  await expect(page.getByLabel('Phone, with country code')).toHaveValue('+971 50 000 0000')
  await agreeTerms(page).check()
  await agree(page).click()
  await page.getByLabel('Card that works').check()
  await payButton(page).click()
  await expect(heading(page, 'You’re booked')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Airport transfer, on arrival' })).toBeVisible()
})

test('all of it by keyboard', async ({ profile: page, signedIn }) => {
  await askAndOffer(page, signedIn)
  await accept(page)
  await fillIn(page)
  await agreeTerms(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Payment')).toBeFocused()
  await page.getByLabel('Card that works').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Card that asks who you are')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Is this you?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, confirm payment' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'You’re booked')).toBeVisible()
})

test('in Arabic, from the agreement to the bank and back', async ({ profile: page, context, signedIn }) => {
  await askAndOffer(page, signedIn, 'ar')
  await accept(page)
  await context.addCookies([{ name: 'lang', value: 'ar', url: firstProvider }])
  await page.reload()
  await expect(heading(page, 'إتمام الحجز')).toBeVisible()
  await page.getByLabel('الهاتف مع رمز الدولة').fill('+971500000000')
  await page.getByLabel('أوافق على شروط الخدمة').check()
  await page.getByRole('button', { name: 'أوافق وأتابع إلى الدفع' }).click()
  await page.getByLabel('بطاقة تطلب تأكيد هويتك').check()
  await page.getByRole('button', { name: /^ادفع/ }).click()
  await page.getByRole('button', { name: 'نعم، أكّد الدفعة' }).click()
  await expect(heading(page, 'تم حجزك')).toBeVisible()
})

test('in another currency: the rate is told with its end, dirhams stand beside it, and that is what is paid', async ({
  profile: page,
  context,
  signedIn,
}) => {
  await context.addCookies([{ name: 'currency', value: 'EUR', url: firstProvider }])
  await askAndOffer(page, signedIn)
  await accept(page)
  await expect(page.getByText(/^€[\d,.]+$/).first()).toBeVisible()
  await expect(page.getByText(/Rate held for \d+ minutes?/).first()).toBeVisible()
  await expect(page.getByText('AED 32,400').first()).toBeVisible()
  await fillIn(page)
  await agreeTerms(page).check()
  await agree(page).click()
  await expect(page.getByRole('button', { name: /^Pay .?€[\d,.]+.? \(test\)$/ })).toBeVisible()
  await payButton(page).click()
  await expect(heading(page, 'You’re booked')).toBeVisible()
})

test('checkout is right in either viewport, agreed to and being paid', async ({ profile: page, context, signedIn }) => {
  await askAndOffer(page, signedIn)
  await accept(page)
  for (const isPaying of [false, true]) {
    if (isPaying) {
      await context.addCookies([{ name: 'lang', value: 'en', url: firstProvider }])
      await page.reload()
      await fillIn(page)
      await agreeTerms(page).check()
      await agree(page).click()
      await expect(heading(page, 'Payment')).toBeVisible()
    }
    for (const viewport of viewportsOf(0)) {
      await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
      await page.setViewportSize({ width: viewport.width, height: viewport.height })
      await page.emulateMedia({ colorScheme: viewport.scheme })
      await page.reload()
      await isRight(page)
    }
  }
})

test('checkout brings at most 60 KB more script than the profile, and nothing of Stripe', async ({
  profile: page,
  signedIn,
  request,
}) => {
  const asked = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') asked.add(response.url())
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
  const before = new Set(asked)
  await askAndOffer(page, signedIn)
  await accept(page)
  await page.goto('/profile/checkout')
  await page.waitForLoadState('networkidle')
  const sizeOf = async (url: string) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length
  const more = [...asked].filter((url) => !before.has(url))
  expect(more.filter((url) => url.includes('stripe'))).toEqual([])
  expect(more.length).toBeGreaterThan(0)
  const sizes = await Promise.all(more.map(sizeOf))
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000)
})
