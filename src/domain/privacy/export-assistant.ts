// What an export tells of the assistant: each conversation of the client's with its questions and answers.
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { assistantConversations, assistantExchanges } from '#domain/assistant/tables.ts'

/** Newest first; what was said in each, oldest first. */
export async function readConversations(scope: Scope, { poolId, sub }: ClientKey) {
  const { clientPoolId, clientSub, startedAt } = assistantConversations
  const isOwn = and(eq(clientPoolId, poolId), eq(clientSub, sub))
  const rows = await scope.rows(assistantConversations, isOwn, { orderBy: [desc(startedAt)] })
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const said = await scope.rows(assistantExchanges, inArray(assistantExchanges.conversation, ids), {
    orderBy: [asc(assistantExchanges.place)],
  })
  return rows.map(({ id, conversationId, language, lastAt, ...row }) => ({
    conversationId,
    language,
    startedAt: row.startedAt,
    lastAt,
    exchanges: said
      .filter(({ conversation }) => conversation === id)
      .map(({ question, at, answer }) => ({
        question,
        at,
        answer: answer && { text: answer.text, sources: answer.sources },
      })),
  }))
}
