// A hotel supplier that does what it is told: gives, refuses, lies, is slow, or does it and never says so.

import { holdMs } from '#domain/bookings/booking.ts'
import { offerRefused } from '#domain/bookings/booking-parts.ts'
import { type CancellationPolicy, feeAt } from '#domain/bookings/cancellation-policy.ts'
import type { Booked, CancelTerms, Held, HotelSupplier, SupplierStatus } from '#domain/hotels/hotel-supplier.ts'
import { type Refusal, refusals } from '#domain/hotels/hotel-supplier.ts'
import type { StayPrice } from '#domain/hotels/price-stay.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { done, type Outcome, refused, unknown } from '#kernel/outcome.ts'
import { daysFrom } from '#kernel/plain-date.ts'

type Kept = { held: Held; replaces: string | null; state: SupplierStatus['state']; feeMinor: number }
type Call = 'hold' | 'book' | 'cancelQuote' | 'cancel' | 'release' | 'status'

/**
 * `lost`: it is done, and the answer does not arrive; `down`: it is not done, and no answer arrives either; `unreached`: it surely was
 * not asked; `broken`: the adapter has a bug.
 */
export type Manner = 'does' | 'lost' | 'down' | 'unreached' | 'broken' | Refusal

class NoAnswer extends Fault {
  readonly sent: 'no' | 'maybe'
  constructor(sent: 'no' | 'maybe') {
    super('unavailable', 'The hotel does not answer.')
    this.sent = sent
  }
}

export type ToldSupplier = HotelSupplier & {
  /** What it does when it is called next; afterwards it does as it should again. */
  tell(call: Call, ...manners: Manner[]): void
  /** The next call of this kind does nothing and says nothing until what is given back is called. */
  holdBack(call: Call): () => void
  /** Minor units per night of each room; 10 % of the total is taken by the hotel on the day. */
  nightMinor: number
  policy: (atStakeMinor: number) => CancellationPolicy
  /** What it asks for a cancellation beyond the cancellation policy. */
  moreFeeMinor: number
  changeFeeMinor: number
  payment: 'at-hotel' | 'at-booking'
  /** References, as it was called. */
  calls: [Call, string][]
  kept: Map<string, Kept>
  /** As it was when it was made. */
  reset(): void
}

const facts: Held['hotel'] = {
  key: 'quiet-bay',
  name: { en: 'Quiet Bay', ar: 'الخليج الهادئ' },
  summary: { en: 'By the water.', ar: 'على الماء.' },
  address: { en: '7 Bay Street', ar: '٧ شارع الخليج' },
  latitude: 25.2,
  longitude: 55.27,
  stars: 4,
  minutes: { car: 6, walk: 20 },
  features: ['step-free'],
  timeZone: 'Asia/Dubai',
  checkInFrom: '15:00',
  checkOutUntil: '12:00',
  phone: '+97140001111',
  pictures: [],
  isSample: true,
}

const room: Held['offer']['room'] = {
  slug: 'sea-room',
  name: { en: 'Sea room', ar: 'غرفة بحرية' },
  beds: { en: 'One double bed', ar: 'سرير مزدوج' },
  sizeM2: 28,
  maxGuests: 3,
  features: [],
}

