// Table of who looked at or changed a client's health data, when and why: the client can read it, nobody can change it.
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clientWall, ownedByClient } from '#db/client-table.ts'
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
    /** The reason in words, of whoever looked at what was shared with them; empty otherwise. */
    note: text('note').notNull(),
  },
  (table) => [index().on(table.poolId, table.sub, table.at), clientWall()],
)
