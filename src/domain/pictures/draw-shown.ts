// Draws what the site shows of a picture that the provider's people sent: the part they chose, upright, without a camera's notes.
import { createHash } from 'node:crypto'
import { Fault } from '#kernel/fault.ts'
import { type Crop, cropPixels } from './crop.ts'
import { openPicture } from './open-picture.ts'
import { takePictureTurn } from './picture-turns.ts'
import { rethrowTooLong, TookTooLong } from './took-too-long.ts'

/** A picture's bytes, named by what is in them; sizes in pixels of the upright picture. */
export type PictureFile = { sha256: string; bytes: Buffer; width: number; height: number }

/** Of a side, in pixels: twice the largest that a page shows. */
export const largestShownSide = 2560
/** Whoever sends it is known, so that more may be held of theirs than of a stranger's. */
const mostHeldBytes = 200_000_000
/** One that lies on its side is held whole while it is turned. */
const mostPixels = 60_000_000
const patienceS = 30

/**
 * @param sent JPEG, PNG, WebP or AVIF, judged by its content
 * @param sender one picture of each is drawn at a time
 * @returns JPEG of a JPEG, otherwise WebP, which knows transparency as well; without notes of place, time and device
 * @throws Fault invalid-input of `image` for everything else: `unreadable`, or `too-large` when unpacked; unavailable while too many
 * wait, or when it took too long
 */
export const drawShown = (
  sent: Uint8Array,
  crop: Crop,
  sender: string,
  signal?: AbortSignal,
): Promise<{ asItCame: PictureFile; shown: PictureFile }> => takePictureTurn(sender, () => draw(sent, crop), signal)

async function draw(sent: Uint8Array, crop: Crop): Promise<{ asItCame: PictureFile; shown: PictureFile }> {
  try {
    const { picture, width, height } = await openPicture(sent, ['jpeg', 'png', 'webp', 'avif'], mostHeldBytes)
    if (width * height > mostPixels) throw new Error('the picture has too many pixels')
    const { format, autoOrient } = await picture.metadata()
    const part = picture
      .autoOrient()
      .extract(cropPixels(crop, autoOrient))
      .resize(largestShownSide, largestShownSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: patienceS })
    const { data, info } = await (format === 'jpeg'
      ? part.jpeg({ quality: 90 })
      : part.webp(format === 'png' ? { lossless: true } : { quality: 90 })
    )
      .toBuffer({ resolveWithObject: true })
      .catch(rethrowTooLong)
    return { asItCame: fileOf(Buffer.from(sent), autoOrient), shown: fileOf(data, info) }
  } catch (error) {
    if (error instanceof TookTooLong) throw new Fault('unavailable', 'The picture took too long.', { retryAfterS: 10 })
    const isLarge = error instanceof Error && /too many pixels|too much memory/.test(error.message)
    throw refused(isLarge ? 'too-large' : 'unreadable')
  }
}

const refused = (reason: string) =>
  new Fault('invalid-input', 'Some fields are not right.', { fields: [{ path: 'image', reason }] })

const fileOf = (bytes: Buffer, { width, height }: { width: number; height: number }): PictureFile => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes,
  width,
  height,
})
