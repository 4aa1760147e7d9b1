// Delivers one mail of the outbox. Safe to repeat: a mail marked as sent is left alone.
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Mailer } from '#kernel/mailer.ts'
import { mails } from './tables.ts'

/**
 * A process killed between the hand-over and the mark sends the mail again, under the same Message-ID.
 * @throws whatever the mailer throws; the job is then tried again
 */
export async function deliverMail(
  database: Database,
  mailer: Mailer,
  clock: Clock,
  job: { providerId: string; mailId: string },
): Promise<void> {
  const own = eq(mails.id, job.mailId)
  const mail = await database.forProvider(job.providerId, async (scope) => {
    const [row] = await scope.rows(mails, own, { forUpdate: true })
    if (!row || row.sentAt) return undefined
    await scope.update(mails, { attempts: row.attempts + 1 }, own)
    return row
  })
  if (!mail) return
  await mailer({
    messageId: messageIdOf(mail),
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attachments.length > 0 ? { attachments: mail.attachments } : {}),
    writtenAt: mail.writtenAt,
  })
  await database.forProvider(job.providerId, (scope) => scope.update(mails, { sentAt: clock() }, own))
}

/** The same at each try: receivers know by it that it is one mail, and its copy in the outbox folder is found by it. */
export function messageIdOf({ id, from }: { id: string; from: string }): string {
  return `<${id}@${from.split('@').at(-1)?.replace(/>$/, '') ?? 'epidaurus'}>`
}
