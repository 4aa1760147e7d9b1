// Tables of the provider's own hotels, of their rooms by night, and of what was given away of them.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'
import type { RecoveryFeature, Room, Tax } from '#domain/hotels/hotel.ts'
import type { StayPrice } from '#domain/hotels/price-stay.ts'
import type { RoomGuests } from '#domain/hotels/stay.ts'
import type { Localized } from '#kernel/localized.ts'

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
    policy: json('ladder').$type<CancellationPolicy>().notNull(),
    replaces: text('instead_of'),
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
