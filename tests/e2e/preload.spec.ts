// Pages that are fetched before they are asked for.
import { expect, test } from './product.ts'
import { desk, hold, open, saveData, works } from './shell-page.ts'

// What is kept on the device for a lost connection has journeys of its own; here each request is seen.
test.use({ serviceWorkers: 'block' })

test.describe('preloading', () => {
  test.use({ viewport: desk })

  test('spec 9: “Route preloading: at most 4 at once.” The navigation uses what was preloaded', async ({ page }) => {
    await page.clock.install()
    await open(page, '/procedures')
    const held = await hold(page)
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(8)
    for (let at = 0; at < 8; at += 1) {
      await links.nth(at).focus()
      // Long enough to mean it.
      await page.waitForFunction(
        (since) => performance.now() - since > 120,
        await page.evaluate(() => performance.now()),
      )
    }
    await expect.poll(() => held.addresses().length).toBe(4)
    expect(new Set(held.addresses()).size).toBe(4)
    const all = [...held.addresses()]
    await held.letGoOne()
    await expect.poll(() => held.addresses()).not.toEqual(all.slice(1))
    expect(held.addresses()).toHaveLength(4)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const mine = held.addresses().find((path) => path.startsWith('/procedures/')) ?? ''
    await held.letGo()
    const target = mine.replace('/_payload.json', '')
    await page.getByRole('main').locator(`a[href="${target}"]`).first().click()
    await expect(page).toHaveURL(target)
    await works(page)
    expect(asked.filter((path) => path.endsWith('_payload.json'))).not.toEqual([])
    expect(asked.filter((path) => path === mine)).toEqual([])
  })

  test('what is in view is fetched once the visitor has shown that they stay, never with data saved', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const payloads = () => asked.filter((path) => path.endsWith('_payload.json'))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(payloads()).toEqual([])
    const pointAndCount = async (at: number) => {
      await page.mouse.move(600 + at, 300)
      return payloads()
    }
    let moves = 0
    await expect.poll(() => pointAndCount(moves++)).toContain('/packages/_payload.json')
    await saveData(page)
    await open(page, '/')
    asked.length = 0
    await page.getByRole('link', { name: 'Packages' }).first().hover()
    await page.waitForLoadState('networkidle')
    expect(payloads()).toEqual([])
  })
})
