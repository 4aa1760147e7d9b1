// The assistant in a browser: asked, read, followed to a page, kept through reload and navigation, on a desk and on a phone.
import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { expect, test } from './product.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

const asking = '**/api/ai-agent/ask'
const toggle = (page: Page) => page.getByRole('button', { name: /^(Ask the assistant|اسأل المساعد)/ })
const chat = (page: Page) => page.getByRole('dialog', { name: /How can we help|كيف يمكننا/ })
const input = (page: Page) => chat(page).getByRole('textbox')

const reply = {
  response:
    'On our page:\n\n> The price covers the implant.\n> - Three nights\n\nRead [all of it](/procedures/hip-replacement#price).',
  kind: 'answer',
  sources: [{ title: 'Packages', path: '/packages' }],
  choices: ['Hip replacement', 'Knee replacement'],
  offersPerson: true,
  by: 'pages',
}
const told: [string, object][] = [
  ['piece', { text: 'On our ' }],
  ['piece', { text: 'page' }],
  ['reply', reply],
]
const events = told.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('')
const stream = (route: Route) => route.fulfill({ contentType: 'text/event-stream', body: events })

async function openChat(page: Page): Promise<void> {
  await toggle(page).click()
  await expect(input(page)).toBeFocused()
}

test.describe('the answers of the server are told beforehand', () => {
  test.use({ allowedMessage: /api call failed name=askAssistant|status of 500|ERR_FAILED/ })

  test('spec 2, 4, 8, 9: a question is answered with quote and link, survives navigation and reload, fails and goes again', async ({
    page,
  }) => {
    await page.goto('/procedures/hip-replacement')
    await openChat(page)
    const log = chat(page).getByRole('log')
    await expect(log).toContainText('Hip replacement')
    const keys = new Set<string>()
    let isBroken = true
    await page.route(asking, (route) => {
      keys.add(route.request().headers()['idempotency-key'] ?? '')
      return isBroken ? route.fulfill({ status: 500, json: {} }) : stream(route)
    })
    await chat(page).getByRole('button', { name: "What's the cost?" }).click()
    await expect(log.getByText('The assistant is writing')).toBeAttached()
    await expect(chat(page).getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await expect(chat(page).getByRole('button', { name: 'Tell me more about the package' })).toHaveCount(0)
    await expect(log.getByText('Sorry, something went wrong. Please try again.')).toBeVisible({ timeout: 15_000 })
    isBroken = false
    await chat(page).getByRole('button', { name: 'Send it again' }).click()
    await expect(input(page)).toBeFocused()
    await expect(log.getByRole('blockquote')).toContainText('The price covers the implant.')
    expect(keys.size).toBe(1)
    // A link leads to its page, the window stays and so does what is being typed.
    await input(page).fill('And the hotel')
    await log.getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/package/i)
    await expect(log.getByRole('blockquote')).toBeVisible()
    await page.reload()
    await expect(log.getByRole('blockquote')).toBeVisible()
    await expect(input(page)).toHaveValue('And the hotel')
    expect(page.url()).not.toContain('hotel')
    // By the keyboard alone: closed, opened, sent, away.
    await input(page).press('Escape')
    await expect(chat(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(log.getByText('And the hotel')).toBeVisible()
    await expect(chat(page).getByRole('button', { name: 'Knee replacement' })).toBeVisible()
    await chat(page).getByRole('button', { name: 'More' }).click()
    await chat(page).getByRole('button', { name: 'Delete this conversation' }).click()
    await chat(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(chat(page).getByRole('button', { name: "What's the cost?" })).toBeVisible()
    await expect(log.getByRole('blockquote')).toHaveCount(0)
    // Not where somebody signs in.
    await page.goto('/auth/login')
    await page.waitForLoadState('networkidle')
    await expect(toggle(page)).toHaveCount(0)
  })

  test('in two viewports it fits, axe finds nothing, and on a phone it takes the screen and makes way for a page', async ({
    page,
  }) => {
    test.slow()
    await page.route(asking, stream)
    for (const { name, width, height, language, scheme } of viewportsOf(0)) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme: scheme })
        await page.goto(`/procedures/hip-replacement?lang=${language}`)
        await expect(toggle(page)).toBeVisible()
        const bar = page.locator('[data-foot-bar]')
        const [button, foot] = [await toggle(page).boundingBox(), await bar.boundingBox()]
        if (width < 768) expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
        await toggle(page).click()
        if (language === 'en' && width < 768) {
          await input(page).fill('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung?')
          await input(page).press('Enter')
          await expect(chat(page).getByRole('blockquote')).toBeVisible()
        }
        await expect(chat(page)).toBeVisible()
        expect(await sidewaysOverflow(page)).toBe(0)
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        if (width < 768) {
          const box = await chat(page).boundingBox()
          expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, width, height])
          await expect(page.locator('main')).toHaveAttribute('inert')
        } else if (language === 'ar') {
          expect((await chat(page).boundingBox())?.x).toBeLessThan(100)
        }
        if (language === 'en' && width < 768) {
          await page.goBack()
          await expect(chat(page)).toBeHidden()
          await expect(page.locator('main')).not.toHaveAttribute('inert')
          await expect(page).toHaveURL(/hip-replacement\?lang=en$/)
          await toggle(page).click()
          await expect(chat(page).getByRole('blockquote')).toBeVisible()
          await chat(page).getByRole('link', { name: 'all of it' }).click()
          await expect(chat(page)).toBeHidden()
          await expect(page).toHaveURL(/#price$/)
          await expect(page.locator('main')).not.toHaveAttribute('inert')
        }
        await page.evaluate(() => sessionStorage.clear())
      })
    }
  })
})
