// Removes a conversation because the person who had it wants it gone.
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { enterAsked, isOwnConversation, type KeepParts } from './keep-question.ts'
import { assistantConversations } from './tables.ts'

/**
 * Of a visitor's conversation the random id is enough, for nobody else has it; a client's goes for the client alone, with what they
 * asked under the same id before they signed in. Of none there is it says nothing either.
 */
export async function forgetConversation(
  { database, clock }: KeepParts,
  providerId: string,
  conversationId: string,
  client: ClientKey | undefined,
): Promise<void> {
  const remove = (scope: Scope, owner: ClientKey | undefined) =>
    scope.remove(assistantConversations, isOwnConversation(conversationId, owner))
  await enterAsked(database, { providerId, client }, async (scope) => {
    await remove(scope, undefined)
    if (!client) return
    for (const { id } of await remove(scope, client)) {
      await writeAudit(scope, client, byClient('remove', 'conversation', id), clock())
    }
  })
}
