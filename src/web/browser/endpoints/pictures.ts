// What the browser calls of contract/pictures.ts, checked against it by type: nothing of the contract is loaded.
import type * as pictures from '#contract/pictures.ts'

export const deskPicturePath: typeof pictures.deskPicturePath = '/api/desk/picture/{slug}'
export const deskPictureFilePath: typeof pictures.deskPictureFilePath = '/api/desk/picture-files/{file}/{width}'
