// Gives the pictures of a provider as the files of images/, as they came, and what is said of them as pictures.json.
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { pictures } from '#domain/pictures/tables.ts'
import { readPictureSubjects } from './picture-subjects.ts'

/** `path` is relative to the pack, with `/`. */
export type PackFile = { path: string; bytes: Uint8Array }

/** Those of what is withdrawn are left out, as that is. One at a time is in memory. */
export async function* exportPictures(database: Database, { id }: { id: string }): AsyncGenerator<PackFile, void> {
  const found = await database.forProvider(id, async (scope) => {
    const rows = await scope.transaction
      .select({ slug: pictures.slug, description: pictures.description })
      .from(pictures)
      .where(eq(pictures.providerId, id))
      .orderBy(pictures.slug)
    const { shown } = await readPictureSubjects(scope)
    return rows.filter(({ slug }) => shown.has(slug))
  })
  const described = found.filter(({ description }) => description !== null)
  if (described.length > 0) {
    yield { path: 'pictures.json', bytes: Buffer.from(`${JSON.stringify(described, null, 2)}\n`) }
  }
  for (const { slug } of found) {
    const bytes = await database.forProvider(id, async ({ transaction }) => {
      const [row] = await transaction
        .select({ bytes: pictures.bytes })
        .from(pictures)
        .where(and(eq(pictures.providerId, id), eq(pictures.slug, slug)))
      return row?.bytes
    })
    // Taken away since the list was made.
    if (bytes) yield { path: `images/${slug}.${extensionOf(bytes)}`, bytes }
  }
}

/** By the first bytes of the kinds that a pack may have. */
function extensionOf(bytes: Uint8Array): string {
  const first = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (first.startsWith('\xff\xd8')) return 'jpg'
  if (first.startsWith('\x89PNG')) return 'png'
  return first.startsWith('RIFF') ? 'webp' : 'avif'
}
