// Reads what the next steps of a client follow from: requests and offers, documents and shares, and what they say of themselves.
import { gt } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { type Booking, daysOf, isComing, stateAt } from '#domain/bookings/booking.ts'
import { readOwnBookings } from '#domain/bookings/read-bookings.ts'
import { readWholeOrder } from '#domain/checkout/find-order.ts'
import { unpaidOf } from '#domain/checkout/pay-instalments.ts'
import { readOwnOrders } from '#domain/checkout/read-order.ts'
import type { ClientAccount } from '#domain/clients/accounts.ts'
import { readRecord } from '#domain/clients/client-record.ts'
import { findDocuments } from '#domain/documents/client-document.ts'
import { type DocumentKind, documentKinds } from '#domain/documents/document.ts'
import { readShares } from '#domain/documents/read-shares.ts'
import { shareState } from '#domain/documents/share.ts'
import { packages } from '#domain/packages/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { replyByOf } from '#domain/provider/reply-by.ts'
import { type ClientThread, readOwnThreads } from '#domain/quotes/read-client-quotes.ts'
import { plainDate } from '#kernel/clock.ts'
import { type FitToFly, readReleases, standing } from './fit-to-fly.ts'
import type { QuoteFacts, TripFacts } from './next-steps.ts'

/** `bookings`: those that are coming; `documents`: how many there are; `releases`: those that stand. */
export type Trip = {
  facts: TripFacts
  threads: ClientThread[]
  bookings: Booking[]
  documents: number
  releases: FitToFly[]
}

export async function readTrip(
  { database, bookables }: { database: Database; bookables: readonly Bookable[] },
  { account, provider }: { account: ClientAccount; provider: Provider },
  now: Date,
): Promise<Trip> {
  return database.forClient(account, provider.id, async (scope) => {
    // Both are read here, and whoever looks into their log finds both.
    for (const subject of ['quotes', 'documents'] as const) {
      await writeAudit(scope, account, byClient('read', subject), now)
    }
    const threads = await readOwnThreads(scope, { account, provider }, now)
    const { documents, has, shared } = await readDocumentKinds(scope, account, now)
    const { phoneNumber, details } = await readRecord(scope, account)
    const coming = (await readOwnBookings(scope, { account })).filter((one) => isComing(one, now))
    const withHotel = await readPackagesWithHotel(scope)
    const facts: TripFacts = {
      quotes: threads.map((thread) => toFacts(thread, provider, withHotel)),
      stays: coming
        .filter(({ kind }) => bookables.some((one) => one.kind === kind && one.isStay))
        .map((stay) => toStay(stay, now))
        .filter((stay) => stay !== undefined),
      dues: await readDues(scope, account, plainDate(now, provider.location.timeZone)),
      has,
      shared,
      passportUntil: details.passport?.validUntil ?? '',
      hasDetails: phoneNumber !== '' && details.address !== undefined && details.emergencyContact !== undefined,
    }
    return { facts, threads, bookings: coming, documents, releases: standing(await readReleases(scope, account)) }
  })
}

/** Of each order that is booked the next part that nobody has paid, nor is at it; what has no day of its own is due today. */
async function readDues(scope: Scope, account: ClientAccount, today: string): Promise<TripFacts['dues']> {
  const dues: { order: string; on: string }[] = []
  for (const order of await readOwnOrders(scope, account)) {
    if (order.state !== 'placed') continue
    const [first] = unpaidOf(await readWholeOrder(scope, order))
      .map(({ dueOn }) => dueOn ?? today)
      .sort()
    if (first !== undefined) dues.push({ order: order.reference, on: first })
  }
  return dues
}

/** What a virus was found in is of no use to anyone. */
async function readDocumentKinds(scope: Scope, account: ClientAccount, now: Date) {
  const found = await findDocuments(scope, account)
  const sound = found.filter(({ file }) => file.scan !== 'infected')
  const shares = await readShares(scope, account)
  const open = shares.filter((share) => shareState(share, now) === 'open')
  const byPractitioner = Map.groupBy(open, ({ practitioner }) => practitioner.slug)
  const kindsIn = (own: typeof open) => {
    const seen = new Set(own.flatMap((share) => share.documents.map(({ id }) => id)))
    return new Set(sound.filter(({ id }) => seen.has(id)).map(({ kind }) => kind))
  }
  return {
    documents: found.length,
    has: new Set(sound.map(({ kind }) => kind)),
    shared: new Map([...byPractitioner].map(([slug, own]) => [slug, kindsIn(own)])),
  }
}

/** Slugs of packages with nights in a hotel, those that are no longer on sale too. */
async function readPackagesWithHotel(scope: Scope): Promise<ReadonlySet<string>> {
  const found = await scope.rows(packages, gt(packages.hotelClass, 0))
  return new Set(found.map(({ slug }) => slug))
}

/** Undefined for one that is being cancelled. */
function toStay(booking: Booking, now: Date): TripFacts['stays'][number] | undefined {
  const { from, until } = daysOf(booking)
  const state = stateAt(booking, now)
  return state === 'cancelling' ? undefined : { reference: booking.reference, from, until, isHeld: state === 'held' }
}

function toFacts(
  { request, offers: [last], state, isProvidersTurn }: ClientThread,
  provider: Provider,
  withHotel: ReadonlySet<string>,
): QuoteFacts {
  const { reference, createdAt, packageSlug } = request
  const offer = last && {
    state: last.state,
    validUntil: last.validUntil,
    from: last.content.from,
    until: last.content.until,
    documents: last.content.documents.filter(isKind),
    practitioner: last.content.practitionerSlug,
  }
  const hasHotel = packageSlug !== null && withHotel.has(packageSlug)
  return { reference, state, isProvidersTurn, replyBy: replyByOf(provider, createdAt), hasHotel, offer }
}

const isKind = (text: string): text is DocumentKind => (documentKinds as readonly string[]).includes(text)
