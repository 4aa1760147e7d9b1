// All people of a pool, some hundred at a time.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Door } from '#identity/ask.ts'
import { poolUsers } from '#identity/tables.ts'
import type { PoolUser } from '#identity/users/user.ts'

const pageSize = 500

export async function* readUsers(door: Door): AsyncGenerator<PoolUser> {
  let after: string | undefined
  for (;;) {
    const isBehind = after === undefined ? undefined : gt(poolUsers.sub, after)
    const page = await door.work((transaction) =>
      transaction
        .select()
        .from(poolUsers)
        .where(and(eq(poolUsers.poolId, door.pool.id), isBehind))
        .orderBy(asc(poolUsers.sub))
        .limit(pageSize),
    )
    yield* page
    after = page.at(-1)?.sub
    if (page.length < pageSize) return
  }
}
