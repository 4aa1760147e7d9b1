// A transfer and insurance from hold to cancellation on the booking machine: what is asked for, who hears of it, and in which words.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announceForOrder } from '#domain/bookings/announce-booking.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import type { BookingCaller, BookingParts } from '#domain/bookings/booking-parts.ts'
import { calendarFile } from '#domain/bookings/calendar-file.ts'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { confirmBooking } from '#domain/bookings/confirm-booking.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { quoteCancellation } from '#domain/bookings/quote-cancellation.ts'
import { readBooking } from '#domain/bookings/read-bookings.ts'
import { requirementsOf } from '#domain/bookings/requirements-of.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient } from '#tests/support/sample-client.ts'
import { askedCover, askedRide, writeSampleExtras } from '#tests/support/sample-extras.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import type { ExtraRequest } from './extra.ts'
import { extraBookable } from './extra-bookable.ts'
import { extraReservations } from './tables.ts'

const orderId = newId()
let now = sampleNow
let api: SampleApi
let parts: BookingParts
let caller: BookingCaller

beforeAll(async () => {
  api = await openSampleApi({ clock: () => now })
  await writeSampleExtras(api.database, api.other)
  const account = await openSampleClient(api)
  const { database } = api
  const bookables = [extraBookable({ database, clock: () => now })]
  parts = { database, clock: () => now, bookables, jobs: { put: async () => {} } }
  caller = { account, provider: api.other, origin: 'http://other.test' }
})
afterAll(() => api.close())
beforeEach(async () => {
  now = sampleNow
  await api.database.forProvider(api.other.id, async (scope) => {
    for (const table of [extraReservations, bookings, mails]) await scope.remove(table)
  })
})

const hold = (request: ExtraRequest) =>
  holdBooking(parts, caller, {
    kind: 'extra',
    supplier: 'own',
    request,
    seen: { amountMinor: 45_00, currency: 'EUR' },
    replaces: undefined,
    procedureSlug: null,
    language: 'en',
    idempotencyKey: newId(),
    inputDigest: '',
  })
const contact = { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' }
const flown = { flight: 'EK 784', time: '14:30' }
const insured = {
  travellers: [
    { firstName: 'Amal', lastName: 'Haddad' },
    { firstName: 'Badr', lastName: 'Saleh' },
  ],
  births: { '1': '1980-02-03', '2': '2015-04-05' },
}
const confirm = ({ reference, price, policy }: Booking, details: unknown) => {
  const total = { amountMinor: price.totalMinor, currency: price.currency }
  return confirmBooking(parts, caller, reference, { contact, details, agreed: { total, policy } }, { orderId })
}
const read = ({ reference }: Booking) => readBooking(parts, caller, reference)
const announce = (booking: Booking) =>
  api.database.forClient(caller.account, api.other.id, (scope) => announceForOrder(parts, scope, caller, booking))
const written = () => api.database.forProvider(api.other.id, (scope) => scope.rows(mails))

test('a ride says which way it goes, lies on its day, and is with the company', async () => {
  const held = await hold(askedRide({ way: 'departure' }))
  expect(held).toMatchObject({
    state: 'held',
    title: { en: 'Airport transfer, on departure', ar: 'نقل من المطار، عند المغادرة' },
    startsAt: new Date('2027-01-31T20:00:00Z'),
    price: { totalMinor: 45_00, currency: 'EUR' },
  })
  expect(held.reference).toMatch(/^E-/)
  expect(parts.bookables[0]?.party(held.item)).toEqual({ en: 'Dune Wheels', ar: 'عجلات الكثبان' })
})

test('a transfer asks for flight and time, and for the hotel where nobody knows it', async () => {
  const paths = (booking: Booking) => requirementsOf(parts.bookables, booking).map(({ path }) => path)
  const known = paths(await hold(askedRide()))
  expect(known.filter((path) => path.startsWith('details'))).toEqual(['details.flight', 'details.time', 'details.note'])
  expect(paths(await hold(askedRide({ place: '' })))).toContain('details.place')
})

test.each([
  [{ flight: 'EK 784' }, 'time required'],
  [{ flight: 'EK 784', time: '25:00' }, 'time invalid'],
  [{ flight: '', time: '14:30' }, 'flight required'],
])('a transfer with %j is refused before anyone is asked: %s', async (details, fault) => {
  const error: unknown = await confirm(await hold(askedRide()), details).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'invalid-input',
    fields: [{ path: fault.split(' ')[0], reason: fault.split(' ')[1] }],
  })
})

