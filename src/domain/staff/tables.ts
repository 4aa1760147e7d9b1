// Table of a provider's own people: who they are in its user pool, and what they do here.
import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
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
