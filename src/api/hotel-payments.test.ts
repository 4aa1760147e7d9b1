// Checks where rates that are paid before the stay stand in lists, beside those paid at the hotel: where the clinic can be paid here, and where not.
import { expect, onTestFinished, test } from 'vitest'
import { listDayPrices, readHotel, searchHotels } from '#contract/hotels.ts'
import type { RatePlan } from '#domain/hotels/hotel.ts'
import { openSampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { flexPlan, sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { createApi } from './api.ts'

const stay = 'checkIn=2026-12-07&checkOut=2026-12-10&room=2'

test('rates that cannot be booked here lead no list and set no price of a day, and are found after the others', async () => {
  const own = await openSampleApi({ gateways: [] })
  onTestFinished(() => own.close())
  const prepaid = { ...flexPlan, slug: 'prepaid', payment: 'at-booking' as const }
  const strict = { ...flexPlan, slug: 'strict', cancellation: [] }
  const hotelWith = (slug: string, minutesCar: number, plans: RatePlan[], prices: number[]) =>
    sampleHotel(slug, { minutesCar, rooms: [sampleRoom('a', [0, 0], { plans, nights: () => ({ prices }) })] })
  await writeSampleHotels(own.database, own.provider, [
    hotelWith('on-request', 1, [prepaid], [1_000]),
    hotelWith('mixed', 20, [prepaid, strict, flexPlan], [2_000, 5_000, 6_000]),
    hotelWith('strict-only', 30, [prepaid, strict], [2_000, 5_500]),
  ])
  const asked = async (path: string) => (await own.get(`${path}?${stay}&sort=price`)).json()
  for (const sort of ['recovery', 'price', 'minutes', 'stars']) {
    const { hotels: found } = searchHotels.reply.parse(
      await (await own.get(`/api/hotels/search?${stay}&sort=${sort}`)).json(),
    )
    expect(found.map(({ hotel }) => hotel.id).at(-1)).toBe('on-request')
    const offers = Object.fromEntries(found.map(({ hotel, offer }) => [hotel.id, [offer.offerId, offer.canBook]]))
    // Of what can be booked, what can be cancelled for nothing, though it costs more.
    expect(offers).toEqual({
      mixed: ['a/flex', true],
      'strict-only': ['a/strict', true],
      'on-request': ['a/prepaid', false],
    })
  }
  const { days } = listDayPrices.reply.parse(await asked('/api/hotels/prices'))
  // Three nights at 55.00 with 10 % tax and 2.00 each: the hotel of which that is the price.
  expect(days.find(({ checkIn }) => checkIn === '2026-12-07')?.total?.charged.from.amountMinor).toBe(18_750)
  const read = readHotel.reply.parse(await asked('/api/hotels/mixed'))
  expect(read.lead).toBe('a/flex')
  expect(read.offers?.map(({ offerId }) => offerId)).toEqual(['a/strict', 'a/flex', 'a/prepaid'])
})

test('where the clinic can be paid here, rates paid before the stay lead lists by their price and set the price of a day', async () => {
  const own = await openSampleApi()
  onTestFinished(() => own.close())
  const asked = async (path: string, isForAll: boolean) => {
    const { hono } = createApi({ ...own.parts, testPaymentsForAll: isForAll })
    return (await hono.request(new URL(`${path}?${stay}&sort=price`, siteOrigin))).json()
  }
  const prepaid = { ...flexPlan, slug: 'prepaid', payment: 'at-booking' as const }
  const hotelWith = (slug: string, plans: RatePlan[], prices: number[]) =>
    sampleHotel(slug, { rooms: [sampleRoom('a', [0, 0], { plans, nights: () => ({ prices }) })] })
  await writeSampleHotels(own.database, own.provider, [
    hotelWith('prepaid-only', [prepaid], [1_000]),
    hotelWith('mixed', [prepaid, flexPlan], [2_000, 6_000]),
    hotelWith('paid-there', [flexPlan], [1_500]),
  ])
  const leads = async (isForAll: boolean) => {
    const { hotels: found } = searchHotels.reply.parse(await asked('/api/hotels/search', isForAll))
    return found.map(({ hotel, offer }) => `${hotel.id} ${offer.offerId} ${offer.canBook}`)
  }
  expect(await leads(true)).toEqual(['prepaid-only a/prepaid true', 'paid-there a/flex true', 'mixed a/prepaid true'])
  const { days } = listDayPrices.reply.parse(await asked('/api/hotels/prices', true))
  // Three nights at 10.00 with 10 % tax and 2.00 each.
  expect(days.find(({ checkIn }) => checkIn === '2026-12-07')?.total?.charged.from.amountMinor).toBe(3_900)
  const read = readHotel.reply.parse(await asked('/api/hotels/mixed', true))
  expect([read.lead, read.offers?.map(({ offerId }) => offerId)]).toEqual(['a/prepaid', ['a/prepaid', 'a/flex']])
  // The test gateway alone takes no payments of a clinic that is no sample.
  expect(await leads(false)).toEqual(['paid-there a/flex true', 'mixed a/flex true', 'prepaid-only a/prepaid false'])
})
