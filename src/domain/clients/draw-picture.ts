// Draws a client's picture anew from whatever bytes were sent: a small square, with nothing in it but what is seen.
import sharp from 'sharp'
import { invalidField } from './invalid-field.ts'

/** Of a side, in pixels. */
export const largestSide = 512
/** What telephones take; a file of a few bytes may claim to be far more. */
const largestPixels = 50_000_000
const patienceS = 10
const taken: readonly string[] = ['jpeg', 'png', 'webp']

/**
 * @param sent JPEG, PNG or WebP, judged by its content
 * @returns WebP, upright, its middle cut out square; without the camera's notes of place, time and device
 * @throws Fault invalid-input for everything else, also for a picture that is broken or unreasonably large when unpacked
 */
export async function drawPicture(sent: Uint8Array): Promise<Buffer> {
  try {
    const picture = sharp(sent, { limitInputPixels: largestPixels, failOn: 'error', sequentialRead: true })
    const { format, width, height } = await picture.metadata()
    if (!taken.includes(format)) throw invalidField('image')
    const side = Math.min(largestSide, width, height)
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .timeout({ seconds: patienceS })
      .toBuffer()
  } catch {
    // The decoder's words are about somebody's picture: they go nowhere.
    throw invalidField('image')
  }
}
