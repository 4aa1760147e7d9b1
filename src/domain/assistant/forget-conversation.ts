// Removes a conversation because the person who had it wants it gone.
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { queueUp } from './ask-limits.ts'
import { enterAsked, isOwnConversation, type KeepParts } from './keep-question.ts'
import { markForgotten } from './mark-forgotten.ts'
import { assistantConversations } from './tables.ts'

/**
 * Of a visitor's conversation the random id is enough, for nobody else has it; a client's goes for the client alone, with what they
 * asked under the same id before they signed in. Of none there is it says nothing either. What is still on its way to it when it goes
 * is answered, and not kept.
 */
export async function forgetConversation(
  { database, clock }: KeepParts,
  providerId: string,
  conversationId: string,
  client: ClientKey | undefined,
): Promise<void> {
  const now = clock()
  const remove = async (scope: Scope, owner: ClientKey | undefined) => {
    await markForgotten(scope, conversationId, owner, now)
    return scope.remove(assistantConversations, isOwnConversation(conversationId, owner))
  }
  await enterAsked(database, { providerId, client }, async (scope) => {
    // A question that is being written is there by then, and goes; one that comes after it finds the mark.
    await queueUp(scope)
    await remove(scope, undefined)
    if (!client) return
    for (const { id } of await remove(scope, client)) {
      await writeAudit(scope, client, byClient('remove', 'conversation', id), now)
    }
  })
}
