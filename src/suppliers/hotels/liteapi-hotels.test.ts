// Guards what LiteAPI's hotels are told as: nothing that it does not say, pictures from known hosts alone, and asked for once.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import { listed, standInHotels } from '#tests/support/liteapi-replies.ts'
import { type LoopbackServer, openLoopbackServer, reply } from '#tests/support/loopback-server.ts'
import { distanceKm } from './distance-km.ts'
import { createLiteapiCall } from './liteapi-call.ts'
import { createLiteapiHotels, type LiteapiHotels } from './liteapi-hotels.ts'

const clinic: Clinic = {
  providerId: '4b1c7a52-0000-4000-8000-000000000001',
  country: 'AE',
  city: { ar: 'دبي', en: 'Dubai' },
  latitude: 25.2048,
  longitude: 55.2708,
  currency: 'AED',
  timeZone: 'Asia/Dubai',
}

const [creek, harbour, far] = standInHotels().map(listed)

let server: LoopbackServer
let hotels: LiteapiHotels

beforeEach(async () => {
  server = await openLoopbackServer()
  hotels = createLiteapiHotels(createLiteapiCall('sand', server.address))
})

afterEach(() => server.close())

/** The list, then what is known of one in detail. */
function answer(
  list: unknown[],
  detail: object = { error: { code: 4002, message: 'hotelId is missing or invalid' } },
): void {
  server.answer((response) => {
    const path = server.asked.at(-1)?.path ?? ''
    reply(200, path.startsWith('/data/hotels') ? { data: list } : detail)(response)
  })
}

const around = (language = 'en') => hotels.around(clinic, language)

test('a hotel is told as it is written, the nearest first; further away than the clinic’s clock reaches is none', async () => {
  answer([far, harbour, creek])
  const found = await around()
  expect(found.map(({ key }) => key)).toEqual(['lp1a', 'lp2b'])
  expect(found[0]).toEqual({
    key: 'lp1a',
    name: { en: 'Creek Sample' },
    summary: { en: 'Creek Sample is an invented hotel.' },
    address: { en: '1 Sample Street, Dubai' },
    latitude: 25.2,
    longitude: 55.27,
    stars: 4,
    minutes: null,
    features: ['walk-in-shower'],
    timeZone: 'Asia/Dubai',
    checkInFrom: '',
    checkOutUntil: '',
    phone: '',
    pictures: ['https://static.cupid.travel/hotels/lp1a.jpg'],
    isSample: false,
  })
  const asked = new URL(server.asked[0]?.path ?? '', 'http://x').searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    latitude: '25.2048',
    longitude: '55.2708',
    radius: '10000',
    language: 'en',
  })
})

test('only what says as much as our words is a feature: neither a lift of theirs nor a level entrance', async () => {
  const attributes = ['liftsAccessible', 'entranceLeveled', 'showerLevelFloor', 'isRamp', '__proto__', 'constructor']
  answer([
    { ...creek, facilityIds: [48, 25], accessibilityAttributes: { attributes } },
    { ...harbour, accessibilityAttributes: null },
  ])
  expect((await around()).map(({ features }) => features)).toEqual([['walk-in-shower'], []])
})

test.each([
  ['http://static.cupid.travel/a.jpg', []],
  ['https://static.cupid.travel.evil.example/a.jpg', []],
  ['https://pictures.example/a.jpg', []],
  ['javascript:alert(1)', []],
  ['', []],
  [null, []],
  [
    'https://liteapi-travel-static-data.s3.amazonaws.com/a.jpg',
    ['https://liteapi-travel-static-data.s3.amazonaws.com/a.jpg'],
  ],
])('picture %j', async (main_photo, pictures) => {
  answer([{ ...creek, main_photo }])
  expect((await around())[0]?.pictures).toEqual(pictures)
})

test('a long description ends with a sentence, and without marks', async () => {
  answer([
    { ...creek, hotelDescription: `<p>Quiet &amp; near.</p><script>x</script> ${'A sentence of it. '.repeat(40)}` },
  ])
  const summary = (await around())[0]?.summary['en'] ?? ''
  expect(summary).toMatch(/^Quiet & near\. .*\.$/)
  expect(summary.length).toBeLessThanOrEqual(320)
  expect(summary).not.toContain('<')
})

test('an entry that cannot be read, and one that is gone, cost the others nothing', async () => {
  answer([
    { ...creek, latitude: 'north' },
    { ...creek, id: 'lp1,lp2' },
    { ...creek, deletedAt: '2026-01-01' },
    null,
    harbour,
  ])
  expect((await around()).map(({ key }) => key)).toEqual(['lp2b'])
})

