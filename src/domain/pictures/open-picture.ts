// Opens a picture that somebody sent: what it is, and what unpacking it takes, are known before any of it is unpacked.
import sharp, { type Metadata, type Sharp } from 'sharp'

// Each picture is seen once: what is kept of it would only be held.
sharp.cache(false)

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff'

/** A telephone's largest photographs are JPEG and have as many; what is said to be larger is made to use up time. */
const mostPixels = {
  jpeg: 220_000_000,
  png: 100_000_000,
  webp: 100_000_000,
  avif: 100_000_000,
  tiff: 100_000_000,
}
/** Of one picture, while it is drawn small. */
export const mostHeldBytes = 80_000_000

/**
 * Rows that are in memory at once of what is read from top to bottom, with what the allocator keeps of the picture before; JPEG is
 * made smaller as it is read. Measured.
 */
const streamedRows = { png: 4_000, jpeg: 1_000 }

export type OpenPicture = { picture: Sharp; width: number; height: number }

/**
 * @param taken nothing else reaches a decoder
 * @param mostBytes what the decoder may hold of it
 * @returns not upright yet; `width` and `height` as it lies in the file
 * @throws Error when it is none of these, is broken, or takes too much memory or time to unpack
 */
export async function openPicture(
  content: Uint8Array,
  taken: readonly PictureFormat[],
  mostBytes = mostHeldBytes,
): Promise<OpenPicture> {
  const format = tellFormat(content)
  if (!format || !taken.includes(format)) throw new Error('it is no picture of a kind that is drawn')
  const picture = sharp(content, {
    limitInputPixels: mostPixels[format],
    failOn: 'error',
    sequentialRead: true,
  })
  const found = await picture.metadata()
  if (formatOf(found) !== format) throw new Error('it is another kind of picture than it seems')
  if (found.width * found.height > mostPixels[format]) throw new Error('the picture has too many pixels')
  if (heldBytes(format, found) > mostBytes) throw new Error('the picture takes too much memory')
  return { picture, width: found.width, height: found.height }
}

/** By the same first bytes that the decoders are chosen by. */
function tellFormat(content: Uint8Array): PictureFormat | undefined {
  const first = Buffer.from(content.subarray(0, 12)).toString('latin1')
  if (first.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (first.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (first.startsWith('RIFF') && first.endsWith('WEBP')) return 'webp'
  if (/^ftyp(avif|avis|mif1|miaf)$/.test(first.slice(4))) return 'avif'
  if (first.startsWith('II*\0') || first.startsWith('MM\0*')) return 'tiff'
  return undefined
}

/** AVIF is one of several kinds in a common box. */
const formatOf = ({ format, compression }: Metadata): string =>
  format === 'heif' && compression === 'av1' ? 'avif' : format

/** The most that the decoder holds: pictures whose pixels come in several passes are held whole. */
function heldBytes(format: PictureFormat, found: Metadata): number {
  const { width, height, channels, isProgressive, chromaSubsampling } = found
  const whole = width * height
  const bytesPerPixel = channels * bytesPerSample(found.depth)
  if (format === 'webp') return whole * 4
  // The planes that were coded, at two bytes each where there are more than 8 bits, and the colours made of them.
  if (format === 'avif') return whole * (3 * bytesPerSample(found.depth) + 4)
  // Its tiles come packed and unpacked, a row of them at once.
  if (format === 'tiff') return whole * bytesPerPixel * 2
  // JPEG keeps two bytes of each sample; of two colours a quarter, where they are thinned out.
  if (isProgressive)
    return whole * (format === 'png' ? bytesPerPixel : chromaSubsampling === '4:2:0' ? 3 : channels * 2)
  return width * Math.min(height, streamedRows[format]) * bytesPerPixel
}

function bytesPerSample(depth: Metadata['depth']): number {
  if (depth === 'uchar' || depth === 'char') return 1
  if (depth === 'ushort' || depth === 'short') return 2
  return depth === 'double' || depth === 'complex' ? 8 : depth === 'dpcomplex' ? 16 : 4
}
