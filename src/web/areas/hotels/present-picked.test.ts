// Checks what the way in shows of the room that a visitor chose: read from the address they are on their way to, and from nowhere else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPicked } from './present-picked.server.ts'

let api: SampleApi
let page: PageContext
beforeAll(async () => {
  api = await openSampleApi({ gateways: [] })
  await writeSampleHotels(api.database, api.provider, [
    sampleHotel('marina-rest', {
      name: { en: 'Marina Rest', ar: 'استراحة المارينا' },
      rooms: [sampleRoom('standard', [10_000, 9_000])],
    }),
  ])
  page = await samplePage(api, { language: 'en', currency: 'EUR' })
})
afterAll(() => api.close())

const stay = 'checkIn=2026-12-07&checkOut=2026-12-10&room=2'
const at = (path: string) => presentPicked(page, path, sampleNow)

test('hotel, room, rate, dates and price stand there, and what is held is what was chosen', async () => {
  const picked = await at(`/profile/hotels/marina-rest?${stay}&offer=standard%2Fflex&at=rooms`)
  expect(picked).toMatchObject({
    hotel: 'Marina Rest',
    hotelHref: `/hotels/marina-rest?${stay}&offer=standard%2Fflex&at=rooms`,
    dates: expect.stringContaining('3 nights'),
    guests: expect.stringContaining('2'),
    choice: { plan: { id: 'standard/flex', canBook: true, price: { shown: expect.stringContaining('€') } } },
    held: { id: 'marina-rest', replaces: '', payIn: 'EUR', stay: { rooms: ['2'] } },
  })
})

test('a room or a rate that is not to be had is said to be gone, with the way to others', async () => {
  const picked = await at(`/profile/hotels/marina-rest?${stay}&offer=standard%2Fsold`)
  expect(picked).toMatchObject({ hotel: 'Marina Rest', choice: null })
})

test('any other page names no room', async () => {
  for (const path of [
    '/profile/checkout',
    '/profile/hotels/bookings?offer=x',
    `/profile/hotels/marina-rest?${stay}`,
    `/profile/hotels/no-such-hotel?${stay}&offer=standard%2Fflex`,
    '/profile/hotels/%E0%A4%A?offer=x',
    'https://evil.example/profile/hotels/marina-rest?offer=x',
  ])
    expect(await at(path), path).toBeNull()
  expect(await presentPicked(page, undefined, sampleNow)).toBeNull()
})
