// The passkeys of a person: at all, and at the site they are at.
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { passkeys } from '#identity/tables.ts'
import { relyingPartyOf } from './relying-party.ts'

export type Passkey = typeof passkeys.$inferSelect

/** Those that work at this site, the newest first. */
export function findPasskeys(door: Door, transaction: Transaction, sub: string): Promise<Passkey[]> {
  return transaction
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.poolId, door.pool.id),
        eq(passkeys.sub, sub),
        eq(passkeys.relyingPartyId, relyingPartyOf(door).id),
      ),
    )
    .orderBy(desc(passkeys.createdAt), desc(passkeys.credentialId))
}

/** Whether someone can sign in with a passkey here. */
export async function hasPasskey(door: Door, sub: string): Promise<boolean> {
  const found = await door.work((transaction) => findPasskeys(door, transaction, sub))
  return found.length > 0
}

/** @throws PoolError WebAuthnNotEnabledException */
export function checkEnabled({ pool }: Door): void {
  if (!pool.settings.firstFactors.includes('WEB_AUTHN'))
    throw new PoolError('WebAuthnNotEnabledException', 'WebAuthn is not enabled for this user pool.')
}
