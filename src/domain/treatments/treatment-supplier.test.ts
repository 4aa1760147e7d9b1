// The clinic as the supplier of its treatments passes the suite of all suppliers, over a line to its database that breaks.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import type { BookingRow } from '#domain/bookings/booking.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { clinicOf } from '#domain/bookings/clinic-of.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { quoteOffers } from '#domain/quotes/tables.ts'
import { newId } from '#kernel/id.ts'
import { type Outcome, refused, unknown } from '#kernel/outcome.ts'
import { type Action, type OpenedBooking, testBookingSupplier } from '#tests/support/booking-supplier-suite.ts'
import { type DatabaseProxy, type LineTrouble, openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient } from '#tests/support/sample-client.ts'
import { clearThreads, writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { treatmentItem } from './treatment.ts'
import { createTreatmentSupplier } from './treatment-supplier.ts'

const quote = 'Q-7K3M-92PX'
const clock = () => sampleNow
const payments = { treatmentCancellation: [{ daysBefore: 7, time: '18:00', fee: { percent: 0 } }] }
let api: SampleApi
let caller: BookingCaller
let proxy: DatabaseProxy
let overProxy: Database

beforeAll(async () => {
  api = await openSampleApi({ clock })
  await api.database.directory((transaction) =>
    transaction.update(providers).set({ payments }).where(eq(providers.id, api.other.id)),
  )
  const { poolId, sub } = await openSampleClient(api)
  caller = { account: { poolId, sub }, provider: api.other, origin: 'http://other.test' }
  proxy = await openDatabaseProxy(api.url, () => {})
  overProxy = openDatabase(proxy.url, () => {})
})
afterEach(() => proxy.trouble('none'))
afterAll(async () => {
  await overProxy.close()
  await proxy.close()
  await api.close()
})

const change = (which: { id: string }, values: Partial<BookingRow>) =>
  api.database.forProvider(api.other.id, (scope) => scope.update(bookings, values, eq(bookings.id, which.id)))

/** A booking that is only asked for, of an offer that is open. */
async function askedFor(): Promise<BookingRow> {
  await clearThreads(api)
  await api.database.forProvider(api.other.id, (scope) => scope.remove(bookings))
  await writeRequest(api, quote, { clientPoolId: caller.account.poolId, clientSub: caller.account.sub })
  await writeOffer(api, quote)
  const held = await holdBooking({ ...api.parts, bookables: api.parts.bookables ?? [] }, caller, {
    kind: 'procedure',
    supplier: 'own',
    request: { quote, version: 1 },
    seen: { amountMinor: 23_600_00, currency: 'AED' },
    replaces: undefined,
    procedureSlug: null,
    language: 'en',
    idempotencyKey: newId(),
    inputDigest: '',
  })
  await change(held, { state: 'asked', heldUntil: null })
  return held
}

const troubles: Record<string, LineTrouble> = {
  'is not reached': 'refused',
  'breaks the line at the lock of the request': 'cut-at-lock',
  'breaks the line before its commit': 'cut-before-commit',
  'breaks the line after its commit': 'cut-after-commit',
}

/** What it keeps is the machine's own row, which moves here as the machine moves it. */
async function open(): Promise<OpenedBooking> {
  const row = await askedFor()
  const [supplier, direct] = [overProxy, api.database].map((database) =>
    createTreatmentSupplier({ database, jobs: api.parts.jobs, clock }),
  )
  if (!supplier || !direct) throw new Error('no supplier')
  const clinic = clinicOf(api.other)
  const { supplierKey: reference } = row
  const booked = { reference, supplierReference: quote }
  const moved = async <T>(
    call: () => Promise<Outcome<T>>,
    to: Partial<BookingRow>,
    before: Partial<BookingRow> = {},
  ): Promise<Outcome<T>> => {
    const [now] = await api.database.forProvider(api.other.id, (scope) => scope.rows(bookings, eq(bookings.id, row.id)))
    // What was done already stays as it is written down.
    if (now?.state !== to.state && Object.keys(before).length > 0) await change(row, before)
    const outcome = await call()
    if (outcome.is === 'done') await change(row, to)
    return outcome
  }
  const heldUntil = new Date('2026-12-31T20:00:00Z')
  const item = treatmentItem.parse(row.item)
  const contact = { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' }
  const book = { reference, holdId: reference, item, contact, details: {} }
  return {
    ask: {
      hold: () =>
        moved(() => supplier.hold(clinic, { reference, request: { quote, version: 1 }, replaces: null }), {
          state: 'held',
          heldUntil,
        }),
      book: () =>
        moved(() => supplier.book(clinic, book), { state: 'booked' }, { state: 'booking', agreedAt: sampleNow }),
      cancel: () =>
        moved(() => supplier.cancel(clinic, booked), { state: 'cancelled', feeMinor: 0 }, { state: 'cancelling' }),
      release: () => moved(() => supplier.release(clinic, reference), { state: 'expired' }),
    },
    status: () => direct.status?.(clinic, reference) ?? Promise.reject(new Error('it can be asked')),
    kept: async () => {
      const offers = await api.database.forProvider(api.other.id, (scope) => scope.rows(quoteOffers))
      return offers.filter(({ decision }) => decision === 'accepted').length
    },
    after: {
      nothing: { state: 'none', kept: 0 },
      hold: { state: 'held', kept: 0 },
      book: { state: 'booked', kept: 1 },
      // An accepted offer stays accepted: what was agreed is kept with the request.
      cancel: { state: 'cancelled', kept: 1 },
      release: { state: 'expired', kept: 0 },
    },
    goWrong: async (how) => {
      if (how === 'booked it for another order') {
        const id = newId()
        const other = { ...row, id, reference: 'T-OTHER-001', supplierKey: 'T-OTHER-001', idempotencyKey: id }
        await api.database.forProvider(api.other.id, (scope) =>
          scope.insert(bookings, [{ ...other, state: 'booked' as const }]),
        )
        return async () => {}
      }
      const trouble = troubles[how]
      if (!trouble) throw new Error(`nothing goes wrong in this way: ${how}`)
      const before = proxy.count()
      await proxy.trouble(trouble)
      return async () => {
        expect(trouble === 'refused' ? 1 : proxy.count() - before).toBe(1)
        await proxy.trouble('none')
      }
    },
  }
}

const [no, maybe] = [unknown('no'), unknown('maybe')]
/** Nothing is kept from anyone by a hold, so that releasing one asks nobody. */
const read = <T>(outcome: T): Partial<Record<Action, T>> => ({ hold: outcome, book: outcome, cancel: outcome })

testBookingSupplier(open, [
  { how: 'is not reached', outcomes: read(no) },
  { how: 'breaks the line at the lock of the request', outcomes: { book: maybe } },
  { how: 'breaks the line before its commit', outcomes: read(no) },
  { how: 'breaks the line after its commit', outcomes: read(no) },
  {
    how: 'booked it for another order',
    outcomes: { hold: refused('already-booked') },
  },
])
