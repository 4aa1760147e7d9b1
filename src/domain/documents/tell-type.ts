// What a file is, by its first bytes: nothing is believed of its name or of what the sender calls it.
import { fileTypeFromBuffer } from 'file-type'
import { refusedFile } from './refused-file.ts'

/** What is taken. Nothing in it is carried out by a browser, and all but three are only ever handed out to be saved. */
const taken = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'image/tiff',
  'application/dicom',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
])

/** Every kind is known after so many bytes. */
const enoughBytes = 4_100

/**
 * @param first the first bytes of the file, up to a whole piece
 * @param isAll whether nothing comes after them
 * @returns empty while more of it is needed to tell
 * @throws Fault invalid-input with the field `file` and the reason `type` when it is none that is taken
 */
export async function tellType(first: Uint8Array, isAll: boolean): Promise<string> {
  const found = await fileTypeFromBuffer(withoutSpace(first)).catch(() => undefined)
  if (found && taken.has(found.mime)) return found.mime
  if (!found && !isAll && first.length < enoughBytes) return ''
  throw refusedFile('type', 'Files of this kind are not taken.')
}

/** Scanners write an empty line before a PDF now and then; readers of PDF pass over it. */
function withoutSpace(first: Uint8Array): Uint8Array {
  const at = first.findIndex((byte) => byte !== 0x0a && byte !== 0x0d && byte !== 0x20)
  return at > 0 && first[at] === 0x25 ? first.subarray(at) : first
}
