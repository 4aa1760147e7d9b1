// Makes messages, of the contact page and handed over with a conversation, that came from a client's own address theirs for good.
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { messageKinds } from './inbox.ts'
import { claimInInbox } from './put-in-inbox.ts'
import { contactMessages } from './tables.ts'

/**
 * One statement, so that of two who come at once with one address only the first has them.
 * @param scope entered as the client, whose address is written down as verified
 * @param came when the address was theirs: after `after`, and by `upTo`
 */
export async function claimContacts(
  scope: Scope,
  owner: ClientKey & { email: string },
  came: { after: Date; upTo: Date },
  now: Date,
): Promise<void> {
  const { poolId, sub, email } = owner
  const claimed = await scope.update(
    contactMessages,
    { clientPoolId: poolId, clientSub: sub },
    and(
      eq(contactMessages.email, email),
      isNull(contactMessages.clientSub),
      gt(contactMessages.createdAt, came.after),
      lte(contactMessages.createdAt, came.upTo),
    ),
  )
  for (const kind of messageKinds) {
    const ofKind = claimed.filter((message) => message.kind === kind)
    const references = ofKind.map(({ reference }) => reference)
    await claimInInbox(scope, kind, references, owner)
  }
  const entry = { actor: 'system', deed: 'add', subject: 'contact-message', why: 'own-request' } as const
  for (const { reference: subjectId } of claimed) await writeAudit(scope, owner, { ...entry, subjectId }, now)
}
