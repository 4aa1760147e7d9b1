// Names of files as people's devices give them: made fit to be shown and to be saved under, never used as a path.

const longestName = 200

/**
 * One line without a path: of `..\x/y.pdf` what stands after the last slash.
 * @returns `file` when nothing is left
 */
export function showableName(given: string): string {
  const name = (given.toWellFormed().split(/[/\\]/).at(-1) ?? '')
    // Control characters, line and paragraph breaks, and marks that turn the reading direction: `gpj.exe` could pass for a picture.
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(name)
  if (letters.length <= longestName) return /^\.*$/.test(name) ? 'file' : name
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return (
    letters
      .slice(0, longestName - ending.length)
      .join('')
      .trimEnd() + ending
  )
}

/** Endings that fit a content; the first is added where none of them stands. */
const endings: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'image/tiff': ['tif', 'tiff'],
  'application/dicom': ['dcm', 'dicom'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
}

/** What a file is saved under: its ending is that of its content, whatever it was called. */
export function nameToSave(name: string, mediaType: string): string {
  const [own = 'bin', ...others] = endings[mediaType] ?? []
  const ending = /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return ending === own || others.includes(ending) ? name : `${name}.${own}`
}

/**
 * The value of a Content-Disposition header (RFC 6266), with the name in ASCII and, by `filename*`, as it is.
 * @param name of one line
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
