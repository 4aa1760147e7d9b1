// A request from its sending to its answer: offers by the clinic's command line, questions, a second version, and what is too late.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { firstProvider, fromElsewhere } from './product.ts'
import { letExpire, sendOffer } from './provider-desk.ts'
import { nextStep } from './quote-steps.ts'
import { expect, type Person, test } from './signed-in.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

/** As the form would send it. @returns its reference */
async function sendRequest(page: Page, { email, name }: Person): Promise<string> {
  const answer = await page.request.post('/api/quotes', {
    headers: fromElsewhere(),
    data: {
      procedure: 'rhinoplasty',
      need: 'I would like to breathe better.',
      earliest: '2027-01-10',
      flexibility: 'weeks',
      companions: 1,
      currency: 'USD',
      medicalNotes: 'Mild asthma.',
      name,
      email,
      language: 'en',
      consent: true,
    },
  })
  const { reference } = (await answer.json()) as { reference: string }
  return reference
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const offer = (page: Page) => page.getByRole('region', { name: 'The offer' })
/** What the browser says of an answer that is a refusal. */
const refused = /status of 422|code=no-longer-possible/

test.describe('one request', () => {
  test.use({ allowedMessage: refused })

  test('is asked, offered, asked about, offered again while it is looked at, and accepted by keyboard', async ({
    profile: page,
    signedIn,
  }) => {
    await page.goto('/profile/procedures')
    await expect(page.getByRole('heading', { name: 'You have not asked for anything yet' })).toBeVisible()
    const reference = await sendRequest(page, signedIn)
    await page.reload()
    await expect(page.getByText('There is nothing for you to do.')).toBeVisible()

    expect(await sendOffer(reference)).toContain('version 1')
    await page.getByRole('link', { name: 'Rhinoplasty' }).click()
    await expect(offer(page).getByText('AED 32,400').first()).toBeVisible()
    await expect(offer(page).getByText('May change if a third night is needed')).toBeVisible()
    await expect(offer(page).getByText('X-ray')).toBeVisible()

    // What is typed outlives a reload, and is said once however often it is sent.
    const words = page.getByLabel('Write to Thymele Clinic')
    await words.fill('Is one night enough?')
    await page.reload()
    await expect(words).toHaveValue('Is one night enough?')
    await button(page, 'Send').dblclick()
    await expect(page.getByText('Your message is sent.')).toBeFocused()
    await expect(page.getByText('Is one night enough?')).toHaveCount(1)
    await expect(words).toHaveValue('')

    // The clinic offers anew while the first version is on the screen: it cannot be accepted any more.
    await sendOffer(reference, { lines: [{ label: { en: 'All of it', ar: 'كل شيء' }, amount: '30000.00' }] })
    await button(page, 'Accept the offer').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Not yet')).toBeFocused()
    await button(page, 'Yes, accept').click()
    await expect(page.getByText('The offer has changed while you were reading it.')).toBeVisible()
    await expect(offer(page).getByText('Version 2', { exact: true })).toBeVisible()
    await expect(page.getByText('Total: AED 30,000, before AED 32,400')).toBeVisible()

    await button(page, 'Accept the offer').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing is charged yet.')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/profile/checkout')
    await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
    await page.goto('/profile/procedures/rhinoplasty')
    await expect(button(page, 'Go to checkout')).toBeVisible()
    await expect(button(page, 'Accept the offer')).toHaveCount(0)
    await page.goto('/profile/procedures')
    await expect(page.getByRole('heading', { name: 'Accepted' })).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'You accepted the offer of' })).toBeVisible()
  })
})

test('an offer whose last day is over cannot be answered; one that is declined says why to the clinic', async ({
  profile: page,
  signedIn,
}) => {
  const reference = await sendRequest(page, signedIn)
  await sendOffer(reference)
  await letExpire(reference)
  await page.goto('/profile/procedures/rhinoplasty')
  await expect(offer(page).getByText('Held until 31 January 2026.')).toBeVisible()
  await expect(button(page, 'Accept the offer')).toHaveCount(0)
  await sendOffer(reference, { deposit: '2000.00' })
  await page.reload()
  await button(page, 'Decline').click()
  await page.getByLabel('What does not suit you').fill('January is too early for me.')
  await button(page, 'Yes, decline').click()
  await expect(page.getByText('You have declined the offer. The clinic knows.')).toBeFocused()
  await expect(page.getByText('January is too early for me.')).toHaveCount(1)
  // Nobody else's.
  const other = await page.request.get('/api/client/quote/thread/lasik')
  expect(other.status()).toBe(404)
})

test('the thread and the list are right in either viewport', async ({ profile: page, context, signedIn }) => {
  const reference = await sendRequest(page, signedIn)
  await sendOffer(reference)
  await sendOffer(reference, { deposit: '2000.00', lines: [{ label: { en: 'All', ar: 'الكل' }, amount: '30000.00' }] })
  for (const viewport of viewportsOf(0)) {
    await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    for (const path of ['/profile/procedures', '/profile/procedures/rhinoplasty']) {
      await page.goto(path)
      for (const fold of await page.locator('main summary:visible').all()) await fold.click()
      expect(await sidewaysOverflow(page), `${path} on a ${viewport.name}`).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
    }
  }
})

test('a request that is sent from the form while signed in is theirs at once, with nothing to doubt', async ({
  profile: page,
  signedIn,
}) => {
  await page.goto('/quote?procedure=rhinoplasty')
  await page.getByLabel('In your own words').fill('I would like to breathe better.')
  for (let step = 0; step < 3; step += 1) await nextStep(page)
  await page.getByLabel('Your name').fill(signedIn.name)
  await page.getByLabel('E-mail address').fill(signedIn.email)
  await page.getByRole('checkbox', { name: /I agree that/ }).check()
  await button(page, 'Send request').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
  await page.goto('/profile/procedures')
  await page.getByRole('link', { name: 'Rhinoplasty' }).click()
  await expect(page.getByLabel('Write to Thymele Clinic')).toBeVisible()
  await expect(page.getByText('Sent without signing in')).toHaveCount(0)
})
