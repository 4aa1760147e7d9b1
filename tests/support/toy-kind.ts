// A kind of booking in one file: a ride in a balloon, from a supplier that remembers what it did. Only tests register it.
import { z } from 'zod'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { holdMs } from '#domain/bookings/booking.ts'
import type { Booked, BookingSupplier } from '#domain/bookings/booking-supplier.ts'
import { feeAt, policyOf } from '#domain/bookings/cancellation-policy.ts'
import type { Clock } from '#kernel/clock.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { done, refused } from '#kernel/outcome.ts'

const ride = z.object({ balloon: z.string(), day: z.iso.date() })
const rideItem = ride.extend({
  seats: z.int(),
  feeSteps: z.array(z.object({ until: z.string().nullable(), feeMinor: z.int() })),
})
const riders = z.object({ weightKg: z.int().min(1) })
type Ride = z.output<typeof ride>
type RideItem = z.output<typeof rideItem>
type Riders = z.output<typeof riders>

const timeZone = 'Asia/Dubai'
const priceMinor = 12_000
const span = ({ day }: Ride) => ({
  from: momentAt(day, '05:30', timeZone),
  until: momentAt(day, '09:00', timeZone),
  timeZone,
})

export type ToySupplier = BookingSupplier<Ride, RideItem, Riders> & {
  /** The process ends in the middle of the next call to book or cancel: it is done there, and nobody hears of it. */
  killNext(): void
  booked: Map<string, 'held' | 'booked' | 'cancelled'>
}

function createToySupplier(clock: Clock): ToySupplier {
  const kept: ToySupplier['booked'] = new Map()
  const policies = new Map<string, RideItem['feeSteps']>()
  let isKilled = false
  const orDie = <T>(value: T): T => {
    if (isKilled) {
      isKilled = false
      throw new Error('the process ended')
    }
    return value
  }
  const bookedAs = (reference: string): Booked => ({
    supplierReference: `ride ${reference}`,
    confirmation: '',
    evidence: {},
  })
  const termsOf = (reference: string) => ({ feeMinor: feeAt(policies.get(reference) ?? [], clock()), currency: 'EUR' })
  return {
    name: 'toy',
    isOwn: false,
    booked: kept,
    killNext: () => {
      isKilled = true
    },
    hold: async (_, { reference, request, replaces }) => {
      const steps = [{ daysBefore: 2, time: '18:00', fee: { percent: 0 } }]
      const feeSteps = policyOf(steps, { wholeMinor: priceMinor }, { start: request.day, timeZone }, clock())
      policies.set(reference, feeSteps)
      kept.set(reference, 'held')
      const item = { ...request, seats: 2, feeSteps }
      const heldUntil = new Date(clock().getTime() + holdMs)
      return done({ holdId: `hold ${reference}`, item, heldUntil, changeFeeMinor: replaces ? 500 : 0, evidence: {} })
    },
    book: async (_, { reference }) => {
      if (!kept.has(reference)) return refused('gone')
      kept.set(reference, 'booked')
      return orDie(done(bookedAs(reference)))
    },
    cancelQuote: async (_, { reference }) => termsOf(reference),
    cancel: async (_, { reference }) => {
      kept.set(reference, 'cancelled')
      return orDie(done(termsOf(reference)))
    },
    release: async (_, reference) => {
      kept.delete(reference)
      return done(undefined)
    },
    status: async (_, reference) => {
      const state = kept.get(reference) ?? 'none'
      if (state === 'booked') return { state, ...bookedAs(reference) }
      return state === 'cancelled' ? { state, feeMinor: 0 } : { state }
    },
  }
}

/** @param clock by which its holds end */
export function createToyKind(clock: Clock): { kind: Bookable; supplier: ToySupplier } {
  const supplier = createToySupplier(clock)
  const kind: Bookable<Ride, RideItem, Riders> = {
    kind: 'activity',
    prefix: 'A',
    request: ride,
    item: rideItem,
    details: riders,
    suppliers: [supplier],
    supplierTitle: () => 'Toy Balloons',
    requestFaults: ({ day }, today) => (day < today ? [{ path: 'day', reason: 'past' }] : []),
    keyOf: ({ balloon }) => balloon,
    amends: null,
    changeFaults: () => [],
    span,
    title: ({ balloon }) => ({ en: `Ride in ${balloon}`, ar: `رحلة في ${balloon}` }),
    price: () => ({
      currency: 'EUR',
      totalMinor: priceMinor,
      onSiteMinor: 0,
      lines: [{ label: null, amountMinor: priceMinor, isPaidOnSite: false }],
    }),
    policy: ({ feeSteps }) => feeSteps,
    requirements: () => [{ path: 'contact.phone', type: 'text', isRequired: true, maxLength: 40 }],
    isStay: false,
    isBookableHere: () => true,
    isEssential: false,
    dues: () => [{ amountMinor: priceMinor, on: null }],
    party: () => ({ en: 'Toy Balloons', ar: 'مناطيد تجريبية' }),
    deadlines: (request) => ({ change: span(request).from, cancel: span(request).from }),
    voucher: {
      path: '/profile/rides',
      event: (booking) => ({ from: booking.startsAt, until: booking.endsAt, title: 'A ride', place: null, text: '' }),
    },
    mails: {
      text: () => (key, values) => [`toy ${key}`, ...Object.values(values ?? {})].join(' '),
      words: {
        summary: (booking) => [{ label: 'What', value: booking.title.en ?? '' }],
        voucher: (booking) => [{ label: 'What', value: booking.title.en ?? '' }],
        forSupplier: () => [],
      },
    },
  }
  return { kind, supplier }
}
