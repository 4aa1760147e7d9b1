// The guarded pages, in a browser against the whole product: who may see them, and everything that keeps an account safe.
import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { totpAt } from '#tests/support/totp.ts'
import { codeTo } from './mailbox.ts'
import { arriveSignedIn, expect, newPerson, type Person, signIn, test, typeCredentials } from './signed-in.ts'

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const press = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true }).click()

/** Where everything is that keeps an account safe. */
const openSettings = (page: Page) => page.goto('/profile/setting')

async function signOut(page: Page): Promise<void> {
  // What is still asked for while the session ends is refused, and the browser says so.
  await page.goto('/profile/setting', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Sign out here' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
}

/** Another browser of the same person: nothing is shared with the first. */
async function otherBrowser(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await arriveSignedIn(page, person)
  await openSettings(page)
  return page
}

test.describe('who may see it', () => {
  test('spec 2: “Route guard (any path other than /): an unauthenticated visitor going to /profile or below is redirected (replace) to login.”', async ({
    page,
  }) => {
    await page.goto('/contact')
    for (const path of ['/profile', '/profile/me', '/profile/hotels/some-hotel', '/profile/no-such-page']) {
      await page.goto(path)
      await expect(page).toHaveURL(`/auth/login?${new URLSearchParams({ next: path })}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    }
  })

  test('spec 2: “redirected (replace) to login”: the way back leads to where the visitor was, not to the guard', async ({
    page,
  }) => {
    await page.goto('/')
    await page.goto('/contact')
    await page.evaluate(() => {
      location.href = '/profile'
    })
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  })

  test('spec 6: “Profile pages need sign-in. /health-check does not.”', async ({ request }) => {
    const guarded = await request.get('/profile', { maxRedirects: 0 })
    expect(guarded.status()).toBe(302)
    expect(guarded.headers()['cache-control']).toBe('no-store')
    expect((await request.get('/health-check', { maxRedirects: 0 })).status()).toBe(200)
  })

  test('spec 2: “A signed-in user visiting login or register is redirected to the profile.”', async ({
    profile: page,
  }) => {
    for (const path of ['/auth/login', '/auth/register']) {
      await page.goto(path)
      await expect(page).toHaveURL('/profile')
    }
  })

  test('spec 2: “A signed-in user with an expired access token triggers a session refresh.”', async ({
    page,
    signedIn,
  }) => {
    const refresh = page.waitForRequest(
      (request) => request.headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken') ?? false,
    )
    // An hour later: the token has run out for the browser, which alone can get another.
    await page.clock.install({ time: Date.now() + 61 * 60_000 })
    await openSettings(page)
    await refresh
    await expect(part(page, 'You')).toContainText(signedIn.email)
  })

  test('the page has name and address at its first paint, without scripts, and is kept nowhere', async ({
    browser,
    page,
    signedIn,
  }) => {
    await page.waitForLoadState('networkidle')
    const answer = await page.request.get('/profile/setting')
    expect(answer.headers()['cache-control']).toContain('no-store')
    expect(await answer.text()).toContain('noindex')
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const bare = await context.newPage()
    await openSettings(bare)
    await expect(part(bare, 'You')).toContainText(signedIn.name)
    await expect(part(bare, 'You')).toContainText(signedIn.email)
    await expect(bare.getByText('needs scripts')).toBeVisible()
    await context.close()
  })

  test.describe('below it', () => {
    test.use({ allowedMessage: /404/ })

    test('what is not there answers 404 in the frame of the profile', async ({ profile: page }) => {
      for (const path of ['/profile/flights', '/profile/activities/7']) {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page Not Found: ${path}`)
        await expect(page.getByRole('complementary', { name: 'Sample' })).toBeVisible()
        await expect(page.getByRole('navigation', { name: 'My account' })).toBeVisible()
      }
    })
  })
})

/** What the browser says of an answer that is a refusal. */
const refused = /status of 400/

test.describe('password', () => {
  test.use({ allowedMessage: refused })
  test.beforeEach(async ({ profile }) => void (await openSettings(profile)))

  test('spec 5: “oldPassword and newPassword required to change password.” It is changed, and the next sign-in is with the new one', async ({
    page,
    signedIn,
  }) => {
    const password = part(page, 'Password')
    await press(password, 'Change password')
    await expect(password.getByLabel('Current password')).toBeFocused()
    await password.getByLabel('Current password').fill('not this one 1')
    await password.getByLabel('New password').fill('calm lagoon 8')
    await press(password, 'Change password')
    await expect(password.getByText('This is not your current password.')).toBeVisible()
    await password.getByLabel('Current password').fill(signedIn.password)
    await press(password, 'Change password')
    await expect(password.getByText('Your password is changed.')).toBeVisible()
    await signOut(page)
    await signIn(page, { ...signedIn, password: 'calm lagoon 8' })
  })
})

