// The files that pictures are made of and can be brought back from, by the digest of their bytes.
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Scope } from '#db/scope.ts'
import type { Crop } from './crop.ts'
import type { PictureFile } from './draw-shown.ts'
import { takePictureTurn } from './picture-turns.ts'
import { pictureFiles, pictures } from './tables.ts'

/** @param madeOf of one that is shown: the digest of the file as it came, and the part of it */
export async function keepPictureFile(
  scope: Scope,
  { sha256, bytes, width, height }: PictureFile,
  now: Date,
  made?: { madeOf: string; crop: Crop },
): Promise<void> {
  const facts = { width, height, madeOf: made?.madeOf ?? null, crop: made?.crop ?? null, keptAt: now }
  await scope.transaction
    .insert(pictureFiles)
    .values({ providerId: scope.providerId, sha256, bytes, ...facts })
    // The same bytes may come as they are and be drawn of others: what they were made of is not forgotten.
    .onConflictDoUpdate({ target: [pictureFiles.providerId, pictureFiles.sha256], set: made ? facts : { keptAt: now } })
}

/** The bytes of a file, or of a picture that is shown and came with a data pack; undefined when they are not kept. */
export async function readPictureFile(scope: Scope, sha256: string): Promise<Buffer | undefined> {
  const [kept] = await scope.rows(pictureFiles, eq(pictureFiles.sha256, sha256))
  const [shown] = kept ? [] : await scope.rows(pictures, eq(pictures.sha256, sha256), { limit: 1 })
  const bytes = kept?.bytes ?? shown?.bytes
  return bytes && Buffer.from(bytes)
}

/** Keeps what a picture shows now, so that it can be brought back after another took its place. */
export async function keepShownFile(scope: Scope, slug: string, now: Date): Promise<void> {
  await scope.transaction.execute(sql`
    insert into ${pictureFiles} (provider_id, sha256, bytes, width, height, kept_at)
    select provider_id, sha256, bytes, width, height, ${now.toISOString()}::timestamptz from ${pictures}
    where provider_id = ${scope.providerId}::uuid and slug = ${slug}
    on conflict (provider_id, sha256) do update set kept_at = excluded.kept_at`)
}

/** A file for whoever works on it: upright, at most so wide, without a camera's notes. Only what was opened soundly before is kept. */
export const drawForDesk = (bytes: Buffer, width: number, viewer: string): Promise<Uint8Array<ArrayBuffer>> =>
  takePictureTurn(viewer, async () => {
    const small = sharp(bytes).autoOrient().resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    return new Uint8Array(await small.toColourspace('srgb').webp({ quality: 82 }).toBuffer())
  })
