// A hotel booking as the API gives it, for tests of what is shown of it.
import type { HotelBooking } from '#contract/hotel-bookings.ts'
import type { Price } from '#contract/money.ts'
import type { Provider } from '#contract/provider.ts'
import { pageWith } from '#tests/support/sample-page.ts'
import type { PageContext } from '#web/page/page-context.ts'

/** Charged in dirhams, and shown so. */
export function aed(major: number): Price {
  const money = { amountMinor: Math.round(major * 100), currency: 'AED' }
  const range = { from: money, to: money }
  return { charged: range, shown: range, aed: range }
}

export function sampleBooking(changes: Partial<HotelBooking> = {}): HotelBooking {
  return {
    reference: 'H-7K3M-92PX',
    state: 'held',
    refusal: null,
    hotel: {
      id: 'sample-garden-hotel',
      name: 'Sample Garden Hotel',
      summary: 'Quiet.',
      address: '1 Sample Street, Dubai',
      latitude: 25.2,
      longitude: 55.3,
      stars: 4,
      minutes: { car: 6, walk: 25 },
      features: ['step-free', 'lift'],
      timeZone: 'Asia/Dubai',
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      photo: null,
      remotePictures: [],
      isSample: true,
      phone: '+971 4 000 0000',
    },
    room: { slug: 'double', name: 'Double room', beds: 'One double bed', sizeM2: 24, maxGuests: 3, features: [] },
    plan: { slug: 'flexible', name: 'Flexible', board: 'breakfast', payment: 'at-hotel', depositPercent: 0 },
    checkIn: '2027-05-12',
    checkOut: '2027-05-19',
    nights: 7,
    rooms: [{ adults: 2, children: [] }],
    price: {
      total: aed(3_000),
      perNight: aed(429),
      atHotel: aed(105),
      lines: [
        { kind: 'rooms', name: '', amount: aed(2_895), isPaidAtHotel: false },
        { kind: 'tax', name: 'Tourism fee', amount: aed(105), isPaidAtHotel: true },
      ],
    },
    policy: [
      { until: '2027-05-10T14:00:00.000Z', fee: aed(0) },
      { until: null, fee: aed(2_895) },
    ],
    freeUntil: '2027-05-10T14:00:00.000Z',
    expiresAt: '2026-11-21T08:15:00.000Z',
    seenTotal: null,
    canBook: true,
    requirements: [],
    replaces: null,
    replacedBy: null,
    lead: null,
    guests: [],
    remarks: '',
    confirmation: '',
    bookedAt: null,
    cancelledAt: null,
    isInOrder: false,
    fee: null,
    can: { confirm: true, pay: false, change: false, cancel: false, release: true },
    ...changes,
  }
}

/** As it is once it is booked. */
export const bookedBooking = (changes: Partial<HotelBooking> = {}): HotelBooking =>
  sampleBooking({
    state: 'booked',
    expiresAt: null,
    lead: { firstName: 'Ana', lastName: 'Sample', email: 'ana@example.com', phone: '+971500000000' },
    guests: [{ firstName: 'Ana', lastName: 'Sample' }],
    confirmation: 'SGH-1',
    bookedAt: '2026-11-21T08:05:00.000Z',
    can: { confirm: false, pay: false, change: true, cancel: true, release: false },
    ...changes,
  })

/** A page of a clinic in Dubai whose calls are answered by their names. */
export const bookingPage = (answers: Record<string, unknown>, language: 'en' | 'ar' = 'en'): PageContext =>
  pageWith(
    { language, currency: 'AED' },
    {
      provider: { name: 'Thymele Clinic', location: { timeZone: 'Asia/Dubai' } } as Provider,
      call: async ({ name }: { name: string }) => {
        const answer = answers[name]
        if (answer instanceof Error) throw answer
        if (answer === undefined) throw new Error(`nothing answers ${name}`)
        return answer as never
      },
    },
  )

/** Noon of 21 November in Dubai. */
export const now = new Date('2026-11-21T08:00:00Z')
