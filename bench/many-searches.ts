// Searches for hotels of every sort, filter, party and season, the same every time.
import { recoveryFeatures } from '#domain/hotels/hotel.ts'
import { type HotelFilter, type HotelSort, hotelSorts, type StaySearch } from '#domain/hotels/hotel-supplier.ts'
import { addDays } from '#kernel/plain-date.ts'
import { firstWords, pick, type Random, seeded } from './many-hotels.ts'

export function manySearches(count: number): StaySearch[] {
  return Array.from({ length: count }, nextSearch(seeded(11)))
}

const parties = [
  [{ adults: 2, children: [] }],
  [{ adults: 1, children: [] }],
  [{ adults: 2, children: [4] }],
  [{ adults: 2, children: [7, 11] }],
  [{ adults: 3, children: [] }],
  [
    { adults: 2, children: [] },
    { adults: 2, children: [1] },
  ],
]
const noFilter: HotelFilter = {
  text: '',
  maxTotalMinor: null,
  minStars: 0,
  features: [],
  boards: [],
  isRefundable: false,
  maxMinutes: null,
}
const filters: ((random: Random) => Partial<HotelFilter>)[] = [
  () => ({}),
  () => ({}),
  () => ({ minStars: 4 }),
  (random) => ({ features: [pick(random, recoveryFeatures)] }),
  (random) => ({ features: [pick(random, recoveryFeatures), pick(random, recoveryFeatures)], minStars: 3 }),
  () => ({ maxMinutes: 12 }),
  (random) => ({ text: `${pick(random, firstWords).toLowerCase()} rest` }),
  (random) => ({ text: String(Math.floor(random() * 2_000)) }),
  () => ({ boards: ['breakfast'] }),
  () => ({ isRefundable: true }),
  (random) => ({ maxTotalMinor: 40_000 + Math.floor(random() * 300_000) }),
]

function nextSearch(random: Random): (_: unknown, at: number) => StaySearch {
  return (_, at) => {
    const checkIn = addDays('2026-12-02', Math.floor(random() * 330))
    const checkOut = addDays(checkIn, 1 + Math.floor(random() * (at % 20 === 0 ? 30 : 10)))
    const filter = { ...noFilter, ...pick(random, filters)(random) }
    const sort: HotelSort = hotelSorts[at % hotelSorts.length] ?? 'recovery'
    return { checkIn, checkOut, rooms: pick(random, parties), filter, sort, limit: 20, language: 'en', canPay: false }
  }
}
