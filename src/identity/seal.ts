// Keeps what a stolen database must not give away: AES-256-GCM and keyed digests, under one key outside the database.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type Seal = {
  /** @param place what the value belongs to (table, pool, user): sealed for one place, it opens nowhere else */
  close(place: string, value: Uint8Array): Buffer
  /** @throws Error when it was sealed under another key or for another place, or was changed */
  open(place: string, sealed: Uint8Array): Buffer
  /** A digest that nobody without the key can make: for codes, tokens and names that only have to be recognised. */
  digest(purpose: string, ...parts: (string | Uint8Array)[]): Buffer
}

const ivBytes = 12
const tagBytes = 16

/** @param key 32 random bytes */
export function createSeal(key: Uint8Array): Seal {
  if (key.length !== 32) throw new Error('the identity key has to be 32 bytes long')
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `epidaurus identity ${use}`, 32))
  const sealing = derived('seal')
  const digesting = derived('digest')
  return {
    close: (place, value) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(place))
      return Buffer.concat([iv, cipher.update(value), cipher.final(), cipher.getAuthTag()])
    },
    open: (place, sealed) => {
      const iv = sealed.subarray(0, ivBytes)
      const tag = sealed.subarray(sealed.length - tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(place)).setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes, sealed.length - tagBytes)), decipher.final()])
    },
    digest: (purpose, ...parts) => {
      const hmac = createHmac('sha256', digesting)
      for (const part of [purpose, ...parts]) {
        const data = typeof part === 'string' ? Buffer.from(part) : part
        // Each part behind its length, so that no two lists of parts read the same.
        hmac.update(`${data.length}:`).update(data)
      }
      return hmac.digest()
    },
  }
}
