// What is wrong with a field of the details, in a sentence with a way on.
import type { TextKey } from '#texts/translate.ts'

const ofField: Record<string, TextKey> = {
  phone: 'profile.me.fault.phone',
  birthYear: 'profile.me.fault.birthYear',
  validUntil: 'profile.me.fault.date',
}

export function sayReason(field: string, reason: string): TextKey {
  if (reason === 'too-long') return 'profile.me.fault.tooLong'
  if (reason === 'not-of-country') return 'profile.me.fault.phoneOfCountry'
  if (field === 'firstName') return 'profile.me.fault.firstName'
  if (field === 'name' && reason === 'required') return 'profile.me.fault.companionName'
  return ofField[field] ?? 'profile.me.fault.other'
}