export function createToldSupplier(clock: Clock, name: HotelSupplier['name'] = 'own'): ToldSupplier {
  const told = new Map<Call, Manner[]>()
  const waits = new Map<Call, Promise<unknown>>()
  const notAsked = () => Promise.reject(new Error('not asked for in these tests'))
  const find = (reference: string): Kept => {
    const kept = supplier.kept.get(reference)
    if (!kept) throw offerRefused('gone')
    return kept
  }
  /** Does the work or not, as it was told. What it throws is a refusal of its own. */
  const as = async <T>(call: Call, reference: string, work: () => T): Promise<T> => {
    supplier.calls.push([call, reference])
    const wait = waits.get(call)
    waits.delete(call)
    await wait
    const manner = told.get(call)?.shift() ?? 'does'
    if (manner === 'does') return work()
    if (manner === 'broken') throw new TypeError('a bug of the adapter')
    if (manner === 'lost') work()
    const refusal = refusals.find((reason) => reason === manner)
    throw refusal ? offerRefused(refusal) : new NoAnswer(manner === 'unreached' ? 'no' : 'maybe')
  }
  const write = async <T>(call: Call, reference: string, work: () => T): Promise<Outcome<T, Refusal>> => {
    try {
      return done(await as(call, reference, work))
    } catch (error) {
      if (error instanceof NoAnswer) return unknown(error.sent)
      const reason = error instanceof Fault && refusals.find((one) => one === error.fields[0]?.reason)
      if (reason) return refused(reason)
      throw error
    }
  }
  const supplier: ToldSupplier = {
    name,
    ...newManners(),
    reset: () => {
      told.clear()
      waits.clear()
      Object.assign(supplier, newManners())
    },
    tell: (call, ...manners) => void told.set(call, manners),
    holdBack: (call) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waits.set(call, promise)
      return resolve
    },
    search: notAsked,
    pricesByDate: notAsked,
    rates: notAsked,
    hold: (_, request) =>
      write('hold', request.reference, () => {
        const earlier = supplier.kept.get(request.reference)
        if (earlier) return earlier.held
        const { stay, replaces, key, offerId, reference } = request
        const plan = planOf(supplier)
        const price = priceOf(supplier.nightMinor, daysFrom(stay.checkIn, stay.checkOut).length, stay.rooms.length)
        const policy = supplier.policy(price.totalMinor - price.atHotelMinor)
        const held: Held = {
          holdId: `hold of ${reference}`,
          offer: { offerId, room, plan, price, policy, roomsLeft: null },
          hotel: { ...facts, key },
          expiresAt: new Date(clock().getTime() + holdMs),
          changeFeeMinor: replaces ? supplier.changeFeeMinor : 0,
          evidence: { said: 'held' },
        }
        supplier.kept.set(reference, { held, replaces: replaces?.reference ?? null, state: 'held', feeMinor: 0 })
        return held
      }),
    book: (_, { reference }) =>
      write('book', reference, () => {
        const kept = find(reference)
        if (kept.state === 'held' && kept.held.expiresAt <= clock()) kept.state = 'expired'
        if (kept.state === 'expired') throw offerRefused('hold-expired')
        if (kept.replaces) find(kept.replaces).state = 'none'
        kept.state = 'booked'
        return bookedAs(reference)
      }),
    cancelQuote: (_, { reference }) => as('cancelQuote', reference, () => termsOf(find(reference))),
    cancel: (_, { reference }) =>
      write('cancel', reference, () => {
        const kept = find(reference)
        const terms = kept.state === 'cancelled' ? { feeMinor: kept.feeMinor, currency: 'EUR' } : termsOf(kept)
        Object.assign(kept, { state: 'cancelled', feeMinor: terms.feeMinor })
        return terms
      }),
    release: (_, reference) =>
      write('release', reference, () => {
        const kept = supplier.kept.get(reference)
        if (kept?.state === 'held') kept.state = 'expired'
        return undefined
      }),
    status: (_, reference) => as('status', reference, () => statusOf(supplier.kept.get(reference), reference)),
  }
  const termsOf = ({ held }: Kept): CancelTerms => ({
    feeMinor: feeAt(held.offer.policy, clock()) + supplier.moreFeeMinor,
    currency: 'EUR',
  })
  return supplier
}

const newManners = (): Pick<
  ToldSupplier,
  'nightMinor' | 'moreFeeMinor' | 'changeFeeMinor' | 'payment' | 'policy' | 'calls' | 'kept'
> => ({
  nightMinor: 10_000,
  moreFeeMinor: 0,
  changeFeeMinor: 0,
  payment: 'at-hotel',
  policy: (atStakeMinor) => [
    { until: '2027-01-10T14:00:00.000Z', feeMinor: 0 },
    { until: '2027-01-12T14:00:00.000Z', feeMinor: Math.floor(atStakeMinor / 2) },
    { until: null, feeMinor: atStakeMinor },
  ],
  calls: [],
  kept: new Map(),
})

const bookedAs = (reference: string): Booked => ({
  supplierReference: `at the hotel ${reference}`,
  confirmation: `QB-${reference.slice(-4)}`,
  evidence: { said: 'booked' },
})

function statusOf(kept: Kept | undefined, reference: string): SupplierStatus {
  if (!kept) return { state: 'none' }
  if (kept.state === 'booked') return { state: 'booked', ...bookedAs(reference) }
  return kept.state === 'cancelled' ? { state: 'cancelled', feeMinor: kept.feeMinor } : { state: kept.state }
}

const planOf = ({ payment }: ToldSupplier): Held['offer']['plan'] => ({
  slug: 'calm',
  name: { en: 'Calm', ar: 'هادئ' },
  board: 'breakfast',
  payment,
  depositPercent: payment === 'at-hotel' ? 0 : 100,
})

function priceOf(nightMinor: number, nights: number, rooms: number): StayPrice {
  const all = nightMinor * nights * rooms
  const atHotelMinor = Math.floor(all / 10)
  return {
    currency: 'EUR',
    nightsMinor: Array.from({ length: nights }, () => nightMinor * rooms),
    lines: [
      { kind: 'rooms', name: null, amountMinor: all, isPaidAtHotel: false },
      { kind: 'tax', name: { en: 'City tax', ar: 'ضريبة المدينة' }, amountMinor: atHotelMinor, isPaidAtHotel: true },
    ],
    totalMinor: all + atHotelMinor,
    atHotelMinor,
  }
}
