// Reads a ZIP file from its end, as programs do: by its central directory, each file held against its check sum (APPNOTE 6.3.10).
import { crc32 } from 'node:zlib'

const all32 = 0xffff_ffff
const signatures = { end: 0x06054b50, locator: 0x07064b50, end64: 0x06064b50, entry: 0x02014b50, local: 0x04034b50 }

/** @throws Error where anything in it is not as its directory says, or is packed */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const need = (at: number, signature: number) => {
    if (zip.readUInt32LE(at) !== signature) throw new Error(`no ${signature.toString(16)} at ${at}`)
  }
  const end = zip.length - 22
  need(end, signatures.end)
  const is64 = end >= 20 && zip.readUInt32LE(end - 20) === signatures.locator
  const end64 = is64 ? Number(zip.readBigUInt64LE(end - 20 + 8)) : 0
  if (is64) need(end64, signatures.end64)
  const count = is64 ? Number(zip.readBigUInt64LE(end64 + 32)) : zip.readUInt16LE(end + 10)
  let at = is64 ? Number(zip.readBigUInt64LE(end64 + 48)) : zip.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let read = 0; read < count; read++) {
    need(at, signatures.entry)
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('a file is packed')
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const extra = zip.subarray(at + 46 + (nameLength ?? 0), at + 46 + (nameLength ?? 0) + (extraLength ?? 0))
    const { size, offset } = placeOf(zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 42), extra)
    need(offset, signatures.local)
    const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const bytes = zip.subarray(from, from + size)
    if (bytes.length !== size || crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is not whole`)
    if (files.has(name)) throw new Error(`${name} is there twice`)
    files.set(name, bytes)
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
  }
  return files
}

/** What does not fit into 32 bits stands in the extra field of ZIP64, in the order size, packed size, offset, and only what does not. */
function placeOf(size: number, offset: number, extra: Buffer): { size: number; offset: number } {
  if (size !== all32 && offset !== all32) return { size, offset }
  let at = 0
  while (extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2)
  const numbers: number[] = []
  for (let place = at + 4; place + 8 <= at + 4 + extra.readUInt16LE(at + 2); place += 8)
    numbers.push(Number(extra.readBigUInt64LE(place)))
  const isLong = size === all32
  return { size: isLong ? (numbers[0] ?? 0) : size, offset: offset === all32 ? (numbers.at(-1) ?? 0) : offset }
}
