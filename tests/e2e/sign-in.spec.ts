// The screens of signing in, journey by journey: a new account, the way in, a forgotten password, and whatever can go wrong on the way.
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { codeTo, mailsTo } from './mailbox.ts'
import { firstProvider } from './product.ts'
import { heading, works } from './shell-page.ts'
import { askPool, expect, test, typeCredentials } from './signed-in.ts'

// The pool refuses a wrong password and a wrong code with 400, and the browser says so itself; two journeys cut the line.
test.use({ allowedMessage: /status of 400|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const password = 'quiet harbour 7'
const newEmail = () => `noor.${randomUUID().slice(0, 8)}@patient.example`

const codeSent = 'Please check your inbox. A confirmation code has been sent to your email.'
const useCredentials = 'Please use your credentials to sign in'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Saleh')
  await page.getByLabel('E-mail address').fill(email)
  await passwordField(page).fill(password)
  await press(page, 'Create account')
  await expect(heading(page)).toHaveText('Confirm your address')
}

/** Everything that a page tells by its requests: addresses, and where each was asked for from. */
async function listen(page: Page) {
  const told: string[] = []
  const documents: string[] = []
  page.on('request', (request) => {
    told.push(request.url(), request.headers().referer ?? '')
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  // The browser's own requests, for the icon among them, are seen nowhere else.
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  line.on('Network.requestWillBeSent', ({ request }) => told.push(request.url, request.headers.Referer ?? ''))
  line.on('Network.requestWillBeSentExtraInfo', ({ headers }) => told.push(headers.Referer ?? headers.referer ?? ''))
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shownAddresses: shown })
    for (const deed of ['pushState', 'replaceState'] as const) {
      const own = history[deed].bind(history)
      history[deed] = (state, unused, url) => {
        shown.push(String(url ?? ''))
        own(state, unused, url)
      }
    }
  })
  return {
    told,
    documents,
    shown: () => page.evaluate(() => (window as unknown as { shownAddresses: string[] }).shownAddresses),
  }
}

test('spec 2: "Registration redirects to login with query parameters email, password (encoded) and showConfirmation=true."; spec 4: "After confirming sign-up the user is signed in automatically with the stored password."', async ({
  page,
}) => {
  const email = newEmail()
  const { told, documents, shown } = await listen(page)
  await register(page, email)
  await expect(page.getByText(codeSent)).toBeVisible()
  await expect(page.getByText('We wrote to')).toContainText(email)

  const redirect = (await shown()).find((address) => address.startsWith('/auth/login?')) ?? ''
  const query = new URL(redirect, firstProvider).searchParams
  expect(query.get('email')).toBe(email)
  expect(query.get('showConfirmation')).toBe('true')
  expect(query.get('password')).toMatch(/^[\w-]{40,}$/)
  // Out of the address before anything else, in the history as well.
  expect(page.url()).toBe(`${firstProvider}/auth/login`)
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain(query.get('password'))

  await page.getByLabel('Code', { exact: true }).fill(await codeTo(email))
  await press(page, 'Confirm')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(email).first()).toBeVisible()

  // The registration was a document; from there to the profile there was no other.
  expect(documents).toEqual(['/auth/register'])
  const sealed = query.get('password') ?? ''
  // The one call of the specification (section 7) that names its client in the address, to nobody but the product itself.
  const tellsMore = told.filter(
    (text) => text !== `${firstProvider}/api/client/root?email=${encodeURIComponent(email)}`,
  )
  for (const piece of [sealed, email, encodeURIComponent(email), password, encodeURIComponent(password)]) {
    expect(tellsMore.filter((text) => text.includes(piece))).toEqual([])
  }
})

