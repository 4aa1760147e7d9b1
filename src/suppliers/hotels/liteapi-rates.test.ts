// Guards what LiteAPI's rates are told as: exact amounts, what the hotel takes itself, boards, payment, and the cancellation policy.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeAt, freeUntil } from '#domain/bookings/cancellation-policy.ts'
import { atStake } from '#domain/hotels/stay-policy.ts'
import { isForGuests, minorOf, momentOf, offerOf, policyOfAll } from './liteapi-rates.ts'
import { type LiteapiRate, liteapiRates } from './liteapi-shapes.ts'

const now = new Date('2026-11-21T12:00:00Z')
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [{ adults: 2, children: [] }] }

/** A rate in the shape of the official example. */
const rate = {
  rateId: 'R1',
  occupancyNumber: 1,
  name: 'Standard King Room',
  maxOccupancy: 2,
  adultCount: 2,
  childCount: 0,
  childrenAges: [],
  boardType: 'RO',
  boardName: 'Room Only',
  remarks: '',
  priceType: 'commission',
  commission: [{ amount: 6.28, currency: 'AED' }],
  retailRate: {
    total: [{ amount: 163.66, currency: 'AED' }],
    suggestedSellingPrice: [{ amount: 191.52, currency: 'AED', source: 'elsewhere' }],
    initialPrice: null,
    taxesAndFees: [
      { included: true, description: 'Occupancy tax', amount: 3.78, currency: 'AED' },
      { included: false, description: 'Resort fee', amount: 43.61, currency: 'AED' },
    ],
  },
  cancellationPolicies: {
    cancelPolicyInfos: [
      { cancelTime: '2026-11-28 02:00:59', amount: 50.5, currency: 'AED', type: 'amount', timezone: '' },
      { cancelTime: '2026-11-30', amount: 163.66, currency: 'AED', type: 'amount', timezone: 'GMT' },
    ],
    hotelRemarks: [],
    refundableTag: 'RFN',
  },
  paymentTypes: ['NUITEE_PAY', 'PROPERTY_PAY'],
  perks: [],
}

type Changes = Partial<Record<keyof typeof rate, unknown>>

/** Goes through the shape of the wire, as every reply does. */
function read(changes: Changes = {}): LiteapiRate[] {
  const body = { data: [{ hotelId: 'lp1', roomTypes: [{ offerId: 'O1', rates: [{ ...rate, ...changes }] }] }] }
  return liteapiRates.parse(body).data[0]?.roomTypes[0]?.rates ?? []
}

const told = (changes: Changes = {}, total?: { amount: number; currency: string }) =>
  offerOf({ offerId: 'O1', rates: read(changes), total }, stay, 'AED', now)

const policy = (infos: object[] | null, refundableTag: string | null = 'RFN') => ({
  cancellationPolicies: { cancelPolicyInfos: infos, hotelRemarks: null, refundableTag },
})
const step = (cancelTime: string, amount: number, more: object = {}) => ({
  cancelTime,
  amount,
  currency: 'AED',
  type: 'amount',
  ...more,
})

describe('amounts', () => {
  test.each([
    [163.66, 'AED', 16_366],
    [64.38999999999999, 'AED', 6_439],
    [0.1 + 0.2, 'AED', 30],
    [1.005, 'AED', 101],
    [1_234.5, 'KWD', 1_234_500],
    [15_023, 'JPY', 15_023],
    [15_023.5, 'JPY', 15_024],
    [0, 'AED', 0],
    [999_999_999_999.99, 'AED', 99_999_999_999_999],
  ])('%d %s are %d minor units', (amount, currency, minor) => {
    expect(minorOf(amount, currency)).toBe(minor)
  })

  test('whatever has the decimals of its currency comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.nat(1e12),
        fc.constantFrom<[string, number]>(['AED', 2], ['KWD', 3], ['JPY', 0]),
        (minor, [currency, exponent]) => {
          expect(minorOf(minor / 10 ** exponent, currency)).toBe(minor)
        },
      ),
    )
  })
})

