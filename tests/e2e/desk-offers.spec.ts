// The heart of the desk: a request comes in, an offer goes out, the patient asks, a second version is accepted, the bill is written down.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { staffPerson } from './at-the-desk.ts'
import { firstProvider, fromElsewhere } from './product.ts'
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
const saved = (page: Page) => page.getByText(/^Saved by Rana Aziz/)
const summary = (page: Page) => page.getByRole('region', { name: 'Total and sending' })

async function checkViewports(page: Page): Promise<void> {
  for (const viewport of viewportsOf(1)) {
    await page.context().addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    await page.reload()
    await expect(page.locator('#offer-lines-0-amount')).toBeVisible()
    expect(await sidewaysOverflow(page), `on a ${viewport.name}`).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }
}

test('request in, offer out, the patient asks, second version, accepted, and the bill beside it', async ({
  profile: patient,
  signedIn,
  browser,
}) => {
  test.slow()
  const reference = await sendRequest(patient, signedIn)
  const desk = await (await browser.newContext({ baseURL: firstProvider })).newPage()
  await staffPerson(desk, { roles: ['coordinator'] })
  await desk.goto(`/desk/offers/${reference}`)
  await expect(desk.getByRole('heading', { name: 'Offer for' })).toBeVisible()

  // It begins with what was asked for; the price is theirs to fix, and the total is the server's.
  const line = desk.getByRole('group', { name: 'Line 1' })
  await expect(line.getByLabel('What it is')).toHaveValue('Rhinoplasty')
  // Within the catalogue's price, also once a journey beside this one has raised it.
  await line.getByLabel('Amount in AED').fill('24000')
  await expect(saved(desk)).toBeVisible()
  await expect(summary(desk).getByText('AED 24,000')).toBeVisible()

  // From the catalogue by keyboard, one press.
  await desk.getByLabel('Search; Enter adds the first').fill('three stars')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(/^Added: /)).toBeVisible()
  await expect(desk.getByRole('group', { name: 'Line 2' })).toBeVisible()
  await desk.getByLabel('Deposit in AED').fill('99999999')
  await expect(desk.getByText('Deposit and payments are more than the total.')).toBeVisible()
  await desk.getByLabel('Deposit in AED').fill('3000')
  await expect(desk.getByText('Deposit and payments are more than the total.')).toHaveCount(0)
  await expect(saved(desk)).toBeVisible()

  // Nothing is lost on a reload; the preview is the patient's own card.
  await desk.reload()
  await expect(desk.getByLabel('Deposit in AED')).toHaveValue('3000')
  await button(desk, 'As the patient sees it').click()
  await expect(desk.getByRole('region', { name: 'The offer' }).getByText('Rhinoplasty')).toBeVisible()
  await button(desk, 'Write').click()

  await button(desk, 'Send the offer').click()
  await expect(desk.getByText('gets a mail that says there is an offer')).toBeVisible()
  await button(desk, 'Yes, send').click()
  await expect(desk.getByText('Version 1 is sent.')).toBeVisible()

  await patient.goto(`/profile/procedures/${reference}`)
  await expect(patient.getByRole('region', { name: 'The offer' }).getByText('AED 3,000', { exact: true })).toBeVisible()
  await patient.getByLabel('Write to Thymele Clinic').fill('Is there a smaller deposit?')
  await button(patient, 'Send').click()
  await expect(patient.getByText('Your message is sent.')).toBeVisible()

  await desk.reload()
  await desk.getByText('1 message').click()
  await expect(desk.getByText('Is there a smaller deposit?')).toBeVisible()
  await desk.getByLabel('Deposit in AED').fill('1000')
  await button(desk, 'Send as version 2').click()
  await expect(desk.getByText('It takes the place of version 1.')).toBeVisible()
  await button(desk, 'Yes, send').click()
  await expect(desk.getByText('Version 2 is sent.')).toBeVisible()

  await patient.reload()
  await expect(patient.getByText('Deposit: AED 1,000, before AED 3,000')).toBeVisible()
  await button(patient, 'Accept the offer').click()
  await button(patient, 'Yes, accept').click()
  // Accepted, it is paid: the deposit waits at checkout.
  await expect(patient).toHaveURL(/\/profile\/checkout/)
  await expect(patient.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await patient.goto('/profile/setting')
  await button(patient, 'Show the list').click()
  await expect(patient.getByText(/Rana Aziz. opened your request/).first()).toBeAttached()

  await desk.reload()
  await expect(desk.getByText('has accepted. What was agreed stays as it is')).toBeVisible()
  await desk.getByLabel('No, another amount').check()
  await button(desk, 'Write it down').click()
  await expect(desk.getByLabel('What they paid')).toBeFocused()
  await desk.getByLabel('Yes, the same').check()
  await button(desk, 'Write it down').click()
  await expect(desk.getByText('The bill was what the offer said.')).toBeVisible()
  await desk.context().close()
})

test('two colleagues write at one offer: what only one touched goes in, the rest is chosen; in either viewport', async ({
  page,
  person,
  browser,
}) => {
  test.slow()
  const reference = await sendRequest(page, person)
  await staffPerson(page, { roles: ['coordinator'] })
  const other = await (await browser.newContext({ baseURL: firstProvider })).newPage()
  await staffPerson(other, { roles: ['owner'], name: 'Sami Noor' })
  for (const one of [page, other]) await one.goto(`/desk/offers/${reference}`)
  await page.getByLabel('Amount in AED').fill('24000')
  await page.getByLabel('Deposit in AED').fill('2000')
  await expect(saved(page)).toBeVisible()
  await other.getByLabel('Deposit in AED').fill('3000')
  const clash = other.getByRole('alert').filter({ hasText: 'Rana Aziz has changed the same parts meanwhile' })
  await expect(clash.getByText('2000', { exact: true })).toBeVisible()
  await clash.getByLabel(/^By Rana Aziz/).check()
  await button(other, 'Go on with these').click()
  await expect(other.getByLabel('Deposit in AED')).toHaveValue('2000')
  await expect(other.getByLabel('Amount in AED')).toHaveValue('24000')
  await other.context().close()
  await checkViewports(page)
})
