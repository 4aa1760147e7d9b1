// Checks which pictures a provider has, and that each size and format asked for is made.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { writeOtherProvider, writePicture, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { createPictureSizes, readPictureFacts } from './read-pictures.ts'
import { pictures } from './tables.ts'

let copy: TestDatabase
let database: Database
let provider: Provider
let other: Provider
let hip: Buffer

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.url, () => {})
  provider = await writeSampleProvider(database)
  other = await writeOtherProvider(database)
  hip = await writePicture(database, provider, 'hip-replacement')
  await writePicture(database, provider, 'logo', { width: 200, height: 100 })
})

afterAll(async () => {
  await database.close()
  await copy.drop()
})

/** Stores bytes as they are. */
const store = (slug: string, bytes: Buffer) =>
  database.forProvider(provider.id, (scope) =>
    scope.insert(pictures, [{ slug, bytes, width: 1, height: 1, sha256: slug }]),
  )

test('the facts of each picture are known by its slug, of the own provider alone', async () => {
  const facts = await readPictureFacts(database, provider)
  const digest = createHash('sha256').update(hip).digest('hex').slice(0, 16)
  expect([...facts.keys()].toSorted()).toEqual(['hip-replacement', 'logo'])
  expect(facts.get('hip-replacement')).toEqual({
    slug: 'hip-replacement',
    digest,
    width: 1600,
    height: 900,
    description: null,
  })
  expect(await readPictureFacts(database, other)).toEqual(new Map())
})

test.for(
  ([320, 640, 1280] as const).flatMap((width) =>
    (['avif', 'webp', 'jpeg'] as const).map((format) => [width, format] as const),
  ),
)('%i pixels wide as %s, in the same proportions', async ([width, format]) => {
  const bytes = await createPictureSizes(database)(provider, 'hip-replacement', width, format)
  const made = await sharp(bytes).metadata()
  expect(made).toMatchObject({ width, height: (width * 900) / 1600, format: format === 'avif' ? 'heif' : format })
  if (format === 'avif') expect(made.compression).toBe('av1')
})

test('a picture is never made larger than it came', async () => {
  const bytes = await createPictureSizes(database)(provider, 'logo', 1280, 'webp')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 })
})

test('a photograph that a telephone laid on its side stands upright, and tells nothing of the telephone', async () => {
  const exif = { IFD0: { Make: 'Telephone' } }
  const photo = sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } }).jpeg()
  await store('sideways', await photo.withExif(exif).withMetadata({ orientation: 6 }).toBuffer())
  const made = await sharp(await createPictureSizes(database)(provider, 'sideways', 320, 'jpeg')).metadata()
  expect(made).toMatchObject({ width: 320, height: 640 })
  expect(made.exif).toBeUndefined()
})

test('what is see-through stays so, and is white in a format that cannot be', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  await store(
    'glass',
    await sharp({ create: { width: 400, height: 400, channels: 4, background } })
      .png()
      .toBuffer(),
  )
  const cornerOf = async (format: 'webp' | 'jpeg') => {
    const bytes = await createPictureSizes(database)(provider, 'glass', 320, format)
    return [...(await sharp(bytes).raw().toBuffer()).subarray(0, format === 'webp' ? 4 : 3)]
  }
  expect((await cornerOf('webp'))[3]).toBe(0)
  expect(await cornerOf('jpeg')).toEqual([255, 255, 255])
})

test('a size once made is kept, until the provider’s revision moves on', async () => {
  await store('fleeting', hip)
  const sizes = createPictureSizes(database)
  const first = await sizes(provider, 'fleeting', 320, 'webp')
  await database.forProvider(provider.id, (scope) => scope.remove(pictures, eq(pictures.slug, 'fleeting')))
  expect(await sizes(provider, 'fleeting', 320, 'webp')).toBe(first)
  const changed = { ...provider, revision: provider.revision + 1 }
  await expect(sizes(changed, 'fleeting', 320, 'webp')).rejects.toMatchObject({ code: 'not-found' })
})

test('Fault not-found for a picture that there is not, or that another provider has', async () => {
  const sizes = createPictureSizes(database)
  await sizes(provider, 'hip-replacement', 320, 'webp')
  await expect(sizes(provider, 'unknown', 320, 'webp')).rejects.toMatchObject({ code: 'not-found' })
  await expect(sizes(other, 'hip-replacement', 320, 'webp')).rejects.toMatchObject({ code: 'not-found' })
})
