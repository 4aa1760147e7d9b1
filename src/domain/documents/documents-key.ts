// What is made of the installation's one key for documents: a key for each use, none of which tells anything of another.
import { hkdfSync } from 'node:crypto'

/** `wrap` closes the keys of files, `links` signs their addresses, `mark` recognises the key in its database. */
export type KeyUse = 'wrap' | 'links' | 'mark'

/** @param documentsKey 32 random bytes; @returns 32 bytes (HKDF, RFC 5869) */
export function deriveKey(documentsKey: Uint8Array, use: KeyUse): Buffer {
  if (documentsKey.length !== 32) throw new Error('the key of documents has to be 32 bytes long')
  return Buffer.from(hkdfSync('sha256', documentsKey, '', `epidaurus documents ${use}`, 32))
}
