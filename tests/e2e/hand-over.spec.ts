// Handing a conversation over: a visitor asks for a person, the desk reads what was said and answers, and the mail goes out.
import AxeBuilder from '@axe-core/playwright'
import { staffPerson } from './at-the-desk.ts'
import { mailsTo } from './mailbox.ts'
import { firstProvider } from './product.ts'
import { expect, test } from './signed-in.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

test('"talk to a person": what was said is looked over and agreed to, is read at the desk, and is answered by mail', async ({
  page,
  context,
}) => {
  const address = `ida.${crypto.randomUUID().slice(0, 8)}@patient.example`
  await page.goto('/procedures/lasik')
  await page.getByRole('button', { name: 'Ask the assistant' }).click()
  const chat = page.getByRole('dialog')
  await chat.getByLabel('Your message').fill('What does it cost?')
  await chat.getByLabel('Your message').press('Enter')
  await expect(chat.getByText(/AED/).first()).toBeVisible()
  await expect(chat.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await chat.getByRole('button', { name: 'You can ask for a person at any time.' }).click()
  await expect(chat.getByRole('heading', { name: 'Ask a person' })).toBeFocused()
  await chat.getByText('What is sent: 2 messages of this conversation').click()
  await expect(chat.getByRole('group').getByText('What does it cost?')).toBeVisible()
  const send = chat.getByRole('button', { name: 'Send to the clinic' })
  await send.click()
  await expect(chat.getByRole('alert').getByText('Enter your name')).toBeVisible()
  await expect(chat.getByText('which page you asked from: \u2068LASIK')).toBeVisible()
  await chat.getByLabel('Your name').fill('Ida Lindqvist')
  await chat.getByLabel('E-mail address').fill(address)
  await chat.getByLabel(/^Anything to add/).fill('Mornings are best.')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.reload()
  await expect(chat.getByLabel(/^Anything to add/)).toHaveValue('Mornings are best.')
  await chat.getByLabel(/^I agree that Thymele/).check()
  await send.dblclick()
  await expect(chat.getByRole('heading', { name: 'It is with the clinic' })).toBeFocused()
  const reference =
    (await chat
      .getByText(/^M-\w{4}-\w{4}$/)
      .first()
      .textContent()) ?? ''
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1)
  expect((await mailsTo(address)).join()).not.toContain('cost')

  await staffPerson(page, { roles: ['coordinator'], name: 'Rana Aziz' })
  await page.goto('/desk?kind=assistant-question')
  await page.getByRole('searchbox').fill(reference)
  const rows = page.getByRole('list', { name: 'Open' }).getByRole('link', { name: 'Ida Lindqvist' })
  await expect(rows).toHaveCount(1)
  await rows.click()
  const about = page.getByRole('region', { name: 'Conversation with the assistant' })
  await expect(about.getByText('Mornings are best.')).toBeVisible()
  await expect(about.getByRole('link', { name: 'LASIK eye laser', exact: true })).toHaveAttribute(
    'href',
    /\/procedures\/lasik$/,
  )
  await expect(about.getByRole('listitem').first()).toContainText('What does it cost?')
  await expect(about.getByRole('listitem')).toHaveCount(2)
  // To pages of the site alone, as the assistant pointed to them.
  for (const link of await about.getByRole('listitem').getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^\/(procedures\/lasik|packages)/)
  await page.getByLabel('Your words to').fill('It is as the page says, lenses included.')
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Your answer is on its way by mail.' })).toBeFocused()
  await expect(page.getByText('Answered, their turn')).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(address)).filter((mail) => mail.includes('lenses included')).length)
    .toBe(1)

  const item = new URL(page.url()).pathname
  for (const viewport of viewportsOf(0)) {
    await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    await page.goto(item)
    expect(await sidewaysOverflow(page), `on a ${viewport.name}`).toBeLessThanOrEqual(0)
    const told = await new AxeBuilder({ page }).analyze()
    expect(told.violations.map(({ id }) => `${viewport.name} ${id}`)).toEqual([])
  }
})
