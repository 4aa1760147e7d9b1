// Journeys of a hotel booking: held, said who stays, confirmed, changed, cancelled at what was told, with its mails and calendar file.
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { codeTo, mailsTo } from './mailbox.ts'
import { firstProvider } from './product.ts'
import { arriveSignedIn, expect, newPerson, test } from './signed-in.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [checkIn, checkOut, later] = [dayIn(50), dayIn(54), dayIn(55)]
const stay = `checkIn=${checkIn}&checkOut=${checkOut}&room=2`

type Found = {
  hotel: { id: string; name: string }
  offer: {
    room: { slug: string }
    plan: { slug: string; payment: string }
    offerId: string
    price: { total: { charged: { from: object } } }
  }
}

async function findHotel(request: APIRequestContext): Promise<Found> {
  const answer = await request.get(`${firstProvider}/api/hotels/search?${stay}&refundable=true`)
  const { hotels } = (await answer.json()) as { hotels: Found[] }
  const found = hotels.find(({ offer }) => offer.plan.payment === 'at-hotel')
  if (!found) throw new Error('no hotel is free')
  return found
}

/** A rate that is paid before the stay, of a hotel that has one. */
async function findPaidAhead(request: APIRequestContext): Promise<Found> {
  const found = await request.get(`${firstProvider}/api/hotels/search?${stay}`)
  const { hotels } = (await found.json()) as { hotels: Found[] }
  for (const { hotel } of hotels) {
    const answer = await request.get(`${firstProvider}/api/hotels/${hotel.id}?${stay}`)
    const { offers } = (await answer.json()) as { offers: Found['offer'][] }
    const offer = offers.find(({ plan }) => plan.payment !== 'at-hotel')
    if (offer) return { hotel, offer }
  }
  throw new Error('no rate is paid ahead')
}

/** Holds a room as the page does, and opens its booking. */
async function hold(page: Page, { hotel, offer }: Found): Promise<string> {
  const answer = await page.request.post(`${firstProvider}/api/client/hotel-booking/hold`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      hotel: hotel.id,
      offerId: offer.offerId,
      checkIn,
      checkOut,
      room: ['2'],
      seen: offer.price.total.charged.from,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { reference } = (await answer.json()) as { reference: string }
  await page.goto(`/profile/hotels/bookings/${reference}`)
  return reference
}

async function isRight(page: Page) {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

const book = (page: Page) => page.getByRole('button', { name: 'Book this room' })

test('/profile/hotels/bookings: hold, details of guests, confirm, voucher page and mail with calendar file, change dates, cancel with the exact refund told first', async ({
  page,
  request,
}) => {
  const found = await findHotel(request)
  const person = await newPerson(request)
  await arriveSignedIn(page, person)
  const reference = await hold(page, found)
  await expect(page.getByText(/This room is held for you for 1[45] more minutes/)).toBeVisible()
  await isRight(page)
  await page.getByLabel('Last name').fill('')
  await page.getByLabel('First name').fill('Amal')
  await book(page).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.getByLabel('Last name').fill('Sample')
  await page.getByLabel('Phone, with country code').fill('+971 50 000 0000')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Sample')
  await book(page).dblclick()
  await expect(page.getByText('Your room is booked.')).toBeVisible()
  await isRight(page)
  await expect.poll(async () => (await mailsTo(person.email)).filter((mail) => mail.includes(reference)).length).toBe(1)
  const [mail = ''] = (await mailsTo(person.email)).filter((text) => text.includes(reference))
  expect(mail).toContain('text/calendar')
  const file = await page.request.get(`${firstProvider}/api/client/hotel-booking/${reference}/calendar`)
  expect(await file.text()).toContain('BEGIN:VEVENT')

  await page.getByRole('link', { name: 'Change dates' }).click()
  const dates = page.getByRole('form', { name: 'Your stay' })
  await dates.getByRole('button', { name: /^Dates/ }).click()
  await dates.getByLabel('Day of departure').fill(later)
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page).toHaveURL(new RegExp(`checkOut=${later}.*replaces=${reference}`))
  await expect(page.getByRole('table').getByText('Your choice')).toBeVisible()
  await page
    .locator('tbody', { hasText: 'Your choice' })
    .getByRole('button', { name: /^Hold this room/ })
    .click()
  await expect(page.getByText(`This takes the place of booking ${reference}`)).toBeVisible()
  await book(page).click()
  await expect(page.getByText('Your room is booked.')).toBeVisible()
  // New dates keep the reference that the client knows, and its address.
  await expect(page).toHaveURL(new RegExp(`/profile/hotels/bookings/${reference}$`))

  await page.getByRole('link', { name: 'Cancel this booking' }).click()
  await expect(page.getByText('Cancelling now costs nothing.')).toBeVisible()
  await isRight(page)
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('This booking is cancelled. It cost you nothing.')).toBeVisible()
  await page.getByRole('link', { name: 'Your hotel bookings' }).first().click()
  await expect(page.getByRole('heading', { name: 'Past and cancelled' })).toBeVisible()
})