test('out again, in again, and in with a new password after the old one is forgotten', async ({ page, person }) => {
  await typeCredentials(page, person)
  await expect(page).toHaveURL('/profile')
  await page.goto('/auth/logout')
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('You are signed out.')).toBeVisible()

  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email)
  await press(page, 'Send the code')
  await expect(heading(page)).toHaveText('Choose a new password')
  // The server, which draws the page anew, knows of no address; this tab still does.
  await page.reload()
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(person.email, 2))
  await page.getByLabel('New password', { exact: true }).fill('another harbour 8')
  await press(page, 'Save the password')
  await expect(page).toHaveURL('/profile')

  await page.goto('/auth/logout')
  await expect(page).toHaveURL('/auth/login')
  await typeCredentials(page, person)
  await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  await passwordField(page).fill('another harbour 8')
  await passwordField(page).press('Enter')
  await expect(page).toHaveURL('/profile')
})

test('spec 8: "Please use your credentials to sign in": a reload on the way keeps the prompt, and the password is typed', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  await page.reload()
  await expect(heading(page)).toHaveText('Confirm your address')
  // Only the document that sent it knows that a code was sent.
  await expect(page.getByText('Type the code from our mail to')).toContainText(email)
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(email))
  await press(page, 'Confirm')
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible()
  await expect(page.getByText(useCredentials)).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect(passwordField(page)).toBeFocused()
  await passwordField(page).fill(password)
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/profile')
})

test('an address of the registration that is opened elsewhere asks for the password, and stays nowhere', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(`/auth/login?email=${encodeURIComponent(email)}&password=c2VhbGVkLWVsc2V3aGVyZQ`)
  await expect(page.getByText(useCredentials)).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect(page).toHaveURL('/auth/login')
})

test('a wrong code is said at the field, which has the focus; pasted with a space it is taken', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  const code = await codeTo(email)
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  await field.fill(code === '000000' ? '111111' : '000000')
  await press(page, 'Confirm')
  await expect(page.getByText('This code is not right.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await press(page, 'Confirm')
  await expect(page).toHaveURL('/profile')
})

test('another code is sent after the countdown, and it is the one that counts', async ({ page }) => {
  await page.clock.install()
  const email = newEmail()
  await register(page, email)
  await codeTo(email)
  const again = page.getByRole('button', { name: /New code in \d+ second/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(31_000)
  await press(page, 'Send a new code')
  await expect(page.getByText('A new code is on its way. The one before no longer works.')).toBeVisible()
  await expect(again).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(email, 2))
  await press(page, 'Confirm')
  await expect(page).toHaveURL('/profile')
})

test('an account that was never confirmed is asked for its code at the sign-in, with a new one on its way', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  // The same address again would be a reload, which keeps the step.
  await page.goto('/')
  await typeCredentials(page, { email, password, name: '' })
  await expect(page.getByText(codeSent)).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(email, 2))
  await press(page, 'Confirm')
  await expect(page).toHaveURL('/profile')
})

test('spec 9: "Sign-in session lifetime 3 minutes": when they are over that is said, and the address is kept', async ({
  page,
  person,
}) => {
  await page.clock.install()
  await page.goto('/auth/login')
  await page.getByLabel('E-mail address').fill(person.email)
  await press(page, 'Send me a code by e-mail')
  await expect(heading(page)).toHaveText('Enter the code from the mail')
  await page.clock.fastForward(180_000)
  await expect(page.getByText('Signing in took longer than three minutes')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email)
  await press(page, 'Send me a code by e-mail')
  await expect(heading(page)).toHaveText('Enter the code from the mail')
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(person.email, 3))
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/profile')
})

test('pressed twice, one account is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.headers()['x-amz-target']?.split('.')[1] ?? ''))
  await page.goto('/auth/register')
  await works(page)
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Saleh')
  await page.getByLabel('E-mail address').fill(newEmail())
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Create account' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(heading(page)).toHaveText('Confirm your address')
  expect(asked.filter((name) => name === 'SignUp')).toHaveLength(1)
})

