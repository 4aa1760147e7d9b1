// What every hotel supplier has to do, whoever has the rooms: the suite that each adapter passes.
import { expect, test } from 'vitest'
import { holdMs } from '#domain/bookings/booking.ts'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import { type Clinic } from '#domain/bookings/clinic-of.ts'
import {
  type Held,
  type HotelSupplier,
  type Refusal,
  type RoomOffer,
  type StaySearch,
} from '#domain/hotels/hotel-supplier.ts'
import { leadOfferOf } from '#domain/hotels/lead-offer.ts'
import type { Stay } from '#domain/hotels/stay.ts'
import { atStake } from '#domain/hotels/stay-policy.ts'
import { newReference } from '#kernel/id.ts'
import { done, refused } from '#kernel/outcome.ts'
import { addDays } from '#kernel/plain-date.ts'
import { doneValue } from '#tests/support/done-value.ts'

export type OpenedSupplier = {
  supplier: HotelSupplier
  clinic: Clinic
  /** A hotel that has several rooms for the stay, under at least one plan that is cancelled at no cost for now. */
  key: string
  stay: Stay
  /** The moment that the supplier goes by. */
  now(): Date
  /** Makes it later, for the supplier and all that it asks. */
  passTime(ms: number): void
  /** Others take every room of the offer that is left for the stay. */
  sellOut(offer: RoomOffer): Promise<void>
  /** It knows a hold by its reference: others know none before it is booked, and `status` says so. */
  knowsHolds: boolean
}

/**
 * @param open the supplier for one test, with rooms that no other test takes
 * @param openAway one that does not answer
 */
export function testHotelSupplier(
  open: () => Promise<OpenedSupplier>,
  openAway: () => Promise<Pick<OpenedSupplier, 'supplier' | 'clinic' | 'key' | 'stay'>>,
): void {
  testFinding(open)
  testHolding(open)
  testGivingBack(open)
  testBooking(open)
  testCancelling(open)
  testAway(openAway)
}

/** Everything that can be had, the best for a body in recovery first. */
export function searchOf(stay: Stay, changes: Partial<StaySearch> = {}): StaySearch {
  const filter = {
    text: '',
    maxTotalMinor: null,
    minStars: 0,
    features: [],
    boards: [],
    isRefundable: false,
    maxMinutes: null,
  }
  return { ...stay, filter, sort: 'recovery', limit: 50, language: 'en', canPay: false, ...changes }
}

const lead = { firstName: 'Ada', lastName: 'Sample', email: 'ada@mail.test', phone: '+971500000000' }

/** What a hold and a booking are asked with, under a reference of the test's own. */
async function choose({ supplier, clinic, key, stay, now }: OpenedSupplier) {
  const rates = await supplier.rates(clinic, key, stay, 'en')
  const offer = rates?.offers.find(({ policy }) => feeAt(policy, now()) === 0)
  if (!offer) throw new Error('the suite needs an offer that is cancelled at no cost')
  const reference = newReference('H')
  const guests = stay.rooms.map(() => ({ firstName: 'Ada', lastName: 'Sample' }))
  return {
    offer,
    reference,
    hold: () => supplier.hold(clinic, { reference, key, offerId: offer.offerId, stay, replaces: null }),
    book: ({ holdId }: Held) => supplier.book(clinic, { reference, holdId, lead, guests, remarks: '' }),
    status: () => supplier.status(clinic, reference),
  }
}

/** @param reasons any of them */
const refusedAs = (...reasons: Refusal[]) => ({ is: 'refused', reason: expect.toBeOneOf(reasons) })

