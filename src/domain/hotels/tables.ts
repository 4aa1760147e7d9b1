// Tables of hotels, of their rooms by night, of what the own inventory gave away, and of clients' bookings.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Localized } from '#kernel/localized.ts'
import type { BookingState } from './booking-states.ts'
import type { RecoveryFeature, Room, Tax } from './hotel.ts'
import type { GuestName, HotelFacts, PlanFacts, Refusal, RoomFacts, SupplierName } from './hotel-supplier.ts'
import type { Ladder } from './ladder.ts'
import type { StayPrice } from './price-stay.ts'
import type { RoomGuests } from './stay.ts'

/** Hotels of the provider's own inventory. Amounts are in minor units of its location's currency. */
export const hotels = pgTable(
  'hotels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...ownedByProvider(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    name: json('name').$type<Localized>().notNull(),
    summary: json('summary').$type<Localized>().notNull(),
    address: json('address').$type<Localized>().notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    stars: integer('stars').notNull(),
    timeZone: text('time_zone').notNull(),
    checkInFrom: text('check_in_from').notNull(),
    checkOutUntil: text('check_out_until').notNull(),
    phone: text('phone').notNull(),
    minutesCar: integer('minutes_car').notNull(),
    minutesWalk: integer('minutes_walk').notNull(),
    features: json('features').$type<RecoveryFeature[]>().notNull(),
    /** Of the hotel and of any of its rooms: what a search filters by. */
    featureBits: integer('feature_bits').notNull(),
    /** How well it suits a body in recovery, the better the less: what a search is ordered by. */
    recoveryRank: integer('recovery_rank').notNull(),
    /** In lower case, in every language. */
    searchText: text('search_text').notNull(),
    childrenFreeUnder: integer('children_free_under').notNull(),
    taxes: json('taxes').$type<Tax[]>().notNull(),
    rooms: json('rooms').$type<Room[]>().notNull(),
    currency: text('currency').notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    unique().on(table.providerId, table.slug),
    index().on(table.providerId, table.recoveryRank, table.slug),
    index().on(table.providerId, table.minutesCar, table.slug),
    index().on(table.providerId, table.stars.desc(), table.recoveryRank, table.slug),
    providerWall(),
  ],
)

/**
 * Rooms of one kind in one month. Arrays have one place for each day of the month, from the first; night n is the one after day n.
 * `allotment` is what the pack gives, `taken` what the own inventory gave away; fewer given than taken leaves none.
 */
export const hotelRoomMonths = pgTable(
  'hotel_room_months',
  {
    ...ownedByProvider(),
    hotelId: uuid('hotel_id').notNull(),
    room: text('room').notNull(),
    /** Its first day. */
    month: date('month').notNull(),
    allotment: smallint('allotment').array().notNull(),
    taken: smallint('taken').array().notNull(),
    /** Nights that nobody is let in for: of a stay, any of its nights. */
    closed: boolean('closed').array().notNull(),
    /** Nights that a stay must have at least when it begins on this day. */
    minimumStay: smallint('minimum_stay').array().notNull(),
    /** Slugs of the rate plans, in the order of `prices`. */
    plans: text('plans').array().notNull(),
    /** Minor units per room and night: for each plan as many places as the month has days. */
    prices: integer('prices').array().array().notNull(),
    /** The least of `prices` on a night that is open: a stay costs no less per night, whatever the plan. */
    floorMinor: integer('floor_minor').notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    unique().on(table.providerId, table.hotelId, table.room, table.month),
    // Searches read a whole month of it, and nothing but what the index holds.
    index('hotel_room_months_floors')
      .on(table.providerId, table.month, table.hotelId, table.room, table.floorMinor)
      .where(sql`${table.withdrawnAt} is null`),
    providerWall(),
  ],
)

