// Opens one item of the inbox with what it is about: the look stands in the access log of the client whose it is, before anything is shown.
import { and, eq } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { type BookingRow, stateAt } from '#domain/bookings/booking.ts'
import { type Resolution, readResolutions } from '#domain/bookings/resolutions.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { isOrderOf, readWholeOrder, type WholeOrder } from '#domain/checkout/find-order.ts'
import { readStuckSteps, type StuckSteps } from '#domain/checkout/stuck-steps.ts'
import { orders } from '#domain/checkout/tables.ts'
import { findDocuments } from '#domain/documents/client-document.ts'
import { hasId } from '#domain/documents/read-shares.ts'
import { shareState } from '#domain/documents/share.ts'
import { documentShares } from '#domain/documents/tables.ts'
import { readAnswers } from '#domain/inbox/answer-contact.ts'
import { findItem, type NoteRow, readNotes } from '#domain/inbox/change-item.ts'
import { clientOfItem, enterItem, logLook } from '#domain/inbox/enter-item.ts'
import { isMessageKind } from '#domain/inbox/inbox.ts'
import { type Colleague, readColleagues } from '#domain/inbox/read-colleagues.ts'
import { type contactAnswers, contactMessages, type InboxRow } from '#domain/inbox/tables.ts'
import { readProcedureNames } from '#domain/procedures/read-names.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { enterRequest } from '#domain/quotes/enter-request.ts'
import type { FinalBill } from '#domain/quotes/open-offer-desk.ts'
import { clientOfRequest } from '#domain/quotes/reach-client.ts'
import { readThreads, type Thread } from '#domain/quotes/read-threads.ts'
import { finalBills, quoteRequests } from '#domain/quotes/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Localized } from '#kernel/localized.ts'

export type OpenedShare = { row: typeof documentShares.$inferSelect; kinds: string[] }
export type OpenedContact = {
  row: typeof contactMessages.$inferSelect
  /** Oldest first. */
  answers: (typeof contactAnswers.$inferSelect)[]
  procedureName: Localized | undefined
}

/** At most one of the last five is there; none of what nothing is kept of any more. */
export type OpenedItem = {
  item: InboxRow
  notes: NoteRow[]
  colleagues: Colleague[]
  /** Whose it is, where that is known. */
  client: ClientKey | undefined
  request?: Thread & { procedureName: Localized | undefined; bill: FinalBill | undefined }
  contact?: OpenedContact
  share?: OpenedShare
  /** `replaced`: what it was before its last change; `resolutions`: what a colleague may say became of it. */
  booking?: BookingRow & { replaced: BookingRow | undefined; resolutions: Resolution[] }
  order?: WholeOrder & { stuck: StuckSteps }
}

type Asked = { provider: Provider; id: string; by: { name: string }; bookables: readonly Bookable[] }

/** @throws Fault not-found */
export async function openInboxItem(
  database: Pick<Database, 'forProvider' | 'forClient'> & Database,
  { provider, id, by, bookables }: Asked,
  now: Date,
): Promise<OpenedItem> {
  const { kind, reference } = await database.forProvider(provider.id, (scope) => findItem(scope, id))
  const look = async (scope: Scope, client: ClientKey | undefined) => {
    const item = await findItem(scope, id)
    await logLook(scope, client, item, by, now)
    return { item, notes: await readNotes(scope, id), colleagues: await readColleagues(scope), client }
  }
  if (kind === 'quote-request') {
    return enterRequest(database, provider, reference, async (scope, row) => {
      const beside = await look(scope, clientOfRequest(row))
      return { ...beside, request: await readRequest(scope, provider, reference, now) }
    })
  }
  return enterItem(database, provider.id, id, async (scope, item) => {
    const client = clientOfItem(item)
    return { ...(await look(scope, client)), ...(await readThing(scope, item, client, bookables, now)) }
  })
}

async function readRequest(scope: Scope, { location }: Provider, reference: string, now: Date) {
  const today = plainDate(now, location.timeZone)
  const [thread] = await readThreads(scope, eq(quoteRequests.reference, reference), today)
  if (!thread) throw new Fault('not-found', 'There is no request of this reference.')
  const { procedureSlug } = thread.request
  const [bill] = await scope.rows(finalBills, eq(finalBills.reference, reference))
  return { ...thread, bill, procedureName: await readName(scope, procedureSlug) }
}

const readName = async (scope: Scope, slug: string | null) =>
  slug === null ? undefined : (await readProcedureNames(scope, [slug])).get(slug)

type Thing = Pick<OpenedItem, 'contact' | 'share' | 'booking' | 'order'>

async function readThing(
  scope: Scope,
  item: InboxRow,
  client: ClientKey | undefined,
  bookables: readonly Bookable[],
  now: Date,
): Promise<Thing> {
  const { kind, reference } = item
  if (isMessageKind(kind)) return readContact(scope, reference)
  if (kind === 'document-share') return client ? readShare(scope, client, reference, now) : {}
  if (kind === 'payment') return client ? readOrder(scope, client, reference, bookables, now) : {}
  return kind === 'booking' ? readBooking(scope, reference, bookables, now) : {}
}

async function readOrder(
  scope: Scope,
  client: ClientKey,
  reference: string,
  bookables: readonly Bookable[],
  now: Date,
): Promise<Thing> {
  const [row] = await scope.rows(orders, and(isOrderOf(client), eq(orders.reference, reference)))
  if (!row) return {}
  const whole = await readWholeOrder(scope, row)
  return { order: { ...whole, stuck: await readStuckSteps({ bookables, clock: () => now }, scope, whole) } }
}

async function readBooking(scope: Scope, reference: string, bookables: readonly Bookable[], now: Date): Promise<Thing> {
  const [row] = await scope.rows(bookings, eq(bookings.reference, reference))
  if (!row) return {}
  const [replaced] = row.replaces === null ? [] : await scope.rows(bookings, eq(bookings.reference, row.replaces))
  const resolutions = await readResolutions(bookables, scope, row, now)
  return { booking: { ...row, state: stateAt(row, now), replaced, resolutions } }
}

async function readContact(scope: Scope, reference: string): Promise<Thing> {
  const [row] = await scope.rows(contactMessages, eq(contactMessages.reference, reference))
  if (!row) return {}
  const answers = await readAnswers(scope, reference)
  return { contact: { row, answers, procedureName: await readName(scope, row.procedureSlug) } }
}

/** Of one that has ended nothing is shown but that it was. */
async function readShare(scope: Scope, client: ClientKey, id: string, now: Date): Promise<Thing> {
  const [row] = await scope.rows(documentShares, hasId(id))
  if (!row) return {}
  if (shareState(row, now) !== 'open') return { share: { row, kinds: [] } }
  const shared = new Set(row.documentIds)
  const documents = await findDocuments(scope, client)
  return { share: { row, kinds: documents.filter((one) => shared.has(one.id)).map(({ kind }) => kind) } }
}