test('a booking page is right in either viewport, held and booked; a hold can be let go', async ({
  page,
  context,
  request,
}) => {
  const found = await findHotel(request)
  await arriveSignedIn(page, await newPerson(request))
  for (const viewport of viewportsOf(0)) {
    await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    if (viewport === viewportsOf(0)[0]) await hold(page, found)
    else await page.reload()
    await isRight(page)
  }
  await context.addCookies([{ name: 'lang', value: 'en', url: firstProvider }])
  await page.reload()
  await page.getByRole('button', { name: 'Let the room go' }).click()
  await expect(page.getByText('No longer held')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the rooms' })).toBeVisible()
})

test('what is held and booked stands on the first page of the account, and the navigation leads to all of it', async ({
  page,
  request,
}) => {
  const found = await findHotel(request)
  await arriveSignedIn(page, await newPerson(request))
  const reference = await hold(page, found)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Confirm the booking' }).click()
  await expect(page).toHaveURL(`/profile/hotels/bookings/${reference}`)
  await page.getByLabel('First name').fill('Amal')
  await page.getByLabel('Last name').fill('Sample')
  await page.getByLabel('Phone, with country code').fill('+971 50 000 0000')
  await book(page).click()
  await expect(page.getByText('Your room is booked.')).toBeVisible()
  await page.goto('/profile')
  const stays = page.getByRole('region', { name: 'Your bookings' })
  await expect(stays).toContainText('4 nights')
  await expect(stays).toContainText('Booked')
  await isRight(page)
  await stays.getByRole('link', { name: found.hotel.name }).click()
  await expect(page).toHaveURL(`/profile/hotels/bookings/${reference}`)
  const nav = page.getByRole('navigation', { name: 'My account' })
  await nav.getByRole('link', { name: 'Hotel bookings' }).click()
  await expect(page).toHaveURL('/profile/hotels/bookings')
  await expect(nav.locator('[aria-current=page]')).toHaveText(/^Hotel bookings/)
  await expect(page.getByRole('link', { name: found.hotel.name })).toBeVisible()
})

test('a room that was chosen signed out waits, for who wants a password, after registration, a reload and the code; Back is the page it was chosen on', async ({
  page,
  request,
}) => {
  const { hotel } = await findHotel(request)
  const email = `noor.${crypto.randomUUID().slice(0, 8)}@patient.example`
  const password = 'quiet harbour 7'
  await page.goto(`/hotels/${hotel.id}?${stay}`)
  const from = page.url()
  await page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout\?next=/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'I have a password' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  // The way within the sign-in takes one entry once its own code has come; before that a link is a document of its own.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Saleh')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your address')
  await page.reload()
  await expect(page.getByText('Type the code from our mail to')).toContainText(email)
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(email))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(
    new RegExp(`/profile/hotels/${hotel.id}\\?checkIn=${checkIn}&checkOut=${checkOut}&room=2&offer=`),
  )
  const chosen = page.locator('tbody', { hasText: 'Your choice' })
  await expect(chosen.getByRole('button', { name: /^Hold this room/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(from)
})

/** A night more, at a difference that is told first and paid with the test card. */
async function stayLonger(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Change dates: / }).click()
  const form = page.getByRole('region', { name: /^Change dates: / })
  await expect(form).toBeFocused()
  await isRight(page)
  await form.getByLabel('Check-out').fill(later)
  await form.getByRole('button', { name: 'See the new price' }).click()
  const told = page.getByRole('region', { name: 'Your change' })
  await expect(told.getByText('You pay now')).toBeVisible()
  await isRight(page)
  await told.getByRole('button', { name: /^Pay .* and change$/ }).click()
  await page.getByRole('button', { name: /^Pay .* \(test\)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible()
}

test('a visitor picks a prepaid room, confirms an e-mail address by a code, pays with the test card, and stays a night longer', async ({
  page,
  request,
}) => {
  const { hotel, offer } = await findPaidAhead(request)
  const email = `lina.${crypto.randomUUID().slice(0, 8)}@patient.example`
  await page.goto(`/hotels/${hotel.id}?${stay}&offer=${offer.room.slug}/${offer.plan.slug}&at=rooms`)
  await page
    .locator('tbody:focus')
    .getByRole('link', { name: /^Choose/ })
    .click()
  await expect(page).toHaveURL(/\/checkout\?next=/)
  await expect(page.getByText('Not held yet.')).toBeVisible()
  await isRight(page)
  await page.getByLabel('First name').fill('Lina')
  await page.getByLabel('Last name').fill('Saleh')
  await page.getByLabel('E-mail address').fill(email)
  await page.reload()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await isRight(page)
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/profile/checkout')
  await expect(page.getByRole('heading', { name: hotel.name })).toBeVisible()
  await expect(page.getByLabel('First name').first()).toHaveValue('Lina')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Phone, with country code').fill('+971 50 000 0000')
  await page.getByLabel('I agree to the terms of service').check()
  await page.getByRole('button', { name: 'Agree and continue to payment' }).click()
  await page.getByRole('button', { name: /^Pay .* \(test\)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible()
  await page.getByRole('link', { name: 'Manage bookings' }).last().click()
  await expect(page).toHaveURL(/\/profile\/manage-bookings/)
  await expect(page.getByText(hotel.name).first()).toBeVisible()
  await expect(page.getByText('Everything is booked.')).toBeVisible()
  await stayLonger(page)
  await page.getByRole('link', { name: 'Manage bookings' }).last().click()
  await expect(page.getByRole('region', { name: 'Payments' }).getByText('Card payment')).toHaveCount(2)
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
})

test('a rate that is paid ahead is held from its page and leads to checkout, which its booking leads to as well', async ({
  page,
  request,
}) => {
  const found = await findPaidAhead(request)
  await page.goto(`/hotels?${stay}`)
  await expect(page.getByText('Ask us to book this')).toHaveCount(0)
  await arriveSignedIn(page, await newPerson(request))
  const { room, plan } = found.offer
  await page.goto(`/profile/hotels/${found.hotel.id}?${stay}&offer=${room.slug}/${plan.slug}&at=rooms`)
  // Whoever presses before that is not heard: the page has no code yet.
  await expect(page.locator('tbody:focus')).toHaveCount(1)
  await page
    .locator('tbody:focus')
    .getByRole('button', { name: /^Hold this room and go to checkout/ })
    .dblclick()
  await expect(page).toHaveURL('/profile/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const items = page.getByRole('main').getByText(found.hotel.name, { exact: true })
  await expect(items.first()).toBeVisible()
  await page.goto('/profile/hotels/bookings')
  await page.getByRole('link', { name: found.hotel.name }).click()
  await expect(page.getByText('The room isn’t booked yet.')).toBeVisible()
  await isRight(page)
  await page.getByRole('button', { name: 'Pay and book' }).click()
  await expect(page).toHaveURL('/profile/checkout')
  await expect(items.first()).toBeVisible()
})
