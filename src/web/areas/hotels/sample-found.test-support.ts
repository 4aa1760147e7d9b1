// A stay as the API tells it, for tests of how it is put into words: prices in dirhams unless a test wants others.
import type { FoundHotel, RoomOffer } from '#contract/hotels.ts'
import type { Price } from '#contract/money.ts'

export function price(amountMinor: number, currency = 'AED'): Price {
  const of = { from: { amountMinor, currency }, to: { amountMinor, currency } }
  return { charged: of, shown: of, aed: of }
}

export const sampleOffer = (more: Partial<RoomOffer> = {}): RoomOffer => ({
  offerId: 'quiet-double/flexible',
  room: { slug: 'quiet-double', name: 'Quiet double', beds: '2 beds', sizeM2: 24, maxGuests: 3, features: [] },
  plan: { slug: 'flexible', name: 'Flexible', board: 'breakfast', payment: 'at-hotel', depositPercent: 0 },
  price: { total: price(90_000), perNight: price(30_000), atHotel: price(3_000), lines: [] },
  policy: [
    { until: '2036-05-11T14:00:00.000Z', fee: price(0) },
    { until: null, fee: price(87_000) },
  ],
  freeUntil: '2036-05-11T14:00:00.000Z',
  roomsLeft: null,
  canBook: true,
  ...more,
})

export const sampleFound = (offer: Partial<RoomOffer> = {}, hotel: Partial<FoundHotel['hotel']> = {}): FoundHotel => ({
  hotel: {
    id: 'marina-rest',
    name: 'Marina Rest',
    summary: 'Quiet rooms.',
    address: 'Creek Road 1',
    latitude: 25.21,
    longitude: 55.28,
    stars: 4,
    minutes: { car: 6, walk: 18 },
    features: ['step-free', 'lift'],
    timeZone: 'Asia/Dubai',
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    photo: null,
    remotePictures: [],
    isSample: true,
    ...hotel,
  },
  offer: sampleOffer(offer),
  recoveryRank: 92,
})
