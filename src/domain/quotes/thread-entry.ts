// What a client does in the thread of a request, as the inbox of the provider's people has it.
import type { InboxEntry } from '#domain/inbox/put-in-inbox.ts'
import { clientOfRequest } from './reach-client.ts'
import type { QuoteRequest } from './read-threads.ts'

/** @param dueAt by when an answer is promised, null where none is awaited */
export const threadEntry = (request: QuoteRequest, at: Date, dueAt: Date | null): InboxEntry => ({
  kind: 'quote-request',
  reference: request.reference,
  from: request.name,
  client: clientOfRequest(request),
  at,
  dueAt,
})
