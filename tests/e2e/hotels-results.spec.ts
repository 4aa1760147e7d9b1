// What a search for a stay finds: the list, its filters and order, the map around the clinic, and prices by day of arrival.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, firstProvider, test } from './product.ts'
import { desk, open } from './shell-page.ts'
import { countShifts, invisibleShift, shifts, sidewaysOverflow, viewportsOf } from './viewports.ts'

test.use({ serviceWorkers: 'block' })

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const stay = `checkIn=${dayIn(40)}&checkOut=${dayIn(44)}&room=2`

const cards = (page: Page) => page.getByRole('list', { name: 'Stays found' }).getByRole('article')
const parameters = (page: Page) => [...new URL(page.url()).searchParams].slice(3)
const bars = (page: Page) => page.getByRole('region', { name: 'Prices by day of arrival' })

test.describe('on a desk', () => {
  test.use({ viewport: desk })
  test.beforeEach(({ context }) => context.addCookies([{ name: 'currency', value: 'AED', url: firstProvider }]))

  test('“filters (price, stars, recovery features, board, refundable, minutes to clinic), sort”: each stands in the address and narrows the results', async ({
    page,
  }) => {
    await open(page, `/hotels?${stay}`)
    await expect(page.getByRole('heading', { name: 'More than 20 stays' })).toBeVisible()
    await expect(cards(page)).toHaveCount(20)
    const first = cards(page).first()
    await expect(first).toContainText(/for 4 nights.*AED\s[\d,.]+.*a night.*Taxes and fees included/s)
    await expect(first).toContainText(
      /Free cancellation until \w{3} \d+ \w{3}.*, \d\d:\d\d there|Cancelling costs|Not refundable/,
    )
    // The list answers to presses once its own code has come; before that a link is a new document.
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Show more stays' }).click()
    await expect(cards(page).nth(20).getByRole('link')).toBeFocused()
    expect(parameters(page)).toEqual([['show', '40']])
    await page.getByLabel('Sorted by').selectOption('price')
    await expect.poll(() => parameters(page)).toEqual([['sort', 'price']])
    const lift = page.getByRole('checkbox', { name: 'Lift to every floor' })
    await lift.check()
    await expect(lift).toBeFocused()
    await page.getByRole('checkbox', { name: 'Free cancellation' }).check()
    await page.getByLabel('To the clinic by car').selectOption('15')
    await page.getByRole('combobox', { name: /^Stars/ }).selectOption('3')
    await page.getByRole('checkbox', { name: 'Breakfast included' }).check()
    await page.getByLabel('Price for the stay, up to (AED)').fill('100000')
    await expect
      .poll(() =>
        parameters(page)
          .map((one) => one.join('='))
          .join(' '),
      )
      .toBe('max=100000 maxCurrency=AED stars=3 feature=lift board=breakfast refundable=true minutes=15 sort=price')
    await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveCount(7)
    for (const card of await cards(page).all()) await expect(card).toContainText('Free cancellation until')
    await page.getByLabel('Price for the stay, up to (AED)').fill('1')
    await expect(page.getByRole('heading', { name: 'No stay fits all of this' })).toBeVisible()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(cards(page)).toHaveCount(20)
    expect(parameters(page)).toEqual([['sort', 'price']])
  })

  test('“map around the clinic by minutes” and “prices-by-date bars for moving the stay”: both by keyboard, both in the address', async ({
    page,
  }) => {
    await open(page, `/hotels?${stay}&sort=minutes`)
    const moved = bars(page)
      .getByRole('link', { name: /^Arrive .*: AED [\d,.]+/ })
      .first()
    const address = new URL((await moved.getAttribute('href')) ?? '', page.url())
    const [from, until] = ['checkIn', 'checkOut'].map((name) => Date.parse(address.searchParams.get(name) ?? ''))
    expect((until ?? 0) - (from ?? 0)).toBe(4 * 86_400_000)
    await moved.press('Enter')
    await expect(page).toHaveURL(address.href)
    await expect(bars(page).getByText(/\(your day\)/)).toHaveCount(1)
    await page.getByRole('link', { name: 'Map', exact: true }).press('Enter')
    await expect
      .poll(() => parameters(page))
      .toEqual([
        ['sort', 'minutes'],
        ['view', 'map'],
      ])
    const map = page.getByRole('region', { name: 'Map of stays around the clinic' })
    const mark = map.getByRole('link', { name: /, \d+ minutes? by car, [a-z-]+ of the clinic$/ }).first()
    await expect(mark).toBeVisible()
    await mark.press('Enter')
    await expect(page).toHaveURL(/\/hotels\/[\w-]+\?checkIn=/)
  })
})

for (const { name, width, height, language, scheme } of viewportsOf(1)) {
  test(`results, list and map, in the viewport ${name}: axe finds nothing, nothing sticks out, nothing jumps`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: firstProvider }])
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await countShifts(page)
    for (const view of ['list', 'map']) {
      await open(page, `/hotels?${stay}&feature=lift&view=${view}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.locator('section[aria-busy=false] ol li').first()).toBeVisible()
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
      expect(await shifts(page)).toBeLessThan(invisibleShift)
    }
  })
}
