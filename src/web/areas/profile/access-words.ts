// The words of the access log: who did what to which data, and why, by the codes that the server writes down.
import type { TextKey } from '#texts/translate.ts'

const actors = ['client', 'clinic', 'system'] as const
const deeds = ['read', 'open', 'preview', 'add', 'change', 'remove', 'share', 'withdraw', 'export'] as const
const subjects = [
  'profile',
  'picture',
  'consents',
  'documents',
  'document',
  'share',
  'quotes',
  'quote',
  'everything',
] as const
const reasons = ['own-request', 'shared', 'offer', 'retention', 'virus-scan'] as const

const wordOf =
  <Code extends string>(codes: readonly Code[], key: (code: Code) => TextKey) =>
  (value: string): TextKey => {
    const code = codes.find((one) => one === value)
    return code ? key(code) : 'profile.access.other'
  }

/** A code that this build does not know yet has a word for that. */
export const sayActor = wordOf(actors, (actor) => `profile.access.actor.${actor}`)
export const sayDeed = wordOf(deeds, (deed) => `profile.access.deed.${deed}`)
export const saySubject = wordOf(subjects, (subject) => `profile.access.subject.${subject}`)
export const sayReason = wordOf(reasons, (reason) => `profile.access.why.${reason}`)
