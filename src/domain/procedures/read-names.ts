// Reads what procedures are called, also of those that are no longer on sale.
import { inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { Localized } from '#kernel/localized.ts'
import { procedures } from './tables.ts'

/** By slug; what the provider never had is left out. */
export async function readProcedureNames(scope: Scope, slugs: readonly string[]): Promise<Map<string, Localized>> {
  if (slugs.length === 0) return new Map()
  const rows = await scope.rows(procedures, inArray(procedures.slug, [...new Set(slugs)]))
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
