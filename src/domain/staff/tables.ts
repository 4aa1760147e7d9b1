// Tables of a provider's own people: who they are in its user pool, what they do here, and who changed that.
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { StaffRole } from '#kernel/who-may-do.ts'

/** One row for each person and location: somebody of a company may work at several of its locations. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    poolId: text('pool_id').notNull(),
    /** Who it is in the pool; null until an invited person of a hosted pool has come for the first time. */
    sub: text('sub'),
    /** In lower case. */
    email: text('email').notNull(),
    /** As colleagues and, in their access log, patients read it. */
    name: text('name').notNull(),
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }),
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    unique().on(table.providerId, table.poolId, table.email),
    unique().on(table.providerId, table.poolId, table.sub),
    providerWall(),
  ],
)

/** What happened to a colleague: `joined` is their own first visit, all else is done by somebody else. */
export type StaffDeed = 'invited' | 'joined' | 'roles' | 'dismissed'

/** Written once and never changed; names as they were then. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: uuid('id').primaryKey(),
    ...ownedByProvider(),
    memberId: uuid('member_id').notNull(),
    name: text('name').notNull(),
    deed: text('deed').$type<StaffDeed>().notNull(),
    /** As they are after it. */
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    /** Null where it was done on the command line. */
    byName: text('by_name'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.providerId, table.at), providerWall()],
)
