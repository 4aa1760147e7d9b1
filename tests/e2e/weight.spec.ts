// How heavy the public pages are: what a page waits for, and what comes when the browser has nothing better to do.
import { gzipSync } from 'node:zlib'
import { expect, test } from './product.ts'

/** The router and React alone are 108 KB of it; Lighthouse's figure for pages of this weight is in the bench. */
const scriptLimit = 140_000
/** What runs beside the pages, and the next pages fetched ahead. */
const laterLimit = 45_000
const listHtmlLimit = 20_000

for (const path of [
  '/',
  '/procedures',
  '/procedures/hip-replacement',
  '/packages',
  '/hotels',
  '/hotels/sample-garden-hotel',
  '/quote',
  '/contact',
]) {
  test(`${path} waits for at most ${scriptLimit / 1000} KB of scripts, and at most ${laterLimit / 1000} KB follow`, async ({
    page,
    request,
  }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname)
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const document = await (await request.get(path)).text()
    const sizeOf = async (url: string) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length
    const sum = async (urls: string[]) => (await Promise.all(urls.map(sizeOf))).reduce((total, one) => total + one, 0)
    const named = [...scripts].filter((url) => document.includes(`"${url}"`))
    expect(named.length).toBeGreaterThan(2)
    expect(await sum(named)).toBeLessThan(scriptLimit)
    expect(await sum([...scripts].filter((url) => !named.includes(url)))).toBeLessThan(laterLimit)
  })
}

test(`the HTML of the list is at most ${listHtmlLimit / 1000} KB`, async ({ request }) => {
  for (const path of ['/procedures', '/procedures?lang=ar']) {
    const body = await (await request.get(path)).body()
    expect(body.length).toBeGreaterThan(10_000)
    expect(gzipSync(body).length).toBeLessThan(listHtmlLimit)
  }
})
