// The provider says something in the thread of a request: once, and the client is told by mail.
import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { once } from '#db/once.ts'
import type { Scope } from '#db/scope.ts'
import { changedMeanwhile } from '#domain/inbox/changed-meanwhile.ts'
import { answeredInInbox } from '#domain/inbox/put-in-inbox.ts'
import { newId } from '#kernel/id.ts'
import { seenMark } from '#kernel/seen-mark.ts'
import { enterRequest } from './enter-request.ts'
import { type Desk, logForClient, tellClient } from './send-offer.ts'
import type { QuoteParts } from './send-quote.ts'
import { quoteMessages, quoteOffers } from './tables.ts'

export type Reply = {
  reference: string
  text: string
  /** The same id is said once. Without one the words are their own: again they say nothing new, until the client has said something. */
  answerId?: string
  /** How far the sender has read the thread (`seenMark`); left out, it is sent whatever was said since. */
  seen?: string | undefined
}

/**
 * @throws Fault not-found; idempotency-key-reused when other words came under the id before; no-longer-possible (`changed`) when
 * more was said or offered than the sender has seen
 */
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
    const key = { key: { reference, idempotencyKey }, same: { text }, usedFor: 'other words' }
    const { isNew } = await once(scope, quoteMessages, key, async () => {
      // They leave only once the sender has seen what stands before them.
      if (reply.seen !== undefined && reply.seen !== (await readSeen(scope, reference))) throw changedMeanwhile()
      const from = 'provider' as const
      return { id: newId(), reference, from, text, byName: desk.by, at: now, idempotencyKey }
    })
    if (!isNew) return { isNew, told: false }
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

/** Of the thread as it stands; the request's row is locked. */
async function readSeen(scope: Scope, reference: string): Promise<string> {
  const messages = await scope.rows(quoteMessages, eq(quoteMessages.reference, reference))
  const [offer] = await scope.rows(quoteOffers, eq(quoteOffers.reference, reference), {
    orderBy: [desc(quoteOffers.version)],
    limit: 1,
  })
  return seenMark({ messages, offer: offer?.version ?? 0 })
}
