// How heavy the first load of the public pages is.
import { gzipSync } from 'node:zlib'
import { expect, test } from './product.ts'

const scriptLimit = 125_000
const listHtmlLimit = 20_000

for (const path of ['/', '/procedures', '/procedures/hip-replacement', '/packages', '/quote', '/contact']) {
  test(`${path} loads at most ${scriptLimit / 1000} KB of scripts`, async ({ page, request }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      [...scripts].map(async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length),
    )
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(scriptLimit)
  })
}

test(`the HTML of the list is at most ${listHtmlLimit / 1000} KB`, async ({ request }) => {
  for (const path of ['/procedures', '/procedures?lang=ar']) {
    const body = await (await request.get(path)).body()
    expect(body.length).toBeGreaterThan(10_000)
    expect(gzipSync(body).length).toBeLessThan(listHtmlLimit)
  }
})
