// The provider says something in the thread of a request: once, and the client is told by mail.
import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { newId } from '#kernel/id.ts'
import { enterRequest } from './enter-request.ts'
import { type Desk, logForClient, tellClient } from './send-offer.ts'
import type { QuoteParts } from './send-quote.ts'
import { quoteMessages } from './tables.ts'

/**
 * The same words again say nothing new, until the client has said something: then they are another answer.
 * @throws Fault not-found
 */
export async function replyToClient(
  parts: QuoteParts,
  desk: Desk,
  { reference: asked, text }: { reference: string; text: string },
): Promise<{ isNew: boolean; told: boolean }> {
  const now = parts.clock()
  return enterRequest(parts.database, desk.provider, asked, async (scope, request) => {
    const { reference } = request
    const [answered] = await scope.rows(
      quoteMessages,
      and(eq(quoteMessages.reference, reference), eq(quoteMessages.from, 'client')),
      { orderBy: [desc(quoteMessages.at), desc(quoteMessages.id)], limit: 1 },
    )
    const digest = createHash('sha256').update(text).digest('base64url')
    const message = { id: newId(), reference, from: 'provider', text, at: now } as const
    const idempotencyKey = `provider ${answered?.id ?? ''} ${digest}`
    const written = await scope.insert(quoteMessages, [{ ...message, idempotencyKey }], { ignoreConflicts: true })
    if (written.length === 0) return { isNew: false, told: false }
    await logForClient(scope, desk, request, 'add', now)
    return { isNew: true, told: await tellClient(parts, scope, desk, request, { kind: 'reply', reference }, now) }
  })
}