test('asked for once by everyone, once for each language, and anew after a failure or nothing', async () => {
  server.answer(reply(503, 'maintenance'))
  await expect(around()).rejects.toMatchObject({ code: 'unavailable' })
  answer([])
  expect(await around()).toEqual([])
  answer([creek])
  await Promise.all([around(), around(), around('ar'), around('ar')])
  await around()
  expect(server.asked).toHaveLength(4)
})

test('where nobody says where the clinic stands it is looked for in its city', async () => {
  answer([creek, far])
  const found = await hotels.around({ ...clinic, latitude: undefined, longitude: undefined }, 'en')
  expect(found).toHaveLength(2)
  expect(server.asked[0]?.path).toContain('countryCode=AE&cityName=Dubai')
})

const detail = {
  data: {
    checkinCheckoutTimes: { checkin_start: '03:00 PM', checkin_end: '12:00 AM', checkout: '12:00 PM' },
    hotelImages: [
      { url: 'https://static.cupid.travel/hotels/second.jpg', order: 2 },
      { url: 'https://elsewhere.example/x.jpg', order: 0 },
      { url: 'https://static.cupid.travel/hotels/first.jpg', order: 9, defaultImage: true },
    ],
    phone: '+97140000000',
    rooms: [
      {
        id: 7,
        roomName: 'Standard Room',
        roomSizeSquare: 23.4,
        roomSizeUnit: 'm2',
        maxOccupancy: 3,
        bedTypes: [{ quantity: 2, bedType: 'Single bed' }, { bedType: 'Sofa bed' }],
        roomAmenities: [{ amenitiesId: 366 }, { amenitiesId: 5 }, { amenitiesId: 339 }],
      },
      {
        id: 8,
        roomName: 'Suite',
        roomSizeSquare: 400,
        roomSizeUnit: 'ft2',
        maxOccupancy: 0,
        bedTypes: null,
        roomAmenities: null,
      },
    ],
  },
}

test('one hotel has its times, pictures and rooms beside', async () => {
  answer([creek], detail)
  const one = await hotels.one(clinic, 'lp1a', 'en')
  expect(one?.hotel).toMatchObject({ checkInFrom: '15:00', checkOutUntil: '12:00', phone: '+97140000000' })
  expect(one?.hotel.pictures.map((address) => address.split('/').at(-1))).toEqual([
    'lp1a.jpg',
    'first.jpg',
    'second.jpg',
  ])
  expect(one?.rooms).toEqual([
    {
      slug: 'standard-room',
      name: { en: 'Standard Room' },
      beds: { en: '2 × Single bed, Sofa bed' },
      sizeM2: 23,
      maxGuests: 3,
      features: ['lift'],
    },
    { slug: 'suite', name: { en: 'Suite' }, beds: { en: '' }, sizeM2: null, maxGuests: null, features: [] },
  ])
})

test.each([
  ['12:30 AM', '00:30'],
  ['23:15', '23:15'],
  ['3:05 pm', '15:05'],
  ['25:00', ''],
  ['afternoon', ''],
  [null, ''],
])('a time of %j is %j', async (written, told) => {
  answer([creek], { data: { ...detail.data, checkinCheckoutTimes: { checkin_start: written, checkout: written } } })
  expect((await hotels.one(clinic, 'lp1a', 'en'))?.hotel).toMatchObject({ checkInFrom: told, checkOutUntil: told })
})

test('without details a hotel is what the list says', async () => {
  answer([creek])
  expect(await hotels.one(clinic, 'lp1a', 'en')).toMatchObject({ hotel: { key: 'lp1a' }, rooms: [] })
})

test('no such hotel, one far away, and what is no id of one are none; the last asks nobody', async () => {
  answer([])
  expect(await hotels.one(clinic, 'lp1a', 'en')).toBeUndefined()
  answer([far])
  expect(await hotels.one(clinic, 'lp9z', 'en')).toBeUndefined()
  const asked = server.asked.length
  for (const key of ['lp1,lp2', '', '../x', 'lp1&hotelIds=lp2', 'x'.repeat(41)]) {
    expect(await hotels.one(clinic, key, 'en')).toBeUndefined()
  }
  expect(server.asked).toHaveLength(asked)
})

test('distances are along the great circle', () => {
  const [dubai, pole] = [
    { latitude: 25.2048, longitude: 55.2708 },
    { latitude: 90, longitude: 0 },
  ]
  // From the equator to the pole is a quarter of the way around.
  expect(Math.round(distanceKm({ latitude: 0, longitude: 55 }, pole))).toBe(10_008)
  expect(distanceKm(dubai, dubai)).toBe(0)
  expect(Math.round(distanceKm({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }))).toBe(222)
})