function expectSound({ price, policy, offerId }: RoomOffer, { stay, clinic }: OpenedSupplier): void {
  expect(offerId.length).toBeLessThanOrEqual(4_000)
  expect(price.currency).toBe(clinic.currency)
  expect(price.totalMinor).toBe(price.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
  expect(price.nightsMinor).toHaveLength((Date.parse(stay.checkOut) - Date.parse(stay.checkIn)) / 86_400_000)
  expect(policy.at(-1)?.until).toBeNull()
  expect(policy.slice(0, -1).every(({ until }) => until !== null)).toBe(true)
  expect(policy.at(-1)?.feeMinor).toBeLessThanOrEqual(atStake(price))
  expect(policy.map(({ feeMinor }) => feeMinor).toSorted((a, b) => a - b)).toEqual(policy.map((step) => step.feeMinor))
}

function testFinding(open: () => Promise<OpenedSupplier>): void {
  test('a search finds the hotel at the rate that it leads with, and each price is the sum of its lines', async () => {
    const opened = await open()
    const { supplier, clinic, key, stay } = opened
    const found = await supplier.search(clinic, searchOf(stay))
    const one = found.hotels.find(({ hotel }) => hotel.key === key)
    const rates = await supplier.rates(clinic, key, stay, 'en')
    expect(rates?.hotel.key).toBe(key)
    for (const offer of [one?.offer, ...(rates?.offers ?? [])]) if (offer) expectSound(offer, opened)
    expect(one?.offer.price.totalMinor).toBe(leadOfferOf(rates?.offers ?? [], false)?.price.totalMinor)
  })

  test('by price the least costly hotel is first, and no more are found than were asked for', async () => {
    const { supplier, clinic, stay } = await open()
    const { hotels } = await supplier.search(clinic, searchOf(stay, { sort: 'price' }))
    const totals = hotels.map(({ offer }) => offer.price.totalMinor)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    const first = await supplier.search(clinic, searchOf(stay, { sort: 'price', limit: 1 }))
    expect(first.hotels.map(({ hotel }) => hotel.key)).toEqual(hotels.slice(0, 1).map(({ hotel }) => hotel.key))
    expect(first.isMore).toBe(hotels.length > 1)
  })

  test('without a stay a hotel is shown and has no offers; a hotel that nobody knows is none', async () => {
    const { supplier, clinic, key, stay } = await open()
    expect(await supplier.rates(clinic, key, undefined, 'en')).toMatchObject({ hotel: { key }, offers: [] })
    expect(await supplier.rates(clinic, 'nobody-knows-it', stay, 'en')).toBeUndefined()
  })

  test('prices by date are of the days that were asked for, or there are none at all', async () => {
    const { supplier, clinic, stay } = await open()
    const days = [-1, 0, 1].map((later) => addDays(stay.checkIn, later))
    const prices = await supplier.pricesByDate(clinic, { ...searchOf(stay), key: null }, days)
    if (!prices) return
    expect(prices.map(({ checkIn }) => checkIn)).toEqual(days)
    const { hotels } = await supplier.search(clinic, searchOf(stay, { sort: 'price', limit: 1 }))
    expect(prices[1]?.totalMinor).toBe(hotels[0]?.offer.price.totalMinor)
  })
}

function testHolding(open: () => Promise<OpenedSupplier>): void {
  test('what is held is what the rates said: price, terms, hotel and room, until a moment to come', async () => {
    const opened = await open()
    const { offer, hold, status } = await choose(opened)
    expect(await status()).toEqual({ state: 'none' })
    const held = doneValue(await hold())
    expect(held.offer).toMatchObject({ price: offer.price, policy: offer.policy })
    expect([held.offer.room.slug, held.offer.plan.slug]).toEqual([offer.room.slug, offer.plan.slug])
    expect([held.hotel.key, held.changeFeeMinor]).toEqual([opened.key, 0])
    expect(held.expiresAt.getTime()).toBeGreaterThan(opened.now().getTime())
    expect(await status()).toEqual({ state: opened.knowsHolds ? 'held' : 'none' })
  })

  test('the same reference holds the same again', async () => {
    const opened = await open()
    const { hold, book } = await choose(opened)
    const [first, second] = [doneValue(await hold()), doneValue(await hold())]
    expect(second.offer.price).toEqual(first.offer.price)
    if (opened.knowsHolds) expect(second).toEqual(first)
    expect((await book(second)).is).toBe('done')
  })

  test('an offer or a hotel that is not there is refused as gone', async () => {
    const { supplier, clinic, key, stay } = await open()
    const ask = (change: { key: string; offerId: string }) =>
      supplier.hold(clinic, { reference: newReference('H'), stay, replaces: null, ...change })
    expect(await ask({ key, offerId: 'no-such/offer' })).toEqual(refused('gone'))
    expect(await ask({ key: 'nobody-knows-it', offerId: 'no-such/offer' })).toEqual(refused('gone'))
  })

  test('rooms that others took between the look and the choice are refused, and nothing is held', async () => {
    const opened = await open()
    const { offer, hold, status } = await choose(opened)
    await opened.sellOut(offer)
    expect(await hold()).toEqual(refusedAs('sold-out', 'gone'))
    expect(await status()).toEqual({ state: 'none' })
  })
}

function testGivingBack(open: () => Promise<OpenedSupplier>): void {
  test('a hold that is given back is no hold any more, and giving back what is not there is done already', async () => {
    const { supplier, clinic, ...opened } = await open()
    const { reference, hold, book, status } = await choose({ supplier, clinic, ...opened })
    expect(await supplier.release(clinic, reference)).toEqual(done(undefined))
    const held = doneValue(await hold())
    for (const _ of [1, 2]) expect(await supplier.release(clinic, reference)).toEqual(done(undefined))
    expect(await status()).toEqual({ state: opened.knowsHolds ? 'expired' : 'none' })
    if (opened.knowsHolds) expect(await book(held)).toEqual(refused('hold-expired'))
  })

  test('a hold that is over is not booked', async () => {
    const opened = await open()
    const { hold, book, status } = await choose(opened)
    const held = doneValue(await hold())
    opened.passTime(Math.max(holdMs, held.expiresAt.getTime() - opened.now().getTime()) + 3_600_000)
    expect(await status()).toEqual({ state: opened.knowsHolds ? 'expired' : 'none' })
    expect(await book(held)).toEqual(refusedAs('hold-expired', 'gone'))
    expect((await status()).state).not.toBe('booked')
  })
}

function testBooking(open: () => Promise<OpenedSupplier>): void {
  test('what is booked is booked once, however often it is asked for, and the status knows it', async () => {
    const { hold, book, status } = await choose(await open())
    const held = doneValue(await hold())
    const booked = doneValue(await book(held))
    expect(booked.supplierReference).not.toBe('')
    const { supplierReference, confirmation } = booked
    expect(doneValue(await book(held))).toMatchObject({ supplierReference, confirmation })
    expect(await status()).toMatchObject({ state: 'booked', supplierReference, confirmation })
  })

  test('two that book the same at the same moment get the same booking', async () => {
    const { hold, book } = await choose(await open())
    const held = doneValue(await hold())
    const [first, second] = await Promise.all([book(held), book(held)])
    expect(doneValue(second).supplierReference).toBe(doneValue(first).supplierReference)
  })

  test('giving back the hold of what is booked leaves it booked', async () => {
    const { supplier, clinic, ...opened } = await open()
    const { reference, hold, book, status } = await choose({ supplier, clinic, ...opened })
    doneValue(await book(doneValue(await hold())))
    await supplier.release(clinic, reference)
    expect((await status()).state).toBe('booked')
  })
}

function testCancelling(open: () => Promise<OpenedSupplier>): void {
  test('cancelling costs what was quoted just before, once, and the status knows it', async () => {
    const { supplier, clinic, ...opened } = await open()
    const { offer, reference, hold, book, status } = await choose({ supplier, clinic, ...opened })
    const { supplierReference } = doneValue(await book(doneValue(await hold())))
    const terms = await supplier.cancelQuote(clinic, { reference, supplierReference })
    expect(terms).toEqual({ feeMinor: 0, currency: offer.price.currency })
    expect(await supplier.cancel(clinic, { reference, supplierReference })).toEqual(done(terms))
    expect(await supplier.cancel(clinic, { reference, supplierReference })).toEqual(done(terms))
    expect(await status()).toEqual({ state: 'cancelled', feeMinor: 0 })
  })

  test('after the last step everything at stake is the fee, and never more', async () => {
    const { supplier, clinic, ...opened } = await open()
    const { offer, reference, hold, book, status } = await choose({ supplier, clinic, ...opened })
    const { supplierReference } = doneValue(await book(doneValue(await hold())))
    const last = offer.policy.findLast(({ until }) => until !== null)?.until
    opened.passTime(Date.parse(last ?? '') - opened.now().getTime())
    const feeMinor = offer.policy.at(-1)?.feeMinor
    const terms = { feeMinor, currency: offer.price.currency }
    expect(await supplier.cancelQuote(clinic, { reference, supplierReference })).toEqual(terms)
    expect(await supplier.cancel(clinic, { reference, supplierReference })).toEqual(done(terms))
    expect(await status()).toEqual({ state: 'cancelled', feeMinor })
  })

  test('what was never booked is not cancelled', async () => {
    const { supplier, clinic } = await open()
    const stay = { reference: newReference('H'), supplierReference: 'unknown' }
    await expect(supplier.cancelQuote(clinic, stay)).rejects.toMatchObject({
      code: 'no-longer-possible',
      fields: [{ path: 'offer', reason: 'gone' }],
    })
    expect(await supplier.cancel(clinic, stay)).toEqual(refused('gone'))
  })
}

function testAway(openAway: () => Promise<Pick<OpenedSupplier, 'supplier' | 'clinic' | 'key' | 'stay'>>): void {
  test('reads of a supplier that does not answer are unavailable, and nothing of the stay is in the message', async () => {
    const { supplier, clinic, key, stay } = await openAway()
    const reference = newReference('H')
    const reads = [
      () => supplier.search(clinic, searchOf(stay)),
      () => supplier.rates(clinic, key, stay, 'en'),
      () => supplier.cancelQuote(clinic, { reference, supplierReference: 'unknown' }),
      () => supplier.status(clinic, reference),
    ]
    for (const read of reads) {
      const fault = await read().then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(fault).toMatchObject({ name: 'Fault', code: 'unavailable' })
      expect(String(fault)).not.toMatch(new RegExp(`${key}|${reference}|Sample|${stay.checkIn}`))
    }
  })
}
