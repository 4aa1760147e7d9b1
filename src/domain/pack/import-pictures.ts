// Brings the pictures of a provider to those of its pack, told apart by the digest of their bytes, and what is said of them.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { pictures } from '#domain/pictures/tables.ts'
import { type Counts, counts } from './import-summary.ts'
import { type PackPicture, PackRefused } from './pack.ts'
import { readPictureSubjects } from './picture-subjects.ts'

/** A picture of what is withdrawn stays, as that does: a pack cannot name it. After the lists of the pack are written. */
export async function importPictures(scope: Scope, given: readonly PackPicture[]): Promise<Counts> {
  const stored = await scope.transaction
    .select({ slug: pictures.slug, sha256: pictures.sha256, description: pictures.description })
    .from(pictures)
    .where(eq(pictures.providerId, scope.providerId))
  const before = new Map(stored.map((row) => [row.slug, row]))
  const summary = counts()
  // One by one, since each holds up to 20 MB.
  for (const picture of given) {
    const old = before.get(picture.slug)
    if (old && isSame(old, picture)) summary.unchanged += 1
    else {
      if (old?.sha256 === picture.sha256) await describePicture(scope, picture)
      else await writePicture(scope, picture, old !== undefined)
      summary[old === undefined ? 'added' : 'changed'] += 1
    }
  }
  const { withdrawn } = await readPictureSubjects(scope)
  const kept = new Set([...given.map((picture) => picture.slug), ...withdrawn])
  const lost = stored.filter((row) => !kept.has(row.slug)).map((row) => row.slug)
  if (lost.length > 0) await scope.remove(pictures, inArray(pictures.slug, lost))
  return { ...summary, withdrawn: lost.length }
}

type Told = Pick<PackPicture, 'sha256' | 'description'>

const isSame = (one: Told, other: Told) =>
  one.sha256 === other.sha256 && JSON.stringify(one.description) === JSON.stringify(other.description)

async function describePicture(scope: Scope, { slug, description }: PackPicture): Promise<void> {
  const isOwn = and(eq(pictures.providerId, scope.providerId), eq(pictures.slug, slug))
  await scope.transaction.update(pictures).set({ description }).where(isOwn)
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
