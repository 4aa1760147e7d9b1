// The data of prerendered pages at addresses of their own, and a tab that lives on them.
import type { PagePayload } from '#web/page/page-payload.ts'
import { asSecondProvider, expect, test } from './product.ts'

const pages = ['/', '/procedures', '/procedures/lasik', '/packages', '/quote', '/contact', '/cookie-policy']
const payloadOf = (path: string) => `${path === '/' ? '' : path}/_payload.json`

for (const path of pages) {
  test(`spec 7: “GET {route}/_payload.json” of ${path} is what the page was drawn from`, async ({ request }) => {
    const response = await request.get(payloadOf(path))
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('application/json')
    const { build, routes, failed } = (await response.json()) as PagePayload
    const document = await (await request.get(path)).text()
    expect(document).toContain(`data-build="${build}"`)
    expect(Object.keys(routes)).toHaveLength(2)
    expect(failed).toBeUndefined()
  })
}

test('walking through the site asks for payloads and nothing else of the router', async ({ page }) => {
  const asked: string[] = []
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.data$|_payload\.json$/.test(pathname)) asked.push(pathname)
  })
  await page.getByRole('link', { name: 'Procedures' }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: 'Dental implant', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dental implant' })).toBeVisible()
  expect(asked).toEqual(expect.arrayContaining(['/procedures', '/procedures/dental-implant'].map(payloadOf)))
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
})

test('a payload of a name leads to the page of its slug, as the page itself does', async ({ request }) => {
  const answer = (await (await request.get('/procedures/Hip%20replacement/_payload.json')).json()) as PagePayload
  expect(answer.redirect).toBe('/procedures/hip-replacement')
  const response = await request.get('/procedures/Hip%20replacement', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
})

const notThere: [string, number][] = [
  ['/procedures/no-such-procedure/_payload.json', 404],
  ['/preferences/_payload.json', 404],
  ['/api/procedures/_payload.json', 404],
  ['/no/such/page/_payload.json', 404],
]

for (const [path, status] of notThere) {
  test(`${status} for ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status)
  })
}

test('the payload follows language, currency and provider as the page does', async ({ request }) => {
  const ask = async (headers: Record<string, string>) =>
    (await request.get('/procedures/_payload.json', { headers })).text()
  expect(await ask({ cookie: 'lang=ar' })).toContain('"language":"ar"')
  expect(await ask({ cookie: 'currency=KWD' })).toContain('KWD')
  expect(await ask(asSecondProvider)).not.toContain('Hip replacement')
})
