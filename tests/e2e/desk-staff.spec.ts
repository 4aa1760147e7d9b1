// The clinic's own people come to their desk: the first owner by the command line, colleagues by invitation, and nobody else.
import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { totpAt } from '#tests/support/totp.ts'
import { signInAtDesk, staffPerson } from './at-the-desk.ts'
import { mailsTo } from './mailbox.ts'
import { runProvider } from './provider-desk.ts'
import { expect, test } from './signed-in.ts'

/** Of an invitation: the password to begin with. */
async function firstPassword(email: string): Promise<string> {
  const read = async () =>
    (await mailsTo(email)).flatMap((mail) => /\b(?:\w{4}-){4}\w{4}\b/.exec(mail)?.[0] ?? []).at(-1)
  await expect.poll(read, { message: `an invitation to ${email}` }).toBeTruthy()
  return (await read()) ?? ''
}

/** The way that the mail tells of: first password, one of their own, an app for codes. @returns the secret of the app */
async function comeIn(page: Page, email: string): Promise<string> {
  await page.goto('/desk')
  await expect(page).toHaveURL('/auth/login?next=%2Fdesk')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(await firstPassword(email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await page.getByLabel('New password').fill('quiet harbour 7')
  await page.locator('main').getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Set up your authenticator app' })).toBeVisible()
  const secret = ((await page.getByRole('code').textContent()) ?? '').replace(/\s/g, '')
  await page.getByLabel('The six digits').fill(totpAt(secret, new Date()))
  await page.getByRole('button', { name: 'Turn on the app' }).click()
  await expect(page.getByRole('navigation', { name: 'Pages of the desk' })).toBeVisible()
  return secret
}

test('issue: "they sign in through their own group in the provider’s user pool, with MFA required": the first owner comes by the command line, sets up an app, and invites a colleague', async ({
  page,
  browser,
}) => {
  const [email, colleague] = ['olga', 'sami'].map((name) => `${name}.${randomUUID().slice(0, 8)}@clinic.example`) as [
    string,
    string,
  ]
  const said = await runProvider('staff-add', 'localhost', email, '--name', 'Olga Haddad', '--roles', 'owner')
  expect(said).toContain('Olga Haddad is on the list as owner')
  const secret = await comeIn(page, email)
  await page.getByRole('link', { name: 'Colleagues' }).click()
  await expect(page.getByRole('heading', { name: 'Colleagues', level: 1 })).toBeVisible()
  await page.getByLabel('E-mail address').fill(colleague)
  await page.getByLabel('Name', { exact: true }).fill('Sami Aziz')
  await page.getByRole('checkbox', { name: 'Editor' }).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('A mail with a first password is on its way')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: colleague })
  await expect(row).toContainText('Invited on')
  await expect(page.getByText(/Olga Haddad.? invited .?Sami Aziz.?: Editor/)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
  await test.step('the colleague comes in, sees what an editor sees, and is let go', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const other = await context.newPage()
    await comeIn(other, colleague)
    await other.goto('/desk/staff')
    await expect(other.getByRole('heading', { name: 'Who may do what' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Invite a colleague' })).toBeHidden()
    await expect(other.getByText(email)).toBeHidden()
    await page.reload()
    await expect(row).toContainText('Here since')
    await row.getByRole('button', { name: 'Let go' }).click()
    await row.getByRole('group').getByRole('button', { name: 'Let go' }).click()
    await expect(page.getByText('does not work here any longer', { exact: false })).toBeVisible()
    await other.goto('/desk')
    await expect(other).toHaveURL(/\/auth\/login/)
    await context.close()
  })
  await test.step('signed out, the next sign-in asks for a code of the app', async () => {
    await page.getByRole('link', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await signInAtDesk(page, { email, password: 'quiet harbour 7', name: 'Olga Haddad', id: '', secret })
  })
})

// The browser says so of every page that answers 403.
test.describe('refused', () => {
  test.use({ allowedMessage: /status of 403/ })

  test('issue: "no client session ever opens a desk page"; and the profile is no place for the clinic’s people', async ({
    page,
    profile,
    browser,
  }) => {
    await expect(profile).toHaveURL('/profile')
    for (const place of ['/desk', '/desk/staff', '/desk/patients']) {
      const answer = await page.goto(place)
      expect(answer?.status()).toBe(403)
      await expect(page.getByRole('heading', { name: 'This is where the clinic’s people work' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Pages of the desk' })).toBeHidden()
    }
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const desk = await context.newPage()
    await staffPerson(desk, { roles: ['coordinator'], name: 'Rana Aziz' })
    await desk.goto('/profile/me')
    await expect(desk).toHaveURL('/desk')
    await context.close()
  })

  test('an editor starts at the catalogue, and a page that the role does not open answers 403 in the frame with the pages that it does', async ({
    page,
  }) => {
    await staffPerson(page, { roles: ['editor'] })
    await expect(page).toHaveURL('/desk/catalogue')
    for (const path of ['/desk/figures', '/desk/patients', '/desk/inbox/0195d3f0-0000-7000-8000-000000000000']) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 403])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role can’t open this page')
      await expect(page.getByRole('main').getByRole('link', { name: 'Catalogue' }).last()).toBeVisible()
    }
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Catalogue' }).last().click()
    await expect(page).toHaveURL('/desk/catalogue')
    await page.goto('/desk')
    await expect(page).toHaveURL('/desk/catalogue')
  })
})
