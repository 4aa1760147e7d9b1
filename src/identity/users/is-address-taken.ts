// Whether another person of the pool is found by an address.
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { poolUsers } from '#identity/tables.ts'
import type { Address } from './attributes.ts'
import { nameKey } from './find-user.ts'

export async function isAddressTaken(
  door: Door,
  transaction: Transaction,
  { address, value, butBy }: { address: Address; value: string; butBy: string },
): Promise<boolean> {
  const column = address === 'email' ? poolUsers.emailKey : poolUsers.phoneKey
  const [other] = await transaction
    .select({ sub: poolUsers.sub })
    .from(poolUsers)
    .where(and(eq(poolUsers.poolId, door.pool.id), eq(column, nameKey(value)), ne(poolUsers.sub, butBy)))
  return other !== undefined
}