describe('a price', () => {
  test('is all that is paid: taxes in it are told apart, and what the hotel takes itself comes on top', () => {
    expect(told()?.price).toEqual({
      currency: 'AED',
      nightsMinor: [5_330, 5_329, 5_329],
      lines: [
        { kind: 'rooms', name: null, amountMinor: 15_988, isPaidAtHotel: false },
        { kind: 'tax', name: { en: 'Occupancy tax' }, amountMinor: 378, isPaidAtHotel: false },
        { kind: 'tax', name: { en: 'Resort fee' }, amountMinor: 4_361, isPaidAtHotel: true },
      ],
      totalMinor: 20_727,
      atHotelMinor: 4_361,
    })
  })

  test('of the whole offer goes before the sum of its rooms', () => {
    expect(told({}, { amount: 160, currency: 'AED' })?.price.totalMinor).toBe(16_000 + 4_361)
  })

  test.each([
    ['another currency', { retailRate: { total: [{ amount: 45, currency: 'USD' }] } }],
    [
      'a fee at the hotel in another currency',
      {
        retailRate: {
          ...rate.retailRate,
          taxesAndFees: [{ included: false, description: 'Fee', amount: 4, currency: 'USD' }],
        },
      },
    ],
    ['nothing to pay', { retailRate: { total: [{ amount: 0, currency: 'AED' }] } }],
    ['an amount below zero', { retailRate: { total: [{ amount: -5, currency: 'AED' }] } }],
    ['an amount in words', { retailRate: { total: [{ amount: '163.66', currency: 'AED' }] } }],
    ['no price', { retailRate: { total: null, taxesAndFees: null } }],
    ['another number of adults', { adultCount: 1 }],
    ['another number of children', { childCount: 1, childrenAges: [4] }],
    ['children by their ages alone', { childCount: null, childrenAges: [4] }],
    ['an unknown board', { boardType: 'BB1' }],
    ['no board', { boardType: '' }],
  ])('with %s is no offer', (_what, changes) => {
    expect(told(changes)).toBeUndefined()
  })

  test('for children is one for those ages; what is not said of them is taken as it was asked', () => {
    const family = { ...stay, rooms: [{ adults: 2, children: [9, 4] }] }
    const isFor = (changes: Changes) => isForGuests(read(changes), family)
    expect(isFor({ childCount: 2, childrenAges: [4, 9] })).toBe(true)
    expect(isFor({ childCount: 2, childrenAges: [4, 12] })).toBe(false)
    expect(isFor({ childCount: 1, childrenAges: [] })).toBe(false)
    expect(isFor({ childCount: 2, childrenAges: null })).toBe(true)
    expect(isFor({ adultCount: null, childCount: null, childrenAges: null })).toBe(true)
    expect(isFor({})).toBe(false)
  })

  test('taxes that cannot be in it are not told apart', () => {
    const taxesAndFees = [{ included: true, description: 'Tax', amount: 500, currency: 'AED' }]
    expect(told({ retailRate: { ...rate.retailRate, taxesAndFees } })?.price.lines).toEqual([
      { kind: 'rooms', name: null, amountMinor: 16_366, isPaidAtHotel: false },
    ])
  })

  test('of two rooms is one sum, and each tax one line', () => {
    const rates = [...read(), ...read({ occupancyNumber: 2, adultCount: 1 })]
    const two = { ...stay, rooms: [...stay.rooms, { adults: 1, children: [] }] }
    const offer = offerOf({ offerId: 'O1', rates: rates.toReversed(), total: undefined }, two, 'AED', now)
    expect(offer?.price.totalMinor).toBe(2 * 20_727)
    expect(offer?.price.lines.map(({ amountMinor }) => amountMinor)).toEqual([31_976, 756, 8_722])
    expect(offer?.policy.map(({ feeMinor }) => feeMinor)).toEqual([0, 10_100, 32_732])
    expect(offerOf({ offerId: 'O1', rates: read(), total: undefined }, two, 'AED', now)).toBeUndefined()
  })
})

test.each([
  ['RO', 'room-only'],
  ['bi', 'breakfast'],
  ['BB', 'breakfast'],
  ['HI', 'half-board'],
  ['FB', 'full-board'],
  ['AI', 'all-inclusive'],
])('board %s is %s', (boardType, board) => {
  expect(told({ boardType })?.plan.board).toBe(board)
})

test.each([
  [['PROPERTY_PAY'], 'at-hotel', 0],
  [['NUITEE_PAY', 'PROPERTY_PAY'], 'at-booking', 100],
  [['NUITEE_PAY'], 'at-booking', 100],
  [null, 'at-booking', 100],
])('of %j it is paid %s', (paymentTypes, payment, depositPercent) => {
  expect(told({ paymentTypes })?.plan).toMatchObject({ payment, depositPercent })
})

test('a room has the same slug in prebook, where its name ends in the board', () => {
  const [before, after] = [told()?.room, told({ name: 'Standard King Room - Room only' })?.room]
  expect(after).toEqual(before)
  expect(before).toMatchObject({ slug: 'standard-king-room', name: { en: 'Standard King Room' }, maxGuests: 2 })
})

