// Random hotels, calendars and searches, and what looking at every hotel one by one finds: what searches are compared with.
import fc from 'fast-check'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import { boards, canBook, type PaymentTime, type RatePlan, recoveryFeatures } from '#domain/hotels/hotel.ts'
import { type HotelFilter, hotelSorts, type StaySearch } from '#domain/hotels/hotel-supplier.ts'
import { priceStay } from '#domain/hotels/price-stay.ts'
import { recoveryRank } from '#domain/hotels/recovery-rank.ts'
import { fitsRoom } from '#domain/hotels/stay.ts'
import { stayPolicy } from '#domain/hotels/stay-policy.ts'
import { addDays, daysFrom } from '#kernel/plain-date.ts'
import {
  flexPlan,
  type SampleHotel,
  type SampleNight,
  type SampleRoom,
  sampleHotel,
  sampleRoom,
  saverPlan,
} from '#tests/support/sample-hotels.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'

/** Over the turn of a year. */
export const months = { from: '2026-12-01', until: '2027-03-01' }
export const days = daysFrom(months.from, months.until)

const night: fc.Arbitrary<SampleNight> = fc.record({
  allotment: fc.integer({ min: 0, max: 3 }).map((rooms) => Math.max(rooms, 1)),
  taken: fc.constantFrom(0, 0, 0, 0, 1, 2, 4),
  closed: fc.constantFrom(...Array<boolean>(19).fill(false), true),
  minimumStay: fc.constantFrom(1, 1, 1, 2, 4),
  prices: fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 2, maxLength: 2 }),
})
const features = fc.subarray([...recoveryFeatures])

const room = (slug: string): fc.Arbitrary<SampleRoom> =>
  fc
    .record({
      calendar: fc.array(night, { minLength: 7, maxLength: 7 }),
      guestsIncluded: fc.integer({ min: 1, max: 3 }),
      maxGuests: fc.integer({ min: 1, max: 5 }),
      maxAdults: fc.integer({ min: 1, max: 4 }),
      extraAdultMinor: fc.integer({ min: 0, max: 5_000 }),
      features: fc.subarray([...recoveryFeatures], { maxLength: 2 }),
      board: fc.constantFrom(...boards),
      payments: fc.tuple(
        fc.constantFrom<PaymentTime>('at-hotel', 'at-hotel', 'before-arrival'),
        fc.constantFrom<PaymentTime>('at-hotel', 'at-booking'),
      ),
      meals: fc.integer({ min: 0, max: 3_000 }),
    })
    .map(({ calendar, board, meals, payments: [flex, saver], ...rest }) =>
      sampleRoom(slug, [0, 0], {
        ...rest,
        plans: [
          { ...flexPlan, payment: flex },
          { ...saverPlan, board, boardAdultMinor: meals, payment: saver },
        ],
        nights: (day) => calendar[days.indexOf(day) % 7] ?? {},
      }),
    )

export const hotel = (at: number): fc.Arbitrary<SampleHotel> =>
  fc
    .record({
      rooms: fc.tuple(room('a'), room('b')),
      stars: fc.integer({ min: 1, max: 5 }),
      minutesCar: fc.integer({ min: 1, max: 12 }),
      features,
      rates: fc.tuple(fc.integer({ min: 0, max: 2_500 }), fc.integer({ min: 0, max: 900 })),
      word: fc.constantFrom('Palm', 'Creek', 'Marina'),
      isWithdrawn: fc.constantFrom(false, false, false, false, true),
    })
    .map(({ rates: [percent, flat], word, isWithdrawn, ...rest }) =>
      sampleHotel(`hotel-${at}`, {
        ...rest,
        name: { en: `${word} ${at}`, ar: `فندق ${at}` },
        withdrawnAt: isWithdrawn ? sampleNow : null,
        taxes: [
          { name: { en: 'Tax' }, basis: 'percent', rate: percent, fromAge: 0, isPaidAtHotel: false },
          { name: { en: 'Fee' }, basis: 'room-night', rate: flat, fromAge: 0, isPaidAtHotel: true },
          { name: { en: 'Head' }, basis: 'person-night', rate: flat, fromAge: 12, isPaidAtHotel: true },
        ],
      }),
    )

