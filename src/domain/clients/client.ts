// What a client says of themselves, and what they agree to.

export type Address = {
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  country: string
}
export type EmergencyContact = { name: string; relation: string; phone: string }
/** Someone who comes along. */
export type Companion = { name: string; relation: string; birthYear: number | null }
/** Only what tells whether they may travel: no number. `validUntil` is a plain date. */
export type Passport = { country: string; validUntil: string }

export type ClientDetails = {
  address?: Address
  emergencyContact?: EmergencyContact
  companions?: Companion[]
  passport?: Passport
}

/** What they want to be written to about; what concerns their account's safety always is. */
export type Notifications = { offers: boolean; messages: boolean; reminders: boolean }

export const defaultNotifications: Notifications = { offers: true, messages: true, reminders: true }

/** `health-data`: keeping documents and requests here (GDPR art. 9); `sharing`: showing documents to a practitioner that they choose. */
export const consentPurposes = ['health-data', 'sharing', 'follow-up'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
