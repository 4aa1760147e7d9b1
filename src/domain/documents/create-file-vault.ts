// Keeps files in a document store in encrypted pieces: each file under a key of its own, closed with the installation's.
import { randomBytes } from 'node:crypto'
import { Fault } from '#kernel/fault.ts'
import { closeBox, openBox } from './box.ts'
import type { DocumentStore } from './document-store.ts'
import { deriveKey } from './documents-key.ts'
import { filePrefix } from './file-prefix.ts'
import type { FileVault, VaultFile } from './file-vault.ts'
import { giveBack } from './give-back.ts'
import { markOf } from './key-mark.ts'
import { unwrapKey, wrapKey } from './wrapped-key.ts'

/** 1 MiB. Written into what is stored already: another size would read none of it. */
export const pieceBytes = 1_048_576
const mostPieces = 1_000_000

/**
 * docs/decisions/026 says what is bound to what.
 * @param documentsKey 32 random bytes, those of the installation
 */
export function createFileVault(store: DocumentStore, documentsKey: Uint8Array): FileVault {
  const wrapping = deriveKey(documentsKey, 'wrap')
  const keyOf = ({ id, wrappedKey }: VaultFile) => unwrapKey(wrapping, id, wrappedKey)
  const readPiece = async (file: VaultFile, key: Uint8Array, at: number): Promise<Buffer> => {
    const box = await store.get(pieceName(file.id, at))
    if (!box) throw new Fault('not-found', 'A piece of the file is not there.')
    const piece = openBox(key, placeOfPiece(file.id, at), box)
    giveBack(box)
    return piece
  }
  return {
    pieceBytes,
    mark: markOf(documentsKey),
    newKey: (fileId) => wrapKey(wrapping, fileId, randomBytes(32)),
    writePiece: async (file, at, content) => {
      if (content.length > pieceBytes) throw new Fault('internal', 'A piece of a file is too long.')
      const box = closeBox(keyOf(file), placeOfPiece(file.id, at), content)
      await store.put(pieceName(file.id, at), box)
      giveBack(box)
    },
    read: async function* (file, from, to) {
      const key = keyOf(file)
      for (let at = Math.floor(from / pieceBytes); at * pieceBytes < to; at++) {
        const [first, end] = [Math.max(from - at * pieceBytes, 0), Math.min(to - at * pieceBytes, pieceBytes)]
        const piece = await readPiece(file, key, at)
        // Whole, but shorter than it has to be: one of before, from when less of the file had come.
        if (piece.length < end) throw new Fault('internal', 'What is stored is not what was written.')
        yield piece.subarray(first, end)
      }
    },
    writeBeside: async (file, name, content) => {
      await store.put(besideName(file.id, name), closeBox(keyOf(file), placeOfBeside(file.id, name), content))
    },
    readBeside: async (file, name) => {
      const box = await store.get(besideName(file.id, name))
      return box && openBox(keyOf(file), placeOfBeside(file.id, name), box)
    },
    remove: (fileId) => store.removeAll(filePrefix(fileId)),
  }
}

const placeOfPiece = (fileId: string, at: number) => `epidaurus piece ${at} of file ${fileId}`
const placeOfBeside = (fileId: string, name: string) => `epidaurus ${name} beside file ${fileId}`

function pieceName(fileId: string, at: number): string {
  if (!Number.isInteger(at) || at < 0 || at >= mostPieces) throw new Fault('internal', 'There is no such piece.')
  return `${filePrefix(fileId)}${String(at).padStart(6, '0')}`
}

function besideName(fileId: string, name: string): string {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Fault('internal', 'Nothing can be kept under this name.')
  return `${filePrefix(fileId)}beside/${name}`
}
