// The session in each of the three storages, over a restart of the server, and without scripts of it for visitors.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { createSeededDatabase } from '#tests/support/seeded-database.ts'
import { clusterVariable } from './product.ts'
import { arriveSignedIn, expect, newPerson, type Person, test } from './signed-in.ts'
import { type Product, startProduct } from './start-product.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Your profile' })
const refresh = 'GetTokensFromRefreshToken'

/** The pool's operations that a page asks for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target']
    if (target) asked.push(target.split('.')[1] ?? '')
  })
  return asked
}

type Own = { origin: string; outbox: string; restart(): Promise<void>; close(): Promise<void> }

/** A product of the journey's own, with settings of its own. */
async function openProduct(port: number, settings: Record<string, string>): Promise<Own> {
  const database = await createSeededDatabase(process.env[clusterVariable] ?? '')
  const dataDir = await mkdtemp(join(tmpdir(), 'epidaurus-session-'))
  const start = (): Promise<Product> => startProduct({ port, databaseUrl: database.url, dataDir, settings })
  let product = await start()
  return {
    origin: `http://localhost:${port}`,
    outbox: join(dataDir, 'outbox'),
    restart: async () => {
      await product.stop()
      product = await start()
    },
    close: async () => {
      await product.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function signInAt(page: Page, { origin }: Own, { email, password }: Person): Promise<void> {
  await page.goto(`${origin}/auth/login`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page)).toBeVisible()
}

const lies = (page: Page, where: 'localStorage' | 'sessionStorage') =>
  page.evaluate((kind) => Object.keys(window[kind]).filter((name) => /^(state\.auth|Cognito)/.test(name)), where)
const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /^(state\.auth|Cognito)/.test(name))

/** A remembered device outlives the session. */
const isOfSession = (name: string): boolean => !/(device|deviceGroup|randomPassword)Key$/.test(name)

const title = 'spec 9: "Persisted state uses localStorage, sessionStorage or cookies, chosen by public configuration"'

for (const [at, kind] of (['localStorage', 'sessionStorage', 'cookies'] as const).entries()) {
  test(`${title}: ${kind} holds all of the session, over a restart of the server, a refresh and a new document`, async ({
    page,
    context,
    request,
  }) => {
    const own = await openProduct(4411 + at, { PUBLIC_STATE_STORAGE: kind })
    try {
      await context.clock.install()
      await signInAt(page, own, await newPerson(request, own))
      const kept = [await lies(page, 'localStorage'), await lies(page, 'sessionStorage'), await cookiesOf(context)]
      const places = kept.map((names) => names.length > 3)
      expect(places).toEqual([kind === 'localStorage', kind === 'sessionStorage', kind === 'cookies'])

      // Out of the product's way while it is away.
      await page.goto('about:blank')
      await own.restart()
      const asked = watch(page)
      await page.goto(`${own.origin}/profile/setting`)
      await expect.poll(() => asked).toContain('GetUser')
      await page.waitForLoadState('networkidle')
      await page.clock.fastForward('56:00')
      await expect.poll(() => asked).toContain(refresh)
      await page.goto(`${own.origin}/profile`)
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveURL(`${own.origin}/profile`)

      await page.goto(`${own.origin}/auth/logout`)
      // The login comes as a document of its own: while it does, nobody can look.
      await expect(async () => {
        expect(page.url()).toBe(`${own.origin}/auth/login`)
        const left = [...(await lies(page, 'localStorage')), ...(await lies(page, 'sessionStorage'))]
        const names = [...left, ...(await cookiesOf(context)).map(({ name }) => name)]
        expect(names.filter(isOfSession)).toEqual([])
      }).toPass({ timeout: 20_000 })
      await page.waitForLoadState('networkidle')
      await page.goto('about:blank')
    } finally {
      await own.close()
    }
  })
}

test('spec 9: "cookie option uses lax same-site for sign-in session": no cookie is longer than browsers take, and all of them fit a request', async ({
  page,
  context,
  request,
}) => {
  const own = await openProduct(4414, { PUBLIC_STATE_STORAGE: 'cookies' })
  try {
    await signInAt(page, own, await newPerson(request, own))
    const cookies = await cookiesOf(context)
    for (const { name, value, sameSite, secure } of cookies) {
      expect([sameSite, secure], name).toEqual(['Lax', true])
      expect(name.length + value.length, name).toBeLessThan(4_000)
    }
    const all = await context.cookies()
    const line = all.map(({ name, value }) => `${name}=${value}`).join('; ')
    test.info().annotations.push({ type: 'bytes', description: String(line.length) })
    // Servers and proxies take lines of at least 8 KB.
    expect(line.length).toBeLessThan(8_000)
    await page.goto('about:blank')
  } finally {
    await own.close()
  }
})

test('sessionStorage: a tab that was opened out of another goes on with it, and signing out ends both', async ({
  page,
  context,
  request,
}) => {
  const own = await openProduct(4415, { PUBLIC_STATE_STORAGE: 'sessionStorage' })
  try {
    await signInAt(page, own, await newPerson(request, own))
    const opening = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/profile'))
    const opened = await opening
    await expect(heading(opened)).toBeVisible()
    await opened.waitForLoadState('networkidle')
    await page.goto(`${own.origin}/auth/logout`)
    await expect(page).toHaveURL(`${own.origin}/auth/login`)
    await expect(opened).toHaveURL(/\/auth\/login/)
    expect((await lies(opened, 'sessionStorage')).filter(isOfSession)).toEqual([])
    for (const tab of [page, opened]) await tab.goto('about:blank')
  } finally {
    await own.close()
  }
})

test('sessionStorage: a tab with no session of its own is led to login, and the other one stays signed in', async ({
  page,
  context,
  request,
}) => {
  const own = await openProduct(4416, { PUBLIC_STATE_STORAGE: 'sessionStorage' })
  try {
    const person = await newPerson(request, own)
    await signInAt(page, own, person)
    const second = await context.newPage()
    for (const path of ['/profile', '/auth/login']) {
      await second.goto(own.origin + path)
      await expect(second).toHaveURL(`${own.origin}/auth/login?next=%2Fprofile`)
    }
    await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await second.waitForLoadState('networkidle')
    await expect(page).toHaveURL(`${own.origin}/profile`)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    // Both have a session then, each its own.
    await second.getByLabel('E-mail address').fill(person.email)
    await second.getByLabel('Password').fill(person.password)
    await second.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(heading(second)).toBeVisible()
    await page.reload()
    await expect(heading(page)).toBeVisible()
    for (const tab of [page, second]) await tab.goto('about:blank')
  } finally {
    await own.close()
  }
})

/** What only the sign-in library's files hold. */
const mark = 'AWSCognitoIdentityProviderService'

/** Scripts that a page loads from now on, by path, with their contents. */
function watchScripts(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(
      new URL(response.url()).pathname,
      response.body().catch(() => Buffer.alloc(0)),
    )
  })
  return scripts
}

