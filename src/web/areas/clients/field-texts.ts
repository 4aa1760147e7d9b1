// What each field of the details is called.
import type { TextKey } from '#texts/translate.ts'

export const fieldTexts: Record<string, TextKey> = {
  firstName: 'profile.me.firstName',
  lastName: 'profile.me.lastName',
  phone: 'profile.me.phone',
  line1: 'profile.me.line1',
  line2: 'profile.me.line2',
  postalCode: 'profile.me.postalCode',
  city: 'profile.me.city',
  region: 'profile.me.region',
  country: 'profile.me.country',
  name: 'profile.me.name',
  relation: 'profile.me.relation',
  birthYear: 'profile.me.birthYear',
  validUntil: 'profile.me.validUntil',
}
