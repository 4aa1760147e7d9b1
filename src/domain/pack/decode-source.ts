// Turns the bytes of a file into text: UTF-8 with or without byte order mark, and nothing that cannot be printed.
import { isUtf8 } from 'node:buffer'
import type { PackFault } from './pack.ts'
import { Source } from './source.ts'

/** Hotels come with the nights of years, and by the thousand. */
const maxMegabytes = (file: string): number => (file === 'hotels.json' ? 50 : 10)
const unprintable = /[^\P{Cc}\t\n\r]/u

/** The text of a file; undefined when it cannot be read as text, which is then among the faults. */
export function decodeSource(file: string, bytes: Uint8Array, faults: PackFault[]): Source | undefined {
  const most = maxMegabytes(file)
  if (bytes.length > most * 2 ** 20) {
    new Source(file, '', faults).refuse(0, `the file is larger than ${most} MB`)
    return undefined
  }
  const valid = isUtf8(bytes) ? bytes.length : lengthOfUtf8(bytes)
  const source = new Source(file, new TextDecoder().decode(bytes.subarray(0, valid)), faults)
  if (valid < bytes.length) {
    source.refuse(source.text.length, 'the file is not UTF-8 from here on; save it as UTF-8')
    return undefined
  }
  const control = unprintable.exec(source.text)
  if (!control) return source
  const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  source.refuse(control.index, `the unprintable character U+${code} does not belong in a text`)
  return undefined
}

/** How many bytes from the start are whole UTF-8 characters. */
function lengthOfUtf8(bytes: Uint8Array): number {
  let low = 0
  let high = bytes.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (beginsAsUtf8(bytes.subarray(0, middle))) low = middle
    else high = middle - 1
  }
  while (low > 0 && !isUtf8(bytes.subarray(0, low))) low -= 1
  return low
}

function beginsAsUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
