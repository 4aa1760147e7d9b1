// The clinic as the supplier of its own treatments: what it holds, books and cancels is an offer of its own, in the product's database.
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { type BookingRow, stateAt } from '#domain/bookings/booking.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import type { BookedAt, BookingSupplier, CancelTerms, SupplierStatus } from '#domain/bookings/booking-supplier.ts'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { findAccount } from '#domain/clients/accounts.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { keepAnswer, lockOwnRequest } from '#domain/quotes/answer-offer.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { done, type Outcome, refused, unknown } from '#kernel/outcome.ts'
import { findOwnOffer, holdEndOf, type OwnOffer } from './find-own-offer.ts'
import { freezeOffer } from './freeze-offer.ts'
import { type TreatmentDetails, type TreatmentItem, type TreatmentRequest, treatmentRequest } from './treatment.ts'

export type TreatmentParts = { database: Database; jobs: Pick<Jobs, 'put'>; clock: Clock }

type TreatmentSupplier = BookingSupplier<TreatmentRequest, TreatmentItem, TreatmentDetails>

/** What the machine keeps of a booking is all that there is to keep: the key finds its row. */
export function createTreatmentSupplier(parts: TreatmentParts): TreatmentSupplier {
  const { database, clock } = parts
  const inRow = <T>({ providerId }: Clinic, key: string, work: (scope: Scope, row: BookingRow) => Promise<T>) =>
    database.forProvider(providerId, async (scope) => {
      const row = await findRow(scope, key)
      return row && work(scope, row)
    })
  const terms = async (clinic: Clinic, { reference }: BookedAt): Promise<CancelTerms> => {
    const found = await inRow(clinic, reference, async (_, row) => row)
    const currency = found?.price?.currency
    // Asked again, it says what it cost.
    if (found?.state === 'cancelled' && currency) return { feeMinor: found.feeMinor ?? 0, currency }
    if (!found?.policy || !currency || !isBooked(found)) throw noLonger('gone')
    return { feeMinor: feeAt(found.policy, clock()), currency }
  }
  return {
    name: 'own',
    // Nobody else has to be told.
    isOwn: false,
    hold: async (clinic, { reference }) =>
      asOutcome(
        'no',
        async () => (await inRow(clinic, reference, (scope, row) => hold(scope, row, clock()))) ?? gone(),
      ),
    book: async (clinic, { reference }) => {
      const found = await inRow(clinic, reference, async (_, row) => row).catch(unlessAway)
      if (found === 'away') return unknown('no')
      return found ? asOutcome('maybe', () => book(parts, found)) : gone()
    },
    cancelQuote: terms,
    // What cancelling comes to is in the policy; the machine records it and has the clinic hear of it.
    cancel: async (clinic, booking) => asOutcome('no', async () => done(await terms(clinic, booking))),
    // Nothing is kept from anyone by a hold of an offer.
    release: async () => done(undefined),
    status: async (clinic, reference) =>
      (await inRow(clinic, reference, (scope, row) => statusOf(scope, row, clock()))) ?? { state: 'none' },
  }
}

const gone = () => refused('gone')

async function findRow(scope: Scope, key: string): Promise<BookingRow | undefined> {
  const [row] = await scope.rows(bookings, and(eq(bookings.kind, 'procedure'), eq(bookings.supplierKey, key)))
  return row
}

async function hold(scope: Scope, row: BookingRow, now: Date) {
  const provider = await readProvider(scope.transaction, { id: scope.providerId })
  const offer = provider && (await findOwnOffer(scope, row, provider, now))
  if (!offer) return gone()
  if (offer.state !== 'open' && offer.state !== 'accepted') return refused(offer.state)
  if (await isTaken(scope, row)) return refused('already-booked')
  const frozen = freezeOffer(offer, provider, now)
  if (frozen.is !== 'done') return frozen
  const heldUntil = holdEndOf(offer, frozen.value, now)
  const { quote, version } = frozen.value
  return done({ holdId: `${quote} ${version}`, item: frozen.value, heldUntil, changeFeeMinor: 0, evidence: {} })
}

/** With the lock of the request, so that of two bookings of one offer one is made, and nothing is withdrawn meanwhile. */
async function book(parts: TreatmentParts, row: BookingRow): Promise<Outcome<ReturnType<typeof bookedAs>>> {
  const { clientPoolId: poolId, clientSub: sub, providerId, origin } = row
  const account = await findAccount(parts.database, { poolId, sub })
  const provider = await parts.database.directory((transaction) => readProvider(transaction, { id: providerId }))
  if (!account || !provider) return gone()
  const { quote: reference, version } = treatmentRequest.parse(row.request)
  const now = parts.clock()
  return parts.database.forClient(account, providerId, async (scope) => {
    const request = await lockOwnRequest(scope, account, reference)
    if ((await isTaken(scope, row)) || !(await isFirst(scope, row))) return refused('already-booked')
    const answer = { deed: 'accept', reference, version, reason: '' } as const
    await keepAnswer(parts, scope, { account, provider, origin }, request, answer, now)
    return done(bookedAs(reference, version))
  })
}

const bookedAs = (quote: string, version: number) => ({
  supplierReference: quote,
  confirmation: quote,
  evidence: { version },
})

const madeBookings = ['booked', 'cancelling', 'completed', 'no-show'] as const
const isBooked = ({ state }: BookingRow): boolean => madeBookings.some((made) => made === state)

const others = ({ id, itemKey }: BookingRow) =>
  and(eq(bookings.kind, 'procedure'), eq(bookings.itemKey, itemKey), ne(bookings.id, id))

async function isTaken(scope: Scope, row: BookingRow): Promise<boolean> {
  return (await scope.rows(bookings, and(others(row), inArray(bookings.state, [...madeBookings])))).length > 0
}

/** Of those that are being booked at once the one that was agreed to first. */
async function isFirst(scope: Scope, row: BookingRow): Promise<boolean> {
  const rivals = await scope.rows(bookings, and(others(row), eq(bookings.state, 'booking')))
  const order = ({ agreedAt, id }: BookingRow) => `${agreedAt?.toISOString() ?? ''} ${id}`
  return rivals.every((rival) => order(row) < order(rival))
}

async function statusOf(scope: Scope, row: BookingRow, now: Date): Promise<SupplierStatus> {
  if (row.state === 'cancelled') return { state: 'cancelled', feeMinor: row.feeMinor ?? 0 }
  const { quote, version } = treatmentRequest.parse(row.request)
  const booked = { state: 'booked' as const, ...bookedAs(quote, version) }
  if (isBooked(row)) return booked
  const state = stateAt(row, now)
  if (state === 'held' || state === 'expired') return { state }
  if (state !== 'booking') return { state: 'none' }
  const provider = await readProvider(scope.transaction, { id: scope.providerId })
  const offer: OwnOffer | undefined = provider && (await findOwnOffer(scope, row, provider, now))
  if ((await isTaken(scope, row)) || !(await isFirst(scope, row))) return { state: 'none' }
  if (offer?.state === 'accepted') return booked
  return { state: row.heldUntil !== null && now < row.heldUntil ? 'held' : 'expired' }
}

/** A no of the offer is a no of the clinic; a database that is away leaves it unknown. */
async function asOutcome<T>(sent: 'no' | 'maybe', work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code === 'unavailable') return unknown(sent)
    if (error.code === 'not-found') return gone()
    if (error.code === 'no-longer-possible') return refused(error.fields[0]?.reason ?? 'gone')
    throw error
  }
}

function unlessAway(error: unknown): 'away' {
  if (error instanceof Fault && error.code === 'unavailable') return 'away'
  throw error
}
