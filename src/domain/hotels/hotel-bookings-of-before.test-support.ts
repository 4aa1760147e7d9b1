// Rows as they were while hotels had bookings of their own: one of every state, at two clinics in different zones.

/** A guest, as only the supplier's reply has them. */
export const nameInReply = 'Rawiya Replied'

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

const clinic = (at: number, slug: string, timeZone: string) => ({
  id: id(at),
  company_id: id(90),
  slug,
  sample: true,
  languages: ['en'],
  location: { timeZone },
  theme: {},
  settlement_currency: 'EUR',
  contact: {},
  about: {},
  legal_texts: {},
  revision: 1,
  changed_at: '2026-11-01T08:00:00Z',
})

export const dubai = clinic(1, 'dubai', 'Asia/Dubai')
export const newYork = clinic(2, 'new-york', 'America/New_York')
export const providersOfBefore = [dubai, newYork]

const hotel = {
  key: 'quiet-bay',
  name: { en: 'Quiet Bay', ar: 'الخليج الهادئ' },
  summary: { en: 'By the water.' },
  address: { en: '7 Bay Street' },
  latitude: 25.2,
  longitude: 55.27,
  stars: 4,
  minutes: { car: 6, walk: 20 },
  features: ['step-free'],
  timeZone: 'Asia/Dubai',
  checkInFrom: '14:00',
  checkOutUntil: '11:30',
  phone: '+97140001111',
  pictures: [],
  isSample: true,
}

const ofStay = {
  hotel,
  room: { slug: 'sea', name: { en: 'Sea' }, beds: { en: 'Twin' }, sizeM2: null, maxGuests: 3, features: [] },
  plan: { slug: 'calm', name: { en: 'Calm' }, board: 'breakfast', payment: 'at-hotel', depositPercent: 0 },
  price: {
    currency: 'EUR',
    nightsMinor: [10_000, 10_000, 10_000],
    lines: [
      { kind: 'rooms', name: null, amountMinor: 30_000, isPaidAtHotel: false },
      { kind: 'tax', name: { en: 'City tax' }, amountMinor: 3_000, isPaidAtHotel: true },
    ],
    totalMinor: 33_000,
    atHotelMinor: 3_000,
  },
  ladder: [
    { until: '2027-01-10T14:00:00.000Z', feeMinor: 0 },
    { until: null, feeMinor: 30_000 },
  ],
}

