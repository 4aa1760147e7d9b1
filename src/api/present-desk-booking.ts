// Turns a booking of any kind into what the desk reads of it: what the supplier has to be told, and what a colleague may say of it.
import type { z } from 'zod'
import type { readInboxItem } from '#contract/inbox.ts'
import { kindOf } from '#domain/bookings/bookable.ts'
import { daysOf, toBooking } from '#domain/bookings/booking.ts'
import { sayReplaced } from '#domain/bookings/booking-mails.ts'
import { fullName } from '#domain/bookings/contact.ts'
import { type CheckParts, isReadable } from '#domain/bookings/is-readable.ts'
import { informedOf } from '#domain/bookings/note-supplier-informed.ts'
import { needsSupplierReference } from '#domain/bookings/resolutions.ts'
import type { OpenedItem } from '#domain/patients/open-inbox-item.ts'
import { languageOf } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'

type Shown = z.input<typeof readInboxItem.reply>['booking']

export function presentDeskBooking(
  row: NonNullable<OpenedItem['booking']>,
  { bookables, log, language }: CheckParts & { language: string },
): Shown {
  const { reference, title, itemKey, state, contact, replaced, confirmation, revision, resolution, resolutions } = row
  const known = toBooking(row)
  // Of one that its kind cannot read any more there is no more than what every kind has.
  const booking = known && isReadable({ bookables, log }, known) ? known : undefined
  const informed = informedOf(bookables, row)
  const spoken = languageOf(language)
  const words = kindOf(bookables, row).mails.words
  const facts = booking
    ? [...words.forSupplier(booking, spoken), ...sayReplaced(bookables, booking, replaced, spoken)]
    : []
  return {
    reference,
    title: title ? inLanguage(title, language) : itemKey,
    ...daysOf(row),
    state,
    name: fullName(contact),
    isReadable: booking !== undefined || known === undefined,
    forSupplier: facts.map(({ label, value }) => ({ label, text: value })),
    confirmation,
    informing: informed ? { at: informed.at?.toISOString() ?? null, by: informed.by } : null,
    resolutions,
    needsSupplierReference: needsSupplierReference(bookables, row),
    revision,
    resolution,
  }
}
