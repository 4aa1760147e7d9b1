// Puts a mail into the outbox, in the transaction of the deed that it tells of.
import type { Jobs } from '#db/jobs.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { mails } from './tables.ts'

export const mailQueue = 'mail'

/** What a mail says; who writes it and when comes from the caller's transaction. */
export type MailDraft = {
  from: string
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
}

export async function writeMail(
  jobs: Pick<Jobs, 'put'>,
  scope: Scope,
  draft: MailDraft,
  writtenAt: Date,
): Promise<void> {
  const id = newId()
  await scope.insert(mails, [{ ...draft, id, replyTo: draft.replyTo ?? null, writtenAt }])
  await jobs.put(scope.transaction, mailQueue, { providerId: scope.providerId, mailId: id })
}
