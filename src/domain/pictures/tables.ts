// Tables of pictures that a provider handed over, and of the files that they can be brought back from; sizes are made when asked for.
import { index, integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/bytes.ts'
import { ownedByProvider, providerWall } from '#db/provider-table.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Crop } from './crop.ts'

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

/**
 * Files of pictures by what is in them: those that came at the desk, as they came and as they are shown, and those that others took the
 * place of. What is shown is named in `pictures`, what was is in the changes of the catalogue; both name the digest.
 */
export const pictureFiles = pgTable(
  'picture_files',
  {
    ...ownedByProvider(),
    sha256: text('sha256').notNull(),
    bytes: bytes('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of one that was cut or drawn anew: the file as it came, and the part of it. */
    madeOf: text('made_of'),
    crop: json('crop').$type<Crop>(),
    /** When it was last brought or replaced. */
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.providerId, table.sha256), index().on(table.providerId, table.keptAt), providerWall()],
)