test.describe('second step', () => {
  test.beforeEach(async ({ profile }) => void (await openSettings(profile)))

  /** Sets up an app from the profile. @returns the key that it was given */
  async function setUpApp(page: Page): Promise<string> {
    const step = part(page, 'Second step at sign-in')
    await press(step, 'Turn on Authenticator app')
    await expect(step.getByRole('img', { name: 'QR code' })).toBeVisible()
    const secret = await step.locator('code').innerText()
    await step.getByLabel('The six digits').fill(totpAt(secret, new Date()))
    await press(step, 'Turn on the app')
    await expect(step.getByText('Your second step is saved.')).toBeVisible()
    return secret
  }

  test('spec 5: “A code is required to verify TOTP setup.” An app is set up and asked for, and a remembered device is not', async ({
    page,
    signedIn,
  }) => {
    const secret = await setUpApp(page)
    await signOut(page)
    await typeCredentials(page, signedIn)
    await expect(page.getByRole('heading', { name: 'Enter your sign-in code' })).toBeVisible()
    // That of the set-up counts once: the app shows the next one in a moment, which is good by now.
    await page.getByLabel('Code', { exact: true }).fill(totpAt(secret, new Date(Date.now() + 30_000)))
    await page.getByLabel('Remember this device').check()
    await press(page, 'Sign in')
    await expect(page).toHaveURL('/profile')
    await openSettings(page)
    await expect(part(page, 'Remembered devices').getByText('this device', { exact: true })).toBeVisible()
    await signOut(page)
    await signIn(page, signedIn)
    await openSettings(page)
    const devices = part(page, 'Remembered devices')
    await devices.getByRole('button', { name: /^Forget / }).click()
    await press(devices, 'Forget')
    await expect(devices.getByText('No device is remembered.')).toBeVisible()
  })

  test('with two ways on, whoever has lost one signs in with the other; a reload on the way keeps the address', async ({
    page,
    signedIn,
  }) => {
    await setUpApp(page)
    const step = part(page, 'Second step at sign-in')
    await press(step, 'Turn on E-mail')
    await expect(step.getByText('on', { exact: true })).toHaveCount(2)
    await signOut(page)
    await typeCredentials(page, signedIn)
    const question = page.getByRole('heading', { name: 'Where should the code come from?' })
    await expect(question).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('E-mail address')).toHaveValue(signedIn.email)
    await page.getByLabel('Password', { exact: true }).fill(signedIn.password)
    await press(page, 'Sign in')
    await expect(question).toBeVisible()
    await press(page, 'A code by e-mail')
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(signedIn.email, 2))
    await press(page, 'Sign in')
    await expect(page).toHaveURL('/profile')
    await openSettings(page)
    await press(step, 'Ask only for this E-mail')
    await expect(step.getByText('on, the only one asked for')).toBeVisible()
  })

  test('codes come by e-mail once that is turned on, and no more once it is turned off', async ({ page, signedIn }) => {
    const step = part(page, 'Second step at sign-in')
    await press(step, 'Turn on E-mail')
    await expect(step.getByText('Your second step is saved.')).toBeVisible()
    await signOut(page)
    await typeCredentials(page, signedIn)
    await expect(page.getByRole('heading', { name: 'Enter the code from the mail' })).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(signedIn.email, 2))
    await press(page, 'Sign in')
    await expect(page).toHaveURL('/profile')
    await openSettings(page)
    await press(step, 'Turn off E-mail')
    await press(step, 'Turn off')
    await expect(step.getByText('It is turned off.')).toBeVisible()
    await signOut(page)
    await signIn(page, signedIn)
  })
})

