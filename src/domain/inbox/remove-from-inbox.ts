// Removes an item with what colleagues noted beside it, when what it is about is removed: nothing of it stays for any figure.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { type InboxThing, messageKinds } from './inbox.ts'
import { inboxItems, inboxNotes } from './tables.ts'

export async function removeFromInbox(scope: Scope, { kind, reference }: InboxThing): Promise<void> {
  const isAbout = and(eq(inboxItems.kind, kind), eq(inboxItems.reference, reference))
  const gone = await scope.remove(inboxItems, isAbout)
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await scope.remove(inboxNotes, inArray(inboxNotes.itemId, ids))
}

/** Everything about a client: their own, and what is about their requests and messages, claimed or not. Within one provider. */
export function itemsOfClient({ poolId, sub }: ClientKey, about: { requests: SQL; messages: SQL }): SQL {
  const { kind, reference, clientPoolId, clientSub } = inboxItems
  return sql`((${clientPoolId} = ${poolId} and ${clientSub} = ${sub})
    or (${kind} = 'quote-request' and ${reference} in (${about.requests}))
    or (${inArray(kind, [...messageKinds])} and ${reference} in (${about.messages})))`
}
