// Ties the subject of a pool's tokens to a person's e-mail address and name, as their id token says them.
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
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
 * Makes what came from an address the client's, while it is written down as theirs.
 * @param upTo what came later is not known to have come from the address while it was theirs
 */
export type ClaimOfAddress = (
  transaction: Transaction,
  owner: ClientKey & { email: string },
  upTo: Date,
  now: Date,
) => Promise<void>

/**
 * Writes down what an id token says; the same again changes nothing but when the person was seen, and one that is older than what
 * is written down changes nothing at all. An address that is verified for one person now is no longer anyone else's: pools let it
 * pass from one account to another.
 * @param claim what came from the address: asked when the address is known to be theirs, and before it leaves them
 */
export async function keepAccount(
  database: Pick<Database, 'forPool'>,
  { poolId, sub, emailVerified, givenName, familyName, saidAt, ...claims }: IdClaims,
  now: Date,
  claim: ClaimOfAddress = async () => {},
): Promise<void> {
  const email = claims.email.toLowerCase()
  const isOther = and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.email, email), ne(clientAccounts.sub, sub))
  await database.forPool(poolId, async (transaction) => {
    const had = await lockAddresses(transaction, { poolId, sub }, email)
    const laterOwner = and(isOther, eq(clientAccounts.emailVerified, true), gt(clientAccounts.saidAt, saidAt))
    const isOwner = emailVerified && (await transaction.$count(clientAccounts, laterOwner)) === 0
    const isSame = isOwner && had?.email === email
    if (had && !isSame && had.saidAt <= saidAt) {
      await claim(transaction, { poolId, sub, email: had.email }, saidAt, now)
      await settle(transaction, eq(clientAccounts.sub, sub), poolId, had.email, saidAt)
    }
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
    if (!isOwner || written.length === 0) return
    const isLoser = and(isOther, eq(clientAccounts.emailVerified, true))
    await settle(transaction, isLoser, poolId, email, saidAt)
    await transaction.update(clientAccounts).set({ emailVerified: false }).where(isLoser)
    if (!isSame) await inheritSettled(transaction, { poolId, sub }, email)
    await claim(transaction, { poolId, sub, email }, saidAt, now)
  })
}

/**
 * Of two who come at once with one address the later waits here, so that not both are left as its owner.
 * @returns the verified address that the person has until now, and as of when
 */
async function lockAddresses(transaction: Transaction, { poolId, sub }: ClientKey, email: string) {
  const isVerified = and(isOwn({ poolId, sub }), eq(clientAccounts.emailVerified, true))
  const [before] = await transaction.select().from(clientAccounts).where(isVerified)
  const addresses = [email, before?.email ?? email]
  await advisoryLock(transaction, ...addresses.map((address) => `client_accounts ${poolId} ${address}`))
  const [had] = await transaction.select().from(clientAccounts).where(isVerified)
  return had
}

const isOwn = ({ poolId, sub }: ClientKey) => and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.sub, sub))

/** What came from an address by a moment is nobody's from then on but whose it is already. */
async function settle(
  transaction: Transaction,
  who: ReturnType<typeof and>,
  poolId: string,
  email: string,
  until: Date,
): Promise<void> {
  await transaction
    .update(clientAccounts)
    .set({ settledUntil: sql`${clientAccounts.settledUntil} || ${JSON.stringify({ [email]: until })}::jsonb` })
    .where(and(eq(clientAccounts.poolId, poolId), who))
}

/** Kept beside the new owner, since the one before may leave without a trace. */
async function inheritSettled(transaction: Transaction, { poolId, sub }: ClientKey, email: string): Promise<void> {
  const moment = sql<Date | null>`max((${clientAccounts.settledUntil}->>${email}::text)::timestamptz)`.mapWith(
    clientAccounts.saidAt,
  )
  const [last] = await transaction.select({ moment }).from(clientAccounts).where(eq(clientAccounts.poolId, poolId))
  if (last?.moment) await settle(transaction, eq(clientAccounts.sub, sub), poolId, email, last.moment)
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
    transaction.select().from(clientAccounts).where(isOwn({ poolId, sub })),
  )
  if (!row) return undefined
  const { saidAt: _, seenAt: __, formerEmails: ___, settledUntil: ____, ...account } = row
  return account
}

/**
 * Which of what came from an account's verified address can be theirs: after `after`, and by `upTo`, as of when the address was
 * last known to be theirs. In a transaction of the pool.
 */
export async function readClaimable(
  transaction: Transaction,
  { poolId, sub, email }: ClientKey & { email: string },
): Promise<{ after: Date; upTo: Date } | undefined> {
  const isTheirs = and(eq(clientAccounts.email, email), eq(clientAccounts.emailVerified, true))
  const [row] = await transaction
    .select()
    .from(clientAccounts)
    .where(and(isOwn({ poolId, sub }), isTheirs))
  return row && { after: new Date(row.settledUntil[email] ?? 0), upTo: row.saidAt }
}
