// Tables of the builds that servers of this database run or ran, and of the files that browsers load of them.
import { sql } from 'drizzle-orm'
import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const builds = pgTable('builds', {
  id: text('id').primaryKey(),
  builtAt: timestamp('built_at', { withTimezone: true }).notNull(),
  /** When it began to run after no server had run it, by the database's clock. The latest that runs is what visitors are led to. */
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** When a server that runs it last said so. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** Paths of its files. Builds share those that are the same in both. */
  files: text('files').array().notNull(),
})

/** Each name holds a digest of its content, so a path means the same bytes in every build. */
export const builtFiles = pgTable('built_files', {
  path: text('path').primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: bytes('bytes').notNull(),
})

/** For so long after a server said that it runs a build, it counts as running. Servers say so several times meanwhile. */
export const runningMinutes = 15

/** By the database's clock, so that servers whose clocks differ agree. */
export const isRunning = sql`${builds.seenAt} > clock_timestamp() - make_interval(mins => ${runningMinutes})`
