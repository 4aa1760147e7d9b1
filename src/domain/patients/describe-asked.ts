// Tells of requests, messages and bookings what a list shows beside the name: what each is about, from where, in which language, and its offer.
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { daysOf } from '#domain/bookings/booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { countryOfPhone } from '#domain/clients/parse-phone.ts'
import { type InboxThing, isMessageKind } from '#domain/inbox/inbox.ts'
import { contactMessages } from '#domain/inbox/tables.ts'
import { readProcedureNames } from '#domain/procedures/read-names.ts'
import type { OfferState } from '#domain/quotes/offer.ts'
import { offerStateOf } from '#domain/quotes/offer-states.ts'
import { quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import type { Localized } from '#kernel/localized.ts'

export type Described = {
  /** Null where it names none. */
  procedure: { slug: string; name: Localized | undefined } | null
  packageSlug: string | null
  /** Of a booking; plain dates where it is. */
  booking: { title: Localized; from: string; until: string } | null
  /** ISO 3166-1 alpha-2 of the phone number; null where it says none. */
  country: string | null
  language: string
  /** The last one; `validUntil` is a plain date. */
  offer: { state: OfferState; validUntil: string } | null
}

/** @param today plain date where the provider is @returns by reference; what is none of the three is left out */
export async function describeAsked(
  scope: Scope,
  things: readonly InboxThing[],
  today: string,
): Promise<Map<string, Described>> {
  const requested = things.filter(({ kind }) => kind === 'quote-request').map(({ reference }) => reference)
  const written = things.filter(({ kind }) => isMessageKind(kind)).map(({ reference }) => reference)
  const booked = things.filter(({ kind }) => kind === 'booking').map(({ reference }) => reference)
  const rows: Row[] = [
    ...(await readRequests(scope, requested)),
    ...(await readMessages(scope, written)),
    ...(await readBooked(scope, booked)),
  ]
  const offers = await readLastOffers(scope, requested)
  const names = await readProcedureNames(
    scope,
    rows.flatMap(({ procedureSlug }) => procedureSlug ?? []),
  )
  return new Map(
    rows.map(({ reference, procedureSlug: slug, packageSlug, booking = null, phone, language }) => {
      const offer = offers.get(reference)
      const state = offer && offerStateOf(offer, true, today)
      return [
        reference,
        {
          procedure: slug === null ? null : { slug, name: names.get(slug) },
          packageSlug,
          booking,
          country: countryOfPhone(phone) ?? null,
          language,
          offer: offer && state ? { state, validUntil: offer.validUntil } : null,
        },
      ]
    }),
  )
}

type Row = {
  reference: string
  procedureSlug: string | null
  packageSlug: string | null
  booking?: Described['booking']
  phone: string
  language: string
}

async function readRequests(scope: Scope, references: string[]) {
  if (references.length === 0) return []
  const { reference, procedureSlug, packageSlug, phone, language } = quoteRequests
  return scope.transaction
    .select({ reference, procedureSlug, packageSlug, phone, language })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.providerId, scope.providerId), inArray(reference, references)))
}

async function readMessages(scope: Scope, references: string[]) {
  if (references.length === 0) return []
  const { reference, procedureSlug, phone, language } = contactMessages
  const rows = await scope.transaction
    .select({ reference, procedureSlug, phone, language })
    .from(contactMessages)
    .where(and(eq(contactMessages.providerId, scope.providerId), inArray(reference, references)))
  return rows.map((row) => ({ ...row, packageSlug: null }))
}

async function readBooked(scope: Scope, references: string[]) {
  if (references.length === 0) return []
  const { reference, title, startsAt, endsAt, timeZone, contact, language } = bookings
  const rows = await scope.transaction
    .select({ reference, title, startsAt, endsAt, timeZone, contact, language })
    .from(bookings)
    .where(and(eq(bookings.providerId, scope.providerId), inArray(reference, references)))
  return rows.map((row) => ({
    reference: row.reference,
    procedureSlug: null,
    packageSlug: null,
    booking: row.title && { title: row.title, ...daysOf(row) },
    phone: row.contact?.phone ?? '',
    language: row.language,
  }))
}

async function readLastOffers(scope: Scope, references: string[]) {
  if (references.length === 0) return new Map<string, never>()
  const { reference, version, decision, validUntil } = quoteOffers
  const rows = await scope.transaction
    .selectDistinctOn([reference], { reference, decision, validUntil })
    .from(quoteOffers)
    .where(and(eq(quoteOffers.providerId, scope.providerId), inArray(reference, references)))
    .orderBy(reference, desc(version))
  return new Map(rows.map((row) => [row.reference, row]))
}
