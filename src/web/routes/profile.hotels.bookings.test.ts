// What the pages of hotel bookings get to show: ready words, by the clock of the hotel, in both languages.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { presentBooking } from '#web/areas/bookings/present-booking.server.ts'
import { presentBookings } from '#web/areas/bookings/present-bookings.server.ts'
import { guestNeedsOf } from '#web/areas/hotels/guest-needs.ts'
import { hotelBookings } from '#web/areas/hotels/hotel-bookings.server.ts'
import { aed, bookedBooking, bookingPage, now, sampleBooking } from '#web/areas/hotels/sample-booking.test-support.ts'

const session = { email: 'ana@example.com', emailVerified: true, name: 'Ana' } as never
const ana = { firstName: 'Ana', lastName: 'Sample', email: 'ana@example.com', phone: '+971500000000' }
const client = { firstName: 'Ana', lastName: 'Sample', phoneNumber: '+971500000000' }

async function present(booking = sampleBooking(), more: Record<string, unknown> = {}, language: 'en' | 'ar' = 'en') {
  const page = bookingPage({ readHotelBooking: booking, getClient: client, ...more }, language)
  const isCancelling = 'quoteHotelCancel' in more
  return presentBooking(page, session, hotelBookings, { reference: booking.reference, isCancelling, now })
}

async function one(booking = sampleBooking(), language: 'en' | 'ar' = 'en') {
  const { booking: view } = await present(booking, {}, language)
  if (!view) throw new Error('no booking')
  return view
}
const factOf = ({ facts }: { facts: { label: string; text: string }[] }, label: string) =>
  facts.find((fact) => fact.label === label)?.text

test('what is held says its price line by line, and what the hotel takes itself', async () => {
  const { lines, sum, stateText, warnings } = await one()
  expect(lines).toEqual([
    { label: '7 nights', amount: 'AED\u00a02,895', isPaidThere: false },
    { label: 'Tourism fee', amount: 'AED\u00a0105', isPaidThere: true },
  ])
  expect([sum, stateText, warnings]).toEqual(['AED\u00a03,000', 'Held, not booked yet', []])
})

test('the room is said with its meals, once, and not with the name of the rate, which may say the same', async () => {
  const { plan } = sampleBooking()
  const booking = sampleBooking({ plan: { ...plan, name: 'Room only', board: 'room-only' } })
  expect(factOf(await one(booking), 'Room')).toBe('Double room\nNo meals included')
})

test('what is agreed to is what was held, to the minor unit', async () => {
  const { agreed } = await one()
  expect(agreed).toEqual({
    total: { amountMinor: 300_000, currency: 'AED' },
    policy: [
      { until: '2027-05-10T14:00:00.000Z', feeMinor: 0 },
      { until: null, feeMinor: 289_500 },
    ],
  })
})

test('a price that moved since it was chosen is said, with both amounts', async () => {
  const { warnings } = await one(sampleBooking({ seenTotal: aed(2_800) }))
  expect(warnings).toEqual([expect.stringMatching(/now AED\u00a03,000.*was AED\u00a02,800/)])
})

test.each([
  [0, 'Changing costs nothing'],
  [350, 'Leaving that one costs AED\u00a0350'],
])('a change of dates that costs %i says so', async (fee, words) => {
  const { warnings } = await one(sampleBooking({ replaces: { reference: 'H-1111-1111', changeFee: aed(fee) } }))
  expect(warnings[0]).toContain(words)
})

test('a change that is over with its booking says so, and not that the hotel refused', async () => {
  const replaces = { reference: 'H-1111-1111', changeFee: aed(0) }
  const over = sampleBooking({ state: 'refused', refusal: 'gone', replaces })
  expect((await one(over)).next).toMatch(/place of booking H-1111-1111, which is changed or cancelled/)
  expect((await one(over, 'ar')).next).toContain('H-1111-1111')
  const { lead } = bookedBooking()
  expect((await one({ ...over, lead })).next).toBe('The hotel no longer offers this room. Nothing was booked.')
})

