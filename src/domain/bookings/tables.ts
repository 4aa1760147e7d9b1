// Tables of clients' bookings of every kind, and of the calls to suppliers that they wait for.
import { sql } from 'drizzle-orm'
import { bigint, index, integer, json, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Localized } from '#kernel/localized.ts'
import type { BookingKind } from './booking-kind.ts'
import type { BookingPrice } from './booking-price.ts'
import type { BookingState } from './booking-states.ts'
import type { SupplierEvidence } from './booking-supplier.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { Contact } from './contact.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A name beside a booking near a clinic is health data. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    clientPoolId: text('client_pool_id').notNull(),
    clientSub: text('client_sub').notNull(),
    /** What the client names it by, `H-7K3M-92PX`. A change keeps it. */
    reference: text('reference').notNull(),
    kind: text('kind').$type<BookingKind>().notNull(),
    supplier: text('supplier').notNull(),
    /** The reference that it was first held under: what the supplier knows it by, and holds only once. */
    supplierKey: text('supplier_key').notNull(),
    /** The key it was asked under: the same key never makes a second one. */
    idempotencyKey: text('idempotency_key').notNull(),
    inputDigest: text('input_digest').notNull(),
    state: text('state').$type<BookingState>().notNull(),
    /** Every change of its state is another one: what a preview was made of, and the sequence in calendars. */
    revision: integer('revision').notNull().default(0),
    /** Why it was refused, or empty: a reason of the supplier's port. */
    refusal: text('refusal').notNull().default(''),
    /** What was asked for; what was held, as it was then; what the client added. Read and written by the kind's own shapes. */
    request: json('request').notNull(),
    item: json('item'),
    details: json('details'),
    /** What lists call it; null while it is asked. */
    title: json('title').$type<Localized>(),
    /** The supplier's own key of what is booked. */
    itemKey: text('item_key').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    price: json('price').$type<BookingPrice>(),
    policy: json('policy').$type<CancellationPolicy>(),
    /** What the client saw when they chose: another price held is shown, and agreed to again. */
    seenTotalMinor: bigint('seen_total_minor', { mode: 'number' }).notNull(),
    seenCurrency: text('seen_currency').notNull(),
    holdId: text('hold_id'),
    heldUntil: moment('held_until'),
    /** The reference of the booking that it takes the place of, and what leaving that one costs. */
    replaces: text('replaces'),
    changeFeeMinor: bigint('change_fee_minor', { mode: 'number' }).notNull().default(0),
    contact: json('contact').$type<Contact>(),
    language: text('language').notNull(),
    /** The site that it was last asked for at, scheme and host: mails lead back there. */
    origin: text('origin').notNull().default(''),
    supplierReference: text('supplier_reference'),
    /** The number that it is known by on site, at the hotel's desk say; empty until one is given. */
    confirmation: text('confirmation').notNull().default(''),
    /** When a colleague informed the supplier on site, and the colleague's name. */
    informedAt: moment('informed_at'),
    informedBy: text('informed_by').notNull().default(''),
    /** Of cancelling: agreed to, then taken. */
    feeMinor: bigint('fee_minor', { mode: 'number' }),
    /** The order that it is paid by, which announces what becomes of it; null where it is paid elsewhere. */
    orderId: uuid('order_id'),
    /** When the order announced what became of it; null before, and where there is no order. */
    announcedAt: moment('announced_at'),
    /** The procedure it belongs to, by the client's own word or accepted offer; for what others chose. */
    procedureSlug: text('procedure_slug'),
    /** Of the supplier's last reply, without anyone's name. */
    evidence: json('evidence').$type<SupplierEvidence>().notNull().default({}),
    /** When the supplier said what is known; what it said before that is ignored. */
    knownAt: moment('known_at'),
    createdAt: moment('created_at').notNull(),
    heldAt: moment('held_at'),
    agreedAt: moment('agreed_at'),
    bookedAt: moment('booked_at'),
    cancelledAt: moment('cancelled_at'),
    /** Why a colleague said what became of it, where the supplier could not be asked. */
    resolution: text('resolution').notNull().default(''),
  },
  (table) => [
    unique().on(table.providerId, table.reference),
    unique().on(table.providerId, table.clientPoolId, table.clientSub, table.idempotencyKey),
    index().on(table.providerId, table.state, table.heldUntil),
    index().on(table.providerId, table.orderId),
    index().on(table.providerId, table.kind, table.supplier, table.itemKey, table.procedureSlug),
    providerWall(),
  ],
)

/** One call to a supplier that books or cancels: written down before it is made, ended when its outcome is known. */
export const bookingOperations = pgTable(
  'booking_operations',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    action: text('action').$type<'book' | 'cancel'>().notNull(),
    startedAt: moment('started_at').notNull(),
    /** When the supplier was last asked, or a job put that asks it. */
    checkedAt: moment('checked_at').notNull(),
    /** When a colleague is asked to find out, should nobody know by then; null once one was. */
    escalateAt: moment('escalate_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('booking_operations_live').on(table.bookingId).where(sql`${table.endedAt} is null`),
    index().on(table.providerId, table.checkedAt),
    providerWall(),
  ],
)
