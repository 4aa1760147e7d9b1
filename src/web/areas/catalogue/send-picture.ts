// Sends a picture, or the file of an earlier one, with the part of it that is to be shown.
import type { PictureCrop, PictureUpload } from '#contract/pictures.ts'
import { deskPictureFilePath, deskPicturePath } from '#web/browser/endpoints/pictures.ts'
import { hasShape, isText, readAs } from '#web/browser/read-reply.ts'
import { toAddress } from '#web/browser/to-endpoint.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

export type SentPicture = Pick<PictureUpload, 'file' | 'original'>

/** Bytes that were chosen here, or the name of a file that the server has. */
export type PictureSource = { file: Blob } | { original: string }

/** Of what may be sent; the server says so again. */
export const mostPictureBytes = 20 * 1024 * 1024

const readSent = readAs(hasShape<SentPicture>({ file: isText, original: isText }))

/** Where whoever works on a picture sees a file of it, shown or not. */
export const fileAddress = (file: string, width: 640 | 2048): string => toAddress(deskPictureFilePath, { file, width })

/** @throws TabFailure */
export function sendPicture(
  call: OwnCall,
  slug: string,
  source: PictureSource,
  crop: PictureCrop,
): Promise<SentPicture> {
  const query = new URLSearchParams(Object.entries(crop).map(([side, share]) => [side, share.toFixed(5)]))
  if ('original' in source) query.set('of', source.original)
  return call({
    name: 'sendPicture',
    method: 'POST',
    path: `${toAddress(deskPicturePath, { slug })}?${query}`,
    body: 'file' in source ? source.file : {},
    parse: readSent,
  })
}
