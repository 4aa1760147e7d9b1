// A file's own key, closed with the installation's: for that file alone.
import { closeBox, openBox } from './box.ts'

const placeOf = (fileId: string) => `epidaurus key of file ${fileId}`

/** @param wrapping of `deriveKey(documentsKey, 'wrap')` */
export function wrapKey(wrapping: Uint8Array, fileId: string, key: Uint8Array): Buffer {
  return closeBox(wrapping, placeOf(fileId), key)
}

/** @throws Fault internal when it was closed with another installation's key, or for another file */
export function unwrapKey(wrapping: Uint8Array, fileId: string, wrapped: Uint8Array): Buffer {
  return openBox(wrapping, placeOf(fileId), wrapped)
}
