// Which file a picture shows and what it says of it: read, exchanged, taken away. Files that were shown are kept for whoever takes it back.
import { and, eq, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Crop } from './crop.ts'
import { keepShownFile } from './picture-files.ts'
import type { PictureFacts } from './read-pictures.ts'
import { pictureFiles, pictures } from './tables.ts'

/** `file`: the digest of its bytes, as an upload answered it. */
export type ShownPicture = { file: string; description: Localized | null }

/** What is shown, and what it was made of as far as that is kept. */
export type ShownFile = { facts: PictureFacts; sha256: string; madeOf: string | null; crop: Crop | null }

/** By slug, without the bytes. */
export async function readShownFiles({ transaction, providerId }: Scope): Promise<Map<string, ShownFile>> {
  const { slug, sha256, width, height, description } = pictures
  const rows = await transaction
    .select({ slug, sha256, width, height, description, madeOf: pictureFiles.madeOf, crop: pictureFiles.crop })
    .from(pictures)
    .leftJoin(pictureFiles, and(eq(pictureFiles.providerId, pictures.providerId), eq(pictureFiles.sha256, sha256)))
    .where(eq(pictures.providerId, providerId))
  return new Map(
    rows.map(({ sha256: file, madeOf, crop, ...facts }) => [
      facts.slug,
      { facts: { ...facts, digest: file.slice(0, 16) }, sha256: file, madeOf, crop },
    ]),
  )
}

/** Null where nothing is shown. */
export async function readShownPicture(scope: Scope, slug: string): Promise<ShownPicture | null> {
  const [row] = await scope.transaction
    .select({ file: pictures.sha256, description: pictures.description })
    .from(pictures)
    .where(and(eq(pictures.providerId, scope.providerId), eq(pictures.slug, slug)))
  return row ?? null
}

/**
 * @param wanted null takes the picture away
 * @throws Fault invalid-input of `file` when its bytes are not kept, or no longer
 */
export async function showPicture(scope: Scope, slug: string, wanted: ShownPicture | null, now: Date): Promise<void> {
  const before = await readShownPicture(scope, slug)
  if (before && before.file !== wanted?.file) await keepShownFile(scope, slug, now)
  if (!wanted) {
    await scope.remove(pictures, eq(pictures.slug, slug))
    return
  }
  if (before?.file !== wanted.file) await showFile(scope, slug, wanted.file)
  await scope.update(pictures, { description: wanted.description }, eq(pictures.slug, slug))
}

async function showFile(scope: Scope, slug: string, file: string): Promise<void> {
  const { rowCount } = await scope.transaction.execute(sql`
    insert into ${pictures} (id, provider_id, slug, bytes, width, height, sha256)
    select gen_random_uuid(), provider_id, ${slug}, bytes, width, height, sha256 from ${pictureFiles}
    where provider_id = ${scope.providerId}::uuid and sha256 = ${file}
    on conflict (provider_id, slug) do update set bytes = excluded.bytes, width = excluded.width,
      height = excluded.height, sha256 = excluded.sha256`)
  if (rowCount === 0)
    throw new Fault('invalid-input', 'Some fields are not right.', { fields: [{ path: 'file', reason: 'gone' }] })
}
