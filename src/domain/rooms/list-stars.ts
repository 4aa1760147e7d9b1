// The classes of the hotels of the own inventory.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { hotels } from './tables.ts'

/** Stars, each once, the fewest first. */
export async function listStars({ transaction, providerId }: Scope): Promise<number[]> {
  const rows = await transaction
    .selectDistinct({ stars: hotels.stars })
    .from(hotels)
    .where(and(eq(hotels.providerId, providerId), isNull(hotels.withdrawnAt)))
    .orderBy(asc(hotels.stars))
  return rows.map(({ stars }) => stars)
}
