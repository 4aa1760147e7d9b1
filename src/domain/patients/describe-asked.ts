// Tells of requests, messages and booked stays what a list shows beside the name: what each is about, from where, in which language, and its offer.
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { countryOfPhone } from '#domain/clients/parse-phone.ts'
import { hotelBookings } from '#domain/hotels/tables.ts'
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
  /** Of a booking; plain dates. */
  stay: { hotel: Localized; checkIn: string; checkOut: string } | null
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
  const booked = things.filter(({ kind }) => kind === 'hotel-booking').map(({ reference }) => reference)
  const rows: Row[] = [
    ...(await readRequests(scope, requested)),
    ...(await readMessages(scope, written)),
    ...(await readStays(scope, booked)),
  ]
  const offers = await readLastOffers(scope, requested)
  const names = await readProcedureNames(
    scope,
    rows.flatMap(({ procedureSlug }) => procedureSlug ?? []),
  )
  return new Map(
    rows.map(({ reference, procedureSlug: slug, packageSlug, stay = null, phone, language }) => {
      const offer = offers.get(reference)
      const state = offer && offerStateOf(offer, true, today)
      return [
        reference,
        {
          procedure: slug === null ? null : { slug, name: names.get(slug) },
          packageSlug,
          stay,
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
  stay?: Described['stay']
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

async function readStays(scope: Scope, references: string[]) {
  if (references.length === 0) return []
  const { reference, hotel, checkIn, checkOut, lead, language } = hotelBookings
  const rows = await scope.transaction
    .select({ reference, hotel, checkIn, checkOut, lead, language })
    .from(hotelBookings)
    .where(and(eq(hotelBookings.providerId, scope.providerId), inArray(reference, references)))
  return rows.map((row) => ({
    reference: row.reference,
    procedureSlug: null,
    packageSlug: null,
    stay: row.hotel && { hotel: row.hotel.name, checkIn: row.checkIn, checkOut: row.checkOut },
    phone: row.lead?.phone ?? '',
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
