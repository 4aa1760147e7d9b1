// Checks what one hotel shows, what others chose, and prices by date, over the sample hotels of the own inventory.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDayPrices, listHotels, readHotel, searchHotels } from '#contract/hotels.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleHotel, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { sampleRate } from '#tests/support/sample-rates.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi({ gateways: [] })
  await writeSampleHotels(api.database, api.provider)
  await writeSampleHotels(api.database, api.other, [sampleHotel('elsewhere')])
})
afterAll(() => api.close())

const dates = 'checkIn=2026-12-07&checkOut=2026-12-10'
const stay = `${dates}&room=2`

async function read(path: string) {
  const response = await api.get(`/api/hotels/${path}`)
  expect(response.status).toBe(200)
  return readHotel.reply.parse(await response.json())
}
async function pricesOf(query = '', about = stay) {
  const response = await api.get(`/api/hotels/prices?${about}&${query}`)
  expect(response.status).toBe(200)
  return listDayPrices.reply.parse(await response.json())
}
const fieldsOf = async (path: string) => {
  const response = await api.get(path)
  expect(response.status).toBe(422)
  return (await readProblem(response)).errors
}

test('the hotels of the provider’s own are listed, and neither another’s nor one that was withdrawn', async () => {
  const { hotels } = listHotels.reply.parse(await (await api.get('/api/hotels')).json())
  expect(hotels.map(({ id }) => id)).toEqual(['marina-rest', 'palm-court', 'creek-palace'])
})

test('days around that of arrival are priced as a search from them would be, past ones left out', async () => {
  const { days, rate } = await pricesOf('', 'checkIn=2026-11-25&checkOut=2026-11-27&room=2')
  expect(days.map(({ checkIn }) => checkIn)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `2026-11-${21 + at}`),
    ...Array.from({ length: 9 }, (_, at) => `2026-12-0${1 + at}`),
  ])
  // The least is palm-court's: two nights at 60.00.
  expect(new Set(days.map(({ total }) => total?.charged.from.amountMinor))).toEqual(new Set([13_600]))
  expect(rate).toEqual(sampleRate)
})

test('days are priced of the hotels that the filter lets through, or of one', async () => {
  const least = async (query: string) => (await pricesOf(query)).days[14]?.total?.charged.from.amountMinor ?? null
  expect(await least('')).toBe(20_400)
  expect(await least('stars=5')).toBe(99_600)
  expect(await least('hotel=marina-rest')).toBe(33_600)
  expect(await least('hotel=marina-rest&stars=5')).toBeNull()
  for (const hotel of ['nowhere', 'old-inn', 'elsewhere', 'liteapi~lp1', 'who~1']) {
    expect((await api.get(`/api/hotels/prices?${stay}&hotel=${hotel}`)).status).toBe(404)
  }
})

test('a hotel shows its rooms, and with dates every offer: what can be booked here first, then the least costly', async () => {
  const bare = await read('marina-rest')
  expect(bare.rooms.map(({ slug, features }) => [slug, features])).toEqual([
    ['standard', []],
    ['suite', ['walk-in-shower']],
  ])
  expect([bare.offers, bare.chosen]).toEqual([null, null])
  expect(bare.hotel).toMatchObject({ latitude: 25.2, checkInFrom: '15:00', checkOutUntil: '12:00', stars: 4 })
  const { offers } = await read(`marina-rest?${stay}`)
  expect(offers?.map(({ offerId }) => offerId)).toEqual([
    'standard/flex',
    'suite/flex',
    'standard/saver',
    'suite/saver',
  ])
  const [found] = searchHotels.reply.parse(
    await (await api.get(`/api/hotels/search?${stay}&text=marina`)).json(),
  ).hotels
  expect(offers?.[0]).toEqual(found?.offer)
})

test('a hotel without a room for the stay offers nothing; one that is withdrawn, unknown or nobody’s is not there', async () => {
  expect((await read(`palm-court?${dates}&room=6`)).offers).toEqual([])
  for (const hotel of ['old-inn', 'nowhere', 'liteapi~lp1', 'who~1']) {
    expect((await api.get(`/api/hotels/${hotel}?${stay}`)).status).toBe(404)
  }
})

test('a hotel with an impossible stay, or half of one, is refused with its fields', async () => {
  expect(await fieldsOf('/api/hotels/marina-rest?checkIn=2026-12-07&room=2')).toEqual([
    { path: 'checkOut', reason: 'required' },
  ])
  expect(await fieldsOf('/api/hotels/marina-rest?checkIn=2026-11-07&checkOut=2026-11-09&room=2')).toEqual([
    { path: 'checkIn', reason: 'past' },
  ])
})

test('what others chose is told of five clients and more, of stays that are over, with the median of their nights', async () => {
  const told = async () => (await read('marina-rest?procedure=hip-replacement')).chosen
  await writeBookings([3, 5, 8, 9], { procedureSlug: 'hip-replacement' })
  await writeBookings([20], { procedureSlug: 'rhinoplasty' })
  await writeBookings([30], { procedureSlug: 'hip-replacement', state: 'cancelled' })
  await writeBookings([40], { procedureSlug: 'hip-replacement', checkIn: '2026-12-01' })
  expect(await told()).toBeNull()
  await writeBookings([6], { procedureSlug: 'hip-replacement' })
  expect(await told()).toEqual({ procedure: 'hip-replacement', stays: 5, nights: 6 })
})

async function writeBookings(
  nights: number[],
  { checkIn = '2026-10-01', ...changes }: Partial<typeof bookings.$inferInsert> & { checkIn?: string },
): Promise<void> {
  const startsAt = new Date(`${checkIn}T12:00:00Z`)
  const rows = nights.map((count) => {
    const reference = newId()
    return {
      id: newId(),
      clientPoolId: 'pool',
      clientSub: newId(),
      reference,
      kind: 'hotel' as const,
      supplier: 'own',
      supplierKey: reference,
      idempotencyKey: newId(),
      inputDigest: '',
      state: 'booked' as const,
      request: {},
      itemKey: 'marina-rest',
      startsAt,
      endsAt: new Date(startsAt.getTime() + count * 86_400_000),
      timeZone: 'Asia/Dubai',
      seenTotalMinor: 1,
      seenCurrency: 'EUR',
      language: 'en',
      createdAt: sampleNow,
      ...changes,
    }
  })
  await api.database.forProvider(api.provider.id, (scope) => scope.insert(bookings, rows))
}
