// The provider says something in the thread of a request: once, and the client is told by mail.
import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { answeredInInbox } from '#domain/inbox/put-in-inbox.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { enterRequest } from './enter-request.ts'
import { type Desk, logForClient, tellClient } from './send-offer.ts'
import type { QuoteParts } from './send-quote.ts'
import { quoteMessages } from './tables.ts'

export type Reply = {
  reference: string
  text: string
  /** The same id is said once. Without one the words are their own: again they say nothing new, until the client has said something. */
  answerId?: string
}

/** @throws Fault not-found; idempotency-key-reused when other words came under the id before */
export async function replyToClient(
  parts: QuoteParts,
  desk: Desk,
  reply: Reply,
): Promise<{ isNew: boolean; told: boolean }> {
  const now = parts.clock()
  return enterRequest(parts.database, desk.provider, reply.reference, async (scope, request) => {
    const { reference } = request
    const { text } = reply
    const idempotencyKey = await keyOf(scope, reference, reply)
    const message = { id: newId(), reference, from: 'provider', text, byName: desk.by, at: now } as const
    const written = await scope.insert(quoteMessages, [{ ...message, idempotencyKey }], { ignoreConflicts: true })
    if (written.length === 0) {
      await refuseOther(scope, { reference, text, idempotencyKey })
      return { isNew: false, told: false }
    }
    await logForClient(scope, desk, request, 'add', now)
    await answeredInInbox(scope, { kind: 'quote-request', reference }, now, desk.by)
    return { isNew: true, told: await tellClient(parts, scope, desk, request, { kind: 'reply', reference }, now) }
  })
}

async function keyOf(scope: Scope, reference: string, { text, answerId }: Reply): Promise<string> {
  if (answerId !== undefined) return `desk ${answerId}`
  const [answered] = await scope.rows(
    quoteMessages,
    and(eq(quoteMessages.reference, reference), eq(quoteMessages.from, 'client')),
    { orderBy: [desc(quoteMessages.at), desc(quoteMessages.id)], limit: 1 },
  )
  const digest = createHash('sha256').update(text).digest('base64url')
  return `provider ${answered?.id ?? ''} ${digest}`
}

type Said = { reference: string; text: string; idempotencyKey: string }

async function refuseOther(scope: Scope, { reference, text, idempotencyKey }: Said): Promise<void> {
  const isThis = and(eq(quoteMessages.reference, reference), eq(quoteMessages.idempotencyKey, idempotencyKey))
  const [said] = await scope.rows(quoteMessages, isThis)
  if (said?.text !== text) throw new Fault('idempotency-key-reused', 'This id was used for other words.')
}
