// One line of the access log: who did what to a client's data, when, and why.

/** `clinic` is someone of the provider's, `system` the product by itself (retention, a virus scan). */
export type AuditActor = 'client' | 'clinic' | 'system'

export type AuditDeed = 'read' | 'open' | 'preview' | 'add' | 'change' | 'remove' | 'share' | 'withdraw' | 'export'

export type AuditSubject =
  | 'profile'
  | 'picture'
  | 'consents'
  | 'documents'
  | 'document'
  | 'share'
  | 'quotes'
  | 'quote'
  | 'bookings'
  | 'booking'
  | 'orders'
  | 'order'
  | 'contact-message'
  | 'conversation'
  | 'trip'
  | 'fit-to-fly'
  | 'everything'

/**
 * `own-request`: the client asked for it; `shared`: a share of theirs allows it; `care`: the provider looks after
 * somebody who came to it; `retention`, `virus-scan`, `offer`: as they say.
 */
export type AuditReason = 'own-request' | 'shared' | 'offer' | 'care' | 'retention' | 'virus-scan'

export type AuditEntry = {
  actor: AuditActor
  actorName?: string
  deed: AuditDeed
  subject: AuditSubject
  subjectId?: string
  why: AuditReason
  note?: string
}

/** Done by the client themselves, at their own request. */
export const byClient = (deed: AuditDeed, subject: AuditSubject, subjectId = ''): AuditEntry => ({
  actor: 'client',
  deed,
  subject,
  subjectId,
  why: 'own-request',
})