test('insurance wants everyone by name with their birth date', async () => {
  const held = await hold(askedCover())
  await expect(confirm(held, { ...insured, births: { '1': '1980-02-31', '2': '' } })).rejects.toMatchObject({
    fields: [
      { path: 'births.1', reason: 'invalid' },
      { path: 'births.2', reason: 'required' },
    ],
  })
  expect(await confirm(held, insured)).toMatchObject({ state: 'booked', details: insured })
})

test('it is never booked without an order, which takes the money', async () => {
  const { reference, price, policy } = await hold(askedRide())
  const total = { amountMinor: price.totalMinor, currency: price.currency }
  const alone = confirmBooking(parts, caller, reference, { contact, details: flown, agreed: { total, policy } })
  await expect(alone).rejects.toMatchObject({ code: 'no-longer-possible' })
})

test('once it is booked the client has a voucher with a calendar file, and the clinic all that it has to pass on', async () => {
  const booked = await confirm(await hold(askedRide({ people: 4 })), { ...flown, note: 'Two skis' })
  await announce(booked)
  const [client, clinic] = await written()
  expect(client).toMatchObject({ to: 'amal@patient.example', subject: `Booked for your trip: ${booked.reference}` })
  expect(client?.text).toContain('Airport DXB to Marina Rest')
  expect(client?.text).toContain('EK 784')
  expect(clinic).toMatchObject({ subject: `To arrange for a trip: ${booked.reference}` })
  for (const word of ['Dune Wheels', '+971 4 000 0101', 'EK 784', '14:30', 'Two skis', 'Amal Haddad', '+96170111222'])
    expect(clinic?.text).toContain(word)
})

test('birth dates reach the clinic, which has to pass them on, and neither a mailbox of the client nor a subject', async () => {
  await announce(await confirm(await hold(askedCover()), insured))
  const [client, clinic] = await written()
  expect(clinic?.text).toContain('Badr Saleh, born 5 April 2015')
  expect(client?.text).toContain('Badr Saleh')
  expect(client?.text).not.toContain('2015')
  expect(`${client?.subject} ${clinic?.subject}`).not.toMatch(/Badr|2015/)
})

test('the calendar has the hour from the landing on, by the clocks there, in both languages', async () => {
  const booked = await confirm(await hold(askedRide()), flown)
  const file = calendarFile(parts.bookables, booked, 'en', 'http://other.test', now).text
  expect(file).toContain('DTSTART:20270201T103000Z')
  expect(file).toContain('SUMMARY:Airport transfer')
  expect(calendarFile(parts.bookables, booked, 'ar', 'http://other.test', now).text).toContain('SUMMARY:نقل من المطار')
})

test('cancelling costs what the policy says by then, and gives the vehicle back', async () => {
  const booked = await confirm(await hold(askedRide()), flown)
  now = new Date('2027-01-31T08:00:00Z')
  const quoted = await quoteCancellation(parts, caller, booked.reference)
  expect(quoted.fee).toEqual({ amountMinor: 45_00, currency: 'EUR' })
  await cancelBooking(parts, caller, booked.reference, { fee: quoted.fee })
  expect(await read(booked)).toMatchObject({ state: 'cancelled', feeMinor: 45_00 })
  const [row] = await api.database.forProvider(api.other.id, (scope) => scope.rows(extraReservations))
  expect(row).toMatchObject({ state: 'cancelled', feeMinor: 45_00 })
})

test.each([
  [{ from: '2026-11-21', until: '2026-11-21' }, 'from past'],
  [{ from: '2027-02-02', until: '2027-02-01' }, 'until before'],
  [{ from: '2027-02-02', until: '2029-02-02' }, 'until too-long'],
])('days of %j are nothing that anyone is asked for', async (days, fault) => {
  const [path, reason] = fault.split(' ')
  await expect(hold(askedCover(days))).rejects.toMatchObject({ code: 'invalid-input', fields: [{ path, reason }] })
})

test('five extras are held at once and no sixth; a room or an offer that is held takes nothing from them', async () => {
  const day = (number: number) => `2027-03-0${number}`
  for (let number = 1; number <= 5; number++) await hold(askedRide({ from: day(number), until: day(number) }))
  await expect(hold(askedRide({ from: day(6), until: day(6) }))).rejects.toMatchObject({ code: 'too-many-requests' })
  await api.database.forProvider(api.other.id, (scope) =>
    scope.update(bookings, { kind: 'hotel' }, eq(bookings.kind, 'extra')),
  )
  expect(await hold(askedRide({ from: day(6), until: day(6) }))).toMatchObject({ state: 'held' })
})
