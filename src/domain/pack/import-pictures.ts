// Brings the pictures of a provider to those of its pack, told apart by the digest of their bytes.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { pictures } from '#domain/pictures/tables.ts'
import { type Counts, counts } from './import-summary.ts'
import { type PackPicture, PackRefused } from './pack.ts'

export async function importPictures(scope: Scope, given: readonly PackPicture[]): Promise<Counts> {
  const stored = await scope.transaction
    .select({ slug: pictures.slug, sha256: pictures.sha256 })
    .from(pictures)
    .where(eq(pictures.providerId, scope.providerId))
  const digests = new Map(stored.map((row) => [row.slug, row.sha256]))
  const summary = counts()
  // One by one, since each holds up to 20 MB.
  for (const picture of given) {
    const digest = digests.get(picture.slug)
    if (digest === picture.sha256) summary.unchanged += 1
    else {
      await writePicture(scope, picture, digest !== undefined)
      summary[digest === undefined ? 'added' : 'changed'] += 1
    }
  }
  const kept = new Set(given.map((picture) => picture.slug))
  const lost = stored.filter((row) => !kept.has(row.slug)).map((row) => row.slug)
  if (lost.length > 0) await scope.remove(pictures, inArray(pictures.slug, lost))
  return { ...summary, withdrawn: lost.length }
}

async function writePicture(scope: Scope, picture: PackPicture, stored: boolean): Promise<void> {
  const { path, ...facts } = picture
  const bytes = await readFile(path)
  if (createHash('sha256').update(bytes).digest('hex') !== facts.sha256) {
    throw new PackRefused([], `${path} changed while it was being imported`)
  }
  if (stored) await scope.update(pictures, { ...facts, bytes }, eq(pictures.slug, facts.slug))
  else await scope.insert(pictures, [{ ...facts, bytes }])
}
