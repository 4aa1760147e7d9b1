// The provider's own list as the supplier of extras: always there to be confirmed, and never more vehicles of a day than it has.
import { watchCommits } from '#db/watch-commits.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import type { Booked, BookingSupplier, CancelTerms, SupplierStatus } from '#domain/bookings/booking-supplier.ts'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { outcomeOf } from '#kernel/outcome-of.ts'
import type { ExtraDetails, ExtraItem, ExtraRequest } from './extra.ts'
import {
  changeReservation,
  type ExtraParts,
  findReservation,
  giveBackExtras,
  type ReservationRow,
  withReservation,
} from './extra-reservations.ts'
import { holdExtra } from './hold-extra.ts'
import { extraReservations } from './tables.ts'

export type ExtraSupplier = BookingSupplier<ExtraRequest, ExtraItem, ExtraDetails>

export function createExtraSupplier(parts: ExtraParts): ExtraSupplier {
  const { database, clock } = parts
  const write = <Value>(action: (watched: ExtraParts) => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
    outcomeOf((progress) => action({ clock, database: watchCommits(database, progress) }))
  const read = (providerId: string, reference: string) =>
    database.forProvider(providerId, (scope) => findReservation(scope, reference))
  return {
    name: 'own',
    // Whoever drives or insures hears of it from the clinic.
    isOwn: true,
    personalData: { table: extraReservations, reference: extraReservations.reference, giveBack: giveBackExtras },
    hold: ({ providerId }, { reference, request }) =>
      write((watched) => holdExtra(watched, providerId, reference, request)),
    book: ({ providerId }, { reference }) => write((watched) => book(watched, providerId, reference)),
    cancelQuote: async ({ providerId }, { reference }) => {
      const terms = termsOf(await read(providerId, reference), clock())
      if (!terms) throw noLonger('gone')
      return terms
    },
    cancel: ({ providerId }, { reference }) => write((watched) => cancel(watched, providerId, reference)),
    release: ({ providerId }, reference) => write((watched) => release(watched, providerId, reference)),
    status: async ({ providerId }, reference) => statusOf(await read(providerId, reference), clock()),
  }
}

/** Nobody outside has heard of it yet: there is no number of theirs. */
const bookedOf = ({ reference }: Pick<ReservationRow, 'reference'>): Booked => ({
  supplierReference: reference,
  confirmation: '',
  evidence: {},
})

async function book(parts: ExtraParts, providerId: string, reference: string): Promise<Outcome<Booked>> {
  const outcome = await withReservation(parts, providerId, reference, async (scope, row, now) => {
    if (row.state === 'booked') return done(bookedOf(row))
    if (row.state !== 'held' || row.expiresAt <= now) return refused('hold-expired')
    await changeReservation(scope, row, { state: 'booked', changedAt: now })
    return done(bookedOf(row))
  })
  return outcome ?? refused('gone')
}

async function cancel(parts: ExtraParts, providerId: string, reference: string): Promise<Outcome<CancelTerms>> {
  const terms = await withReservation(parts, providerId, reference, async (scope, row, now) => {
    const found = termsOf(row, now)
    if (found && row.state === 'booked')
      await changeReservation(scope, row, { state: 'cancelled', changedAt: now, feeMinor: found.feeMinor })
    return found
  })
  return terms ? done(terms) : refused('gone')
}

async function release(parts: ExtraParts, providerId: string, reference: string): Promise<Outcome<undefined>> {
  await withReservation(parts, providerId, reference, async (scope, row, now) => {
    if (row.state === 'held') await changeReservation(scope, row, { state: 'expired', changedAt: now })
  })
  return done(undefined)
}

/** By the policy that was agreed to; of one that is cancelled what it cost; undefined where nothing was booked. */
function termsOf(row: ReservationRow | undefined, now: Date): CancelTerms | undefined {
  if (row?.state !== 'booked' && row?.state !== 'cancelled') return undefined
  const feeMinor = row.state === 'booked' ? feeAt(row.item.policy, now) : (row.feeMinor ?? 0)
  return { feeMinor, currency: row.item.currency }
}

function statusOf(row: ReservationRow | undefined, now: Date): SupplierStatus {
  if (!row) return { state: 'none' }
  if (row.state === 'booked') return { state: 'booked', ...bookedOf(row) }
  if (row.state === 'cancelled') return { state: 'cancelled', feeMinor: row.feeMinor ?? 0 }
  return { state: row.state === 'held' && now < row.expiresAt ? 'held' : 'expired' }
}
