// Checks the hotel endpoints over the sample hotels of the own inventory: what is found, what it costs, and what is refused.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDayPrices, searchHotels } from '#contract/hotels.ts'
import type { Found, HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import { hotels } from '#domain/rooms/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { sampleNow, writePicture } from '#tests/support/sample-provider.ts'
import { sampleRate } from '#tests/support/sample-rates.ts'
import { createApi } from './api.ts'

let api: SampleApi

beforeAll(async () => {
  // Where the clinic cannot be paid on this site.
  api = await openSampleApi({ gateways: [] })
  await writePicture(api.database, api.provider, 'palm-court')
  await writeSampleHotels(api.database, api.provider)
  await writeSampleHotels(api.database, api.other, [sampleHotel('elsewhere')])
})
afterAll(() => api.close())

const dates = 'checkIn=2026-12-07&checkOut=2026-12-10'
const stay = `${dates}&room=2`

async function search(query = '', about = stay) {
  const response = await api.get(`/api/hotels/search?${about}&${query}`)
  expect(response.status).toBe(200)
  return searchHotels.reply.parse(await response.json())
}
const slugs = ({ hotels }: { hotels: { hotel: { id: string } }[] }) => hotels.map(({ hotel }) => hotel.id)
const fieldsOf = async (path: string) => {
  const response = await api.get(path)
  expect(response.status).toBe(422)
  return (await readProblem(response)).errors
}

test('each hotel comes with its least costly offer, everything in the price, and who else can be asked', async () => {
  const found = await search()
  expect(slugs(found)).toEqual(['marina-rest', 'creek-palace', 'palm-court'])
  expect(found).toMatchObject({ isMore: false, source: 'own', others: [], rate: sampleRate })
  // Three nights at 100.00, 10 % tax, and 2.00 a night that the hotel takes.
  expect(found.hotels[0]?.offer).toMatchObject({
    offerId: 'standard/flex',
    plan: { board: 'room-only', payment: 'at-hotel' },
    price: {
      total: { charged: { from: { amountMinor: 33_600, currency: 'EUR' } } },
      perNight: { charged: { from: { amountMinor: 11_200 } } },
      atHotel: { charged: { from: { amountMinor: 600 } } },
      lines: [
        { kind: 'rooms', name: '', amount: { charged: { from: { amountMinor: 30_000 } } } },
        { kind: 'tax', name: 'Tax', amount: { charged: { from: { amountMinor: 3_000 } } }, isPaidAtHotel: false },
        { kind: 'tax', name: 'City fee', amount: { charged: { from: { amountMinor: 600 } } }, isPaidAtHotel: true },
      ],
    },
    freeUntil: '2026-12-04T14:00:00.000Z',
    roomsLeft: null,
    canBook: true,
  })
})

test('what has to be paid when booking says so, and that nothing comes back', async () => {
  const { offer } = (await search('board=breakfast')).hotels[0] ?? {}
  expect(offer).toMatchObject({
    offerId: 'standard/saver',
    canBook: false,
    freeUntil: null,
    plan: { payment: 'at-booking' },
  })
  // Two breakfasts of 10.00 a night.
  expect(offer?.price.total.charged.from.amountMinor).toBe(36_900)
})

test.each([
  ['recovery', ['marina-rest', 'creek-palace', 'palm-court']],
  ['price', ['palm-court', 'marina-rest', 'creek-palace']],
  ['minutes', ['marina-rest', 'creek-palace', 'palm-court']],
  ['stars', ['creek-palace', 'marina-rest', 'palm-court']],
])('sorted by %s', async (sort, expected) => {
  expect(slugs(await search(`sort=${sort}`))).toEqual(expected)
})

test.each([
  ['stars=4', ['marina-rest', 'creek-palace']],
  ['minutes=9', ['marina-rest', 'creek-palace']],
  ['feature=nurse-visits', ['creek-palace']],
  ['feature=lift&feature=step-free', ['marina-rest']],
  ['text=PALM', ['palm-court']],
  ['text=palm%20marina', []],
  ['text=%D8%A7%D9%84%D9%86%D8%AE%D9%8A%D9%84', ['palm-court']],
  ['board=half-board', []],
  ['board=breakfast&board=half-board', ['marina-rest', 'creek-palace', 'palm-court']],
  ['max=400', ['marina-rest', 'palm-court']],
  ['max=0', []],
  ['max=', ['marina-rest', 'creek-palace', 'palm-court']],
  ['max=&stars=&minutes=%20&show=&sort=&board=&feature=&refundable=', ['marina-rest', 'creek-palace', 'palm-court']],
])('narrowed by %s', async (query, expected) => {
  expect(slugs(await search(query))).toEqual(expected)
})

test('where cancelling has to be free the offer is one that is, with the last moment at which it is', async () => {
  const { offer } = (await search('refundable=true')).hotels[0] ?? {}
  expect(offer).toMatchObject({ offerId: 'standard/flex', canBook: true, freeUntil: '2026-12-04T14:00:00.000Z' })
  expect(offer?.policy.map(({ fee }) => fee.charged.from.amountMinor)).toEqual([0, 11_000, 33_000])
  expect(slugs(await search('refundable=true', 'checkIn=2026-11-22&checkOut=2026-11-24&room=2'))).toEqual([])
})

test('what only some rooms have is sought in those rooms', async () => {
  const [found] = (await search('feature=walk-in-shower')).hotels
  expect([found?.hotel.id, found?.offer.room.slug]).toEqual(['marina-rest', 'suite'])
})

test('a limit is in the currency of the visitor, to the minor unit that is shown', async () => {
  // 336.00 EUR are 1,344.00 AED.
  expect(slugs(await search('sort=price&currency=AED&max=1344'))).toContain('marina-rest')
  expect(slugs(await search('sort=price&currency=AED&max=1343'))).not.toContain('marina-rest')
  // In whole yen, which are less than a cent: 53,760.
  expect(slugs(await search('sort=price&currency=JPY&max=53760'))).toContain('marina-rest')
  expect(slugs(await search('sort=price&currency=JPY&max=53759'))).not.toContain('marina-rest')
})

test('a limit typed in another currency than prices are shown in is of that one; one without a rate is refused', async () => {
  // 336.00 EUR are 1,344.00 AED, whoever asks.
  for (const currency of ['EUR', 'KWD']) {
    const asked = (max: number) => search(`sort=price&currency=${currency}&max=${max}&maxCurrency=AED`)
    expect(slugs(await asked(1344))).toContain('marina-rest')
    expect(slugs(await asked(1343))).not.toContain('marina-rest')
  }
  for (const code of ['XYZ', 'SEK', '!']) {
    const fields = await fieldsOf(`/api/hotels/search?${stay}&max=500&maxCurrency=${code}`)
    expect(fields).toEqual([{ path: 'maxCurrency', reason: 'invalid' }])
    expect(slugs(await search(`maxCurrency=${code}`))).toHaveLength(3)
  }
})

test('in the language and the currency of the visitor, with the rate named', async () => {
  const [first] = (await search('language=ar&currency=KWD')).hotels
  expect(first?.hotel.name).toBe('استراحة المارينا')
  expect(first?.offer.room.name).toBe('غرفة standard')
  expect(first?.offer.price.total).toMatchObject({
    shown: { from: { amountMinor: 112_000, currency: 'KWD' } },
    charged: { from: { amountMinor: 33_600, currency: 'EUR' } },
  })
})

test('a photo of the provider’s own belongs to the hotel of its name; the clinic without coordinates is told without', async () => {
  const found = await search('sort=price')
  expect(found.hotels.map(({ hotel }) => hotel.photo?.slug)).toEqual(['palm-court', undefined, undefined])
  expect(found.clinic).toEqual({
    name: 'Harbour Clinic Dubai',
    latitude: null,
    longitude: null,
    timeZone: 'Asia/Dubai',
  })
})

test('fewer than there are say that there are more', async () => {
  const found = await search('show=2')
  expect([slugs(found), found.isMore]).toEqual([['marina-rest', 'creek-palace'], true])
})

test('several rooms and children pay what they take, and find nothing where they do not fit', async () => {
  const [family] = (await search('sort=price', `${dates}&room=2-7&room=2-3`)).hotels
  // Two rooms at 60.00 and an extra bed of 15.00 for the child of 7: 405.00, 40.50 tax, 12.00 to the hotel.
  expect(family).toMatchObject({ hotel: { id: 'palm-court' }, offer: { offerId: 'standard/flex' } })
  expect(family?.offer.price.total.charged.from.amountMinor).toBe(45_750)
  expect(slugs(await search('', `${dates}&room=4`))).toEqual(['marina-rest'])
  expect(slugs(await search('', `${dates}&room=5`))).toEqual([])
})

test('a stay over the end of a year is found, nights beyond the calendar are not', async () => {
  expect(slugs(await search('', 'checkIn=2026-12-30&checkOut=2027-01-02&room=2'))).toHaveLength(3)
  expect(slugs(await search('', 'checkIn=2028-03-01&checkOut=2028-03-05&room=2'))).toEqual([])
})

test('nights that are closed, taken or too few leave a hotel out; few rooms are told', async () => {
  const shut = await openSampleApi()
  await writeSampleHotels(shut.database, shut.provider, [
    sampleHotel('rest', {
      rooms: [
        sampleRoom('a', [0, 0], {
          nights: (day) => ({
            prices: [10_000, 9_000],
            closed: day === '2026-12-10',
            taken: day === '2026-12-15' ? 3 : day === '2026-12-20' ? 6 : 0,
            minimumStay: day === '2026-12-25' ? 3 : 1,
          }),
        }),
      ],
    }),
  ])
  const leftOn = async (checkIn: string, checkOut: string) => {
    const reply = await shut.get(`/api/hotels/search?checkIn=${checkIn}&checkOut=${checkOut}&room=2`)
    return searchHotels.reply.parse(await reply.json()).hotels.map(({ offer }) => offer.roomsLeft)
  }
  expect(await leftOn('2026-12-09', '2026-12-10')).toEqual([null])
  expect(await leftOn('2026-12-09', '2026-12-11')).toEqual([])
  expect(await leftOn('2026-12-14', '2026-12-16')).toEqual([2])
  expect(await leftOn('2026-12-20', '2026-12-21')).toEqual([])
  expect(await leftOn('2026-12-25', '2026-12-27')).toEqual([])
  expect(await leftOn('2026-12-25', '2026-12-28')).toEqual([null])
  await shut.close()
})

test('hotels of another provider are never seen, and a provider without hotels has none', async () => {
  const reply = await api.app.hono.request(`http://other.test/api/hotels/search?${stay}`)
  expect(slugs(searchHotels.reply.parse(await reply.json()))).toEqual(['elsewhere'])
  expect((await api.get(`/api/hotels/elsewhere?${stay}`)).status).toBe(404)
  const bare = await openSampleApi()
  const none = await bare.get(`/api/hotels/search?${stay}`)
  expect(searchHotels.reply.parse(await none.json())).toMatchObject({ hotels: [], isMore: false, rate: null })
  const days = listDayPrices.reply.parse(await (await bare.get(`/api/hotels/prices?${stay}`)).json())
  expect(new Set(days.days.map(({ total }) => total))).toEqual(new Set([null]))
  await bare.close()
})

test.each([
  ['checkIn=2026-11-20&checkOut=2026-11-24&room=2', [{ path: 'checkIn', reason: 'past' }]],
  ['checkIn=2026-12-01&checkOut=2028-01-05&room=2', [{ path: 'checkOut', reason: 'too-long' }]],
  ['checkIn=2026-12-01&checkOut=2026-12-01&room=2', [{ path: 'checkOut', reason: 'not-after' }]],
  ['checkIn=2029-12-01&checkOut=2029-12-03&room=2', [{ path: 'checkIn', reason: 'too-far' }]],
  [`${dates}&room=0`, [{ path: 'room.0.adults', reason: 'required' }]],
  [`${dates}&room=2&room=2-18`, [{ path: 'room.1.children', reason: 'no-child' }]],
  [dates, [{ path: 'room', reason: 'required' }]],
  [`${dates}&room=two`, [{ path: 'room', reason: 'invalid' }]],
  ['checkIn=2026-02-30&checkOut=2026-12-01&room=2', [{ path: 'checkIn', reason: 'invalid' }]],
  ['checkOut=2026-12-01&room=2', [{ path: 'checkIn', reason: 'required' }]],
  [`${stay}&source=nobody`, [{ path: 'source', reason: 'invalid' }]],
  [`${stay}&sort=luck`, [{ path: 'sort', reason: 'invalid' }]],
])('a search for %s is refused, field by field', async (query, fields) => {
  expect(await fieldsOf(`/api/hotels/search?${query}`)).toEqual(fields)
})

/** Another supplier beside the own one. */
async function searchAt(answer: () => Promise<Found>, query: string) {
  const [own] = api.parts.hotelSuppliers
  if (!own) throw new Error('no own inventory')
  const other: HotelSupplier = { ...own, name: 'liteapi', search: answer }
  const app = createApi({ ...api.parts, hotelSuppliers: [own, other], hotelPatienceMs: 1 })
  return app.hono.request(`http://clinic.test/api/hotels/search?${stay}&${query}`)
}

test('a supplier that fails or keeps silent is away by itself; the first one answers and names it', async () => {
  const own = createApi({
    ...api.parts,
    hotelSuppliers: [...api.parts.hotelSuppliers].flatMap((one) => [one, { ...one, name: 'liteapi' as const }]),
  })
  const first = await own.hono.request(`http://clinic.test/api/hotels/search?${stay}`)
  expect(searchHotels.reply.parse(await first.json())).toMatchObject({ source: 'own', others: ['liteapi'] })
  const second = searchHotels.reply.parse(
    await (await own.hono.request(`http://clinic.test/api/hotels/search?${stay}&source=liteapi`)).json(),
  )
  expect([second.source, second.hotels[0]?.hotel.id]).toEqual(['liteapi', 'liteapi~marina-rest'])
  const broken = await searchAt(() => Promise.reject(new Fault('unavailable', 'Away.')), 'source=liteapi')
  expect([broken.status, (await readProblem(broken)).code]).toEqual([503, 'unavailable'])
  const silent = await searchAt(() => new Promise(() => {}), 'source=liteapi')
  expect([silent.status, silent.headers.get('retry-after')]).toEqual([503, '10'])
})

test('a hotel that an import changes is found as it is from then on', async () => {
  const before = await search('text=palm')
  await api.database.forProvider(api.provider.id, (scope) => scope.update(hotels, { withdrawnAt: sampleNow }))
  await writeSampleHotels(api.database, api.provider, [sampleHotel('new-rest')])
  expect([slugs(before), slugs(await search())]).toEqual([['palm-court'], ['new-rest']])
})