test('who stays begins with whoever is signed in, and only where something is to be confirmed', async () => {
  const { form } = await present()
  expect(form).toEqual({ ...ana, roomCount: 1, needs: guestNeedsOf([]) })
  expect((await present(bookedBooking())).form).toBeUndefined()
})

test('a change of dates begins with whoever stays in the booking before', async () => {
  const held = sampleBooking({ reference: 'H-2222-2222', replaces: { reference: 'H-1111-1111', changeFee: aed(0) } })
  const before = bookedBooking({ reference: 'H-1111-1111' })
  const page = bookingPage({ getClient: client })
  const call = page.call
  page.call = ((to: { name: string }, input: { reference: string }) =>
    to.name === 'readHotelBooking'
      ? Promise.resolve(input.reference === held.reference ? held : before)
      : call(to as never, input as never)) as typeof page.call
  const view = await presentBooking(page, session, hotelBookings, {
    reference: held.reference,
    isCancelling: false,
    now,
  })
  expect(view.form).toEqual({ ...before.lead, roomCount: 1, needs: guestNeedsOf([]) })
  expect(view.booking?.warnings.at(-1)).toBe('The stay before cost AED\u00a03,000. This one costs AED\u00a03,000.')
})

test('what is over has no terms left, and warns of nothing', async () => {
  const replaces = { reference: 'H-1111-1111', changeFee: aed(0) }
  const { policy, warnings } = await one(bookedBooking({ state: 'cancelled', fee: aed(0), replaces }))
  expect([policy, warnings]).toEqual([null, []])
  expect((await one(bookedBooking({ replaces }))).warnings).toEqual([])
})

test('until the hotel gave a number of its own, no line says that it confirmed', async () => {
  const view = await one(bookedBooking({ confirmation: '' }))
  expect(factOf(view, 'Confirmation of the hotel')).toBeUndefined()
  expect(factOf(view, 'Booking reference')).toBe('H-7K3M-92PX')
})

test('the voucher has what the hotel asks for; what is not known is left out', async () => {
  const view = await one(bookedBooking({ hotel: { ...sampleBooking().hotel, phone: '', checkOutUntil: '' } }))
  expect(factOf(view, 'Confirmation of the hotel')).toBe('SGH-1')
  expect(factOf(view, 'Booking reference')).toBe('H-7K3M-92PX')
  expect(factOf(view, 'Arriving and leaving')).toBe('Rooms are ready from 15:00')
  expect(factOf(view, 'Guests')).toBe('2 adults\nAna Sample')
  expect(factOf(view, 'Phone of the hotel')).toBeUndefined()
})

test('its links lead back to the same stay, and to a change of it', async () => {
  const { againHref, changeHref } = await one(bookedBooking({ rooms: [{ adults: 2, children: [4, 11] }] }))
  expect(againHref).toBe(
    '/profile/hotels/sample-garden-hotel?checkIn=2027-05-12&checkOut=2027-05-19&room=2-4-11&offer=double%2Fflexible&at=rooms',
  )
  expect(changeHref).toBe(`${againHref}&replaces=H-7K3M-92PX`)
})

test.each([
  ['sold-out', /taken meanwhile/],
  ['hold-expired', /not held any longer/],
  [null, /no longer offers/],
] as const)('a refusal because of %s says that nothing was booked', async (refusal, words) => {
  const { next } = await one(sampleBooking({ state: 'refused', refusal }))
  expect(next).toMatch(words)
  expect(next).toContain('Nothing was booked')
})

test.each([
  [aed(0), 'It cost you nothing'],
  [aed(350), 'Cancelling cost AED\u00a0350'],
])('what is cancelled says what that cost', async (fee, words) => {
  expect((await one(bookedBooking({ state: 'cancelled', fee }))).next).toContain(words)
})

