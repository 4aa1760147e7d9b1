// Draws a client's picture anew from whatever bytes were sent: a small square, with nothing in it but what is seen.
import type { ClientKey } from '#db/open.ts'
import { openPicture } from '#domain/pictures/open-picture.ts'
import { takePictureTurn } from '#domain/pictures/picture-turns.ts'
import { rethrowTooLong, TookTooLong } from '#domain/pictures/took-too-long.ts'
import { Fault } from '#kernel/fault.ts'
import { invalidField } from './invalid-field.ts'

/** Of a side, in pixels. */
export const largestSide = 512
const patienceS = 10

/**
 * @param sent JPEG, PNG or WebP, judged by its content
 * @param signal told when whoever sent it has left
 * @returns WebP, upright, its middle cut out square; without the camera's notes of place, time and device
 * @throws Fault invalid-input for everything else, also for a picture that is broken or unreasonably large when unpacked; unavailable
 * while too many of theirs wait, or when it took too long
 */
export const drawPicture = ({ poolId, sub }: ClientKey, sent: Uint8Array, signal?: AbortSignal): Promise<Buffer> =>
  takePictureTurn(`${poolId} ${sub}`, () => draw(sent), signal)

async function draw(sent: Uint8Array): Promise<Buffer> {
  try {
    const { picture, width, height } = await openPicture(sent, ['jpeg', 'png', 'webp'])
    const side = Math.min(largestSide, width, height)
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .timeout({ seconds: patienceS })
      .toBuffer()
      .catch(rethrowTooLong)
  } catch (error) {
    if (error instanceof TookTooLong) throw new Fault('unavailable', 'The picture took too long.', { retryAfterS: 10 })
    // The decoder's words are about somebody's picture: they go nowhere.
    throw invalidField('image')
  }
}
