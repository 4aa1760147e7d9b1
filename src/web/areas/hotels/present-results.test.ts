// A search in words: what is asked of the API, and what a card says of a stay, in both languages.
import { expect, test } from 'vitest'
import { pageWith } from '#tests/support/sample-page.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentDays } from './present-days.server.ts'
import { presentResults } from './present-results.server.ts'
import { price, sampleFound } from './sample-found.test-support.ts'
import { sampleSearch } from './sample-stays.test-support.ts'

const clinic = { name: 'Harbour', latitude: 25.2, longitude: 55.27, timeZone: 'Asia/Dubai' }
const found = { hotels: [sampleFound()], isMore: true, source: 'own', others: ['liteapi'], clinic, rate: null }
const plain = (text: string | null) =>
  text?.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ') ?? null

function open(reply: object, language: 'en' | 'ar' = 'en') {
  const asked: object[] = []
  const call = (async (_: unknown, input: object) => {
    asked.push(input)
    return reply
  }) as unknown as PageContext['call']
  const provider = { revision: 7, location: { timeZone: 'Asia/Dubai' } } as PageContext['provider']
  return { page: pageWith({ language, currency: 'AED' }, { call, provider }), asked }
}

test('a search is asked with everything that the address says, of whom it names', async () => {
  const { page, asked } = open(found)
  const rooms = [
    { adults: 2, children: [4, 11] },
    { adults: 1, children: [] },
  ]
  const search = sampleSearch({
    rooms,
    text: 'creek',
    max: 5000,
    maxCurrency: 'GBP',
    stars: 4,
    features: ['lift'],
    boards: ['breakfast'],
    refundable: true,
    minutes: 10,
    sort: 'price',
    show: 40,
  })
  await presentResults(page, search, 'liteapi')
  expect(asked).toEqual([
    {
      language: 'en',
      currency: 'AED',
      checkIn: '2036-05-12',
      checkOut: '2036-05-15',
      room: ['2-4-11', '1'],
      text: 'creek',
      max: 5000,
      maxCurrency: 'GBP',
      stars: 4,
      feature: ['lift'],
      board: ['breakfast'],
      refundable: 'true',
      minutes: 10,
      sort: 'price',
      show: 40,
      source: 'liteapi',
    },
  ])
})

test('a card says the price of the stay and of a night, on which terms, and what the hotel takes itself', async () => {
  const { page } = open({
    ...found,
    hotels: [
      sampleFound({
        plan: { slug: 'p', name: 'P', board: 'breakfast', payment: 'before-arrival', depositPercent: 20 },
        canBook: false,
      }),
    ],
  })
  const results = await presentResults(page, sampleSearch())
  expect(results).toMatchObject({
    source: 'own',
    others: ['liteapi'],
    isMore: true,
    forStay: 'for 3 nights, 2 adults',
    revision: 7,
    max: '',
    mapStyle: '',
  })
  const [stay] = results.stays
  expect(plain(stay?.total.shown ?? '')).toBe('AED 900')
  expect([plain(stay?.perNight ?? ''), plain(stay?.atHotel ?? '')]).toEqual(['AED 300', 'AED 30'])
  expect(stay).toMatchObject({
    id: 'marina-rest',
    room: 'Quiet double',
    board: 'breakfast',
    canBook: false,
    roomsLeft: null,
  })
  expect(stay?.terms.text).toBe('Free cancellation until Sun 11 May, 18:00 there')
})

test('where all of it is paid at the hotel no part is told apart', async () => {
  const { stays } = await presentResults(open(found).page, sampleSearch())
  expect(stays[0]?.atHotel).toBeNull()
})

test('the limit of the price is said as the visitor writes amounts, with the decimals that its currency has', async () => {
  const { page } = open(found)
  const limit = async (currency: string) => {
    const visitor = { ...page.visitor, currency }
    return plain((await presentResults({ ...page, visitor }, sampleSearch({ max: 5000 }))).max)
  }
  expect(await Promise.all(['AED', 'KWD', 'JPY'].map(limit))).toEqual(['AED 5,000', 'KWD 5,000', 'JP¥5,000'])
})

test('a limit is said in the currency that it was typed in, whatever prices are read in', async () => {
  const { max } = await presentResults(open(found).page, sampleSearch({ max: 500, maxCurrency: 'GBP' }))
  expect(plain(max)).toBe('£500')
})

test('a card tells what the hotel and the priced room have, first what was asked for, and names the offer', async () => {
  const room = {
    slug: 'suite',
    name: 'Suite',
    beds: '',
    sizeM2: null,
    maxGuests: null,
    features: ['adjustable-bed' as const, 'lift' as const, 'walk-in-shower' as const],
  }
  const { page } = open({ ...found, hotels: [sampleFound({ room })] })
  const [stay] = (await presentResults(page, sampleSearch({ features: ['walk-in-shower', 'lift'] }))).stays
  expect(stay).toMatchObject({
    features: ['lift', 'walk-in-shower', 'step-free', 'adjustable-bed'],
    inRoom: ['adjustable-bed', 'walk-in-shower'],
    askedFeatures: 2,
    offer: 'suite/flexible',
  })
})

test('a night across the change of clocks is one night', async () => {
  const { forStay } = await presentResults(
    open(found).page,
    sampleSearch({ checkIn: '2036-03-29', checkOut: '2036-03-31' }),
  )
  expect(forStay).toBe('for 2 nights, 2 adults')
})

const days = (...amounts: (number | null)[]) => ({
  days: amounts.map((amount, at) => ({ checkIn: `2036-05-1${at}`, total: amount === null ? null : price(amount) })),
  rate: null,
})

test('bars begin at zero, so that twice the height is twice the price, and the lowest is marked', async () => {
  const { bars } = await presentDays(open(days(100_000, 200_000, null)).page, sampleSearch())
  expect(bars.map(({ share, isLowest }) => [share, isLowest])).toEqual([
    [0.5, true],
    [1, false],
    [0, false],
  ])
  expect(bars.map(({ figure }) => figure)).toEqual(['1,000', '2,000', null])
  expect(bars[0]).toMatchObject({ checkIn: '2036-05-10', checkOut: '2036-05-13', day: 'Sat 10 May', number: '10' })
  expect(bars[2]?.price).toBeNull()
})

test('where every day costs the same, or nothing is to be had at all, no day is the lowest', async () => {
  for (const amounts of [
    [90_000, 90_000],
    [null, null],
  ]) {
    const { bars } = await presentDays(open(days(...amounts)).page, sampleSearch())
    expect(bars.map(({ isLowest }) => isLowest)).toEqual([false, false])
  }
})

test('an amount too long for a bar is shortened there and said whole in words', async () => {
  const { bars } = await presentDays(open(days(123_456_700)).page, sampleSearch())
  expect([bars[0]?.figure, plain(bars[0]?.price ?? '')]).toEqual(['1.23m', 'AED 1,234,567'])
  const arabic = await presentDays(open(days(90_000), 'ar').page, sampleSearch())
  expect(plain(arabic.bars[0]?.day ?? '')).toBe('السبت، 10 مايو')
})
