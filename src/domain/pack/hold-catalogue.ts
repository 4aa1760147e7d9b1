// Who waits for whom: imports for one another, and whoever changes what a provider sells for whoever else does.
import { advisoryLock } from '#db/advisory-lock.ts'
import type { Transaction } from '#db/scope.ts'

/** Until the transaction ends nobody else gives or takes domains: two packs never want the same one at once. Before `holdCatalogue`, for whoever needs both. */
export async function holdImports(transaction: Transaction): Promise<void> {
  await advisoryLock(transaction, 'imports')
}

/** Until the transaction ends nobody else changes what this provider sells or says: neither an import nor somebody at its desk. */
export async function holdCatalogue(transaction: Transaction, providerId: string): Promise<void> {
  await advisoryLock(transaction, `catalogue ${providerId}`)
}
