// Ties the subject of a pool's tokens to a person's e-mail address and name, as their id token says them.
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { AccessSession, IdClaims } from './session.ts'
import { clientAccounts } from './tables.ts'

export type ClientAccount = {
  poolId: string
  sub: string
  /** In lower case. */
  email: string
  /** Only a verified address is its owner's: nothing is shown to anyone for an address that they only claim. */
  emailVerified: boolean
  givenName: string
  familyName: string
}

/**
 * Writes down what an id token says; the same again changes nothing but when the person was seen.
 * An address that is verified for one person now is no longer anyone else's: pools let it pass from one account to another.
 */
export async function keepAccount(
  database: Pick<Database, 'forPool'>,
  { poolId, sub, emailVerified, givenName, familyName, ...claims }: IdClaims,
  now: Date,
): Promise<void> {
  const email = claims.email.toLowerCase()
  const row = { email, emailVerified, givenName, familyName, seenAt: now }
  await database.forPool(poolId, async (transaction) => {
    if (emailVerified) {
      // Of two who come at once with one address the later waits here, so that not both are left as its owner.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`client_accounts ${poolId} ${email}`}))`)
      await transaction
        .update(clientAccounts)
        .set({ emailVerified: false })
        .where(and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.email, email), ne(clientAccounts.sub, sub)))
    }
    await transaction
      .insert(clientAccounts)
      .values({ poolId, sub, ...row })
      .onConflictDoUpdate({ target: [clientAccounts.poolId, clientAccounts.sub], set: row })
  })
}

/** Who the person of a session is; undefined when they never showed an id token. */
export async function findAccount(
  database: Pick<Database, 'forPool'>,
  { poolId, sub }: Pick<AccessSession, 'poolId' | 'sub'>,
): Promise<ClientAccount | undefined> {
  const [row] = await database.forPool(poolId, (transaction) =>
    transaction
      .select()
      .from(clientAccounts)
      .where(and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.sub, sub))),
  )
  if (!row) return undefined
  const { seenAt: _, ...account } = row
  return account
}
