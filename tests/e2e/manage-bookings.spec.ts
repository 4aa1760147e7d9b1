// Journeys of what was paid: an order's page, an item cancelled at what was told and followed to its refund, and the desk that gives money back.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { staffPerson } from './at-the-desk.ts'
import { firstProvider, fromElsewhere } from './product.ts'
import { sendOffer } from './provider-desk.ts'
import { expect, type Person, test } from './signed-in.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

type Range = { charged: { from: { amountMinor: number; currency: string } } }
type Order = {
  reference: string
  revision: number
  items: { id: string }[]
  secret: string | null
  total: Range
  dueNow: Range
  policy: { until: string | null; fee: Range }[]
  termsOf: string
}

async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const headers = { 'idempotency-key': crypto.randomUUID(), ...fromElsewhere() }
  const answer = await page.request.post(`${firstProvider}${path}`, { headers, data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Reply
}

/** An accepted offer, paid with a test card, over the wire. @returns the order's reference */
async function placeOrder(page: Page, { email, name }: Person): Promise<string> {
  const asked = { procedure: 'rhinoplasty', need: 'I would like to breathe better.', flexibility: 'weeks' }
  const quote = await post<{ reference: string }>(page, '/api/quotes', {
    ...asked,
    currency: 'USD',
    name,
    email,
    language: 'en',
    consent: true,
  })
  await sendOffer(quote.reference)
  const order = await post<Order>(page, '/api/client/checkout/add-offer', { quote: quote.reference, version: 1 })
  const { reference, revision, items, total, dueNow, policy, termsOf } = order
  const agreed = {
    revision,
    termsOf,
    total: total.charged.from,
    dueNow: dueNow.charged.from,
    policy: policy.map(({ until, fee }) => ({ until, feeMinor: fee.charged.from.amountMinor })),
  }
  const person = { firstName: 'Amal', lastName: 'Haddad' }
  const { secret } = await post<Order>(page, '/api/client/checkout/agree', {
    order: reference,
    contact: { ...person, email, phone: '+971 50 000 0000' },
    travellers: [{ ...person, isPatient: true }],
    items: items.map(({ id }) => ({ item: id, travellers: [0] })),
    agreed,
    method: 'card',
  })
  await post(page, '/api/client/test-payment/complete', { secret, card: 'success' })
  await post(page, '/api/client/order/continue', { order: reference })
  return reference
}

/** Right in every viewport, in either language and scheme. */
async function checkLooks(page: Page): Promise<void> {
  for (const viewport of viewportsOf(0)) {
    await page.context().addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    expect(await sidewaysOverflow(page), `on a ${viewport.name}`).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }
  await page.context().addCookies([{ name: 'lang', value: 'en', url: firstProvider }])
  await page.reload()
}

test('what was paid is found from the overview, kept by one press, cancelled at what was told, and its refund followed', async ({
  profile: page,
  signedIn,
}) => {
  test.slow()
  const reference = await placeOrder(page, signedIn)
  await page.goto('/profile')
  await page.getByRole('region', { name: 'Your bookings' }).getByRole('link', { name: 'Manage bookings' }).click()
  await expect(page).toHaveURL('/profile/manage-bookings')
  await checkLooks(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: reference })
    .getByRole('link', { name: /Rhinoplasty/ })
    .click()
  await expect(page.getByText('Everything is booked.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Paid on')
  await checkLooks(page)

  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Amal Haddad')
  await checkLooks(page)
  await page.getByRole('link', { name: new RegExp(`Order .*${reference}`) }).click()

  await page.getByRole('link', { name: /^Cancel: / }).click()
  await expect(page.getByText(/^Cancelling costs you/)).toBeVisible()
  await page.getByRole('link', { name: 'Keep booking' }).click()
  await page.getByRole('link', { name: /^Cancel: / }).click()
  await expect(page.getByRole('button', { name: 'Yes, cancel' })).toBeVisible()
  await checkLooks(page)
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByText('Your refund, if any, is listed under Payments.')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Given back on')
  await expect(page.getByText('This order is cancelled.')).toBeVisible()
})

test('the desk gives money back with a reason, and the patient sees it', async ({
  profile: page,
  signedIn,
  browser,
}) => {
  test.slow()
  const reference = await placeOrder(page, signedIn)
  const context = await browser.newContext({ baseURL: firstProvider })
  const desk = await context.newPage()
  await staffPerson(desk, { roles: ['coordinator'], name: 'Rana Sample' })
  await desk.goto('/desk/patients')
  await desk.getByLabel(/^Name, email/).fill(signedIn.email)
  await desk.getByRole('button', { name: 'Find' }).click()
  await expect(desk.getByRole('list', { name: 'Patients' }).getByRole('link')).toHaveCount(1)
  await desk.getByRole('link', { name: signedIn.name }).click()
  const payments = desk.getByRole('region', { name: 'Payments' })
  await expect(payments).toContainText(reference)
  await checkLooks(desk)
  await payments.getByRole('button', { name: /^Refund/ }).click()
  const form = payments.getByRole('form', { name: 'Refund' })
  await form.getByLabel('Amount').fill('20')
  await form.getByLabel('Reason, in your own words').fill('The taxi was late.')
  await form.getByRole('button', { name: 'Refund', exact: true }).click()
  await form
    .getByRole('group', { name: /^Refund .* to the patient/ })
    .getByRole('button', { name: 'Refund' })
    .click()
  await expect(payments.getByText('Refund sent to the bank.')).toBeVisible()
  await expect(payments).toContainText('Goodwill: done')
  await context.close()
  await page.goto(`/profile/manage-bookings/${reference}`)
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Refund from the clinic')
})
