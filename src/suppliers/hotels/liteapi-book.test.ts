// Guards holds and bookings at LiteAPI: what changed since is told, once is once, and what is not known is not said to be a no.
import { describe, expect, test } from 'vitest'
import { newReference } from '#kernel/id.ts'
import { refused, unknown } from '#kernel/outcome.ts'
import { doneValue } from '#tests/support/done-value.ts'
import { bodies, choose, clinic, stay } from './liteapi-opened.test-support.ts'

describe('a supplier that changes its mind', () => {
  test('dearer at prebook: held is what it says now, for whoever saw another price to agree to', async () => {
    const { hold, manners, offer } = await choose()
    manners.dearerBy = 1.1
    const held = doneValue(await hold())
    expect(held.offer.price.totalMinor).toBe(Math.round((offer.price.totalMinor - 4_000) * 1.1) + 4_000)
    expect(held.offer.room.slug).toBe(offer.room.slug)
  })

  test('harder terms or another board at prebook are told as they are now', async () => {
    const { hold, manners, offer } = await choose()
    manners.hardens = true
    const { price, policy } = doneValue(await hold()).offer
    expect(policy).toEqual([{ until: null, feeMinor: price.totalMinor - price.atHotelMinor }])
    manners.boardAtPrebook = 'RO'
    expect([offer.plan.board, doneValue(await hold()).offer.plan.board]).toEqual(['breakfast', 'room-only'])
    manners.boardAtPrebook = 'BB9'
    expect(await hold()).toEqual(refused('gone'))
  })

  test('other days than those of the offer are refused', async () => {
    const { hold } = await choose()
    expect(await hold(null, { ...stay, checkOut: '2027-01-03' })).toEqual(refused('gone'))
  })
})

test.each([
  ['a child more', [{ adults: 2, children: [4, 9] }, stay.rooms[1]]],
  ['a child of another age', [{ adults: 2, children: [12] }, stay.rooms[1]]],
  ['an adult more', [{ adults: 3, children: [4] }, stay.rooms[1]]],
  ['a room less', [stay.rooms[0]]],
])('an offer is not held for other people than it was made for: %s', async (_who, rooms) => {
  const { hold } = await choose()
  const others = { ...stay, rooms: rooms.filter((room) => room !== undefined) }
  expect(await hold(null, others)).toEqual(refused('does-not-fit'))
})