test.describe('passkeys', () => {
  test.beforeEach(async ({ profile }) => void (await openSettings(profile)))

  /** A device with a fingerprint reader that always says yes. */
  async function addAuthenticator(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  }

  test('one is added, opens the account without a password, and is removed', async ({ page, signedIn }) => {
    await addAuthenticator(page)
    const passkeys = part(page, 'Passkeys')
    await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
    await press(passkeys, 'Add a passkey on this device')
    await expect(passkeys.getByText('The passkey is added.')).toBeVisible()
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)
    await press(passkeys, 'Add a passkey on this device')
    await expect(passkeys.getByText('This device has a passkey for your account already.')).toBeVisible()
    await signOut(page)
    await page.getByLabel('E-mail address').fill(signedIn.email)
    await press(page, 'Sign in with a passkey')
    await expect(page).toHaveURL('/profile')
    await openSettings(page)
    await passkeys.getByRole('button', { name: /^Remove / }).click()
    await press(passkeys, 'Remove')
    await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
  })
})

test.describe('what the clinic keeps', () => {
  test('a consent is given, taken back and found in the history and in the log; everything can be taken along', async ({
    page,
    signedIn,
  }) => {
    await openSettings(page)
    const consents = part(page, 'What you agree to')
    await press(consents, 'I agree Showing documents to practitioners and their clinic')
    await expect(consents.getByText('Your agreement is saved.')).toBeVisible()
    await press(consents, 'Take back Showing documents to practitioners and their clinic')
    await press(consents, 'Take back')
    await expect(consents.getByText('It is taken back.')).toBeVisible()
    await consents.getByText('What you agreed to, and when').click()
    await expect(consents.getByText(/^Taken back on .*, version/)).toBeVisible()
    await expect(consents.getByText(/^Given on .*, version/)).toBeVisible()
    const log = part(page, 'Who looked at your data')
    await press(log, 'Show the list')
    await expect(log.getByText('Nobody else has looked at anything of yours.')).toBeVisible()
    await log.getByText('What you did').click()
    await expect(log.getByText(/^You changed what you agree to: /).first()).toBeVisible()

    const notices = part(page, 'Notifications')
    await notices.getByRole('switch', { name: 'Reminders' }).click()
    await expect(notices.getByText('Saved. You are no longer written to about this.')).toBeVisible()

    const files = part(page, 'Take your data along')
    for (const [name, piece] of [
      ['Download For you and for programs', 'epidaurus-client-export'],
      ['Download For other clinics', '"resourceType": "Bundle"'],
    ] as const) {
      const download = page.waitForEvent('download')
      await files.getByRole('link', { name }).click()
      const text = await readFile(await (await download).path(), 'utf8')
      expect(() => JSON.parse(text) as unknown).not.toThrow()
      expect(text).toContain(piece)
      expect(text).toContain(signedIn.email)
    }
    await page.reload()
    await expect(notices.getByRole('switch', { name: 'Reminders' })).not.toBeChecked()
  })
})

test.describe('the ways out', () => {
  test.beforeEach(async ({ profile }) => void (await openSettings(profile)))

  test('signed out everywhere, another browser is asked to sign in too', async ({ page, browser, signedIn }) => {
    const other = await otherBrowser(browser, signedIn)
    await press(part(page, 'Sign out'), 'Sign out everywhere')
    await expect(page).toHaveURL(/\/auth\/login/)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token')
    await other.goto('/profile')
    await expect(other).toHaveURL(/\/auth\/login/)
    await other.context().close()
  })

  test.describe('for good', () => {
    test.use({ allowedMessage: refused })

    test('a deleted account is gone, and its address is free again', async ({ page, request, signedIn }) => {
      const ways = part(page, 'Delete your account')
      await press(ways, 'Delete my account')
      await expect(ways.getByText('Nothing has to be kept by law.')).toBeVisible()
      await ways.getByLabel('Type your e-mail address to confirm').fill('someone@else.example')
      await press(ways, 'Delete for good')
      await expect(ways.getByText('This is not the e-mail address of this account.')).toBeVisible()
      await ways.getByLabel('Type your e-mail address to confirm').fill(signedIn.email)
      await press(ways, 'Delete for good')
      await expect(page).toHaveURL(/\/auth\/login/)
      await expect(page.getByText('Your account is deleted.')).toBeVisible()
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token')
      await typeCredentials(page, signedIn)
      await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible()
      await newPerson(request, { email: signedIn.email })
    })
  })
})

test('two people at one clinic see their own account only', async ({ page, browser, request, signedIn }) => {
  const second = await newPerson(request)
  const other = await otherBrowser(browser, second)
  await expect(part(other, 'You')).toContainText(second.email)
  await openSettings(page)
  await expect(part(page, 'You')).toContainText(signedIn.email)
  await other.context().close()
})
