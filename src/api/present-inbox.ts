// Turns items of the inbox, and what they are about, into the replies that the desk reads.
import type { z } from 'zod'
import type { InboxItem, readInboxItem } from '#contract/inbox.ts'
import type { CheckParts } from '#domain/bookings/is-readable.ts'
import type { NoteRow } from '#domain/inbox/change-item.ts'
import { isMessageKind, searchable } from '#domain/inbox/inbox.ts'
import type { Colleague } from '#domain/inbox/read-colleagues.ts'
import type { InboxRow } from '#domain/inbox/tables.ts'
import type { Described } from '#domain/patients/describe-asked.ts'
import type { OpenedContact, OpenedItem, OpenedShare } from '#domain/patients/open-inbox-item.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import { inLanguage } from '#kernel/localized.ts'
import { seenMark } from '#kernel/seen-mark.ts'
import { mayDo } from '#kernel/who-may-do.ts'
import type { Catalogue } from './catalogue.ts'
import { presentDeskBooking } from './present-desk-booking.ts'
import { presentStuckOrder } from './present-stuck-order.ts'

/** Who reads: in which language, with which colleagues known by name, and when. */
export type InboxReader = {
  staff: StaffMember
  colleagues: readonly Colleague[]
  now: Date
}

type OpenedReader = InboxReader & CheckParts & { catalogue: Catalogue; language: string }
type Opened = z.input<typeof readInboxItem.reply>

export function presentItem(
  row: InboxRow,
  { colleagues, now }: InboxReader,
  described: InboxItem['described'] = null,
): InboxItem {
  const { id, kind, reference, from, state, receivedAt, lastAt, dueAt, version } = row
  const assignee = colleagues.find((one) => one.id === row.assigneeId)
  return {
    id,
    kind,
    reference,
    from,
    state,
    receivedAt: receivedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: state === 'open' && dueAt !== null && dueAt < now,
    assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
    version,
    described,
  }
}

/** As lists show it. */
export function presentDescribed(
  { procedure, packageSlug, booking, country, language, offer }: Described,
  { catalogue, language: read }: Pick<OpenedReader, 'catalogue' | 'language'>,
): NonNullable<InboxItem['described']> {
  const carePackage = catalogue.packages.find(({ slug }) => slug === packageSlug)
  const name = procedure?.name ?? carePackage?.name ?? booking?.title
  const about = name ? inLanguage(name, read) : (procedure?.slug ?? packageSlug ?? '')
  const days = booking && { from: booking.from, until: booking.until }
  return { about, days, country, language, offer }
}

/** Slugs of the procedures and packages whose name holds the text, in any language; none for less than three letters. */
export function slugsNamed({ procedures, packages }: Catalogue, text: string): string[] {
  const part = searchable(text)
  if (part.length < 3) return []
  return [...procedures, ...packages]
    .filter(({ name }) => Object.values(name).some((one) => searchable(one).includes(part)))
    .map(({ slug }) => slug)
}

/** Who an item can be given to. */
export const presentColleagues = (colleagues: readonly Colleague[]) =>
  colleagues.filter(({ canWork }) => canWork).map(({ id, name }) => ({ id, name }))

export const presentNotes = (notes: readonly NoteRow[]) =>
  notes.map(({ id, byName, text, at }) => ({ id, by: byName, text, at: at.toISOString() }))

export function presentOpened(opened: OpenedItem, reader: OpenedReader): Opened {
  const { item, notes, colleagues, client, request, contact, share, booking, order } = opened
  const { staff } = reader
  const patient = client && client.poolId === staff.poolId && mayDo(staff.roles, 'patients.read') ? client.sub : null
  return {
    item: presentItem(item, { ...reader, colleagues }),
    notes: presentNotes(notes),
    colleagues: presentColleagues(colleagues),
    seen: seenOf(opened),
    patient: isMessageKind(item.kind) ? null : patient,
    request: request ? presentRequest(request, reader) : null,
    contact: contact ? presentContact(contact, reader) : null,
    share: share ? presentShare(share) : null,
    booking: booking ? presentDeskBooking(booking, reader) : null,
    order: order && mayDo(staff.roles, 'payments.read') ? presentStuckOrder(order, reader) : null,
  }
}

function seenOf({ request, contact }: OpenedItem): string {
  if (request) return seenMark({ messages: request.messages, offer: request.offers[0]?.version ?? 0 })
  return contact ? seenMark({ messages: contact.answers }) : ''
}

function presentRequest(
  { request, offers, messages, procedureName, bill }: NonNullable<OpenedItem['request']>,
  { catalogue, language }: OpenedReader,
): Opened['request'] {
  const { procedureSlug, packageSlug, budgetMinor, currency } = request
  const carePackage = catalogue.packages.find(({ slug }) => slug === packageSlug)
  const clinic = inLanguage(catalogue.provider.company.name, language)
  const [last] = offers
  return {
    reference: request.reference,
    procedure: named(procedureSlug, procedureName, language),
    package: named(packageSlug, carePackage?.name, language),
    quantity: request.quantity,
    need: request.need,
    earliest: request.earliest,
    latest: request.latest,
    flexibility: request.flexibility,
    companions: request.companions,
    budget: budgetMinor === null ? null : { amountMinor: budgetMinor, currency },
    medicalNotes: request.medicalNotes,
    name: request.name,
    email: request.email,
    phone: request.phone,
    channel: request.channel,
    language: request.language,
    sentAt: request.createdAt.toISOString(),
    offer: last ? { version: last.version, state: last.state } : null,
    bill:
      bill && last
        ? { paid: { amountMinor: bill.amountMinor, currency: bill.currency }, offered: offerTotal(last.content) }
        : null,
    messages: messages.map(({ id, from, byName, text, at }) => ({
      id,
      by: from === 'client' ? null : byName || clinic,
      text,
      at: at.toISOString(),
    })),
  }
}

const named = (slug: string | null, name: Record<string, string> | undefined, language: string) =>
  slug === null ? null : { slug, name: name ? inLanguage(name, language) : slug }

const presentContact = (
  { row, answers, procedureName }: OpenedContact,
  { language }: OpenedReader,
): Opened['contact'] => ({
  reference: row.reference,
  name: row.name,
  email: row.email,
  phone: row.phone,
  language: row.language,
  text: row.text,
  procedure: named(row.procedureSlug, procedureName, language),
  transcript: row.transcript ?? [],
  answers: answers.map(({ id, byName, text, at }) => ({ id, by: byName, text, at: at.toISOString() })),
})

const presentShare = ({ row, kinds }: OpenedShare): Opened['share'] => ({
  id: row.id,
  kinds,
  sharedAt: row.sharedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
})
