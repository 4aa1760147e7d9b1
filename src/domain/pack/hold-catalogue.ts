// Who waits for whom: imports for one another, and whoever changes what a provider sells for whoever else does.
import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'

/** Any fixed number; imports wait for one another, so that two packs never want the same domain at once. */
const importKey = 2_718_281

/** Until the transaction ends nobody else gives or takes domains. Before `holdCatalogue`, for whoever needs both. */
export async function holdImports(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${importKey})`)
}

/** Until the transaction ends nobody else changes what this provider sells or says: neither an import nor somebody at its desk. */
export async function holdCatalogue(transaction: Transaction, providerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue ${providerId}`}, 0))`)
}