async function libraryOf(scripts: Map<string, Promise<Buffer>>): Promise<string[]> {
  const found = await Promise.all([...scripts].map(async ([path, body]) => ((await body).includes(mark) ? path : '')))
  return found.filter(Boolean)
}

const sizeOf = async (scripts: Map<string, Promise<Buffer>>): Promise<number> =>
  (await Promise.all(scripts.values())).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)

test.describe('weight', () => {
  for (const path of [
    '/',
    '/procedures',
    '/procedures/hip-replacement',
    '/packages',
    '/quote',
    '/contact',
    '/cookie-policy',
  ]) {
    test(`a visitor of ${path} loads nothing of the sign-in library`, async ({ page }) => {
      const scripts = watchScripts(page)
      const asked: string[] = []
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })))
      await page.waitForLoadState('networkidle')
      expect(scripts.size).toBeGreaterThan(3)
      expect(await libraryOf(scripts)).toEqual([])
      expect(asked.filter((one) => one.includes('user-pool-config'))).toEqual([])
    })
  }

  test('the login loads it, and all scripts of the page are at most 220 KB', async ({ page }) => {
    const scripts = watchScripts(page)
    await page.goto('/auth/login')
    await page.getByLabel('E-mail address').fill('someone@patient.example')
    await page.waitForLoadState('networkidle')
    await expect.poll(async () => (await libraryOf(scripts)).length).toBeGreaterThan(0)
    const own = await sizeOf(new Map([...scripts].filter(([path]) => path.startsWith('/assets/'))))
    test.info().annotations.push({ type: 'bytes', description: String(own) })
    expect(own).toBeLessThan(220_000)
  })

  test('whoever is signed in keeps a session on public pages too, which then load it once the page is at rest', async ({
    page,
    person,
  }) => {
    await arriveSignedIn(page, person)
    const scripts = watchScripts(page)
    await page.goto('/contact')
    await expect.poll(async () => (await libraryOf(scripts)).length).toBeGreaterThan(0)
  })
})
