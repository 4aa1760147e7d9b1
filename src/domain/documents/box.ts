// Closes bytes with AES-256-GCM: whoever has them without the key reads nothing and changes nothing unseen.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Fault } from '#kernel/fault.ts'
import { giveBack } from './give-back.ts'

/** First byte of everything closed, so that another way of closing can stand beside this one some day. */
const form = Buffer.from([1])
const nonceBytes = 12
const tagBytes = 16
/** So many bytes longer than what is in it is a closed box. */
export const boxBytes = form.length + nonceBytes + tagBytes

/**
 * With a fresh random nonce each time (NIST SP 800-38D, 8.2.2).
 * @param key 32 bytes; @param place what the value belongs to: closed for one place, it opens nowhere else
 */
export function closeBox(key: Uint8Array, place: string, value: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const closed = cipher.update(value)
  const box = Buffer.concat([form, nonce, closed, cipher.final(), cipher.getAuthTag()])
  giveBack(closed)
  return box
}

/** @throws Fault internal when it was closed under another key or for another place, or was changed or cut */
export function openBox(key: Uint8Array, place: string, box: Uint8Array): Buffer {
  const [from, to] = [form.length + nonceBytes, box.length - tagBytes]
  if (to < from || box[0] !== form[0]) throw new Fault('internal', 'What is stored is not what was written.')
  try {
    const options = { authTagLength: tagBytes }
    const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(form.length, from), options)
    decipher.setAAD(Buffer.from(place)).setAuthTag(box.subarray(to))
    const value = decipher.update(box.subarray(from, to))
    // Nothing is given out before the tag was checked.
    decipher.final()
    return value
  } catch (error) {
    throw new Fault('internal', 'What is stored is not what was written.', { cause: error })
  }
}
