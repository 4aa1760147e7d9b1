// Journeys on the page of a hotel: what it has for a body in recovery, its rates for a stay, and a room held from it.
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { firstProvider } from './product.ts'
import { arriveSignedIn, expect, newPerson, test } from './signed-in.ts'
import { countShifts, invisibleShift, shifts, sidewaysOverflow, viewportsOf } from './viewports.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [checkIn, checkOut] = [dayIn(40), dayIn(44)]
const stay = `checkIn=${checkIn}&checkOut=${checkOut}&room=2`

type Found = {
  hotel: { id: string; name: string }
  offer: { offerId: string; room: { slug: string }; plan: { slug: string; payment: string } }
}

/** A hotel with a room that is free for the stay and paid there. */
async function findHotel(request: APIRequestContext): Promise<Found> {
  const answer = await request.get(`${firstProvider}/api/hotels/search?${stay}&refundable=true`)
  const { hotels } = (await answer.json()) as { hotels: Found[] }
  const found = hotels.find(({ offer }) => offer.plan.payment === 'at-hotel')
  if (!found) throw new Error('no hotel is free')
  return found
}

const isRight = async (page: Page) => {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

test('/hotels/{id}, hotel detail: features first, a stay asked for in place, rates compared, the cancellation policy, and a choice that leads to the way into checkout and back', async ({
  page,
  request,
}) => {
  const { hotel, offer } = await findHotel(request)
  await page.goto(`/hotels/${hotel.id}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: hotel.name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('For your recovery')
  await expect(page.getByRole('table')).toHaveCount(0)
  const form = page.getByRole('form', { name: 'Your stay' })
  await form.getByRole('button', { name: /^Dates/ }).click()
  await form.getByLabel('Day of arrival').fill('2020-01-01')
  await form.getByLabel('Day of departure').fill('2020-01-05')
  await form.getByRole('button', { name: 'Show prices' }).click()
  await expect(form.getByLabel('Day of arrival')).toBeFocused()
  await expect(form.getByLabel('Day of arrival')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Day of arrival').fill(checkIn)
  await form.getByLabel('Day of departure').fill(checkOut)
  await form.getByRole('button', { name: 'Show prices' }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}.*checkOut=${checkOut}.*room=2`))
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByText('Least costly')).toHaveCount(1)
  await page.getByText('Price and cancelling in detail').first().click()
  await expect(page.getByText('Times are by the clock at the hotel').first()).toBeVisible()
  await isRight(page)
  const target = `offer=${encodeURIComponent(`${offer.room.slug}/${offer.plan.slug}`)}`
  await page.locator(`main a[href*="${encodeURIComponent(target)}"]`).click()
  await expect(page).toHaveURL(/\/checkout\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toContain(`/profile/hotels/${hotel.id}?checkIn=${checkIn}`)
  const unknown = await request.get(`${firstProvider}/hotels/no-such-hotel`)
  expect(unknown.status()).toBe(404)
})

for (const viewport of viewportsOf(0)) {
  test(`the page of a hotel is right on a ${viewport.name}, its details open`, async ({ page, context, request }) => {
    const { hotel } = await findHotel(request)
    await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    await countShifts(page)
    await page.goto(`/hotels/${hotel.id}?${stay}`, { waitUntil: 'networkidle' })
    expect(await shifts(page)).toBeLessThan(invisibleShift)
    await expect(page.locator('html')).toHaveAttribute('dir', viewport.language === 'ar' ? 'rtl' : 'ltr')
    await isRight(page)
    for (const fold of await page.locator('main summary').all()) await fold.click()
    await isRight(page)
  })
}

test('/profile/hotels/{id}: the choice is marked and has the focus; two presses hold one room and lead to its booking', async ({
  page,
  request,
}) => {
  const { hotel, offer } = await findHotel(request)
  await arriveSignedIn(page, await newPerson(request))
  await page.goto(`/profile/hotels/${hotel.id}?${stay}&offer=${offer.room.slug}/${offer.plan.slug}&at=rooms`)
  await expect(page.getByRole('table').getByText('Your choice')).toBeVisible()
  await expect(page.locator('tbody:focus')).toHaveCount(1)
  await isRight(page)
  const holds: string[] = []
  page.on('request', (asked) => asked.url().includes('/hotel-booking/hold') && holds.push(asked.url()))
  await page
    .locator('tbody:focus')
    .getByRole('button', { name: /^Hold this room/ })
    .dblclick()
  await expect(page).toHaveURL(/\/profile\/hotels\/bookings\/[\w-]+$/)
  expect(holds).toHaveLength(1)
  await page.goBack()
  await expect(page.getByRole('table').getByText('Your choice')).toBeVisible()
})
