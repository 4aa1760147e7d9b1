// The site at the desk: a picture with words, nights that are closed, and colours, each seen by a visitor at once.
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { staffPerson } from './at-the-desk.ts'
import { firstProvider } from './product.ts'
import { expect, test } from './signed-in.ts'
import { sidewaysOverflow } from './viewports.ts'

const onSite = (page: Page) => page.getByRole('status').filter({ hasText: 'It is on the site now.' })
const otherPage = async (browser: Browser) => (await browser.newContext({ baseURL: firstProvider })).newPage()

/** Once scripts run: a form that is drawn on the server hears nothing before. */
async function openItem(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-page', 'success')
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(onSite(page)).toHaveCount(1)
}

test('a picture that is sent, cut and described is on the public page with its words, and is taken away again', async ({
  page,
  browser,
}) => {
  await staffPerson(page, { roles: ['editor'], name: 'Ed Aziz' })
  const visitor = await otherPage(browser)
  await openItem(page, '/desk/catalogue/picture/sinus-lift')
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#3070a0' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('application')).toBeFocused()
  await page.getByRole('button', { name: 'Square' }).click()
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByText('The picture is here.')).toBeVisible()
  await page.getByRole('group', { name: 'What it shows' }).getByLabel('English').fill('A model of an upper jaw')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await save(page)
  await visitor.goto('/procedures/sinus-lift')
  const seen = visitor.getByRole('img', { name: 'A model of an upper jaw' })
  await expect(seen).toHaveJSProperty('complete', true)
  expect(await seen.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBeCloseTo(1, 1)
  await page.getByRole('button', { name: /^Take the picture away / }).click()
  await page.getByRole('button', { name: 'Take the picture away', exact: true }).click()
  await expect(page.getByText('No picture: the site shows a drawing.')).toBeVisible()
  await visitor.reload()
  await expect(seen).toHaveCount(0)
})

test('nights that are closed on the calendar are gone from the search, at the size of a phone and by the keyboard', async ({
  page,
  browser,
}) => {
  await staffPerson(page, { roles: ['coordinator'] })
  const visitor = await otherPage(browser)
  await page.setViewportSize({ width: 390, height: 844 })
  const found = async () => {
    const query = 'checkIn=2027-03-10&checkOut=2027-03-12&room=2&language=en'
    const answer = await visitor.request.get(`/api/hotels/sample-garden-hotel?${query}`)
    const { offers } = (await answer.json()) as { offers: { roomSlug?: string; room: string }[] }
    return offers.filter((offer) => JSON.stringify(offer).includes('classic')).length
  }
  expect(await found()).toBeGreaterThan(0)
  await openItem(page, '/desk/catalogue/calendar/sample-garden-hotel.classic')
  const heading = page.getByRole('heading', { name: 'March 2027' })
  while (!(await heading.isVisible())) await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: /^Wednesday,? 10 March/ }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(/^2 nights chosen/)).toBeVisible()
  await page.getByRole('radio', { name: 'Closed' }).check()
  await page.getByRole('button', { name: 'Set 2 nights' }).click()
  expect(await sidewaysOverflow(page)).toBe(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await save(page)
  expect(await found()).toBe(0)
})

test('colours that are changed are those of the site, with what it makes readable by itself', async ({
  page,
  browser,
}) => {
  await staffPerson(page, { roles: ['owner'] })
  const visitor = await otherPage(browser)
  await openItem(page, '/desk/catalogue/site/theme')
  const first = page.getByLabel('First colour', { exact: true })
  const before = await first.inputValue()
  await first.fill('#7A1F5C')
  await expect(page.getByText(/pairs of colours can be read/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await save(page)
  const button = async () => {
    await visitor.goto('/')
    return visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--button'))
  }
  expect(await button()).toBe('#7a1f5c')
  await first.fill(before)
  await save(page)
  expect(await button()).toBe(before.toLowerCase())
})
