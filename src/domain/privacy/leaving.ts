// Who leaves: the client, every address that was theirs alone, and the providers where they may have left something.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import { clientAccounts } from '#domain/clients/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { readPoolProviders } from '#domain/provider/read-pool-providers.ts'

/** What whoever asks for the erasure knows of them. */
export type KnownOf = {
  /** Whose pool it is: compared as text, for pools know their owner as no more than that. */
  companyId: string
  /** Addresses that the pool verified, besides those of the account here. */
  emails?: string[]
  /** Numbers that short messages were sent to. */
  phones?: string[]
}

export type Leaving = {
  client: ClientKey
  emails: string[]
  /** By address: what came from it or went to it up to that moment was somebody else's. */
  settledUntil: Record<string, string>
  phones: string[]
  providers: Provider[]
}

/** From here to its end a transaction of the pool sees and writes the rows of this client as well. */
export async function enterLeaving(transaction: Transaction, client: ClientKey, known: KnownOf): Promise<Leaving> {
  const { poolId, sub } = client
  await transaction.execute(
    sql`select set_config('app.pool_id', ${poolId}, true), set_config('app.client_sub', ${sub}, true)`,
  )
  const account = await findOwn(transaction, client)
  return {
    client,
    emails: await findEmails(transaction, account, client, known.emails ?? []),
    settledUntil: account?.settledUntil ?? {},
    phones: known.phones ?? [],
    providers: await readPoolProviders(transaction, poolId, known.companyId),
  }
}

type Account = typeof clientAccounts.$inferSelect

async function findOwn(transaction: Transaction, { poolId, sub }: ClientKey): Promise<Account | undefined> {
  const [account] = await transaction
    .select()
    .from(clientAccounts)
    .where(and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.sub, sub)))
  return account
}

/** Verified ones alone: an address that somebody only claims may be a stranger's, and so may one that has passed on since. */
async function findEmails(
  transaction: Transaction,
  account: Account | undefined,
  { poolId, sub }: ClientKey,
  known: string[],
): Promise<string[]> {
  const inPool = eq(clientAccounts.poolId, poolId)
  const own = account ? [...(account.emailVerified ? [account.email] : []), ...account.formerEmails] : []
  const emails = [...new Set([...own, ...known.map((email) => email.toLowerCase())])]
  if (emails.length === 0) return []
  const others = await transaction
    .select({ email: clientAccounts.email })
    .from(clientAccounts)
    .where(
      and(
        inPool,
        ne(clientAccounts.sub, sub),
        eq(clientAccounts.emailVerified, true),
        inArray(clientAccounts.email, emails),
      ),
    )
  const passedOn = new Set(others.map(({ email }) => email))
  return emails.filter((email) => !passedOn.has(email))
}
