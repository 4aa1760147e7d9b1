// Looking for a stay: the form, its address, and how it is found again.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, firstProvider, test } from './product.ts'
import { desk, heading, open, phone } from './shell-page.ts'
import { countShifts, invisibleShift, shifts, sidewaysOverflow } from './viewports.ts'

test.use({ serviceWorkers: 'block' })

const guests = (page: Page) => page.getByRole('button', { name: /^Guests and rooms/ })
const dates = (page: Page) => page.getByRole('button', { name: /^Dates/ })
const stays = (page: Page) => page.getByRole('list', { name: 'Stays found' }).getByRole('listitem')
const parameters = (page: Page) => [...new URL(page.url()).searchParams]

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(stays(page).first()).toBeVisible()
}

test.describe('on a desk', () => {
  test.use({ viewport: { ...desk, height: 700 } })

  test('“The form is kept alive across navigation: typed values, focus, open panels and scroll come back exactly”', async ({
    page,
  }) => {
    await open(page, '/hotels')
    await search(page)
    const asked = page.url()
    // Typed and not sent.
    await page.getByLabel('Hotel or street').fill('Crescent')
    await guests(page).click()
    await page.getByRole('button', { name: 'More children in room 1' }).click()
    await page.getByLabel('Age of child 1').selectOption('4')
    await page.getByLabel('Age of child 1').focus()
    await page.evaluate(() => scrollBy(0, 260))
    const place = await page.evaluate(() => scrollY)
    const expectAsLeft = async () => {
      await expect(page).toHaveURL(asked)
      await expect(page.getByLabel('Hotel or street')).toHaveValue('Crescent')
      await expect(guests(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(guests(page)).toContainText('2 adults, 1 child, 1 room')
      await expect(page.getByLabel('Age of child 1')).toHaveValue('4')
      await expect(heading(page)).toHaveCount(1)
    }
    // To a hotel, and back.
    await stays(page)
      .first()
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/hotels\/[\w~-]+\?checkIn=/)
    await expect(page.getByLabel('Hotel or street')).toBeHidden()
    await page.goBack()
    await expectAsLeft()
    await expect(page.getByLabel('Age of child 1')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    // To another page, and back by a link to the bare address.
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await menu.getByRole('link', { name: 'Hotels' }).click()
    await expectAsLeft()
    // With a new document: what was typed.
    await page.reload()
    await expect(page).toHaveURL(asked)
    await expect(page.getByLabel('Hotel or street')).toHaveValue('Crescent')
    await expect(guests(page)).toContainText('2 adults, 1 child, 1 room')
    await guests(page).click()
    await expect(page.getByLabel('Age of child 1')).toHaveValue('4')
  })

  test('“All state in the URL”: dates from the calendar by keyboard, guests by buttons, a link with nights, and what is wrong', async ({
    page,
  }) => {
    await open(page, '/hotels?nights=3&procedure=lasik')
    await expect(page.getByText('(3 nights)')).toBeVisible()
    await dates(page).click()
    const arrival = page.getByLabel('Day of arrival')
    await arrival.fill('')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Choose the day of arrival.')
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByRole('alert').getByRole('link').click()
    await expect(arrival).toBeFocused()
    // Two days by arrows and Enter, from the first that can be chosen on.
    const calendar = page.getByRole('application', { name: /Arrival and departure/ })
    await calendar.getByRole('button', { name: /Next/ }).first().click()
    await calendar.getByRole('gridcell').getByText('10', { exact: true }).first().click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('(7 nights)')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dates(page)).toBeFocused()
    await guests(page).click()
    await page.getByRole('button', { name: 'Add a room' }).click()
    await page.getByRole('button', { name: 'More children in room 2' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Choose the age of each child in room 2.')
    await page.getByLabel('Age of child 1').selectOption('0')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/checkIn=/)
    const [checkIn, checkOut, ...rest] = parameters(page)
    expect(checkIn).toEqual(['checkIn', expect.stringMatching(/-10$/)])
    expect(checkOut).toEqual(['checkOut', expect.stringMatching(/-17$/)])
    expect(rest).toEqual([
      ['room', '2'],
      ['room', '1-0'],
      ['procedure', 'lasik'],
    ])
    // What no calendar offers is told beside the fields, and nothing of it is lost.
    await page.goto('/hotels?checkIn=2020-01-01&checkOut=2031-01-01&room=0&room=2-30')
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'The day of arrival is in the past.',
      'A stay can be 90 nights at most. Ask the clinic about longer ones.',
      'Room 1 needs at least one adult.',
      'Children in room 2 are 17 years old at most. Count others as adults.',
    ])
    await expect(page.getByLabel('Day of arrival')).toHaveValue('2020-01-01')
    await expect(guests(page)).toContainText('2 adults, 1 child, 2 rooms')
  })
})

test('on a phone in Arabic the form folds up over the stays, nothing sticks out or jumps, and axe finds nothing', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'lang', value: 'ar', url: firstProvider }])
  await page.setViewportSize({ width: 320, height: phone.height })
  await countShifts(page)
  await open(page, '/hotels')
  await page.getByRole('button', { name: /^النزلاء والغرف/ }).click()
  await page.getByRole('button', { name: /^زد عدد الأطفال/ }).click()
  const lookAround = async () => {
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).include('[role=search]').analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }
  await lookAround()
  await page.getByRole('button', { name: /^التواريخ/ }).click()
  await expect(page.getByRole('application')).toBeVisible()
  await lookAround()
  await page.getByRole('button', { name: /^النزلاء والغرف/ }).click()
  await page.getByRole('button', { name: /^أنقص عدد الأطفال/ }).click()
  await page.getByRole('button', { name: 'ابحث', exact: true }).click()
  await expect(page).toHaveURL(/checkIn=/)
  const bar = page.getByText('غيّر', { exact: true })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: 'ابحث', exact: true })).toBeHidden()
  await lookAround()
  await bar.click()
  await expect(page.getByRole('button', { name: 'ابحث', exact: true })).toBeVisible()
  await page.reload()
  expect(await shifts(page)).toBeLessThan(invisibleShift)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is a plain one whose answer is a document with the stays', async ({ page }) => {
    await page.goto('/packages')
    await page
      .getByRole('link', { name: /^See hotels for/ })
      .first()
      .click()
    await page.getByLabel('Adults', { exact: true }).first().fill('2')
    await page.getByLabel('Ages of children').first().fill('4, 11')
    await page.getByLabel('Adults', { exact: true }).nth(1).fill('1')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    expect(parameters(page).filter(([name]) => ['room', 'procedure'].includes(name))).toEqual([
      ['room', '2-4-11'],
      ['room', '1'],
      ['procedure', expect.stringMatching(/./)],
    ])
    await expect(stays(page).first()).toBeVisible()
  })
})
