// What waits for the provider's own people: the list, one item with what it is about, and what they do about it.
import {
  answerInboxItem,
  assignInboxItem,
  finishInboxItem,
  inboxLimit,
  inboxMostCounted,
  informHotel as informHotelEndpoint,
  listInbox as listInboxEndpoint,
  noteInboxItem,
  readInboxItem,
  resolveBooking as resolveBookingEndpoint,
} from '#contract/inbox.ts'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import { noteSupplierInformed } from '#domain/bookings/note-supplier-informed.ts'
import { resolveBooking } from '#domain/bookings/resolve-booking.ts'
import { answerContact } from '#domain/inbox/answer-contact.ts'
import { assignItem, findItem, setItemState, writeNote } from '#domain/inbox/change-item.ts'
import { countInbox } from '#domain/inbox/count-inbox.ts'
import { clientOfItem, enterItem, logLook } from '#domain/inbox/enter-item.ts'
import { isMessageKind } from '#domain/inbox/inbox.ts'
import { listInbox } from '#domain/inbox/list-inbox.ts'
import { readColleagues } from '#domain/inbox/read-colleagues.ts'
import type { InboxRow } from '#domain/inbox/tables.ts'
import { describeAsked } from '#domain/patients/describe-asked.ts'
import { findAsked } from '#domain/patients/find-asked.ts'
import { findClients } from '#domain/patients/find-clients.ts'
import { openInboxItem } from '#domain/patients/open-inbox-item.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { replyToClient } from '#domain/quotes/reply-to-client.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { languageOf } from '#kernel/language.ts'
import type { Log } from '#kernel/log.ts'
import type { ReadCatalogue } from './catalogue.ts'
import {
  presentColleagues,
  presentDescribed,
  presentItem,
  presentNotes,
  presentOpened,
  slugsNamed,
} from './present-inbox.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export type InboxApiParts = Pick<BookingParts, 'bookables'> & {
  database: Database
  jobs: Pick<Jobs, 'put'>
  clock: Clock
  log: Pick<Log, 'error'>
  readCatalogue: ReadCatalogue
}

export function serveInbox(app: ApiApp, parts: InboxApiParts): void {
  const { database, clock, readCatalogue, bookables, log } = parts
  const enter = async <T>(call: Call<'staff'>, work: (scope: Scope) => Promise<T>): Promise<T> =>
    database.forProvider((await call.findOwnProvider()).id, work)
  const change = (call: Call<'staff'>, deed: (scope: Scope, now: Date) => Promise<InboxRow>) =>
    enter(call, async (scope) => {
      const now = clock()
      const item = await deed(scope, now)
      return { item: presentItem(item, { staff: call.staff, colleagues: await readColleagues(scope), now }) }
    })

  serve(app, listInboxEndpoint, async ({ assignee, language, ...wish }, call) => {
    const { staff } = call
    const provider = await call.findOwnProvider()
    const catalogue = await readCatalogue(provider)
    const clients = await findClients(database, staff.poolId, wish.text)
    return enter(call, async (scope) => {
      const now = clock()
      const whose = assignee === 'me' ? staff.id : assignee
      const things = wish.text?.trim()
        ? await findAsked(scope, { text: wish.text, about: slugsNamed(catalogue, wish.text) })
        : []
      const asked = { ...wish, assignee: whose, found: { things, clients } }
      const { items, next } = await listInbox(scope, asked, inboxLimit, now)
      const told = await describeAsked(scope, items, plainDate(now, provider.location.timeZone))
      const reader = { staff, colleagues: await readColleagues(scope), now }
      const inWords = { catalogue, language: languageOf(language ?? provider.languages[0]) }
      const counts = await countInbox(scope, { staffId: staff.id, most: inboxMostCounted }, now)
      const colleagues = presentColleagues(reader.colleagues)
      const shown = items.map((row) => {
        const described = told.get(row.reference)
        return presentItem(row, reader, described && presentDescribed(described, inWords))
      })
      return { items: shown, next, counts, colleagues }
    })
  })

  serve(app, readInboxItem, async ({ id, language }, call) => {
    const { staff } = call
    const provider = await call.findOwnProvider()
    const catalogue = await readCatalogue(provider)
    const now = clock()
    const opened = await openInboxItem(database, { provider, id, by: staff, bookables }, now)
    const reader = { staff, colleagues: opened.colleagues, now, catalogue, bookables, log }
    return presentOpened(opened, { ...reader, language: languageOf(language ?? provider.languages[0]) })
  })

  serve(app, assignInboxItem, ({ id, version, assignee }, call) =>
    change(call, (scope) => assignItem(scope, { id, version, by: call.staff }, assignee)),
  )

  serve(app, finishInboxItem, ({ id, version, state }, call) =>
    change(call, (scope, now) => setItemState(scope, { id, version, by: call.staff }, state, now)),
  )

  serve(app, noteInboxItem, async ({ id, ...note }, call) => {
    const { staff } = call
    const provider = await call.findOwnProvider()
    // What colleagues noted before is read with it.
    const notes = await enterItem(database, provider.id, id, async (scope, item) => {
      const now = clock()
      await logLook(scope, clientOfItem(item), item, staff, now)
      return writeNote(scope, staff, { item, ...note }, now)
    })
    return { notes: presentNotes(notes) }
  })

  serve(app, informHotelEndpoint, async ({ id, ...told }, call) => {
    const { staff } = call
    const { id: providerId } = await call.findOwnProvider()
    const now = clock()
    return enterItem(database, providerId, id, async (scope, item) => {
      const changed = await noteSupplierInformed(bookables, scope, item, staff, told, now)
      return { item: presentItem(changed, { staff, colleagues: await readColleagues(scope), now }) }
    })
  })

  serve(app, resolveBookingEndpoint, async ({ id, ...said }, call) => {
    const { staff, origin } = call
    const provider = await call.findOwnProvider()
    return enterItem(database, provider.id, id, async (scope, item) => {
      const account = clientOfItem(item)
      if (item.kind !== 'booking' || !account) throw new Fault('not-found', 'It is about no booking.')
      await resolveBooking(parts, scope, { account, provider, origin }, item.reference, staff, said)
      const colleagues = await readColleagues(scope)
      return { item: presentItem(await findItem(scope, id), { staff, colleagues, now: clock() }) }
    })
  })

  serve(app, answerInboxItem, async ({ id, ...said }, call) => {
    const provider = await call.findOwnProvider()
    const item = await enter(call, (scope) => findItem(scope, id))
    const told = await answer(parts, provider, call, item, said)
    return { ...(await change(call, (scope) => findItem(scope, id))), told }
  })
}

/** @returns whether a mail goes out */
async function answer(
  parts: InboxApiParts,
  provider: Provider,
  { origin, staff }: Pick<Call<'staff'>, 'origin' | 'staff'>,
  { kind, reference }: InboxRow,
  said: { answerId: string; text: string; seen?: string | undefined },
): Promise<boolean> {
  const by = staff.name
  if (kind === 'quote-request')
    return (await replyToClient(parts, { provider, origin, by }, { reference, ...said })).told
  if (isMessageKind(kind)) return answerContact(parts, { provider, by }, { reference, ...said })
  throw new Fault('no-longer-possible', 'Nothing is answered there.', {
    fields: [{ path: 'kind', reason: 'no-thread' }],
  })
}
