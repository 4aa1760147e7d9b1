// What is not there, what cannot be read, and who must not see it.
import { port } from './journey-port.ts'
import { expect, test } from './product.ts'

test.use({ allowedMessage: /status of 404/ })

test('spec 2: “Unknown route: error page with status 404 and message ‘Page Not Found: {path}’.” and a way on', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /no/such/page')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/no\/such/)
})

test('an unknown procedure is a 404', async ({ page }) => {
  const response = await page.goto('/procedures/no-such-procedure')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /procedures/no-such-procedure')
})

test('spec 2: “The error page is not rendered for bots.” They get the status', async ({ request }) => {
  const response = await request.get('/no/such/page', {
    headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  })
  expect(response.status()).toBe(404)
  expect(await response.text()).toBe('')
})

const nobody = { host: `nobody.localhost:${port}` }

test('an unknown domain is a clear page and no provider', async ({ request }) => {
  const page = await request.get('/procedures', { headers: nobody })
  expect(page.status()).toBe(404)
  const text = await page.text()
  expect(text).toContain('There is no clinic at this address')
  expect(text).not.toContain('Thymele')
  const api = await request.get('/api/procedures', { headers: nobody })
  expect(api.status()).toBe(404)
  expect(await api.json()).toMatchObject({ code: 'unknown-provider' })
})

const oddAddresses: [string, number][] = [
  ['/procedures/%E0%A4%A', 404],
  ['/%', 404],
  ['/procedures/%00', 404],
  [`/procedures/${'x'.repeat(3000)}`, 404],
  ['/procedures?maxStay=abc&sort=%FF', 200],
  ['/..%2f..%2fetc/passwd', 404],
]

for (const [path, status] of oddAddresses) {
  test(`${status} for ${path.slice(0, 40)}`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(status)
    expect(await response.text()).not.toMatch(/at .*\.ts:\d+|node_modules/)
  })
}

const badForms: [string, string, Record<string, string>, number][] = [
  ['POST', '/quote', { 'content-type': 'application/json' }, 400],
  ['POST', '/quote', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ['PUT', '/quote', { 'content-type': 'application/x-www-form-urlencoded' }, 405],
  ['DELETE', '/preferences', {}, 405],
  ['POST', '/preferences', { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://evil.example' }, 403],
]

for (const [method, path, headers, status] of badForms) {
  test(`${status} for ${method} ${path} as ${JSON.stringify(headers)}`, async ({ request }) => {
    const response = await request.fetch(path, { method, headers, data: '{bad', maxRedirects: 0 })
    expect(response.status()).toBe(status)
  })
}

test('pages say who may frame them and allow only their own scripts, redrawn forms as well', async ({ request }) => {
  const { 'content-security-policy': policy = '', 'x-content-type-options': sniff } = (
    await request.get('/procedures')
  ).headers()
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(sniff).toBe('nosniff')
  const redrawn = await request.post('/quote', { form: { need: 'Only this' } })
  expect(redrawn.status()).toBe(422)
  expect(redrawn.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
})

test('machines are told that all is well', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})
