// What waits for the provider's own people, and what they do about it.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { money } from './money.ts'
import { quantity } from './procedures.ts'
import { stuckOrder } from './stuck-order.ts'
import { oneLine, writtenText } from './written-text.ts'

export const inboxKind = z.enum([
  'quote-request',
  'contact-message',
  'assistant-question',
  'consultation',
  'document-share',
  'booking',
  'payment',
])
/** What a colleague may say became of a booking: what its supplier did, or whether its client came. */
export const bookingResolution = z.enum(['booked', 'refused', 'cancelled', 'standing', 'completed', 'no-show'])
export type BookingResolution = z.infer<typeof bookingResolution>

export const inboxState = z.enum(['open', 'waiting', 'done'])

/** What a list says of a request or a message; its words, and anybody's health, are told when it is opened, and that look is written down. */
export const described = z.object({
  /** In the language asked for: the procedure, else the package, else what is booked. Empty where it names none. */
  about: z.string(),
  /** First and last day of a booking, plain dates; null for what is none. */
  days: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** ISO 3166-1 alpha-2 of their phone; null where it says none. */
  country: z.string().nullable(),
  /** That they read. */
  language: z.string(),
  /** The last one; `validUntil` is a plain date. */
  offer: z.object({ state: z.string(), validUntil: z.string() }).nullable(),
})

export const inboxItem = z.object({
  id: z.uuid(),
  kind: inboxKind,
  reference: z.string(),
  /** Name of whoever wrote. */
  from: z.string(),
  state: inboxState,
  receivedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  isOverdue: z.boolean(),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** To be sent along with what is done about it. */
  version: z.int(),
  /** Null for a share, and where one item is answered. */
  described: described.nullable(),
})
export type InboxItem = z.infer<typeof inboxItem>

export const inboxLimit = 50

/** So many are counted and no more: a count of it means that many, or more. */
export const inboxMostCounted = 1000

/**
 * Server-sent events, for whoever may read the inbox: each `data` is `{id, kind, by}` of an item that changed, `by` the colleague's
 * name or null where the person did something. It ends with the session, and where something may have been missed: the browser
 * connects again, and asks for the list anew.
 */
export const inboxLivePath = '/api/desk/inbox/live'

