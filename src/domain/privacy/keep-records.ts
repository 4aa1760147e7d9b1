// What the law has a provider keep of somebody who leaves: accepted offers and booked stays, without anything else of the person.
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { isBookingOf } from '#domain/hotels/open-booking.ts'
import { hotelBookings } from '#domain/hotels/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { monthsAfter, retentionOf } from '#domain/provider/retention.ts'
import { providers } from '#domain/provider/tables.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import { quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import type { Localized } from '#kernel/localized.ts'
import { ownerDigestOf } from './owner-digest.ts'
import { keptRecords } from './tables.ts'

/** `until` is a plain date, the last day on which it is there. */
export type KeptRecord = { reference: string; until: string; law: Localized }

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

/** What would be kept of their stays: of those alone that were booked, also when they were cancelled afterwards. */
export async function staysToKeep(scope: Scope, provider: Provider, client: ClientKey) {
  const { contractYears, contractLaw } = retentionOf(provider.company)
  const rows = await scope.rows(hotelBookings, and(isBookingOf(client), isNotNull(hotelBookings.bookedAt)), {
    orderBy: [asc(hotelBookings.reference)],
  })
  return rows.flatMap(({ reference, lead, hotel, price, heldAt, createdAt, agreedAt, bookedAt }) => {
    if (!hotel || !price) return []
    const acceptedAt = agreedAt ?? bookedAt ?? createdAt
    return {
      id: newId(),
      ownerDigest: ownerDigestOf(client),
      reference,
      name: lead ? `${lead.firstName} ${lead.lastName}` : '',
      lines: price.lines.map(({ name, amountMinor }) => ({
        label: name ?? hotel.name,
        amountMinor,
        mayChangeIf: null,
      })),
      totalMinor: price.totalMinor,
      currency: price.currency,
      offeredAt: heldAt ?? createdAt,
      acceptedAt,
      law: contractLaw,
      until: plainDate(monthsAfter(acceptedAt, contractYears * 12), provider.location.timeZone),
    }
  })
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
    await database.forProvider(provider.id, (scope) => scope.remove(keptRecords, lt(keptRecords.until, today)))
  }
}
