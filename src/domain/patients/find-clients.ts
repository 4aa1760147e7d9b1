// Finds the clients of a pool by their whole e-mail address, for what they did here without giving it again.
import { eq } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import { clientAccounts } from '#domain/clients/tables.ts'

/** @param text anything that was typed: without an `@` it is no address, and nobody is looked for */
export async function findClients(
  database: Pick<Database, 'forPool'>,
  poolId: string,
  text = '',
): Promise<ClientKey[]> {
  const email = text.trim().toLowerCase()
  if (!email.includes('@')) return []
  return database.forPool(poolId, (transaction) =>
    transaction
      .select({ poolId: clientAccounts.poolId, sub: clientAccounts.sub })
      .from(clientAccounts)
      .where(eq(clientAccounts.email, email)),
  )
}
