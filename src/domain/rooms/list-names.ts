// The names of the hotels of the own inventory.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { Localized } from '#kernel/localized.ts'
import { hotels } from './tables.ts'

/** In the provider's order, without those that were withdrawn. */
export async function listNames({ transaction, providerId }: Scope): Promise<{ slug: string; name: Localized }[]> {
  return transaction
    .select({ slug: hotels.slug, name: hotels.name })
    .from(hotels)
    .where(and(eq(hotels.providerId, providerId), isNull(hotels.withdrawnAt)))
    .orderBy(asc(hotels.position))
}
