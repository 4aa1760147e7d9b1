// Ties the subject of a pool's tokens to a person's e-mail address and name, as their id token says them.
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
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
 * Writes down what an id token says; the same again changes nothing but when the person was seen, and one that is older than what
 * is written down changes nothing at all. An address that is verified for one person now is no longer anyone else's: pools let it
 * pass from one account to another.
 */
export async function keepAccount(
  database: Pick<Database, 'forPool'>,
  { poolId, sub, emailVerified, givenName, familyName, saidAt, ...claims }: IdClaims,
  now: Date,
): Promise<void> {
  const email = claims.email.toLowerCase()
  const isOther = and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.email, email), ne(clientAccounts.sub, sub))
  await database.forPool(poolId, async (transaction) => {
    // Of two who come at once with one address the later waits here, so that not both are left as its owner.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`client_accounts ${poolId} ${email}`}))`)
    const laterOwner = and(isOther, eq(clientAccounts.emailVerified, true), gt(clientAccounts.saidAt, saidAt))
    const isOwner = emailVerified && (await transaction.$count(clientAccounts, laterOwner)) === 0
    const row = { email, emailVerified: isOwner, givenName, familyName, saidAt, seenAt: now }
    const written = await transaction
      .insert(clientAccounts)
      .values({ poolId, sub, ...row })
      .onConflictDoUpdate({
        target: [clientAccounts.poolId, clientAccounts.sub],
        set: { ...row, formerEmails: withFormerEmail(email) },
        setWhere: lte(clientAccounts.saidAt, saidAt),
      })
      .returning({ sub: clientAccounts.sub })
    if (isOwner && written.length > 0)
      await transaction.update(clientAccounts).set({ emailVerified: false }).where(isOther)
  })
}

/** A verified address that another one takes the place of is a former one from then on. */
const withFormerEmail = (email: string) => sql`case
  when ${clientAccounts.emailVerified} and ${clientAccounts.email} <> ${email} then array_append(array_remove(${clientAccounts.formerEmails}, ${clientAccounts.email}), ${clientAccounts.email})
  else ${clientAccounts.formerEmails} end`

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
  const { saidAt: _, seenAt: __, formerEmails: ___, ...account } = row
  return account
}
