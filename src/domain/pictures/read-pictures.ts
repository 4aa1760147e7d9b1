// Knows which pictures a provider handed over, and gives one in a size and format of choice.
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'
import { pictures } from './tables.ts'

export type PictureFacts = {
  slug: string
  digest: string
  width: number
  height: number
  description: Localized | null
}
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** Facts by slug, without the bytes. */
export async function readPictureFacts(database: Database, provider: Provider): Promise<Map<string, PictureFacts>> {
  const rows = await database.forProvider(provider.id, (scope) =>
    scope.transaction
      .select({
        slug: pictures.slug,
        sha256: pictures.sha256,
        width: pictures.width,
        height: pictures.height,
        description: pictures.description,
      })
      .from(pictures)
      .where(eq(pictures.providerId, provider.id)),
  )
  return new Map(rows.map(({ sha256, ...row }) => [row.slug, { ...row, digest: sha256.slice(0, 16) }]))
}

/** As somebody sees it who reads one language. */
export const presentPhoto = ({ description, ...facts }: PictureFacts, language: string) => ({
  ...facts,
  ...(description && { description: inLanguage(description, language) }),
})

export type PictureSizes = (
  provider: Provider,
  slug: string,
  width: number,
  format: PictureFormat,
) => Promise<Uint8Array<ArrayBuffer>>

/** Makes sizes when first asked for and keeps the most used ones, 64 MB of them. */
export function createPictureSizes(database: Database): PictureSizes {
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: 64 * 2 ** 20,
    sizeCalculation: (bytes) => bytes.length,
  })
  return async (provider, slug, width, format) => {
    const key = [provider.id, provider.revision, slug, width, format].join('/')
    const kept = made.get(key)
    if (kept) return kept
    const [row] = await database.forProvider(provider.id, (scope) => scope.rows(pictures, eq(pictures.slug, slug)))
    if (!row) throw new Fault('not-found', 'There is no such picture.')
    const sized = sharp(row.bytes).rotate().resize({ width, withoutEnlargement: true })
    // JPEG knows no transparency; a see-through logo would come out black.
    const opaque = format === 'jpeg' ? sized.flatten({ background: '#ffffff' }) : sized
    const resized = await opaque.toFormat(format).toBuffer()
    const bytes = new Uint8Array(resized)
    made.set(key, bytes)
    return bytes
  }
}