test('pressed before the sign-in library has come, it signs in once it has', async ({ page, person }) => {
  const come = Promise.withResolvers<void>()
  await page.route('**/auth-library*', async (route) => {
    await come.promise
    await route.continue()
  })
  await typeCredentials(page, person)
  await expect(page.getByRole('button', { name: 'One moment…' })).toHaveAttribute('aria-disabled', 'true')
  come.resolve()
  await expect(page).toHaveURL('/profile')
})

test('spec 8: "Network Error": without a line that is said, nothing typed is lost, and the next press goes through', async ({
  page,
  context,
  person,
}) => {
  await page.goto('/auth/login')
  await works(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('E-mail address').fill(person.email)
  await passwordField(page).fill(person.password)
  await press(page, 'Sign in')
  await expect(page.getByRole('alert').filter({ hasText: /^Network Error/ })).toBeVisible()
  await expect(passwordField(page)).toHaveValue(person.password)
  await context.setOffline(false)
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/profile')
})

test('spec 8: "Error creating account": what cannot be told is said so, with everything kept', async ({ page }) => {
  await page.route('**/identity/', (route) =>
    route.fulfill({ status: 400, json: { __type: 'OddException', message: 'odd' } }),
  )
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Saleh')
  await page.getByLabel('E-mail address').fill(newEmail())
  await passwordField(page).fill(password)
  await press(page, 'Create account')
  await expect(page.getByRole('alert').filter({ hasText: /^Error creating account/ })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Noor')
  await expect(passwordField(page)).toHaveValue(password)
})

test('an address that has an account already is answered like any other, and its owner is told by mail', async ({
  page,
  person,
}) => {
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Saleh')
  await page.getByLabel('E-mail address').fill(person.email)
  await passwordField(page).fill(password)
  await press(page, 'Create account')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('There is an account with this e-mail address already.')).toBeHidden()
  await expect
    .poll(async () => (await mailsTo(person.email)).some((mail) => mail.includes('You already have an account')))
    .toBe(true)
})

test('spec 5: "username required for sign-in, sign-up, confirm sign-up, reset, confirm reset and resend. Password required for sign-in and sign-up."', async ({
  page,
}) => {
  const missing: [path: string, button: string, sentences: string[]][] = [
    ['/auth/login', 'Sign in', ['Enter your e-mail address', 'Enter your password']],
    [
      '/auth/register',
      'Create account',
      ['Enter your first name', 'Enter your last name', 'Enter your e-mail address', 'Choose a password'],
    ],
    ['/auth/confirm-email', 'Confirm', ['Enter your e-mail address', 'Enter the code']],
    ['/auth/forgot-password', 'Send the code', ['Enter your e-mail address']],
    ['/auth/reset-password', 'Save the password', ['Enter your e-mail address', 'Enter the code', 'Choose a password']],
    ['/auth/confirm-email', 'Send a new code', ['Enter your e-mail address']],
  ]
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.headers()['x-amz-target'] ?? ''))
  for (const [path, button, sentences] of missing) {
    await page.goto(path)
    await press(page, button)
    for (const sentence of sentences) await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox').first()).toBeFocused()
  }
  expect(asked.filter((name) => name !== '')).toEqual([])
})

test('nobody learns from a forgotten password whether an address has an account', async ({ page, person }) => {
  const seen: string[] = []
  for (const email of [person.email, newEmail()]) {
    await page.goto('/auth/forgot-password')
    await page.getByLabel('E-mail address').fill(email)
    await press(page, 'Send the code')
    await expect(heading(page)).toHaveText('Choose a new password')
    seen.push((await page.getByRole('main').innerText()).replaceAll(email, '…'))
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByLabel('New password', { exact: true }).fill('another harbour 8')
    await press(page, 'Save the password')
    await expect(page.getByText('This code is not right.')).toBeVisible()
  }
  expect(seen[0]).toBe(seen[1])
})

