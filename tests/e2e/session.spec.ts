// The session in a real browser: kept fresh, agreed on by all tabs, and ended cleanly, whatever clocks, lines and servers do.
import type { BrowserContext, Page } from '@playwright/test'
import { firstProvider } from './product.ts'
import { askPool, expect, newPerson, signIn, test } from './signed-in.ts'

// These are about the session that the login makes.
test.use({ arrival: 'by the login' })

/** Requests of the session: the pool's operations by name, and what is told to the API. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target']
    if (target) asked.push(target.split('.')[1] ?? '')
    else if (new URL(request.url()).pathname === '/api/profile/id') asked.push('profile/id')
  })
  return asked
}

const refresh = 'GetTokensFromRefreshToken'
const refreshes = (...lists: string[][]) => lists.flat().filter((one) => one === refresh).length
const tokenOf = async (context: BrowserContext) =>
  (await context.cookies(firstProvider)).find(({ name }) => name === 'token')
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('state.auth') ?? 'null')?.state as Record<string, string> | undefined,
  )
const heading = (page: Page) => page.getByRole('heading', { name: 'Your profile' })
const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' })

/** A tab more of the same browser, at the profile. */
async function anotherTab(context: BrowserContext, path = '/profile'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('spec 4: "The access token is copied into a cookie named token"; spec 9: "Token cookie: not secure, SameSite Strict"', async ({
  page,
  context,
  signedIn,
}) => {
  const state = await stored(page)
  expect(state).toMatchObject({ displayName: signedIn.name, email: signedIn.email, emailVerified: true })
  expect(await tokenOf(context)).toMatchObject({
    value: state?.accessToken,
    sameSite: 'Strict',
    secure: false,
    httpOnly: false,
    path: '/',
    expires: -1,
  })
})

test.describe('with a clock that is moved', () => {
  test.beforeEach(({ context }) => context.clock.install())

  test('spec 4: "A refresh is scheduled 300 seconds before the id token expires", "After each refresh POST /api/profile/id is sent"', async ({
    page,
    context,
    person,
  }) => {
    await signIn(page, person)
    const before = await tokenOf(context)
    const asked = watch(page)
    await page.clock.fastForward('54:00')
    await page.waitForLoadState('networkidle')
    expect(refreshes(asked)).toBe(0)
    const told = page.waitForRequest('**/api/profile/id')
    await page.clock.fastForward('01:30')
    const { idToken } = (await stored(page)) ?? {}
    expect((await told).headers().idtoken).toBeTruthy()
    await expect.poll(async () => (await tokenOf(context))?.value).not.toBe(before?.value)
    expect((await stored(page))?.idToken).not.toBe(idToken === '' ? undefined : before?.value)
    expect(refreshes(asked)).toBe(1)
    await page.clock.fastForward('55:30')
    await expect.poll(() => refreshes(asked)).toBe(2)
  })

  test('a laptop that slept for a day wakes up signed in, after one refresh', async ({ page, person }) => {
    await signIn(page, person)
    const asked = watch(page)
    await page.clock.fastForward('24:00:00')
    await expect.poll(() => asked).toContain('profile/id')
    expect(refreshes(asked)).toBe(1)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL('/profile')
  })

  test('two tabs refresh once between them, and both go on with the new tokens', async ({ page, context, person }) => {
    await signIn(page, person)
    const other = await context.newPage()
    const loaded = watch(other)
    await other.goto('/profile/setting')
    await expect.poll(() => loaded).toContain('GetUser')
    await other.waitForLoadState('networkidle')
    const [first, second] = [watch(page), watch(other)]
    await context.clock.fastForward('56:00')
    await expect.poll(() => [...first, ...second]).toContain('profile/id')
    await page.waitForLoadState('networkidle')
    await other.waitForLoadState('networkidle')
    expect(refreshes(first, second)).toBe(1)
    expect((await stored(page))?.accessToken).toBe((await stored(other))?.accessToken)
    await context.clock.fastForward('56:00')
    await expect.poll(() => refreshes(first, second)).toBe(2)
  })
})

for (const [name, offMs] of [
  ['ten minutes ahead', 600_000],
  ['ten minutes behind', -600_000],
] as const) {
  test(`a device whose clock is ${name} signs in, stays in, and refreshes once in 55 minutes`, async ({
    page,
    context,
    person,
  }) => {
    await context.clock.install({ time: Date.now() + offMs })
    await signIn(page, person)
    const asked = watch(page)
    await page.goto('/profile/setting')
    await expect.poll(() => asked).toContain('GetUser')
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward('53:00')
    await page.waitForLoadState('networkidle')
    expect(refreshes(asked)).toBe(0)
    await page.clock.fastForward('03:00')
    await expect.poll(() => refreshes(asked)).toBe(1)
  })
}

test('spec 4: "Sign-out clears tokens, the token cookie and the store, then goes to login": in every tab that needs a session, and nowhere else', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person)
  const profile = await anotherTab(context)
  const quote = await anotherTab(context, '/quote')
  await expect(heading(profile)).toBeVisible()
  await quote.waitForLoadState('networkidle')
  const asked = watch(page)
  await page.goto('/auth/logout')
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect(asked).toEqual(['RevokeToken'])
  await expect(profile).toHaveURL('/auth/login?next=%2Fprofile')
  await expect(profile.getByText('You were signed out in another window')).toBeVisible()
  await expect(quote).toHaveURL('/quote')
  expect(await tokenOf(context)).toBeUndefined()
  for (const tab of [page, profile, quote]) expect(await stored(tab)).toBeUndefined()
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => /Token|LastAuthUser|auth/.test(name)),
  )
  expect(left).toEqual([])
})

