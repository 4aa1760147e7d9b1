// What the law has a provider keep of somebody who leaves: accepted offers and bookings, without anything else of the person.
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { type Bookable, kindOf } from '#domain/bookings/bookable.ts'
import type { BookingRow } from '#domain/bookings/booking.ts'
import { fullName } from '#domain/bookings/contact.ts'
import { isBookingOf } from '#domain/bookings/open-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { ownerDigestOf } from '#domain/clients/owner-digest.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { monthsAfter, retentionOf } from '#domain/provider/retention.ts'
import { providers } from '#domain/provider/tables.ts'
import type { OfferLine } from '#domain/quotes/offer.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import { quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import { languages } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import { removeOverdueRecipients } from './remove-overdue-recipients.ts'
import { keptRecords } from './tables.ts'

/** `until` is a plain date, the last day on which it is there. */
export type KeptRecord = { reference: string; until: string; law: Localized; what?: 'invoice' }

/** What would be kept of these requests. @param scope of the provider */
export async function recordsToKeep(scope: Scope, provider: Provider, client: ClientKey, references: string[]) {
  if (references.length === 0) return []
  const { contractYears, contractLaw } = retentionOf(provider.company)
  const requests = await scope.rows(quoteRequests, inArray(quoteRequests.reference, references))
  const accepted = and(inArray(quoteOffers.reference, references), eq(quoteOffers.decision, 'accepted'))
  const offers = await scope.rows(quoteOffers, accepted, { orderBy: [asc(quoteOffers.reference)] })
  return offers.map(({ reference, content, sentAt, decidedAt }) => {
    const acceptedAt = decidedAt ?? sentAt
    return {
      id: newId(),
      ownerDigest: ownerDigestOf(client),
      reference,
      name: requests.find((request) => request.reference === reference)?.name ?? '',
      lines: content.lines,
      totalMinor: offerTotal(content).amountMinor,
      currency: content.currency,
      offeredAt: sentAt,
      acceptedAt,
      law: contractLaw,
      until: plainDate(monthsAfter(acceptedAt, contractYears * 12), provider.location.timeZone),
    }
  })
}

/** What would be kept of their bookings: of each that was made what is owed for it, and nothing of one that nothing is owed for any more. */
export async function bookingsToKeep(
  scope: Scope,
  provider: Provider,
  client: ClientKey,
  bookables: readonly Bookable[],
) {
  const { contractYears, contractLaw } = retentionOf(provider.company)
  const rows = await scope.rows(bookings, and(isBookingOf(client), isNotNull(bookings.bookedAt)), {
    orderBy: [asc(bookings.reference)],
  })
  return rows.flatMap((row) => {
    const { reference, contact, price, heldAt, createdAt, agreedAt, bookedAt } = row
    const lines = linesOwed(row, bookables)
    if (!price || lines.length === 0) return []
    const acceptedAt = agreedAt ?? bookedAt ?? createdAt
    return {
      id: newId(),
      ownerDigest: ownerDigestOf(client),
      reference,
      name: fullName(contact),
      lines,
      totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      currency: price.currency,
      offeredAt: heldAt ?? createdAt,
      acceptedAt,
      law: contractLaw,
      until: plainDate(monthsAfter(acceptedAt, contractYears * 12), provider.location.timeZone),
    }
  })
}

/** What is booked itself, unless it was cancelled or another took its place; what cancelling cost; and what leaving the one before it cost. */
function linesOwed(row: BookingRow, bookables: readonly Bookable[]): OfferLine[] {
  const { state, title, price, feeMinor, changeFeeMinor } = row
  if (!title || !price) return []
  const { text } = kindOf(bookables, row).mails
  const inEachLanguage = (key: 'fee' | 'changeFee'): Localized =>
    Object.fromEntries(languages.map((language) => [language, text(language)(key)]))
  const isOwed = state !== 'cancelled' && state !== 'replaced'
  const lines = isOwed ? price.lines.map(({ label, amountMinor }) => ({ label: label ?? title, amountMinor })) : []
  const fees = [
    { label: inEachLanguage('fee'), amountMinor: state === 'cancelled' ? (feeMinor ?? 0) : 0 },
    { label: inEachLanguage('changeFee'), amountMinor: changeFeeMinor },
  ].filter(({ amountMinor }) => amountMinor > 0)
  return [...lines, ...fees].map((line) => ({ ...line, mayChangeIf: null }))
}

/** What was kept of them already, when they left before. */
export async function keptBefore(scope: Scope, client: ClientKey): Promise<KeptRecord[]> {
  return scope.rows(keptRecords, eq(keptRecords.ownerDigest, ownerDigestOf(client)), {
    orderBy: [asc(keptRecords.reference)],
  })
}

/** Removes what the law has had kept long enough: from the day after `until`, where each provider is. */
export async function removeOverdueRecords(
  database: Pick<Database, 'directory' | 'forProvider'>,
  now: Date,
): Promise<void> {
  const { id, location } = providers
  const all = await database.directory((transaction) => transaction.select({ id, location }).from(providers))
  for (const provider of all) {
    const today = plainDate(now, provider.location.timeZone)
    await database.forProvider(provider.id, async (scope) => {
      await scope.remove(keptRecords, lt(keptRecords.until, today))
      await removeOverdueRecipients(scope, today)
    })
  }
}
