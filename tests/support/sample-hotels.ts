// Hotels of a provider's own inventory, written straight into a test database: three near the clinic, and one withdrawn.
import { sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { featureBits, type RatePlan, type Room } from '#domain/hotels/hotel.ts'
import { recoveryRank } from '#domain/hotels/recovery-rank.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { providers } from '#domain/provider/tables.ts'
import { nightFloor } from '#domain/rooms/night-floor.ts'
import { searchTextOf } from '#domain/rooms/search-text.ts'
import { hotelRoomMonths, hotels } from '#domain/rooms/tables.ts'
import { newId } from '#kernel/id.ts'
import { addDays, daysFrom } from '#kernel/plain-date.ts'

type HotelRow = typeof hotels.$inferInsert
type WrittenFields = 'id' | 'providerId' | 'position' | 'featureBits' | 'recoveryRank' | 'searchText' | 'rooms'

/** A night of one kind of room; prices per room in the order of its plans, in minor units. */
export type SampleNight = {
  allotment: number
  taken: number
  closed: boolean
  minimumStay: number
  prices: number[]
}

/** `nights` says of each day what the night after it is like; without an answer it is as in `usualNight`. */
export type SampleRoom = Room & { nights: (day: string) => Partial<SampleNight> }
export type SampleHotel = Omit<HotelRow, WrittenFields> & { rooms: SampleRoom[] }

/** Nights are written from the first day of the first month to before that of the last. */
export const sampleMonths = { from: '2026-11-01', until: '2028-01-01' }

/** The same many nights, for what goes by the clock on the wall. */
export function monthsFrom(now: Date): typeof sampleMonths {
  const from = `${now.toISOString().slice(0, 7)}-01`
  return { from, until: addDays(from, 400) }
}

const usualNight = { allotment: 5, taken: 0, closed: false, minimumStay: 1 }

/** Pays at the hotel; free until 18:00 three days before, then a night, from noon of the day of arrival on all. */
export const flexPlan: RatePlan = {
  slug: 'flex',
  name: { en: 'Flexible', ar: 'مرن' },
  board: 'room-only',
  boardAdultMinor: 0,
  boardChildMinor: 0,
  cancellation: [
    { daysBefore: 3, time: '18:00', fee: { percent: 0 } },
    { daysBefore: 0, time: '12:00', fee: { nights: 1 } },
  ],
  payment: 'at-hotel',
  depositPercent: 0,
}

/** With breakfast, paid when booking, nothing comes back. */
export const saverPlan: RatePlan = {
  slug: 'saver',
  name: { en: 'Saver with breakfast', ar: 'توفير مع إفطار' },
  board: 'breakfast',
  boardAdultMinor: 1_000,
  boardChildMinor: 500,
  cancellation: [],
  payment: 'at-booking',
  depositPercent: 100,
}

/** For two, a third sleeps in an extra bed; `flex` and `saver` at these prices each night. */
export function sampleRoom(
  slug: string,
  [flex, saver]: [number, number],
  changes: Partial<SampleRoom> = {},
): SampleRoom {
  return {
    slug,
    name: { en: `Room ${slug}`, ar: `غرفة ${slug}` },
    sizeM2: 28,
    beds: { en: 'One double bed', ar: 'سرير مزدوج' },
    maxGuests: 3,
    maxAdults: 3,
    guestsIncluded: 2,
    extraAdultMinor: 3_000,
    extraChildMinor: 1_500,
    features: [],
    plans: [flexPlan, saverPlan],
    nights: () => ({ prices: [flex, saver] }),
    ...changes,
  }
}

/** Amounts in minor units of the provider's currency (EUR); 10 % tax in the price, and 2.00 a room and night taken by the hotel. */
export function sampleHotel(slug: string, changes: Partial<SampleHotel> = {}): SampleHotel {
  return {
    slug,
    name: { en: slug, ar: slug },
    summary: { en: 'Quiet rooms.', ar: 'غرف هادئة.' },
    address: { en: '2 Creek Road, Dubai', ar: '٢ شارع الخور، دبي' },
    latitude: 25.2,
    longitude: 55.3,
    stars: 4,
    timeZone: 'Asia/Dubai',
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    phone: '+97140000001',
    minutesCar: 10,
    minutesWalk: 40,
    features: [],
    childrenFreeUnder: 6,
    taxes: [
      { name: { en: 'Tax', ar: 'ضريبة' }, basis: 'percent', rate: 1_000, fromAge: 0, isPaidAtHotel: false },
      { name: { en: 'City fee', ar: 'رسم المدينة' }, basis: 'room-night', rate: 200, fromAge: 0, isPaidAtHotel: true },
    ],
    rooms: [sampleRoom('standard', [10_000, 9_000])],
    currency: 'EUR',
    withdrawnAt: null,
    ...changes,
  }
}

/**
 * `marina-rest`: the best for recovery, 4 stars, 6 minutes, two kinds of room, only `suite` with a walk-in shower.
 * `palm-court`: the least costly, 3 stars, 15 minutes. `creek-palace`: 5 stars, 9 minutes, the dearest. `old-inn` is withdrawn.
 */
export const sampleHotels: SampleHotel[] = [
  sampleHotel('marina-rest', {
    name: { en: 'Marina Rest', ar: 'استراحة المارينا' },
    minutesCar: 6,
    minutesWalk: 20,
    features: ['step-free', 'lift', 'medicine-fridge'],
    rooms: [
      sampleRoom('standard', [10_000, 9_000]),
      sampleRoom('suite', [18_000, 16_000], { features: ['walk-in-shower'], maxGuests: 4, maxAdults: 4 }),
    ],
  }),
  sampleHotel('palm-court', {
    name: { en: 'Palm Court', ar: 'بلاط النخيل' },
    stars: 3,
    minutesCar: 15,
    minutesWalk: 80,
    features: ['lift'],
    rooms: [sampleRoom('standard', [6_000, 5_500])],
  }),
  sampleHotel('creek-palace', {
    name: { en: 'Creek Palace', ar: 'قصر الخور' },
    stars: 5,
    minutesCar: 9,
    minutesWalk: 30,
    features: ['lift', 'nurse-visits'],
    rooms: [sampleRoom('standard', [30_000, 27_000])],
  }),
  sampleHotel('old-inn', { minutesCar: 1, withdrawnAt: new Date('2026-01-01T00:00:00Z') }),
]

/** Adds hotels with all their nights to a provider, as an import would; gives back their ids by slug. */
export async function writeSampleHotels(
  database: Database,
  provider: Pick<Provider, 'id'>,
  written: readonly SampleHotel[] = sampleHotels,
  months = sampleMonths,
): Promise<Record<string, string>> {
  const rows = written.map((hotel, position) => ({ id: newId(), row: hotelRow(hotel, position), hotel }))
  await database.forProvider(provider.id, async (scope) => {
    await scope.insert(
      hotels,
      rows.map(({ id, row }) => ({ ...row, id })),
    )
    for (const { id, hotel } of rows) await scope.insert(hotelRoomMonths, roomMonths(id, hotel, months))
    // What is remembered of a provider is remembered for one revision of it.
    await scope.transaction
      .update(providers)
      .set({ revision: sql`${providers.revision} + 1` })
      .where(sql`${providers.id} = ${provider.id}`)
  })
  return Object.fromEntries(rows.map(({ id, hotel }) => [hotel.slug, id]))
}

/** Nights stand in rows of their own. */
function withoutNights({ nights: _nights, ...room }: SampleRoom): Room {
  return room
}

function hotelRow(hotel: SampleHotel, position: number) {
  const rooms = hotel.rooms.map(withoutNights)
  const features = [...new Set([...hotel.features, ...rooms.flatMap((room) => room.features)])]
  return {
    ...hotel,
    rooms,
    position,
    featureBits: featureBits(features),
    recoveryRank: recoveryRank({ features, minutes: { car: hotel.minutesCar }, stars: hotel.stars }),
    searchText: searchTextOf(hotel),
  }
}

function roomMonths(hotelId: string, hotel: SampleHotel, { from, until }: typeof sampleMonths) {
  const firstDays = daysFrom(from, until).filter((day) => day.endsWith('-01'))
  return hotel.rooms.flatMap((room) => firstDays.map((month) => roomMonth(hotelId, room, month)))
}

function roomMonth(hotelId: string, room: SampleRoom, month: string) {
  const next = `${addDays(month, 31).slice(0, 7)}-01`
  const nights = daysFrom(month, next).map((day) => ({ ...usualNight, prices: [], ...room.nights(day) }))
  const allotment = nights.map((night) => night.allotment)
  const closed = nights.map((night) => night.closed)
  const prices = room.plans.map((_, plan) => nights.map((night) => night.prices[plan] ?? 0))
  return {
    hotelId,
    room: room.slug,
    month,
    allotment,
    taken: nights.map((night) => night.taken),
    closed,
    minimumStay: nights.map((night) => night.minimumStay),
    plans: room.plans.map(({ slug }) => slug),
    prices,
    floorMinor: nightFloor({ allotment, closed, prices }),
  }
}