/** What is looked for may be a name: it stands in the body, and in no address. */
export const listInbox = endpoint({
  name: 'listInbox',
  method: 'POST',
  path: '/api/desk/inbox',
  input: z.object({
    /** `open` is what waits for the provider: overdue first, the longest overdue at the top, then the newest. The others: newest first. */
    state: inboxState.default('open'),
    kind: inboxKind.optional(),
    /** `me`, `nobody`, or the id of a colleague. */
    assignee: z.union([z.literal('me'), z.literal('nobody'), z.uuid()]).optional(),
    /** A phone number, its last four digits, a procedure or a hotel; or the beginning of a reference, of any word of a name, or of an e-mail address. */
    text: z.string().max(80).optional(),
    language: z.string().max(10).optional(),
    /** As the reply before it gave. */
    after: z.string().max(200).optional(),
  }),
  reply: z.object({
    items: z.array(inboxItem),
    /** Where the next page begins; null at the end. */
    next: z.string().nullable(),
    /** Each up to `inboxMostCounted`; `overdue` and `mine` of what is open. */
    counts: z.object({ open: z.int(), waiting: z.int(), done: z.int(), overdue: z.int(), mine: z.int() }),
    /** Who an item can be given to. */
    colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  who: 'staff',
  may: 'inbox.read',
  summary: 'What waits for the provider: at most 50 at a time.',
})

export const inboxNote = z.object({ id: z.uuid(), by: z.string(), text: z.string(), at: z.iso.datetime() })

const itemId = z.object({ id: z.uuid() })

/** Words said, by whom and when. `by` is a colleague's name, null for the person who asked. */
const said = z.object({ id: z.string(), by: z.string().nullable(), text: z.string(), at: z.iso.datetime() })

export const readInboxItem = endpoint({
  name: 'readInboxItem',
  method: 'GET',
  path: '/api/desk/inbox/{id}',
  input: itemId.extend({ language: z.string().max(10).optional() }),
  reply: z.object({
    item: inboxItem,
    notes: z.array(inboxNote),
    colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** How far its thread goes, for `answerInboxItem`; empty where nothing is answered. */
    seen: z.string(),
    /** Id of the patient's page, where they have one and the caller may see it; as /desk/patients/{patient} has it. */
    patient: z.string().nullable(),
    /** What it is about, by kind; at most one is not null. */
    request: z
      .object({
        reference: z.string(),
        /** In the caller's language. */
        procedure: z.object({ slug: z.string(), name: z.string() }).nullable(),
        package: z.object({ slug: z.string(), name: z.string() }).nullable(),
        quantity: quantity.nullable(),
        need: z.string(),
        earliest: z.string().nullable(),
        latest: z.string().nullable(),
        flexibility: z.string(),
        companions: z.int(),
        budget: z.object({ amountMinor: z.int(), currency: z.string() }).nullable(),
        medicalNotes: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        channel: z.string(),
        language: z.string(),
        sentAt: z.iso.datetime(),
        /** Of the last offer; null while there is none. */
        offer: z.object({ version: z.int(), state: z.string() }).nullable(),
        /** What was paid in the end, once it is written down, beside what the accepted offer said. */
        bill: z.object({ paid: money, offered: money }).nullable(),
        messages: z.array(said),
      })
      .nullable(),
    contact: z
      .object({
        reference: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        language: z.string(),
        text: z.string(),
        /** That a conversation is about, in the caller's language; null on the contact page, and for none. */
        procedure: z.object({ slug: z.string(), name: z.string() }).nullable(),
        /** What was said to the assistant before, oldest first, as the sender's browser had it; empty on the contact page. */
        transcript: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
        answers: z.array(said),
      })
      .nullable(),
    share: z
      .object({
        id: z.string(),
        kinds: z.array(z.string()),
        sharedAt: z.iso.datetime(),
        withdrawnAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    booking: z
      .object({
        reference: z.string(),
        title: z.string(),
        /** Plain dates, first and last day. */
        from: z.string(),
        until: z.string(),
        state: z.string(),
        name: z.string(),
        /** False where what is kept of it is damaged: the rest of it cannot be shown. */
        isReadable: z.boolean(),
        /** What the supplier on site has to be told, line by line, in the caller's language. */
        forSupplier: z.array(z.object({ label: z.string(), text: z.string() })),
        /** The supplier's number on site; empty until it gave one. */
        confirmation: z.string(),
        /** Which colleague told the supplier how it stands now, and when; null where the clinic has nothing to tell. */
        informing: z.object({ at: z.iso.datetime().nullable(), by: z.string() }).nullable(),
        /** What a colleague may say became of it now, for `resolveBooking`; none where nothing has to be said. */
        resolutions: z.array(bookingResolution),
        /** Whether saying `booked` takes the supplier's number. */
        needsSupplierReference: z.boolean(),
        /** To be sent along with what is said. */
        revision: z.int(),
        /** Why a colleague said what became of it; empty where none did. */
        resolution: z.string(),
      })
      .nullable(),
    /** Null also for a caller who may not see payments. */
    order: stuckOrder.nullable(),
  }),
  who: 'staff',
  may: 'inbox.read',
  summary: 'One item with what it is about. The look stands in the access log of the patient whose it is.',
})

const change = itemId.extend({
  /** Of the item as it was shown. @see no-longer-possible (422) with reason `changed` when a colleague was first */
  version: z.int32(),
})
const changed = z.object({ item: inboxItem })

export const assignInboxItem = endpoint({
  name: 'assignInboxItem',
  method: 'POST',
  path: '/api/desk/inbox/{id}/assign',
  input: change.extend({ assignee: z.uuid().nullable() }),
  reply: changed,
  who: 'staff',
  may: 'inbox.work',
  summary: 'Gives an item to a colleague, or to nobody.',
})

export const noteInboxItem = endpoint({
  name: 'noteInboxItem',
  method: 'POST',
  path: '/api/desk/inbox/{id}/note',
  input: itemId.extend({ noteId: z.uuid(), text: z.string().trim().min(1).max(4000) }),
  reply: z.object({ notes: z.array(inboxNote) }),
  who: 'staff',
  may: 'inbox.work',
  summary: 'Writes a note for colleagues. The same id is written once.',
})

export const finishInboxItem = endpoint({
  name: 'finishInboxItem',
  method: 'POST',
  path: '/api/desk/inbox/{id}/state',
  input: change.extend({ state: inboxState }),
  reply: changed,
  who: 'staff',
  may: 'inbox.work',
  summary: 'Says that nothing more is to be done, that the person’s answer is awaited, or opens it again.',
})

export const informHotel = endpoint({
  name: 'informHotel',
  method: 'POST',
  path: '/api/desk/inbox/{id}/hotel-informed',
  input: change.extend({
    /** False: taken back, and the hotel's number with it. */
    isInformed: z.boolean(),
    /** The hotel's own number, which the patient's voucher then shows; left out, it stays as it is. */
    confirmation: oneLine(60).optional(),
  }),
  reply: changed,
  who: 'staff',
  may: 'inbox.work',
  summary: 'Says that the clinic told a hotel of its own about a booking. Idempotent.',
})

export const resolveBooking = endpoint({
  name: 'resolveBooking',
  method: 'POST',
  path: '/api/desk/inbox/{id}/resolve-booking',
  input: itemId.extend({
    /** Of the booking as it was shown. @see no-longer-possible (422) with reason `changed` when it has changed since */
    revision: z.int32().min(0),
    to: bookingResolution,
    /** How the colleague knows; stands in the patient's access log. */
    reason: writtenText(500).min(1),
    /** The supplier's own number of the booking: needed for `booked`, unless the supplier is the clinic's own. */
    supplierReference: oneLine(80).default(''),
  }),
  reply: changed,
  who: 'staff',
  may: 'inbox.work',
  summary: 'Says what became of a booking whose supplier could not be asked, or whether its client came.',
})

export const answerInboxItem = endpoint({
  name: 'answerInboxItem',
  method: 'POST',
  path: '/api/desk/inbox/{id}/answer',
  input: itemId.extend({
    answerId: z.uuid(),
    text: z.string().trim().min(1).max(4000),
    /** As `readInboxItem` gave it. @see no-longer-possible (422) with reason `changed` when more was said since: nothing is sent */
    seen: z.string().max(80).optional(),
  }),
  reply: z.object({ item: inboxItem, told: z.boolean() }),
  who: 'staff',
  may: 'inbox.work',
  summary: 'Says something in the thread of a request, or answers a message by mail. The same id is said once.',
})
