// Table of who looked at or changed a client's health data, when and why: the client can read it, nobody can change it.
import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clientLogWalls, ownedByClient } from '#db/client-table.ts'
import type { AuditActor, AuditDeed, AuditReason, AuditSubject } from './audit-entry.ts'

export const accessLog = pgTable(
  'access_log',
  {
    id: uuid('id').primaryKey(),
    ...ownedByClient(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actor: text('actor').$type<AuditActor>().notNull(),
    /** Who of the clinic it was, as the client knows them; empty for the client and for the product itself. */
    actorName: text('actor_name').notNull(),
    deed: text('deed').$type<AuditDeed>().notNull(),
    subject: text('subject').$type<AuditSubject>().notNull(),
    /** Names the one document, share or request; empty when it is about all of them. */
    subjectId: text('subject_id').notNull(),
    why: text('why').$type<AuditReason>().notNull(),
    /** The reason in words, of a colleague who opened what was shared or said what became of a booking; empty otherwise. */
    note: text('note').notNull(),
  },
  (table) => [index().on(table.poolId, table.sub, table.at, table.id), ...clientLogWalls()],
)

/** Nobody entered: work behind the pages, which belongs to no request. */
const behindThePages = sql`coalesce(current_setting('app.pool_id', true), '') = '' and coalesce(current_setting('app.provider_id', true), '') = ''`
const own = sql`pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')`

/**
 * Whom retention has to look at: ids alone of each client with a file or a line of the access log, so that the walls around those
 * need no door for it. Triggers write it (migration 0014). A request sees its own client's row, work behind the pages all of them.
 */
export const dataOwners = pgTable('data_owners', ownedByClient(), (table) => [
  primaryKey({ columns: [table.poolId, table.sub] }),
  pgPolicy('owners_wall', { for: 'all', to: 'public', using: sql`(${own}) or (${behindThePages})`, withCheck: own }),
])
