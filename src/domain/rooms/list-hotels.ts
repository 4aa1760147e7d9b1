// The hotels of the own inventory that have a page, by what they go by in addresses.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { hotels } from './tables.ts'

/** In the order of the data pack; one that was withdrawn is gone. Nothing else of them is read: there may be thousands. */
export async function listHotels({ transaction, providerId }: Scope): Promise<{ id: string }[]> {
  return transaction
    .select({ id: hotels.slug })
    .from(hotels)
    .where(and(eq(hotels.providerId, providerId), isNull(hotels.withdrawnAt)))
    .orderBy(asc(hotels.position))
}
