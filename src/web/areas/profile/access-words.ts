// The sentences of the access log, by what the server writes down: who did what to which data, and for two of them why.
import type { TextKey } from '#texts/translate.ts'

const sentences = [
  'client.read.profile',
  'client.read.consents',
  'client.read.documents',
  'client.read.document',
  'client.read.share',
  'client.read.quotes',
  'client.read.bookings',
  'client.read.orders',
  'client.read.everything',
  'client.open.document',
  'client.open.quote',
  'client.open.booking',
  'client.open.order',
  'client.preview.document',
  'client.add.document',
  'client.add.quote',
  'client.add.contact-message',
  'client.add.conversation',
  'client.add.booking',
  'client.change.profile',
  'client.change.picture',
  'client.change.consents',
  'client.change.quote',
  'client.change.booking',
  'client.change.order',
  'client.remove.picture',
  'client.remove.document',
  'client.remove.booking',
  'client.remove.conversation',
  'client.share.share',
  'client.withdraw.share',
  'client.export.everything',
  'clinic.open.document',
  'clinic.open.document.own',
  'clinic.add.document',
  'clinic.read.trip',
  'clinic.add.fit-to-fly',
  'clinic.withdraw.fit-to-fly',
  'clinic.open.quote',
  'clinic.add.quote',
  'clinic.change.quote',
  'clinic.withdraw.quote',
  'clinic.read.quote',
  'clinic.read.share',
  'clinic.read.booking',
  'clinic.change.booking',
  'clinic.read.order',
  'clinic.change.order',
  'clinic.read.contact-message',
  'clinic.add.contact-message',
  'system.add.quote',
  'system.add.contact-message',
  'system.read.document',
  'system.remove.document',
  'system.remove.document.infected',
  'system.remove.quote',
  'system.remove.booking',
  'system.remove.order',
  'system.remove.contact-message',
  'system.remove.conversation',
] as const

type Coded = { actor: string; deed: string; subject: string; why: string }

/** What this build does not know yet is told without a word that could be wrong. */
export function sayAccess({ actor, deed, subject, why }: Coded): TextKey {
  const isInfected = deed === 'remove' && why === 'virus-scan'
  // One that the clinic itself handed over: nobody had to share it.
  const isOwn = deed === 'open' && why === 'care' && subject === 'document'
  const code = `${actor}.${deed}.${subject}${isInfected ? '.infected' : isOwn ? '.own' : ''}`
  const known = sentences.find((one) => one === code)
  if (known) return `profile.access.${known}`
  return actor === 'client' ? 'profile.access.client.other' : 'profile.access.others.other'
}

/** What stands in the place of a name that is gone with what it was of. */
export function sayGone(subject: string): TextKey {
  if (subject === 'share') return 'profile.access.gone.share'
  if (subject === 'order') return 'profile.access.gone.order'
  if (subject === 'booking') return 'profile.access.gone.booking'
  return subject === 'quote' ? 'profile.access.gone.quote' : 'profile.access.gone.document'
}
