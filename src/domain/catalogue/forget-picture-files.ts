// Removes files of pictures that nothing shows any longer and nobody can bring back: 30 days after another took their place.
import { sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { pictureFiles, pictures } from '#domain/pictures/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { catalogueChanges } from './tables.ts'

/** For so long a change of a picture can be taken back. */
export const pictureFileDays = 30

const dayMs = 86_400_000

/**
 * Kept are files that are shown, those that they were made of, and those that a change names which is younger or still waits. Uploads
 * that nobody saved go like the others.
 */
export async function forgetPictureFiles(
  database: Pick<Database, 'directory' | 'forProvider'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - pictureFileDays * dayMs).toISOString()
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  for (const { id } of all) {
    await database.forProvider(id, ({ transaction }) =>
      transaction.execute(sql`
        with named as (
          select sha256 as file from ${pictures} where provider_id = ${id}::uuid
          union
          select unnest(array[before->>'file', after->>'file']) from ${catalogueChanges}
          where provider_id = ${id}::uuid and kind = 'picture'
            and (state in ('review', 'scheduled') or coalesce(done_at, at) >= ${before}::timestamptz)
        ), kept as (
          select file from named where file is not null
          union
          select made_of from ${pictureFiles}
          where provider_id = ${id}::uuid and made_of is not null
            and (sha256 in (select file from named where file is not null) or kept_at >= ${before}::timestamptz)
        )
        delete from ${pictureFiles} where provider_id = ${id}::uuid and kept_at < ${before}::timestamptz
          and sha256 not in (select file from kept)`),
    )
  }
}
