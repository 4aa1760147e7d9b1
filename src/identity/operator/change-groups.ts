// Puts somebody into a group of the pool, or takes them out: their tokens say it from the next refresh on, checks at once.
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Door } from '#identity/ask.ts'
import { poolUsers } from '#identity/tables.ts'

export const groupName = z.string().regex(/^[\w-]{1,128}$/, 'is no name of a group')

/** @returns whether anything changed */
export async function addToGroup(door: Door, sub: string, group: string): Promise<boolean> {
  const groups = sql`array_append(${poolUsers.groups}, ${group})`
  return change(door, sub, groups, sql`not ${group} = any(${poolUsers.groups})`)
}

/** @returns whether anything changed */
export async function removeFromGroup(door: Door, sub: string, group: string): Promise<boolean> {
  const groups = sql`array_remove(${poolUsers.groups}, ${group})`
  return change(door, sub, groups, sql`${group} = any(${poolUsers.groups})`)
}

async function change(
  door: Door,
  sub: string,
  groups: ReturnType<typeof sql>,
  where: ReturnType<typeof sql>,
): Promise<boolean> {
  const changed = await door.work((transaction) =>
    transaction
      .update(poolUsers)
      .set({ groups, changedAt: door.clock() })
      .where(and(eq(poolUsers.poolId, door.pool.id), eq(poolUsers.sub, sub), where))
      .returning({ sub: poolUsers.sub }),
  )
  return changed.length === 1
}
