// Draws the small picture of a document: of a picture itself, of a PDF its first page.
import sharp, { type Sharp } from 'sharp'
import { openPicture, type PictureFormat } from '#domain/pictures/open-picture.ts'
import { rethrowTooLong } from '#domain/pictures/took-too-long.ts'
import { drawPdfPage } from './draw-pdf-page.ts'

export const previewPixels = 480
/** The whole file is in memory while it is drawn. */
export const largestDrawnBytes = 30_000_000
const drawS = 10

/** HEIC is not among them: its coding is patented, and the library has no reader for it. */
const formats: Record<string, PictureFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
}

export const isPdf = ({ mediaType }: { mediaType: string }): boolean => mediaType === 'application/pdf'

export const canBeDrawn = (file: { mediaType: string; totalBytes: number }): boolean =>
  (isPdf(file) || file.mediaType in formats) && file.totalBytes <= largestDrawnBytes

/**
 * @returns WebP of at most 480 by 480 pixels, drawn anew: nothing of the file's notes is left in it
 * @throws TookTooLong; Error when it cannot be drawn
 */
export async function drawPreview(content: Uint8Array, mediaType: string): Promise<Uint8Array> {
  const picture = isPdf({ mediaType }) ? await pageOf(content) : await pictureOf(content, formats[mediaType])
  const small = picture
    .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds: drawS })
  return new Uint8Array(await small.toBuffer().catch(rethrowTooLong))
}

async function pictureOf(content: Uint8Array, format: PictureFormat | undefined): Promise<Sharp> {
  const { picture } = await openPicture(content, format ? [format] : [])
  return picture.autoOrient()
}

async function pageOf(content: Uint8Array): Promise<Sharp> {
  const { pixels, width, height } = await drawPdfPage(content, previewPixels)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
