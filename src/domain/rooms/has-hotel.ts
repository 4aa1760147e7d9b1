// Whether the own inventory has, or had, a hotel of a name.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { hotels } from './tables.ts'

/** One that was withdrawn counts: whoever looked at it before hears that it is gone. */
export async function hasHotel(scope: Scope, slug: string): Promise<boolean> {
  return (await scope.rows(hotels, eq(hotels.slug, slug), { limit: 1 })).length > 0
}