export const search: fc.Arbitrary<StaySearch> = fc
  .record({
    checkIn: fc.constantFrom('2026-11-23', '2026-12-01', '2026-12-05', '2026-12-29', '2027-01-30', '2027-02-20'),
    nights: fc.constantFrom(1, 2, 3, 5, 9, 35),
    rooms: fc.array(
      fc.record({
        adults: fc.integer({ min: 1, max: 3 }),
        children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    filter: fc.record({
      text: fc.constantFrom('', '', '', 'palm', ' CREEK  1', 'mari', 'nowhere', '، '),
      maxTotalMinor: fc.option(fc.integer({ min: 0, max: 200_000 }), { freq: 2 }),
      minStars: fc.integer({ min: 0, max: 4 }),
      features: fc.subarray([...recoveryFeatures], { maxLength: 1 }),
      boards: fc.subarray([...boards], { maxLength: 2 }),
      isRefundable: fc.boolean(),
      maxMinutes: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 2 }),
    }),
    sort: fc.constantFrom(...hotelSorts),
    limit: fc.integer({ min: 1, max: 5 }),
    canPay: fc.boolean(),
  })
  .map(({ nights, ...rest }) => ({ ...rest, checkOut: addDays(rest.checkIn, nights), language: 'en' }))

type Expected = { slug: string; room: string; plan: string; totalMinor: number; canBook: boolean }

/** Every room and plan of every hotel, without an index, a bound or a walk. */
export function lookAtAll(hotels: readonly SampleHotel[], asked: StaySearch): { all: Expected[]; isMore: boolean } {
  const found = hotels
    .filter((one) => one.withdrawnAt === null && fitsHotel(one, asked.filter))
    .flatMap((one) => {
      const lead = leadOf(one, asked)
      return lead ? [{ hotel: one, ...lead }] : []
    })
  const rank = ({ hotel }: (typeof found)[number]) =>
    recoveryRank({ features: allFeatures(hotel), minutes: { car: hotel.minutesCar }, stars: hotel.stars })
  const orders = {
    recovery: () => 0,
    price: (a, b) => a.totalMinor - b.totalMinor,
    minutes: (a, b) => a.hotel.minutesCar - b.hotel.minutesCar || a.hotel.slug.localeCompare(b.hotel.slug),
    stars: (a, b) => b.hotel.stars - a.hotel.stars,
  } satisfies Record<string, (a: (typeof found)[number], b: (typeof found)[number]) => number>
  const sale = (a: (typeof found)[number], b: (typeof found)[number]) => Number(b.canBook) - Number(a.canBook)
  found.sort(
    (a, b) => sale(a, b) || orders[asked.sort](a, b) || rank(a) - rank(b) || a.hotel.slug.localeCompare(b.hotel.slug),
  )
  const all = found.slice(0, asked.limit).map(({ hotel: { slug }, room, plan, totalMinor, canBook: sold }) => ({
    slug,
    room,
    plan,
    totalMinor,
    canBook: sold,
  }))
  return { all, isMore: found.length > asked.limit }
}

const allFeatures = (one: SampleHotel) => [...one.features, ...one.rooms.flatMap((each) => each.features)]

function fitsHotel(one: SampleHotel, { text, minStars, maxMinutes, features }: HotelFilter): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const said = Object.values({ ...one.name, 1: one.summary['en'], 2: one.address['en'] })
    .join(' ')
    .toLowerCase()
  return (
    words.every((word) => said.includes(word)) &&
    one.stars >= minStars &&
    one.minutesCar <= (maxMinutes ?? Infinity) &&
    features.every((feature) => allFeatures(one).includes(feature))
  )
}

function leadOf(one: SampleHotel, asked: StaySearch): Omit<Expected, 'slug'> | undefined {
  const offers = one.rooms.flatMap((each) => each.plans.flatMap((plan, at) => offerOf(one, each, plan, at, asked)))
  offers.sort(
    (a, b) =>
      Number(b.canBook) - Number(a.canBook) || Number(b.isFree) - Number(a.isFree) || a.totalMinor - b.totalMinor,
  )
  const [lead] = offers
  return lead && { room: lead.room, plan: lead.plan, totalMinor: lead.totalMinor, canBook: lead.canBook }
}

function offerOf(one: SampleHotel, each: SampleRoom, plan: RatePlan, at: number, asked: StaySearch) {
  const { filter, rooms, checkIn, checkOut } = asked
  const stayDays = daysFrom(checkIn, checkOut)
  const nights = stayDays.map((day) => (days.includes(day) ? (each.nights(day) as SampleNight) : undefined))
  const isHad = nights.every((each) => each && !each.closed && each.allotment - each.taken >= rooms.length)
  if (!isHad || stayDays.length < (nights[0]?.minimumStay ?? 1)) return []
  if (!rooms.every((guests) => fitsRoom(each, guests))) return []
  if (filter.boards.length > 0 && !filter.boards.includes(plan.board)) return []
  const isOfRoom = (feature: (typeof recoveryFeatures)[number]) =>
    one.rooms.some((other) => other.features.includes(feature))
  const hasAll = filter.features.every(
    (feature) => each.features.includes(feature) || (one.features.includes(feature) && !isOfRoom(feature)),
  )
  if (!hasAll) return []
  const nightPrices = nights.map((each) => each?.prices[at] ?? 0)
  const price = priceStay({ ...one, room: each, plan, nightPrices, rooms })
  const policy = stayPolicy(plan.cancellation, price, { checkIn, timeZone: one.timeZone }, sampleNow)
  const isFree = feeAt(policy, sampleNow) === 0
  if (filter.isRefundable && !isFree) return []
  if (price.totalMinor > (filter.maxTotalMinor ?? Infinity)) return []
  return [
    { room: each.slug, plan: plan.slug, totalMinor: price.totalMinor, canBook: canBook(plan, asked.canPay), isFree },
  ]
}
