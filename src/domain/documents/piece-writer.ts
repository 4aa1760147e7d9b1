// Gathers what arrives of a file into the pieces that it is kept in: one piece is all that is in memory.
import type { FileVault } from './file-vault.ts'
import type { Upload } from './upload.ts'

export type PieceWriter = {
  /** Takes bytes; stores each piece that is full and not the last. @returns how many there was room for */
  write(chunk: Uint8Array): Promise<number>
  /** Stores what is in hand. */
  flush(): Promise<void>
}

/**
 * @param upload from where it goes on: the beginning of a piece of which only a part came is read back
 * @param stored told after each piece that is in the store: how much of the file that makes, and, of the first piece, its bytes so far
 */
export async function openPieceWriter(
  vault: FileVault,
  upload: Upload,
  stored: (bytes: number, first: Uint8Array | undefined) => Promise<void>,
): Promise<PieceWriter> {
  const { pieceBytes } = vault
  const { totalBytes } = upload
  let at = Math.floor(upload.storedBytes / pieceBytes)
  let filled = 0
  let kept = upload.storedBytes % pieceBytes
  const piece = Buffer.allocUnsafe(Math.min(pieceBytes, totalBytes - at * pieceBytes))
  const room = () => Math.min(pieceBytes, totalBytes - at * pieceBytes)
  for await (const part of vault.read(upload, at * pieceBytes, upload.storedBytes)) {
    piece.set(part, filled)
    filled += part.length
  }
  const flush = async () => {
    if (filled === kept) return
    const content = piece.subarray(0, filled)
    await vault.writePiece(upload, at, content)
    await stored(at * pieceBytes + filled, at === 0 ? content : undefined)
    kept = filled
  }
  const next = async () => {
    await flush()
    at += 1
    filled = 0
    kept = 0
  }
  return {
    flush,
    write: async (chunk) => {
      let from = 0
      while (from < chunk.length) {
        if (filled === room() && at * pieceBytes + filled < totalBytes) await next()
        const taken = Math.min(chunk.length - from, room() - filled)
        if (taken === 0) break
        piece.set(chunk.subarray(from, from + taken), filled)
        filled += taken
        from += taken
      }
      return from
    },
  }
}