test.describe('the link of a mail', () => {
  /** Someone who has registered, and what the link in their mail holds. */
  async function registered({ request }: BrowserContext) {
    const email = newEmail()
    const config = await request.get(`${firstProvider}/api/provider/user-pool-config/${new URL(firstProvider).host}`)
    const { data } = (await config.json()) as { data: { userPoolClientId: string } }
    const UserAttributes = Object.entries({ email, given_name: 'Noor', family_name: 'Saleh' }).map(([Name, Value]) => ({
      Name,
      Value,
    }))
    const names = { ClientId: data.userPoolClientId, Username: email }
    const { UserSub } = await askPool(request, 'SignUp', { ...names, Password: password, UserAttributes })
    return { email, sub: String(UserSub), code: await codeTo(email) }
  }

  test('confirms at once, leaves the address at once, and says so when it is followed again', async ({
    page,
    context,
  }) => {
    const { sub, code, email } = await registered(context)
    const { told } = await listen(page)
    await page.goto(`/auth/confirm-email?username=${sub}&code=${code}`)
    await expect(heading(page)).toHaveText('Your address is confirmed')
    await expect(page).toHaveURL('/auth/confirm-email')
    // The link itself was asked for, and nothing else that names the code.
    const telling = told.filter((text) => text.includes(code) || text.includes(sub))
    expect(new Set(telling)).toEqual(new Set([`${firstProvider}/auth/confirm-email?username=${sub}&code=${code}`]))

    await page.goto(`/auth/confirm-email?username=${sub}&code=${code}`)
    await expect(page.getByText('It was confirmed before')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.getByLabel('E-mail address').fill(email)
    await passwordField(page).fill(password)
    await press(page, 'Sign in')
    await expect(page).toHaveURL('/profile')
  })

  test('one that is wrong says so and sends another code', async ({ page, context }) => {
    const { sub, code, email } = await registered(context)
    await page.goto(`/auth/confirm-email?username=${sub}&code=${code === '000000' ? '111111' : '000000'}`)
    await expect(page.getByText('This code is not right.')).toBeVisible()
    await press(page, 'Send a new code')
    await expect(page.getByText(codeSent)).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(email, 2))
    await press(page, 'Confirm')
    await expect(heading(page)).toHaveText('Your address is confirmed')
    expect(await mailsTo(email)).toHaveLength(2)
  })
})

test('with the keyboard alone from the first field to the profile', async ({ page, person }) => {
  await page.goto('/auth/login')
  await works(page)
  await page.getByLabel('E-mail address').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Show/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
})

test('who wanted to see a page of their own is led there after signing in', async ({ page, person }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveURL('/auth/login?next=%2Fprofile')
  await page.getByLabel('E-mail address').fill(person.email)
  await passwordField(page).fill(person.password)
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/profile')
})

test('a way on that leads to another site is not taken', async ({ page, person }) => {
  await page.goto('/auth/login?next=https://evil.example/')
  await page.getByLabel('E-mail address').fill(person.email)
  await passwordField(page).fill(person.password)
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/profile')
})

test('/auth/signup is the registration, and a slash behind an address changes nothing', async ({ page }) => {
  for (const path of ['/auth/signup', '/auth/signup/', '/auth/register/']) {
    await page.goto(path)
    await expect(heading(page)).toHaveText('Create your account')
  }
  await page.goto('/auth/login/')
  await expect(heading(page)).toHaveText('Sign in')
})

test('password managers find what they look for', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
  await page.goto('/auth/register')
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('autocomplete', 'username')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'new-password')
  await page.goto('/auth/reset-password')
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages say calmly that signing in needs them, and offer the clinic’s address', async ({ page }) => {
    for (const path of ['/auth/login', '/auth/register', '/auth/confirm-email', '/auth/forgot-password']) {
      await page.goto(path)
      await expect(page.getByText('Signing in needs JavaScript')).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    }
  })
})

test('public pages load nothing of the sign-in library', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  for (const path of ['/', '/procedures', '/contact']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.filter((url) => /auth-library|user-pool-config/.test(url))).toEqual([])
})
