// Draws the small picture of a document: of a picture itself, of a PDF its first page.
import sharp, { type Sharp } from 'sharp'
import { drawPdfPage } from './draw-pdf-page.ts'

export const previewPixels = 480
/** The whole file is in memory while it is drawn. */
export const largestDrawnBytes = 30_000_000
/** A telephone's largest photographs have as many; what is said to be larger is made to use up memory. */
const mostPixels = 220_000_000
const drawS = 10

/** HEIC is not among them: its coding is patented, and the library has no reader for it. */
const drawn = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/tiff'])

export const canBeDrawn = ({ mediaType, totalBytes }: { mediaType: string; totalBytes: number }): boolean =>
  drawn.has(mediaType) && totalBytes <= largestDrawnBytes

/**
 * @returns WebP of at most 480 by 480 pixels, drawn anew: nothing of the file's notes is left in it
 * @throws Error when it cannot be drawn
 */
export async function drawPreview(content: Uint8Array, mediaType: string): Promise<Uint8Array> {
  const picture = mediaType === 'application/pdf' ? await pageOf(content) : pictureOf(content)
  const small = picture
    .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds: drawS })
  return new Uint8Array(await small.toBuffer())
}

const pictureOf = (content: Uint8Array) =>
  sharp(content, { limitInputPixels: mostPixels, sequentialRead: true }).rotate()

async function pageOf(content: Uint8Array): Promise<Sharp> {
  const { pixels, width, height } = await drawPdfPage(content, previewPixels)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
