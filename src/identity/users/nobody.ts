// Stands in for a name that nobody has, so that whoever asks cannot tell it from a person's.
import type { Door } from '#identity/ask.ts'
import { type CodeDelivery, deliveryOf } from '#identity/messages/send-code.ts'
import { isEmail, isPhone } from './attributes.ts'
import { nameKey } from './find-user.ts'

/** A sub that belongs to the name for ever, and looks like any other. */
export function subOfNobody(door: Door, name: string): string {
  const bytes = door.seal.digest('sub of nobody', door.pool.id, nameKey(name)).subarray(0, 16)
  // Version and variant of a random UUID.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Where a code would have gone: of an address that was typed the mask of it, else always the same invented one. */
export function deliveryToNobody(door: Door, name: string, medium?: CodeDelivery['DeliveryMedium']): CodeDelivery {
  const typed = nameKey(name)
  const digest = door.seal.digest('address of nobody', door.pool.id, typed)
  const bySms = isPhone(typed) && !door.pool.settings.signInWith.includes('email')
  if (medium === 'SMS' || (bySms && medium === undefined))
    return deliveryOf('SMS', isPhone(typed) ? typed : String(digest.readUInt16BE() % 10_000).padStart(4, '0'))
  if (isEmail(typed)) return deliveryOf('EMAIL', typed)
  const [first = 0, second = 0] = digest
  const letter = (byte: number) => String.fromCharCode(97 + (byte % 26))
  return deliveryOf('EMAIL', `${letter(first)}@${letter(second)}`)
}