test('a rate that cannot be booked here says who can', async () => {
  expect((await one(sampleBooking({ canBook: false }))).next).toContain('The clinic can book it for you')
})

test('a held room that is paid here says so, and that it is not booked yet', async () => {
  const { can } = sampleBooking()
  const held = sampleBooking({ can: { ...can, confirm: false, pay: true } })
  expect((await one(held)).next).toBe('The room isn’t booked yet. Pay while it’s held for you, and we book it.')
})

test('what cancelling costs is told with what comes back, what is owed and until when, by the clock of the hotel', async () => {
  const quote = { fee: aed(350), refund: aed(150), owed: aed(0), until: '2027-05-10T14:00:00.000Z', revision: 3 }
  const { cancel } = await present(bookedBooking(), { quoteHotelCancel: quote })
  expect(cancel?.text).toBe('Cancelling now costs AED\u00a0350.')
  expect(cancel?.more).toEqual(['You get back AED\u00a0150.', expect.stringContaining('18:00')])
  expect(cancel?.agreedFee).toEqual({ amountMinor: 35_000, currency: 'AED' })
})

test('what is charged has about how much that is in the visitor’s currency beside it', async () => {
  const pounds = { amountMinor: 7_200, currency: 'GBP' }
  const fee = { ...aed(350), shown: { from: pounds, to: pounds } }
  const { cancel } = await present(bookedBooking(), {
    quoteHotelCancel: { fee, refund: aed(0), owed: fee, until: null, revision: 3 },
  })
  expect(cancel?.text).toBe('Cancelling now costs AED\u00a0350 (about £72).')
})

test('nobody is told a cost that nobody could say', async () => {
  const { cancel } = await present(bookedBooking(), { quoteHotelCancel: new Fault('unavailable', 'away') })
  expect(cancel).toBeUndefined()
})

test('a booking that is not theirs is a page that is not there', async () => {
  const page = bookingPage({ readHotelBooking: new Fault('not-found', 'none') })
  const asked = presentBooking(page, session, hotelBookings, { reference: 'H-0000-0000', isCancelling: false, now })
  await expect(asked).rejects.toMatchObject({ status: 404 })
})

test('without an answer the page says so instead of showing nothing', async () => {
  const page = bookingPage({ readHotelBooking: new Fault('unavailable', 'away') })
  const { booking } = await presentBooking(page, session, hotelBookings, { reference: 'H-1', isCancelling: false, now })
  expect(booking).toBeUndefined()
})

test('the list has what is held first, then what is coming, then what is over, by the calendar of the hotel', async () => {
  const found = [
    bookedBooking({ reference: 'H-PAST', checkIn: '2026-11-10', checkOut: '2026-11-20' }),
    bookedBooking({ reference: 'H-LAST', checkIn: '2026-11-10', checkOut: '2026-11-21' }),
    bookedBooking({ reference: 'H-GONE', state: 'cancelled', fee: aed(0) }),
    sampleBooking({ reference: 'H-HELD' }),
    bookedBooking({ reference: 'H-WAIT', state: 'booking' }),
  ]
  const { groups } = await presentBookings(bookingPage({ listHotelBookings: found }), hotelBookings, now)
  expect(groups?.map(({ name, items }) => [name, items.map(({ reference }) => reference)])).toEqual([
    ['held', ['H-HELD']],
    ['coming', ['H-LAST', 'H-WAIT']],
    ['over', ['H-PAST', 'H-GONE']],
  ])
  expect((await presentBookings(bookingPage({}), hotelBookings, now)).groups).toBeUndefined()
})

test('Arabic has every word of it', async () => {
  const { stateText, next, facts } = await one(bookedBooking(), 'ar')
  expect([stateText, next]).toEqual([
    expect.stringMatching(/[\u0600-\u06ff]/),
    expect.stringMatching(/[\u0600-\u06ff]/),
  ])
  expect(facts.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/[a-z]/))
})
