// Guards what a client is told of bookings that are held or coming: their dates, their page, and nothing of what is over.
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { presentComing } from '#web/areas/bookings/present-bookings.server.ts'
import { hotelBookings } from '#web/areas/hotels/hotel-bookings.server.ts'
import type { PageContext } from '#web/page/page-context.ts'

const visitor = { language: 'en', currency: 'EUR' }

/** @param bookings undefined where they cannot be had */
async function present(bookings: object[] | undefined) {
  const asked: unknown[] = []
  const page = {
    visitor,
    t: translatorOf('en'),
    call: async (to: { name: string }, input: object) => {
      asked.push([to.name, input])
      if (!bookings) throw new Error('away')
      return bookings
    },
  } as unknown as PageContext
  return { stays: await presentComing(page, hotelBookings, new Date('2026-11-22T08:00:00Z')), asked }
}

test('they are asked for in the visitor’s language and currency; what does not come is nothing', async () => {
  expect(await present(undefined)).toEqual({ stays: undefined, asked: [['listHotelBookings', visitor]] })
})

test('hotel stays that are held or coming are shown with their dates and their page, past ones are not', async () => {
  const dubai = { name: 'Palm Court', timeZone: 'Asia/Dubai' }
  const stay = (reference: string, state: string, checkIn: string, checkOut: string) => ({
    reference,
    state,
    checkIn,
    checkOut,
    nights: 3,
    hotel: dubai,
    room: { name: 'Twin room' },
    price: { total: { shown: sum, charged: sum } },
  })
  const amount = { amountMinor: 90_000, currency: 'AED' }
  const sum = { from: amount, to: amount }
  const { stays } = await present([
    stay('H-1', 'booked', '2026-12-01', '2026-12-04'),
    stay('H-2', 'held', '2027-01-01', '2027-01-04'),
    stay('H-3', 'booked', '2026-10-01', '2026-10-04'),
    stay('H-4', 'cancelled', '2026-12-01', '2026-12-04'),
  ])
  expect(stays?.map(({ href, dates, stateText }) => [href, dates, stateText])).toEqual([
    ['/profile/hotels/bookings/H-1', 'Tue 1 Dec to Fri 4 Dec 2026, 3 nights', 'Booked'],
    ['/profile/hotels/bookings/H-2', 'Fri 1 Jan to Mon 4 Jan 2027, 3 nights', 'Held, not booked yet'],
  ])
})