/** What the own inventory gave away: held, booked, given back. */
export const hotelRoomStays = pgTable(
  'hotel_room_stays',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    /** Of the booking that it is for: `H-7K3M-92PX`. */
    reference: text('reference').notNull(),
    state: text('state').$type<'held' | 'booked' | 'cancelled' | 'expired' | 'replaced'>().notNull(),
    hotelId: uuid('hotel_id').notNull(),
    room: text('room').notNull(),
    plan: text('plan').notNull(),
    checkIn: date('check_in').notNull(),
    checkOut: date('check_out').notNull(),
    rooms: json('rooms').$type<RoomGuests[]>().notNull(),
    /** Night by night how many rooms it took from the allotment: none where the stay that it is instead of has them. */
    takes: smallint('takes').array().notNull(),
    /** Minor units of one room, night by night, as agreed. */
    nightPrices: integer('night_prices').array().notNull(),
    price: json('price').$type<StayPrice>().notNull(),
    ladder: json('ladder').$type<Ladder>().notNull(),
    insteadOf: text('instead_of'),
    changeFeeMinor: bigint('change_fee_minor', { mode: 'number' }).notNull(),
    /** What cancelling cost. */
    feeMinor: bigint('fee_minor', { mode: 'number' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.providerId, table.reference),
    index().on(table.providerId, table.state, table.expiresAt),
    index().on(table.providerId, table.hotelId, table.checkIn),
    providerWall(),
  ],
)

/** Bookings of clients, at whichever supplier. A name beside a stay near a clinic is health data. */
export const hotelBookings = pgTable(
  'hotel_bookings',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    clientPoolId: text('client_pool_id').notNull(),
    clientSub: text('client_sub').notNull(),
    /** What the client and the hotel name it by: `H-7K3M-92PX`. */
    reference: text('reference').notNull(),
    /** The key it was asked under: the same key never makes a second one. */
    idempotencyKey: text('idempotency_key').notNull(),
    inputDigest: text('input_digest').notNull(),
    state: text('state').$type<BookingState>().notNull(),
    /** Why it was refused, or empty: a reason of the supplier's port. */
    refusal: text('refusal').$type<Refusal | ''>().notNull().default(''),
    supplier: text('supplier').$type<SupplierName>().notNull(),
    offerId: text('offer_id').notNull(),
    hotelKey: text('hotel_key').notNull(),
    checkIn: date('check_in').notNull(),
    checkOut: date('check_out').notNull(),
    rooms: json('rooms').$type<RoomGuests[]>().notNull(),
    /** As they were when it was held; null while it is asked. */
    hotel: json('hotel').$type<HotelFacts>(),
    room: json('room').$type<RoomFacts>(),
    plan: json('plan').$type<PlanFacts>(),
    price: json('price').$type<StayPrice>(),
    ladder: json('ladder').$type<Ladder>(),
    /** What the client saw when they chose: another one held is shown, and agreed to again. */
    seenTotalMinor: bigint('seen_total_minor', { mode: 'number' }).notNull(),
    seenCurrency: text('seen_currency').notNull(),
    holdId: text('hold_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The booking that it takes the place of, and what leaving that one costs. */
    insteadOf: text('instead_of'),
    changeFeeMinor: bigint('change_fee_minor', { mode: 'number' }).notNull().default(0),
    lead: json('lead').$type<GuestName & { email: string; phone: string }>(),
    guests: json('guests').$type<GuestName[]>(),
    remarks: text('remarks').notNull().default(''),
    language: text('language').notNull(),
    supplierReference: text('supplier_reference'),
    /** The hotel's own number, as the supplier or the hotel gave it; empty until then. */
    confirmation: text('confirmation').notNull().default(''),
    /** When a colleague had told a hotel of the clinic's own inventory, and the colleague's name. */
    hotelInformedAt: timestamp('hotel_informed_at', { withTimezone: true }),
    hotelInformedBy: text('hotel_informed_by').notNull().default(''),
    /** What was paid through this site, in minor units; nothing while guests pay at the hotel. */
    paidMinor: bigint('paid_minor', { mode: 'number' }).notNull().default(0),
    feeMinor: bigint('fee_minor', { mode: 'number' }),
    /** The procedure it belongs to, by the client's own word or accepted offer; for what others chose. */
    procedureSlug: text('procedure_slug'),
    /** The supplier's last reply, for questions later. */
    raw: jsonb('raw'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }),
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    bookedAt: timestamp('booked_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When the supplier was last asked, or a job put that asks it. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** When the clinic is asked to find out, should nobody know by then; null once it was. */
    tellClinicAt: timestamp('tell_clinic_at', { withTimezone: true }),
    /** The site that it was last asked for at, scheme and host: mails lead back there. */
    origin: text('origin').notNull().default(''),
  },
  (table) => [
    unique().on(table.providerId, table.reference),
    unique().on(table.providerId, table.clientPoolId, table.clientSub, table.idempotencyKey),
    index().on(table.providerId, table.state, table.expiresAt),
    index().on(table.providerId, table.supplier, table.hotelKey, table.procedureSlug),
    providerWall(),
  ],
)
