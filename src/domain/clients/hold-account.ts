// Holds a client's account while a deed of theirs is done: whoever erases it waits for the deed, or was first.
import { and, eq, type SQL } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope, Transaction } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { clientAccounts } from './tables.ts'

/** One answer for all that is not theirs: nobody learns which addresses there are. */
export const notTheirs = (): Fault => new Fault('not-allowed', 'Only its owner may see or change this.')

/**
 * The database as requests of clients see it: what a client does is done while they have their account, or not at all, however long
 * ago they were let in. Work behind the pages and the operator have the plain one: they clear up after those who have gone.
 */
export function whileAccountStands(database: Database): Database {
  return {
    ...database,
    forClient: (client, providerId, work) =>
      database.forClient(client, providerId, async (scope) => {
        const account = await holdAccount(scope, client)
        if (!account?.emailVerified) throw notTheirs()
        return work(scope)
      }),
  }
}

/**
 * Until the end of the transaction nobody erases the account; what else is written of it goes on. To be taken before any other
 * row, as an erasure does.
 */
export async function holdAccount(
  { transaction }: Pick<Scope, 'transaction'>,
  client: ClientKey,
): Promise<{ emailVerified: boolean } | undefined> {
  const { emailVerified } = clientAccounts
  const [account] = await transaction
    .select({ emailVerified })
    .from(clientAccounts)
    .where(isOf(client))
    .for('key share')
  return account
}

/** For whoever erases it: waits for every deed that is under way, and every later one finds it gone. */
export async function takeAccount(transaction: Transaction, client: ClientKey): Promise<void> {
  await transaction.select({ sub: clientAccounts.sub }).from(clientAccounts).where(isOf(client)).for('update')
}

const isOf = ({ poolId, sub }: ClientKey): SQL | undefined =>
  and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.sub, sub))
