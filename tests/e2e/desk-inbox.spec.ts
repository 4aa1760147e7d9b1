// The inbox of the desk: a request comes in while somebody is there, and is opened, noted, assigned and answered by keyboard.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { staffPerson } from './at-the-desk.ts'
import { firstProvider, fromElsewhere } from './product.ts'
import { arriveSignedIn, expect, type Person, test } from './signed-in.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

/** As the public form sends it for whoever is signed in. @returns the reference */
async function sendRequest(page: Page, { email }: Person, name: string): Promise<string> {
  const need = 'I would like to see without glasses.'
  const answer = await page.request.post('/api/quotes', {
    headers: fromElsewhere(),
    data: { procedure: 'lasik', need, currency: 'EUR', name, email, language: 'en', consent: true },
  })
  const { reference } = (await answer.json()) as { reference: string }
  return reference
}

const row = (page: Page, name: string) => page.getByRole('list', { name: 'Open' }).getByRole('link', { name })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a request shows while the inbox is open, and is answered by keyboard; the patient reads the answer, and who looked', async ({
  page,
  browser,
  person,
}) => {
  await staffPerson(page, { roles: ['coordinator'], name: 'Rana Aziz' })
  await expect(page.getByRole('heading', { name: 'How a request is answered' })).toBeVisible()
  const patient = await browser.newPage({ baseURL: firstProvider })
  await arriveSignedIn(patient, person)
  const name = `Amal ${person.email.slice(5, 13)}`
  const reference = await sendRequest(patient, person, name)
  await expect(status(page, 'New in the inbox: Quote request.')).toHaveCount(1)
  // Nothing moves under the eyes of whoever reads the list: what is new is let in.
  const letIn = page.getByRole('button', { name: /^Show \d+ new$/ })
  await letIn.or(row(page, name)).first().waitFor()
  if (await letIn.isVisible()) await letIn.click()

  await page.keyboard.press('/')
  await page.keyboard.type(reference.toLowerCase())
  // A name stands in no address: what is searched for is sent, and stays in the tab.
  const lines = page.getByRole('list', { name: 'Open' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(row(page, name)).toHaveCount(1)
  await expect(page).toHaveURL('/desk')
  await page.keyboard.press('Escape')
  await expect(row(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused()
  await expect(page.getByText('I would like to see without glasses.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write an offer' })).toHaveAttribute('href', `/desk/offers/${reference}`)

  await page.keyboard.press('a')
  await expect(status(page, 'Assigned to you.')).toHaveCount(1)
  await page.keyboard.press('n')
  await page.keyboard.type('Prefers a call in the morning.')
  await page.getByRole('button', { name: 'Keep the note' }).press('Enter')
  await expect(status(page, 'Your note is kept.')).toBeFocused()
  await expect(page.getByText('Prefers a call in the morning.')).toHaveCount(1)

  // What is typed outlives a reload, and is said once however often it is sent.
  await page.keyboard.press('r')
  await page.keyboard.type('Have you worn contact lenses this month?')
  await page.reload()
  const words = page.getByLabel('Your words to')
  await expect(words).toHaveValue('Have you worn contact lenses this month?')
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(status(page, 'Your answer is sent.')).toBeFocused()
  await expect(words).toHaveValue('')
  await expect(page.getByRole('region', { name: 'What was said since' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Answered, their turn')).toBeVisible()

  await page.keyboard.press('e')
  await expect(page).toHaveURL('/desk')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('Answered, their turn')).toBeVisible()

  await patient.goto('/profile/procedures/lasik')
  await expect(patient.getByText('Have you worn contact lenses this month?')).toBeVisible()
  await patient.goto('/profile/setting#access')
  await patient.locator('#access').getByRole('button').click()
  await expect(patient.locator('#access').getByText('Rana Aziz').first()).toBeVisible()
  await patient.close()
})

test('the contact form: what is missing is said, what is typed is kept, and it arrives once; the inbox is right in either viewport', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await page.getByLabel('Your name').fill('Ida Lindqvist')
  await page.getByLabel('E-mail address').fill('ida@patient.example')
  await page.getByLabel('Your message').fill('Do you speak Swedish?')
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue('Do you speak Swedish?')
  await page.getByLabel(/^I agree/).check()
  await send.dblclick()
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused()
  const reference = (await page.getByText(/^M-\w{4}-\w{4}$/).textContent()) ?? ''

  await staffPerson(page, { roles: ['coordinator'] })
  await page.goto('/desk?kind=contact-message')
  await page.getByRole('searchbox').fill(reference)
  await row(page, 'Ida Lindqvist').click()
  await expect(page.getByText('Do you speak Swedish?')).toBeVisible()
  const item = new URL(page.url()).pathname
  for (const viewport of viewportsOf(0)) {
    await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    for (const path of ['/desk', item, '/contact']) {
      await page.goto(path)
      expect(await sidewaysOverflow(page), `${path} on a ${viewport.name}`).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
    }
  }
})
