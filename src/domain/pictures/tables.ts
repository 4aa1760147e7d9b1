// Table of pictures that a provider handed over, kept as they came; sizes are made when asked for.
import { integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/bytes.ts'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Localized } from '#kernel/localized.ts'

export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...ownedByProvider(),
    /** The slug of what the picture shows; `logo` is the provider's own. */
    slug: text('slug').notNull(),
    bytes: bytes('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sha256: text('sha256').notNull(),
    /** What it shows, for whoever does not see it; null where nobody has said. */
    description: json('description').$type<Localized>(),
  },
  (table) => [unique().on(table.providerId, table.slug), providerWall()],
)
