// Signs the short-lived addresses of files: for one person, until a moment, under a key made of the one for documents.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#domain/documents/documents-key.ts'
import type { FileLinks } from '#domain/documents/link.ts'

type Person = { fileId: string; poolId: string; sub: string }

/** A signature is the moment in seconds since 1970, base 36, a dot, and 32 bytes in base64url. */
const form = /^([0-9a-z]{1,8})\.([\w-]{43})$/

/** @param documentsKey 32 bytes, those of the installation */
export function createFileLinks(documentsKey: Uint8Array): FileLinks {
  const key = deriveKey(documentsKey, 'links')
  const digest = ({ fileId, poolId, sub }: Person, untilS: number) => {
    // As JSON: no two lists of names read the same.
    const words = JSON.stringify(['file link', fileId, poolId, sub, untilS])
    return createHmac('sha256', key).update(words).digest()
  }
  return {
    sign: ({ until, ...person }) => {
      const untilS = Math.floor(until.getTime() / 1_000)
      return `${untilS.toString(36)}.${digest(person, untilS).toString('base64url')}`
    },
    isGood: (signature, { now, ...person }) => {
      const [, moment = '', given = ''] = form.exec(signature) ?? []
      const untilS = Number.parseInt(moment, 36)
      const mac = Buffer.from(given, 'base64url')
      if (mac.length !== 32 || !timingSafeEqual(mac, digest(person, untilS))) return false
      return now.getTime() < untilS * 1_000
    },
  }
}