const ofGuests = {
  lead: { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' },
  guests: [{ firstName: 'Badr', lastName: 'Haddad' }],
  remarks: 'A cot, please.',
}

type Facts = { [Key in keyof typeof ofStay]: (typeof ofStay)[Key] | null }
type Guests = { lead: typeof ofGuests.lead | null; guests: typeof ofGuests.guests | null; remarks: string }
type Given = Facts & Guests & ReturnType<typeof given>

export type OldBooking = Given & { id: string; state: string; reference: string; idempotency_key: string }

const given = () => ({
  provider_id: dubai.id,
  client_pool_id: 'pool-1',
  client_sub: 'amal',
  input_digest: 'digest',
  refusal: '',
  supplier: 'own',
  offer_id: 'sea/calm',
  hotel_key: 'quiet-bay',
  check_in: '2027-01-13',
  check_out: '2027-01-16',
  rooms: [{ adults: 2, children: [7] }],
  seen_total_minor: 32_000,
  seen_currency: 'EUR',
  hold_id: 'hold-1' as string | null,
  expires_at: '2026-11-21T08:15:00Z' as string | null,
  instead_of: null as string | null,
  change_fee_minor: 0,
  language: 'ar',
  supplier_reference: null as string | null,
  confirmation: '',
  paid_minor: 0,
  fee_minor: null as number | null,
  procedure_slug: 'hip-replacement',
  raw: { guest: nameInReply } as { guest: string } | null,
  created_at: '2026-11-21T08:00:00Z',
  held_at: '2026-11-21T08:00:01Z' as string | null,
  agreed_at: null as string | null,
  booked_at: null as string | null,
  cancelled_at: null as string | null,
  checked_at: null as string | null,
  tell_clinic_at: null as string | null,
  origin: 'https://dubai.example',
  hotel_informed_at: null as string | null,
  hotel_informed_by: '',
})

const nothingHeld = { hotel: null, room: null, plan: null, price: null, ladder: null, hold_id: null, raw: null }
const onlyAsked = { ...nothingHeld, expires_at: null, held_at: null }
const agreed = { ...ofGuests, agreed_at: '2026-11-21T08:05:00Z' }
const booked = {
  ...agreed,
  booked_at: '2026-11-21T08:05:02Z',
  supplier_reference: 'at the hotel',
  confirmation: 'QB-1',
}
const isAsked = { checked_at: '2026-11-21T08:05:01Z', tell_clinic_at: '2026-11-22T08:05:00Z' }
const inParis = { ...hotel, timeZone: 'Europe/Paris', checkInFrom: '', checkOutUntil: '' }
const summer = { provider_id: newYork.id, check_in: '2027-07-13', check_out: '2027-07-16' }

// biome-ignore format: it is read as a table
const rows: [reference: string, state: string, more: Partial<Given>][] = [
  ['H-ASKE-D001', 'asked', onlyAsked],
  ['H-ASKE-D002', 'asked', { ...onlyAsked, ...summer }],
  ['H-HELD-0001', 'held', {}],
  ['H-BOOK-ING1', 'booking', { ...agreed, ...isAsked }],
  ['H-BOOK-ING2', 'booking', { ...agreed, provider_id: newYork.id }],
  ['H-BOOK-ED01', 'booked', { ...booked, instead_of: 'H-REPL-ACED', change_fee_minor: 500, hotel_informed_at: '2026-11-21T09:00:00Z', hotel_informed_by: 'Dr Noor' }],
  ['H-BOOK-ED02', 'booked', { ...booked, hotel: inParis, provider_id: newYork.id, supplier: 'liteapi' }],
  ['H-CANC-ING1', 'cancelling', { ...booked, ...isAsked, fee_minor: 15_000 }],
  ['H-CANC-ING2', 'cancelling', { ...booked, ...isAsked, tell_clinic_at: null, provider_id: newYork.id, fee_minor: 0 }],
  ['H-CANC-ELED', 'cancelled', { ...booked, fee_minor: 15_000, cancelled_at: '2026-12-01T08:00:00Z' }],
  ['H-EXPI-RED1', 'expired', {}],
  ['H-REFU-SED1', 'refused', { ...onlyAsked, refusal: 'sold-out' }],
  ['H-REFU-SED2', 'refused', { ...agreed, refusal: 'hold-expired' }],
  ['H-REPL-ACED', 'replaced', booked],
]

export const hotelBookingsOfBefore: OldBooking[] = rows.map(([reference, state, more], at) => ({
  ...given(),
  ...ofStay,
  lead: null,
  guests: null,
  remarks: '',
  ...more,
  id: id(100 + at),
  state,
  reference,
  idempotency_key: `key of ${reference}`,
}))

const item = (at: number, provider_id: string, kind: string, reference: string) => ({
  id: id(at),
  provider_id,
  kind,
  reference,
  from_name: 'Amal Haddad',
  from_search: 'amal haddad',
  state: 'open',
  received_at: '2026-11-21T08:05:02Z',
  last_at: '2026-11-21T08:05:02Z',
  version: 1,
})

/** By id. */
export const inboxOfBefore = [
  item(201, dubai.id, 'hotel-booking', 'H-BOOK-ED01'),
  item(202, newYork.id, 'hotel-booking', 'H-BOOK-ED02'),
  item(203, dubai.id, 'quote-request', 'Q-1111-1111'),
]

const line = (at: number, subject: string, subject_id: string, note = '') => ({
  id: id(at),
  pool_id: 'pool-1',
  sub: 'amal',
  at: '2026-11-21T08:05:02Z',
  actor: 'client',
  actor_name: '',
  deed: 'open',
  subject,
  subject_id,
  why: 'own-request',
  note,
})

/** By id. */
export const accessLogOfBefore = [
  line(301, 'hotel-booking', 'H-BOOK-ED01', 'hotel-booking'),
  line(302, 'hotel-bookings', ''),
  line(303, 'document', 'hotel-booking'),
]