describe('a booking', () => {
  test('sends one guest for each room, the remarks once, our reference, and nothing that is not asked for', async () => {
    const { standIn, hold, book, reference } = await choose()
    const { holdId, evidence } = doneValue(await hold())
    const booked = doneValue(await book(holdId))
    const email = 'ada@mail.test'
    expect(bodies(standIn, '/rates/book')).toEqual([
      {
        prebookId: holdId,
        clientReference: reference,
        holder: { firstName: 'Ada', lastName: 'Secretname', email, phone: '+971500000000' },
        guests: [
          {
            occupancyNumber: 1,
            firstName: 'Ada',
            lastName: 'Secretname',
            email,
            remarks: 'A quiet room, after surgery',
          },
          { occupancyNumber: 2, firstName: 'Bo', lastName: 'Secretname', email },
        ],
        payment: { method: 'ACC_CREDIT_CARD' },
      },
    ])
    expect(JSON.stringify([evidence, booked])).not.toMatch(/Secretname|mail\.test|surgery|not for anybody/)
    expect(evidence).toMatchObject({ prebookId: holdId, hotelId: 'lp1a', currency: 'AED' })
    expect(booked.evidence).toMatchObject({ clientReference: reference, status: 'CONFIRMED' })
  })

  test('made, and answered with an error: unknown at first, then the status knows it, and once more is the same', async () => {
    const { standIn, hold, book, manners, status } = await choose()
    const { holdId } = doneValue(await hold())
    manners.failsAfterBooking = true
    expect(await book(holdId)).toEqual(unknown('maybe'))
    expect(await status()).toMatchObject({ state: 'booked', supplierReference: 'B1-x' })
    expect(doneValue(await book(holdId)).supplierReference).toBe('B1-x')
    expect(standIn.bookings()).toHaveLength(1)
  })

  test.each([
    [{ status: 400, code: 4002, description: 'invalid prebookId, rate not found' }, 'hold-expired'],
    [{ status: 400, code: 4010, description: 'prebookId data validation failed' }, 'gone'],
    [{ status: 400, code: 2013, description: 'booking not confirmed' }, 'gone'],
    [{ status: 400, code: 2013, description: 'the room is sold out' }, 'sold-out'],
  ] as const)('refused with %j is refused as %s', async (refusesWith, reason) => {
    const { hold, book, manners, status } = await choose()
    const { holdId } = doneValue(await hold())
    manners.refusesWith = refusesWith
    expect(await book(holdId)).toEqual(refused(reason))
    expect(await status()).toEqual({ state: 'none' })
  })

  test.each([
    { status: 400, code: 5000, description: 'booking initial save failed, please try again' },
    { status: 400, code: 2014, description: 'booking incomplete, booking data was not updated' },
    { status: 400, code: 4000, description: 'missing or not supported payment method' },
    { status: 400, code: 4005, description: 'duplicate booking attempt with existing client reference' },
    { status: 503, code: 500, description: '' },
  ])('refused with %j is unknown, and not said to be a no', async (refusesWith) => {
    const { hold, book, manners } = await choose()
    const { holdId } = doneValue(await hold())
    manners.refusesWith = refusesWith
    expect(await book(holdId)).toEqual(unknown('maybe'))
  })

  test('of another reference is nobody else’s to see or cancel', async () => {
    const { supplier, hold, book, status } = await choose()
    const { supplierReference } = doneValue(await book(doneValue(await hold()).holdId))
    const theirs = { reference: newReference('H'), supplierReference }
    await expect(supplier.cancelQuote(clinic, theirs)).rejects.toMatchObject({ fields: [{ reason: 'gone' }] })
    expect(await supplier.cancel(clinic, theirs)).toEqual(refused('gone'))
    expect((await status()).state).toBe('booked')
  })

  test.each([
    [{ status: 400, code: 4000, description: 'cannot be cancelled now' }, refused('gone')],
    [{ status: 409, code: 4009, description: 'the hotel does not allow it' }, refused('gone')],
    [{ status: 304, code: 304, description: 'unable to process request' }, unknown('maybe')],
    [{ status: 408, code: 4008, description: 'request timeout' }, unknown('maybe')],
    [{ status: 429, code: 429, description: 'too many requests' }, unknown('no')],
    [{ status: 400, code: 5000, description: 'unable to process request' }, unknown('maybe')],
  ])('that %j does not cancel stays booked: %j', async (refusesWith, outcome) => {
    const { supplier, hold, book, manners, reference, status } = await choose()
    const { supplierReference } = doneValue(await book(doneValue(await hold()).holdId))
    manners.refusesWith = refusesWith
    expect(await supplier.cancel(clinic, { reference, supplierReference })).toEqual(outcome)
    expect((await status()).state).toBe('booked')
  })
})

describe('a change of dates', () => {
  const later = { ...stay, checkIn: '2026-12-30', checkOut: '2027-01-03' }

  async function changing() {
    const first = await choose()
    const { supplierReference } = doneValue(await first.book(doneValue(await first.hold()).holdId))
    const rates = await first.supplier.rates(clinic, 'lp1a', later, 'en')
    const offer = rates?.offers.find(({ plan }) => plan.payment === 'at-hotel')
    const reference = newReference('H')
    const replaces = { reference: first.reference, supplierReference }
    const hold = () =>
      first.supplier.hold(clinic, { reference, key: 'lp1a', offerId: offer?.offerId ?? '', stay: later, replaces })
    return { ...first, offer, hold, second: reference, replaces }
  }

  test('is held as an alternative, and booked in one step that leaves the other booking', async () => {
    const { standIn, supplier, offer, hold, book, second, status, replaces } = await changing()
    const held = doneValue(await hold())
    expect(held).toMatchObject({ changeFeeMinor: 0, offer: { price: offer?.price, policy: offer?.policy } })
    expect((await status()).state).toBe('booked')
    await book(held.holdId, second)
    expect(await status()).toEqual({ state: 'cancelled', feeMinor: 0 })
    expect((await supplier.status(clinic, second)).state).toBe('booked')
    expect(bodies(standIn, '/rates/rebook')).toMatchObject([
      { existingBookingId: replaces.supplierReference, clientReference: second, payment: { method: 'NONE' } },
    ])
  })

  test('says what leaving the other booking costs by the end of the hold', async () => {
    const { hold, offer, standIn, passTime } = await changing()
    passTime(Date.parse('2026-12-26T11:50:00Z') - standIn.now().getTime())
    expect(doneValue(await hold()).changeFeeMinor).toBe(
      (offer?.price.totalMinor ?? 0) - (offer?.price.atHotelMinor ?? 0),
    )
  })

  test('of a booking that is gone, or is another one’s, is refused', async () => {
    const { supplier, hold, replaces } = await changing()
    await supplier.cancel(clinic, replaces)
    expect(await hold()).toEqual(refused('gone'))
  })
})
