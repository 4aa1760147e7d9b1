// Beside bookings of another kind and damaged ones: hotel endpoints know hotel bookings alone, and one that cannot be read hides no other.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#domain/bookings/confirm-booking.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { hotelBookable } from '#domain/hotels/hotel-bookable.ts'
import { createLog } from '#kernel/log.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { writeStaff } from '#tests/support/sample-staff.ts'
import { openSampleStays, path, type SampleStays, sampleConfirm } from '#tests/support/sample-stays.ts'
import { createToldSupplier } from '#tests/support/told-supplier.ts'
import { createToyKind } from '#tests/support/toy-kind.ts'

const clock = () => sampleNow
const hotelSuppliers = [createToldSupplier(clock)]
const bookables = [hotelBookable(hotelSuppliers), createToyKind(clock).kind]
const lines: string[] = []
let stays: SampleStays

beforeAll(async () => {
  const log = createLog('error', (line) => lines.push(line))
  stays = await openSampleStays({ hotelSuppliers, bookables, log })
})
afterAll(() => stays.close())
beforeEach(async () => {
  lines.length = 0
  await stays.clear()
})

const contact = { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' }

async function ride(isBooked: boolean): Promise<string> {
  const { parts, database, other: provider } = stays.api
  const [own, caller] = [
    { ...parts, database },
    { account: stays.amal, provider, origin: 'http://other.test' },
  ]
  const held = await holdBooking(own, caller, {
    kind: 'activity',
    supplier: 'toy',
    request: { balloon: 'Zephyr', day: '2027-02-01' },
    seen: { amountMinor: 12_000, currency: 'EUR' },
    replaces: undefined,
    procedureSlug: null,
    language: 'en',
    idempotencyKey: crypto.randomUUID(),
    inputDigest: '',
  })
  const { reference, price, policy } = held
  const agreed = { total: { amountMinor: price.totalMinor, currency: price.currency }, policy }
  if (isBooked) await confirmBooking(own, caller, reference, { contact, details: { weightKg: 70 }, agreed })
  return reference
}

const stateOf = async (reference: string) => (await stays.rows()).find((row) => row.reference === reference)?.state

test.each([
  ['held', false],
  ['booked', true],
] as const)(
  'a booking of another kind that is %s is not found by any hotel endpoint, and stays as it is',
  async (state, isBooked) => {
    const reference = await ride(isBooked)
    const hotel = await stays.held()
    const answers = [
      await stays.amal.get(`${path}/${reference}`),
      await stays.amal.get(`${path}/${reference}/cancel-quote`),
      await stays.amal.get(`${path}/${reference}/calendar?language=en`),
      await stays.amal.post(`${path}/confirm`, { ...sampleConfirm(hotel), reference }),
      await stays.amal.post(`${path}/release`, { reference }),
      await stays.amal.post(`${path}/cancel`, { reference, agreedFee: { amountMinor: 0, currency: 'EUR' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await stays.list()).map((one) => one.reference)).toEqual([hotel.reference])
    expect(await stateOf(reference)).toBe(state)
  },
)

const damage = (reference: string) =>
  stays.api.database.forProvider(stays.api.other.id, (scope) =>
    scope.update(bookings, { item: { hotel: 'Secret Bay' } }, eq(bookings.reference, reference)),
  )

test('one booking that is damaged is left out of the list, and the log says which, without what is in it', async () => {
  const [sound, damaged] = [await stays.booked(), await stays.booked()]
  await damage(damaged.reference)
  expect((await stays.list()).map((one) => one.reference)).toEqual([sound.reference])
  const [id] = (await stays.rows()).flatMap((row) => (row.reference === damaged.reference ? [row.id] : []))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'booking unreadable', bookingId: id, kind: 'hotel' },
  ])
  expect(lines.join()).not.toMatch(/Secret|Haddad|patient\.example/)
})

test('the desk lists a damaged booking, and shows of it what every kind has', async () => {
  const { reference } = await stays.booked()
  await damage(reference)
  const rana = await writeStaff(stays.api, { name: 'Rana Sample' })
  const ask = (address: string, init: RequestInit = {}) =>
    stays.api.app.hono.request(`http://other.test/api/desk/inbox${address}`, {
      ...init,
      headers: { ...rana.headers, 'content-type': 'application/json' },
    })
  const listed = await (await ask('', { method: 'POST', body: '{}' })).json()
  const item = listed.items.find((one: { reference: string }) => one.reference === reference)
  expect(item.described).toMatchObject({ about: 'Quiet Bay', days: { from: '2027-01-13', until: '2027-01-16' } })
  const { booking } = await (await ask(`/${item.id}?language=en`)).json()
  expect(booking).toMatchObject({ reference, title: 'Quiet Bay', isReadable: false, forSupplier: [] })
})
