// What a file is, by its first bytes: nothing is believed of its name or of what the sender calls it.
import { fileTypeFromBuffer } from 'file-type'
import { isBareDicom } from './is-bare-dicom.ts'
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
  const found = await fileTypeFromBuffer(first).catch(() => undefined)
  // Discs of pictures carry a viewer written in Java, and are told for one; whatever it is, it is only ever saved, as a ZIP.
  if (found?.mime === 'application/java-archive') return 'application/zip'
  if (found && taken.has(found.mime)) return found.mime
  if (!found && isLatePdf(first)) return 'application/pdf'
  if (!found && isBareDicom(first)) return 'application/dicom'
  if (!found && !isAll && first.length < enoughBytes) return ''
  throw refusedFile('type', 'Files of this kind are not taken.')
}

/** Readers of PDF look for its beginning so far: scanners and mail programs write lines of their own before it. */
const latestPdf = 1_024

/** What a browser or a shell could take for its own is not passed over. */
function isLatePdf(first: Uint8Array): boolean {
  const text = Buffer.from(first.subarray(0, latestPdf + 5)).toString('latin1')
  const at = text.indexOf('%PDF-')
  return at >= 0 && at <= latestPdf && !text.slice(0, at).includes('<') && !text.startsWith('#!')
}
