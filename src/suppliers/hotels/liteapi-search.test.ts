// Guards what LiteAPI is asked for, and what of its answer passes a filter, in which order.
import { describe, expect, test } from 'vitest'
import type { HotelFilter } from '#domain/hotels/hotel-supplier.ts'
import { searchOf } from './hotel-supplier-suite.test-support.ts'
import { bodies, clinic, openLiteapi, stay } from './liteapi-opened.test-support.ts'

describe('a search', () => {
  test('asks for the hotels that fit, with the ages of children and the clinic’s country for a nationality', async () => {
    const { supplier, standIn } = await openLiteapi()
    const filter = { ...searchOf(stay).filter, boards: ['breakfast' as const], isRefundable: true, minStars: 4 }
    const { hotels, isMore } = await supplier.search(clinic, { ...searchOf(stay), filter, sort: 'price' })
    expect(hotels.map(({ hotel, offer }) => [hotel.key, offer.plan.board])).toEqual([
      ['lp1a', 'breakfast'],
      ['lp2b', 'breakfast'],
    ])
    expect(isMore).toBe(false)
    expect(bodies(standIn, '/hotels/rates')).toEqual([
      {
        hotelIds: ['lp1a', 'lp2b'],
        occupancies: stay.rooms,
        checkin: '2026-12-29',
        checkout: '2027-01-02',
        currency: 'AED',
        guestNationality: 'AE',
        timeout: 5,
        maxRatesPerHotel: 5,
        boardType: 'BB,BI',
        refundableRatesOnly: true,
      },
    ])
  })

  const filter = searchOf(stay).filter
  test.each<[string, Partial<HotelFilter>, string[]]>([
    ['of nothing', {}, ['lp1a', 'lp2b']],
    ['of words of its name', { text: 'CRÉEK sample' }, ['lp1a']],
    ['of words that no hotel has', { text: 'castle' }, []],
    ['of stars', { minStars: 5 }, ['lp2b']],
    ['of a feature that one has', { features: ['walk-in-shower'] }, ['lp1a']],
    ['of a feature that they say nothing of', { features: ['medicine-fridge'] }, []],
    ['of minutes, which nobody knows', { maxMinutes: 60 }, []],
    ['of a price', { maxTotalMinor: 300_000 }, ['lp1a']],
    ['of a board that none has', { boards: ['all-inclusive'] }, []],
  ])('with a filter %s', async (_what, changes, keys) => {
    const { supplier } = await openLiteapi()
    const { hotels } = await supplier.search(clinic, searchOf(stay, { filter: { ...filter, ...changes } }))
    expect(hotels.map(({ hotel }) => hotel.key)).toEqual(keys)
  })

  test.each([
    ['stars', ['lp2b', 'lp1a']],
    ['price', ['lp1a', 'lp2b']],
    ['minutes', ['lp1a', 'lp2b']],
    ['recovery', ['lp1a', 'lp2b']],
  ] as const)('by %s', async (sort, keys) => {
    const { supplier } = await openLiteapi()
    const { hotels } = await supplier.search(clinic, searchOf(stay, { sort }))
    expect(hotels.map(({ hotel }) => hotel.key)).toEqual(keys)
  })

  test('that nobody waits for any longer ends at once, and costs the next one nothing', async () => {
    const { supplier, standIn } = await openLiteapi()
    standIn.manners.isSilent = true
    const patience = new AbortController()
    const left = supplier.search(clinic, searchOf(stay), patience.signal)
    patience.abort()
    await expect(left).rejects.toMatchObject({ code: 'unavailable' })
    await expect(supplier.rates(clinic, 'lp1a', stay, 'en', AbortSignal.abort())).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  test('asks nobody for prices by date: an index of averages is no price of this stay', async () => {
    const { supplier, standIn } = await openLiteapi()
    expect(await supplier.pricesByDate(clinic, { ...searchOf(stay), key: null }, ['2026-12-29'])).toBeUndefined()
    expect(standIn.asked).toEqual([])
  })
})

test('the same search again within a minute, by whomever, is one call; another one is another', async () => {
  const { supplier, standIn } = await openLiteapi()
  await Promise.all([supplier.search(clinic, searchOf(stay)), supplier.search(clinic, searchOf(stay))])
  await supplier.search(clinic, searchOf(stay, { sort: 'price' }))
  expect(bodies(standIn, '/hotels/rates')).toHaveLength(1)
  await supplier.search(clinic, searchOf({ ...stay, checkOut: '2027-01-03' }))
  expect(bodies(standIn, '/hotels/rates')).toHaveLength(2)
})

test('the offers of a hotel have the size, beds and features of the rooms they are mapped to', async () => {
  const { supplier, standIn } = await openLiteapi()
  const rates = await supplier.rates(clinic, 'lp1a', stay, 'en')
  expect(rates?.offers.map(({ room }) => room)).toEqual(
    [1, 2].map(() => expect.objectContaining({ beds: { en: '1 × King bed' }, sizeM2: 23, features: ['lift'] })),
  )
  expect(bodies(standIn, '/hotels/rates')).toMatchObject([{ hotelIds: ['lp1a'], roomMapping: true }])
})

test('what is not sold for these days is found nowhere, and has no offers', async () => {
  const { supplier, standIn } = await openLiteapi()
  for (const hotel of standIn.hotels) hotel.rates = []
  expect(await supplier.search(clinic, searchOf(stay))).toEqual({ hotels: [], isMore: false })
  expect((await supplier.rates(clinic, 'lp1a', stay, 'en'))?.offers).toEqual([])
})
