// Guards holds and bookings at LiteAPI: what changed since is told, once is once, and what is not known is not said to be a no.
import { describe, expect, test } from 'vitest'
import { newReference } from '#kernel/id.ts'
import { bodies, choose, clinic, stay } from './liteapi-opened.test-support.ts'

describe('a supplier that changes its mind', () => {
  test('dearer at prebook: held is what it says now, for whoever saw another price to agree to', async () => {
    const { hold, manners, offer } = await choose()
    manners.dearerBy = 1.1
    const held = await hold()
    expect(held.offer.price.totalMinor).toBe(Math.round((offer.price.totalMinor - 4_000) * 1.1) + 4_000)
    expect(held.offer.room.slug).toBe(offer.room.slug)
  })

  test('harder terms or another board at prebook are told as they are now', async () => {
    const { hold, manners, offer } = await choose()
    manners.hardens = true
    const { price, ladder } = (await hold()).offer
    expect(ladder).toEqual([{ until: null, feeMinor: price.totalMinor - price.atHotelMinor }])
    manners.boardAtPrebook = 'RO'
    expect([offer.plan.board, (await hold()).offer.plan.board]).toEqual(['breakfast', 'room-only'])
    manners.boardAtPrebook = 'BB9'
    await expect(hold()).rejects.toMatchObject({ fields: [{ path: 'offer', reason: 'gone' }] })
  })

  test('other days than those of the offer are refused', async () => {
    const { hold } = await choose()
    await expect(hold(null, { ...stay, checkOut: '2027-01-03' })).rejects.toMatchObject({
      fields: [{ reason: 'gone' }],
    })
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
  await expect(hold(null, others)).rejects.toMatchObject({
    code: 'no-longer-possible',
    fields: [{ path: 'offer', reason: 'does-not-fit' }],
  })
})

describe('a booking', () => {
  test('sends one guest for each room, the remarks once, our reference, and nothing that is not asked for', async () => {
    const { standIn, hold, book, reference } = await choose()
    const { holdId, raw } = await hold()
    const booked = await book(holdId)
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
    expect(JSON.stringify([raw, booked])).not.toMatch(/Secretname|mail\.test|surgery|not for anybody/)
  })

  test('made, and answered with an error: unknown at first, then the status knows it, and once more is the same', async () => {
    const { standIn, hold, book, manners, status } = await choose()
    const { holdId } = await hold()
    manners.failsAfterBooking = true
    await expect(book(holdId)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await status()).toMatchObject({ state: 'booked', supplierReference: 'B1-x' })
    expect((await book(holdId)).supplierReference).toBe('B1-x')
    expect(standIn.bookings()).toHaveLength(1)
  })

  test.each([
    [{ status: 400, code: 4002, description: 'invalid prebookId, rate not found' }, 'hold-expired'],
    [{ status: 400, code: 4010, description: 'prebookId data validation failed' }, 'gone'],
    [{ status: 400, code: 2013, description: 'booking not confirmed' }, 'gone'],
    [{ status: 400, code: 2013, description: 'the room is sold out' }, 'sold-out'],
  ])('refused with %j is refused as %s', async (refusesWith, reason) => {
    const { hold, book, manners, status } = await choose()
    const { holdId } = await hold()
    manners.refusesWith = refusesWith
    await expect(book(holdId)).rejects.toMatchObject({
      code: 'no-longer-possible',
      fields: [{ path: 'offer', reason }],
    })
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
    const { holdId } = await hold()
    manners.refusesWith = refusesWith
    await expect(book(holdId)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('of another reference is nobody else’s to see or cancel', async () => {
    const { supplier, hold, book, status } = await choose()
    const { supplierReference } = await book((await hold()).holdId)
    const theirs = { reference: newReference('H'), supplierReference }
    await expect(supplier.cancelQuote(clinic, theirs)).rejects.toMatchObject({ fields: [{ reason: 'gone' }] })
    await expect(supplier.cancel(clinic, theirs)).rejects.toMatchObject({ fields: [{ reason: 'gone' }] })
    expect((await status()).state).toBe('booked')
  })

  test.each([
    [{ status: 400, code: 4000, description: 'cannot be cancelled now' }, 'no-longer-possible'],
    [{ status: 409, code: 4009, description: 'the hotel does not allow it' }, 'no-longer-possible'],
    [{ status: 304, code: 304, description: 'unable to process request' }, 'unavailable'],
    [{ status: 408, code: 4008, description: 'request timeout' }, 'unavailable'],
    [{ status: 429, code: 429, description: 'too many requests' }, 'unavailable'],
    [{ status: 400, code: 5000, description: 'unable to process request' }, 'unavailable'],
  ])('that %j does not cancel stays booked: %s', async (refusesWith, code) => {
    const { supplier, hold, book, manners, reference, status } = await choose()
    const { supplierReference } = await book((await hold()).holdId)
    manners.refusesWith = refusesWith
    await expect(supplier.cancel(clinic, { reference, supplierReference })).rejects.toMatchObject({ code })
    expect((await status()).state).toBe('booked')
  })
})

describe('a change of dates', () => {
  const later = { ...stay, checkIn: '2026-12-30', checkOut: '2027-01-03' }

  async function changing() {
    const first = await choose()
    const { supplierReference } = await first.book((await first.hold()).holdId)
    const rates = await first.supplier.rates(clinic, 'lp1a', later, 'en')
    const offer = rates?.offers.find(({ plan }) => plan.payment === 'at-hotel')
    const reference = newReference('H')
    const insteadOf = { reference: first.reference, supplierReference }
    const hold = () =>
      first.supplier.hold(clinic, { reference, key: 'lp1a', offerId: offer?.offerId ?? '', stay: later, insteadOf })
    return { ...first, offer, hold, second: reference, insteadOf }
  }

  test('is held as an alternative, and booked in one deed that leaves the other booking', async () => {
    const { standIn, supplier, offer, hold, book, second, status, insteadOf } = await changing()
    const held = await hold()
    expect(held).toMatchObject({ changeFeeMinor: 0, offer: { price: offer?.price, ladder: offer?.ladder } })
    expect((await status()).state).toBe('booked')
    await book(held.holdId, second)
    expect(await status()).toEqual({ state: 'cancelled', feeMinor: 0 })
    expect((await supplier.status(clinic, second)).state).toBe('booked')
    expect(bodies(standIn, '/rates/rebook')).toMatchObject([
      { existingBookingId: insteadOf.supplierReference, clientReference: second, payment: { method: 'NONE' } },
    ])
  })

  test('says what leaving the other booking costs by the end of the hold', async () => {
    const { hold, offer, standIn, passTime } = await changing()
    passTime(Date.parse('2026-12-26T11:50:00Z') - standIn.now().getTime())
    expect((await hold()).changeFeeMinor).toBe((offer?.price.totalMinor ?? 0) - (offer?.price.atHotelMinor ?? 0))
  })

  test('of a booking that is gone, or is another one’s, is refused', async () => {
    const { supplier, hold, insteadOf } = await changing()
    await supplier.cancel(clinic, insteadOf)
    await expect(hold()).rejects.toMatchObject({ fields: [{ reason: 'gone' }] })
  })
})
