// Which part of a file a request asks for (RFC 9110, 14.2).

/** From the first byte to the byte after the last. */
export type ByteRange = { from: number; to: number }

/**
 * @param header the value of Range, if one came
 * @returns undefined for the whole file: also for several parts at once, which nobody has to serve; `none` when the part lies beyond it
 */
export function readByteRange(header: string | undefined, totalBytes: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const bytes = Math.min(Number(last), totalBytes)
    return bytes === 0 ? 'none' : { from: totalBytes - bytes, to: totalBytes }
  }
  const from = Number(first)
  const to = last === '' ? totalBytes : Math.min(Number(last) + 1, totalBytes)
  if (last !== '' && Number(last) < from) return undefined
  return from >= totalBytes ? 'none' : { from, to }
}
