// Packs files into a ZIP while it is sent, each stored as it is: pictures do not get smaller, and words are few.
// Source: PKWARE's APPNOTE.TXT 6.3.10, sections 4.3.7 (local header), 4.3.12 (central directory), 4.3.14-16 (its end), 4.5.3 (ZIP64).
import { crc32 } from 'node:zlib'

export type ZipFile = { path: string; bytes: Uint8Array }
type Stored = { path: Buffer; crc: number; size: number; offset: number }

/** The first moment that a ZIP can name, 1980-01-01: the same files are the same ZIP, whenever they are packed. */
const dosTime = 0
const dosDate = 0x00_21
/** Names are UTF-8. */
const flags = 0x08_00
const largest = 0xff_ff_ff_ff
const mostEntries = 0xff_ff
const version = { plain: 20, zip64: 45 }

/**
 * One file at a time is in memory.
 * @param zip64From files that begin behind this byte are named in the way of large archives
 */
export async function* zipFiles(files: AsyncIterable<ZipFile>, zip64From = largest): AsyncGenerator<Uint8Array> {
  const stored: Stored[] = []
  let offset = 0
  for await (const { path, bytes } of files) {
    const entry = { path: Buffer.from(path), crc: crc32(bytes), size: bytes.length, offset }
    const header = fields([4, 0x04_03_4b_50], [2, version.plain], ...common(entry), [2, 0])
    yield Buffer.concat([header, entry.path])
    yield bytes
    stored.push(entry)
    offset += header.length + entry.path.length + bytes.length
  }
  const directory = Buffer.concat(stored.map((entry) => directoryEntry(entry, zip64From)))
  yield directory
  yield endOf({ entries: stored.length, size: directory.length, offset }, zip64From)
}

/** A number in so many bytes, the least first. */
type Field = [bytes: 2 | 4 | 8, value: number]

function fields(...all: Field[]): Buffer {
  const written = Buffer.alloc(all.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of all) {
    if (bytes === 8) written.writeBigUInt64LE(BigInt(value), at)
    else written.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return written
}

/** What both headers of a file say: how it is stored, when, its check sum, and lengths. */
const common = ({ path, crc, size }: Stored): Field[] => [
  [2, flags],
  [2, 0],
  [2, dosTime],
  [2, dosDate],
  [4, crc],
  [4, size],
  [4, size],
  [2, path.length],
]

function directoryEntry(entry: Stored, zip64From: number): Buffer {
  const isFar = entry.offset >= zip64From
  const extra = isFar ? fields([2, 1], [2, 8], [8, entry.offset]) : Buffer.alloc(0)
  const needed = isFar ? version.zip64 : version.plain
  const header = fields(
    [4, 0x02_01_4b_50],
    [2, needed],
    [2, needed],
    ...common(entry),
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, isFar ? largest : entry.offset],
  )
  return Buffer.concat([header, entry.path, extra])
}

function endOf(
  { entries, size, offset }: { entries: number; size: number; offset: number },
  zip64From: number,
): Buffer {
  const isLarge = offset >= zip64From || entries >= mostEntries
  const few = Math.min(entries, mostEntries)
  const place = isLarge ? largest : offset
  const end = fields([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, few], [2, few], [4, size], [4, place], [2, 0])
  if (!isLarge) return end
  const large = fields(
    [4, 0x06_06_4b_50],
    [8, 44],
    [2, version.zip64],
    [2, version.zip64],
    [4, 0],
    [4, 0],
    [8, entries],
    [8, entries],
    [8, size],
    [8, offset],
  )
  const locator = fields([4, 0x07_06_4b_50], [4, 0], [8, offset + size], [4, 1])
  return Buffer.concat([large, locator, end])
}
