// Puts a mail into the outbox, in the transaction of the deed that it tells of.
import type { Jobs } from '#db/jobs.ts'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import type { MailAttachment } from '#kernel/mailer.ts'
import { mails } from './tables.ts'

export const mailQueue = 'mail'
/** Of mails that somebody waits for at a screen: they never stand behind others. */
export const urgentMailQueue = 'mail-urgent'

/** By what it is found again when a client leaves: the quote request or, for lack of one, the account that it is about. */
export type MailAbout = { reference: string } | { client: ClientKey }

/** What a mail says; who writes it and when comes from the caller's transaction. */
export type MailDraft = {
  from: string
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
  /** Somebody waits for it at a screen. */
  isUrgent?: boolean
  about: MailAbout
}

export async function writeMail(
  jobs: Pick<Jobs, 'put'>,
  scope: Scope,
  { about, isUrgent = false, ...draft }: MailDraft,
  writtenAt: Date,
): Promise<void> {
  const id = newId()
  const ties =
    'client' in about
      ? { aboutPoolId: about.client.poolId, aboutSub: about.client.sub }
      : { aboutReference: about.reference }
  await scope.insert(mails, [{ ...draft, ...ties, id, replyTo: draft.replyTo ?? null, writtenAt }])
  await jobs.put(scope.transaction, isUrgent ? urgentMailQueue : mailQueue, {
    providerId: scope.providerId,
    mailId: id,
  })
}
