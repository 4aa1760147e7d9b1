// Reads images/: which pictures there are, that each can be shown, and that each shows something of the pack; what they show is in pictures.json.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findNodeAtLocation } from 'jsonc-parser'
import sharp from 'sharp'
import type { Localized } from '#kernel/localized.ts'
import { checkList } from './check-object.ts'
import * as rule from './field-rules.ts'
import { reasonOf } from './list-pack.ts'
import type { PackPicture } from './pack.ts'
import { type Reading, refuseRepeated } from './reading.ts'
import { nearMiss, shown } from './wording.ts'

const maxBytes = 20 * 2 ** 20
const pictureName = /^images\/(.+)\.[^.]+$/
const descriptionsFile = 'pictures.json'
const formats = ['jpeg', 'png', 'webp', 'heif']

/**
 * @param files paths in the pack
 * @param slugs of everything that a picture can show; undefined while that cannot be told
 */
export async function readPictures(
  reading: Reading,
  folder: string,
  files: readonly string[],
  slugs: ReadonlySet<string> | undefined,
): Promise<PackPicture[]> {
  const descriptions = readDescriptions(reading, files)
  const pictures = new Map<string, PackPicture>()
  const known = slugs && new Set([...slugs, 'logo'])
  for (const file of files) {
    const slug = pictureName.exec(file)?.[1]
    if (slug === undefined) continue
    if (known && !known.has(slug)) {
      reading.refuseFile(file, `nothing in the pack is called ${shown(slug)}${didYouMean(slug, known)}`)
    }
    if (pictures.has(slug)) reading.refuseFile(file, `${shown(slug)} has another picture already`)
    const picture = await readPicture(join(folder, file), slug)
    if (typeof picture === 'string') reading.refuseFile(file, picture)
    else pictures.set(slug, { ...picture, description: descriptions.get(slug) ?? null })
  }
  return [...pictures.values()]
}

/** Descriptions by slug; each is of a picture that is there. */
function readDescriptions(reading: Reading, files: readonly string[]): Map<string, Localized> {
  const descriptions = new Map<string, Localized>()
  const json = reading.json(descriptionsFile)
  const items = json && checkList(json.source, json.root, { slug: rule.slug, description: reading.texts.line })
  if (!json || !items) return descriptions
  const there = new Set(files.flatMap((file) => pictureName.exec(file)?.[1] ?? []))
  const slugs = items.flatMap(({ node, some }) => {
    const offset = findNodeAtLocation(node, ['slug'])?.offset ?? 0
    return some.slug === undefined ? [] : [{ slug: some.slug, source: json.source, offset }]
  })
  refuseRepeated(slugs)
  for (const { slug, source, offset } of slugs) {
    if (!there.has(slug)) source.refuse(offset, `images/ has no picture ${shown(slug)}${didYouMean(slug, there)}`)
  }
  for (const { all } of items) {
    if (!all) continue
    reading.noteLacking(descriptionsFile, all, all.slug)
    descriptions.set(all.slug, all.description)
  }
  return descriptions
}

function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearMiss(word, known)
  return near === undefined ? '' : `; did you mean ${shown(near)}?`
}

/** The picture, or what is wrong with it. */
async function readPicture(path: string, slug: string): Promise<Omit<PackPicture, 'description'> | string> {
  try {
    const { size } = await stat(path)
    if (size > maxBytes) return `the file has ${(size / 2 ** 20).toFixed(1)} MB; must be at most 20 MB`
    const bytes = await readFile(path)
    const metadata = await sharp(bytes).metadata()
    if (!formats.includes(metadata.format)) return `the picture is ${metadata.format}; must be JPEG, PNG, WebP or AVIF`
    // The header alone may be sound. What is asked for later is a smaller copy, so make one now.
    await sharp(bytes).resize(16).toBuffer()
    const { width, height } = metadata.autoOrient
    return { slug, width, height, sha256: createHash('sha256').update(bytes).digest('hex'), path }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return `the file cannot be read: ${reasonOf(error)}`
    return 'the file is not a picture that can be read, or is cut short'
  }
}