test('after signing out the browser’s own button shows nothing of the person', async ({ page, signedIn }) => {
  // What is still asked for while the session ends is refused, and the browser says so.
  await page.goto('/profile/setting', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Sign out here' }).click()
  await expect(login(page)).toBeVisible()
  // Not by goBack, which waits for a page that may lead on at once.
  const moved = page.waitForEvent('framenavigated')
  await page.evaluate(() => void setTimeout(() => history.back()))
  await moved
  await expect(page.getByText(signedIn.email)).toHaveCount(0)
  await page.goto('/profile')
  await expect(login(page)).toBeVisible()
  await expect(page.getByText(signedIn.email)).toHaveCount(0)
})

test('who waits at the login is let in when they sign in in another tab', async ({ page, context, person }) => {
  const waiting = await anotherTab(context, '/auth/login?next=%2Fprofile')
  await expect(login(waiting)).toBeVisible()
  await waiting.waitForLoadState('networkidle')
  await signIn(page, person)
  await expect(waiting).toHaveURL('/profile')
  await expect(heading(waiting)).toBeVisible()
})

test('a link in a mail, with which the strict cookie does not come along, leads to the profile all the same', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person)
  const html = `<!doctype html><title>Mail</title><link rel="icon" href="data:,"><a href="${firstProvider}/profile">Your profile</a>`
  await context.route('http://mail.example/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('http://mail.example/')
  const asked = watch(page)
  const seen: string[] = []
  page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname))
  await page.getByRole('link', { name: 'Your profile' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL('/profile')
  expect(seen).toContain('/auth/login')
  expect(refreshes(asked)).toBe(1)
})

test.describe('that the pool refuses', () => {
  test.use({ allowedMessage: /status of 400/ })

  test('a session that was revoked elsewhere ends here without a circle: login, once, with nothing left', async ({
    page,
    context,
    request,
    person,
  }) => {
    await signIn(page, person)
    await askPool(request, 'GlobalSignOut', { AccessToken: (await tokenOf(context))?.value })
    const seen: string[] = []
    page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname))
    await page.goto('/profile')
    await expect(login(page)).toBeVisible()
    await expect.poll(() => tokenOf(context)).toBeUndefined()
    await page.waitForLoadState('networkidle')
    await expect(login(page)).toBeVisible()
    expect(await stored(page)).toBeUndefined()
    expect(seen.length).toBeLessThan(6)
  })
})

test.describe('that a line breaks', () => {
  test.use({ allowedMessage: /net::ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('keeps nobody signed in who signs out: at once, on the page that is there, with nothing of them left on it', async ({
    page,
    context,
    signedIn,
  }) => {
    await page.goto('/profile/setting', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('your other devices stay signed in')).toBeVisible()
    await page.getByRole('link', { name: 'Sign out here' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out on this device.' })).toBeFocused()
    await expect(page.getByText(signedIn.email)).toHaveCount(0)
    expect([await tokenOf(context), await stored(page)]).toEqual([undefined, undefined])
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await expect(login(page)).toBeVisible()
  })

  test('ends nothing: the refresh is made up for as soon as there is one again', async ({ page, context, person }) => {
    await context.clock.install()
    await signIn(page, person)
    // What the page fetches when it is at rest is there.
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    const asked = watch(page)
    await context.setOffline(true)
    await page.clock.fastForward('56:00')
    await expect.poll(() => refreshes(asked)).toBeGreaterThan(0)
    await page.clock.fastForward('00:10')
    expect((await stored(page))?.accessToken).toBeTruthy()
    await expect(page).toHaveURL('/profile')
    await context.setOffline(false)
    await page.clock.fastForward('05:00')
    await expect.poll(() => asked).toContain('profile/id')
    await page.reload()
    await expect(heading(page)).toBeVisible()
  })
})

test('a device that forgets what the site kept on it, and an answer about cookies, sign nobody out', async ({
  page,
  person,
}) => {
  await signIn(page, person)
  await page.goto('/cookie-policy')
  await page.getByRole('button', { name: 'Forget what is kept here' }).click()
  await expect(page.getByText('This device has forgotten it all')).toBeVisible()
  await page.goto('/profile')
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('a cookie that has gone and a store that was emptied are put right from the tokens', async ({
  page,
  context,
  signedIn,
}) => {
  await context.clearCookies({ name: 'token' })
  await page.evaluate(() => localStorage.removeItem('state.auth'))
  await page.goto('/profile')
  await expect(page).toHaveURL('/profile')
  await expect(heading(page)).toBeVisible()
  expect(await stored(page)).toMatchObject({ email: signedIn.email })
})

test.describe('that everything was cleared by hand', () => {
  test.use({ allowedMessage: /Failed to get the session because the user is empty/ })

  test('spec 8: "Failed to get the session because the user is empty": signed out, login, and signing in works', async ({
    page,
    context,
    signedIn,
  }) => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/profile')
    await expect(login(page)).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    await signIn(page, signedIn)
  })
})

test.describe('blocked', () => {
  test.use({ allowedMessage: /denied|state not kept/ })

  test('where cookies and storage are blocked altogether the right password says what to allow', async ({
    page,
    person,
  }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    })
    await page.goto('/auth/login')
    await page.getByLabel('E-mail address').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Your browser does not keep the cookies of this site')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

test('two people, two browsers: each their own', async ({ page, browser, request, signedIn }) => {
  const other = await newPerson(request)
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: firstProvider })
  const second = await context.newPage()
  await signIn(second, other)
  expect([(await stored(page))?.email, (await stored(second))?.email]).toEqual([signedIn.email, other.email])
  await second.goto('/auth/logout')
  await expect(second).toHaveURL('/auth/login')
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await context.close()
})
