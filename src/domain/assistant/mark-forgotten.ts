// Remembers for a while that a conversation was forgotten, so that what was still on its way to it is not kept.
import { createHash } from 'node:crypto'
import { and, eq, gte, lt, or } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { assistantForgotten } from './tables.ts'

/** Longer than any request is under way, its repetitions included. */
const rememberedMs = 60 * 60_000

/** To be called after `queueUp`, and before the conversation is removed in the same transaction. */
export async function markForgotten(
  scope: Scope,
  conversationId: string,
  client: ClientKey | undefined,
  now: Date,
): Promise<void> {
  const digest = digestOf(conversationId, client)
  await scope.remove(assistantForgotten, or(eq(assistantForgotten.digest, digest), isOver(now)))
  await scope.insert(assistantForgotten, [{ id: newId(), digest, at: now }])
}

/** To be called after `queueUp`. */
export async function isForgotten(
  scope: Scope,
  conversationId: string,
  client: ClientKey | undefined,
  now: Date,
): Promise<boolean> {
  const isMark = eq(assistantForgotten.digest, digestOf(conversationId, client))
  const counts = gte(assistantForgotten.at, new Date(now.getTime() - rememberedMs))
  return (await scope.rows(assistantForgotten, and(isMark, counts))).length > 0
}

export async function removeOldMarks(scope: Scope, now: Date): Promise<void> {
  await scope.remove(assistantForgotten, isOver(now))
}

const isOver = (now: Date) => lt(assistantForgotten.at, new Date(now.getTime() - rememberedMs))

/** The id is random, so nobody finds it from its digest. */
const digestOf = (conversationId: string, client: ClientKey | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([conversationId, client?.poolId ?? null, client?.sub ?? null]))
    .digest('base64url')
