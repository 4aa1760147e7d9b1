// Photographs that a provider handed over, and how its people send others. Where there is none, the page draws an illustration.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** `digest` names the version in the address; sizes in pixels as handed over. */
export const photo = z.object({
  slug: z.string(),
  digest: z.string(),
  width: z.int(),
  height: z.int(),
  /** What it shows, in the language that was asked for; left out where nobody has said. */
  description: z.string().optional(),
})
export type Photo = z.infer<typeof photo>

/** Of what is sent, in bytes. */
export const pictureUploadBytes = 20 * 1024 * 1024
export const deskPicturePath = '/api/desk/picture/{slug}'
export const deskPictureFilePath = '/api/desk/picture-files/{file}/{width}'

/** Shares of the upright picture, from its left and top edge. */
export const pictureCrop = z.object({
  left: z.number().min(0).max(1),
  top: z.number().min(0).max(1),
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
})
export type PictureCrop = z.infer<typeof pictureCrop>

/** The query of deskPicturePath: the part to show, and instead of bytes in the body the file of an earlier upload (`of`). */
export const pictureUploadQuery = z.object({
  left: z.coerce.number().min(0).max(1).default(0),
  top: z.coerce.number().min(0).max(1).default(0),
  width: z.coerce.number().gt(0).max(1).default(1),
  height: z.coerce.number().gt(0).max(1).default(1),
  of: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
})

/** What an upload answers: it is kept, and shown once the document of the picture names it as its `file`. */
export const pictureUpload = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  /** As it came. */
  original: z.string(),
})
export type PictureUpload = z.infer<typeof pictureUpload>

const deskPicture = z.object({
  shows: z.enum(['procedure', 'category', 'package', 'practitioner', 'hotel', 'logo']),
  slug: z.string(),
  /** Empty for the logo. */
  name: z.string(),
  photo: photo.nullable(),
  /** The digest of what is shown, and of the file as it came with the part of it; null for what is not kept. */
  file: z.string().nullable(),
  original: z.string().nullable(),
  crop: pictureCrop.nullable(),
  /** Languages of the provider in which nobody has said what it shows. */
  lacks: z.array(z.string()),
})
export type DeskPicture = z.infer<typeof deskPicture>

export const listPictures = endpoint({
  name: 'listPictures',
  method: 'GET',
  path: '/api/desk/pictures',
  input: z.object({ language: z.string().max(10).optional(), slug: z.string().max(170).optional() }),
  reply: z.object({ pictures: z.array(deskPicture) }),
  who: 'staff',
  may: 'catalogue.read',
  summary: 'Everything that may have a picture, of one slug or of all, and what is shown of it.',
})
