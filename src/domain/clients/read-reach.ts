// Where and how a client wants to be written to.
import { and, eq } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { type ClientRecord, readRecord } from './client-record.ts'
import { clientAccounts } from './tables.ts'

/** `language` is empty until they choose one. */
export type Reach = { email: string; emailVerified: boolean } & Pick<ClientRecord, 'language' | 'notifications'>

/** @param scope of `forClient`, entered as this client. Undefined of whoever has no account any more */
export async function readReach(scope: Scope, { poolId, sub }: ClientKey): Promise<Reach | undefined> {
  const [account] = await scope.transaction
    .select()
    .from(clientAccounts)
    .where(and(eq(clientAccounts.poolId, poolId), eq(clientAccounts.sub, sub)))
  if (!account) return undefined
  const { language, notifications } = await readRecord(scope, account)
  return { email: account.email, emailVerified: account.emailVerified, language, notifications }
}
