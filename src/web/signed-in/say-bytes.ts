// How large a file is, in the words of the page; the same on the server and in the browser.
import type { Translate } from '#texts/translate.ts'

/** `3.4 MB`; below a tenth of one in KB, and only what is empty has 0. Counted in thousands, as file managers do. */
export function sayBytes(bytes: number, t: Translate): string {
  if (bytes < 100_000) return t('documents.size.kb', { size: bytes && Math.max(1, Math.round(bytes / 1000)) })
  const size = bytes / 1_000_000
  return t('documents.size.mb', { size: size < 10 ? size.toFixed(1) : Math.round(size) })
}