test('plans of which something else is told have other slugs', () => {
  const slugs = [
    {},
    policy([], 'NRFN'),
    { boardType: 'BB' },
    { paymentTypes: ['PROPERTY_PAY'] },
    policy([step('2026-11-25 00:00:00', 9)]),
  ]
  expect(new Set(slugs.map((changes) => told(changes)?.plan.slug)).size).toBe(slugs.length)
})

describe('the cancellation policy', () => {
  test('costs nothing before the first deadline, and from each on what it says; seconds promise nothing', () => {
    expect(told()?.policy).toEqual([
      { until: '2026-11-28T02:00:00.000Z', feeMinor: 0 },
      { until: '2026-11-30T00:00:00.000Z', feeMinor: 5_050 },
      { until: null, feeMinor: 16_366 },
    ])
  })

  test.each([
    ['not refundable', policy([step('2026-11-28 02:00:00', 10)], 'NRFN')],
    ['not stated', policy([step('2026-11-28 02:00:00', 10)], 'NS')],
    ['refundable without a word of until when', policy(null)],
    ['a deadline that cannot be read', policy([step('soon', 500)])],
    ['a deadline that is over', policy([step('2026-11-21 11:59:00', 500)])],
    ['a fee in another currency, from before now', policy([step('2026-11-01', 1, { currency: 'USD' })])],
    ['a kind of fee that is not known', policy([step('2026-11-01', 1, { type: 'nights' })])],
  ])('%s: all but what the hotel takes itself is lost', (_what, changes) => {
    expect(told(changes)?.policy).toEqual([{ until: null, feeMinor: 16_366 }])
  })

  test('a percentage is one of what is at stake', () => {
    expect(
      told(policy([step('2026-11-28', 12.5, { type: 'percentage', currency: '' })]))?.policy.at(-1)?.feeMinor,
    ).toBe(2_046)
  })

  test('a deadline is in the zone that is named, and GMT without one', () => {
    expect(momentOf('2026-11-28 02:00:00', 'Asia/Dubai')?.toISOString()).toBe('2026-11-27T22:00:00.000Z')
    expect(momentOf('2026-11-28T02:00:00+04:00')?.toISOString()).toBe('2026-11-27T22:00:00.000Z')
    expect(momentOf('2026-02-21T00:00:00Z')?.toISOString()).toBe('2026-02-21T00:00:00.000Z')
    for (const wrong of ['', '2026-13-40 99:99:99', '2026-13-40T00:00:00Z', 'tomorrow'])
      expect(momentOf(wrong)).toBeUndefined()
    expect(momentOf('2026-11-28', 'Nowhere/Else')).toBeUndefined()
  })

  test('of whatever is said, fees never fall, are never more than is at stake, and steps follow each other', () => {
    const moment = fc.date({ min: new Date('2026-11-01'), max: new Date('2026-12-05'), noInvalidDate: true })
    const info = fc.record({ at: moment, amount: fc.double({ min: 0, max: 400, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(fc.array(info, { maxLength: 4 }), { minLength: 1, maxLength: 3 }), (rooms) => {
        const policies = rooms.map((infos) => ({
          refundableTag: 'RFN',
          cancelPolicyInfos: infos.map(({ at, amount }) => ({
            cancelTime: at.toISOString(),
            amount,
            currency: 'AED',
            type: 'amount',
            timezone: '',
          })),
        }))
        const price = { currency: 'AED', nightsMinor: [], lines: [], totalMinor: 50_000, atHotelMinor: 1_000 }
        const policy = policyOfAll(policies, price, now)
        const [fees, ends] = [policy.map(({ feeMinor }) => feeMinor), policy.map(({ until }) => until)]
        expect(fees).toEqual(fees.toSorted((a, b) => a - b))
        expect(fees.every((fee) => fee >= 0 && fee <= atStake(price))).toBe(true)
        expect(ends.at(-1)).toBeNull()
        const moments = ends.flatMap((until) => (until === null ? [] : [Date.parse(until)]))
        expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b))
        // What was told before holds: a policy made later says the same of any moment after it.
        const later = new Date('2026-11-27T00:00:00Z')
        expect(feeAt(policyOfAll(policies, price, later), later)).toBe(feeAt(policy, later))
        expect((freeUntil(policy) ?? '9') > now.toISOString()).toBe(true)
      }),
    )
  })
})
