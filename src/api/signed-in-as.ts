// Whose a form of the public pages is, when whoever sends it is signed in.
import type { ClientKey, Database } from '#db/open.ts'
import { findAccount } from '#domain/clients/accounts.ts'
import { isStaff } from '#domain/clients/session.ts'
import { Fault } from '#kernel/fault.ts'
import type { Call } from './serve.ts'

/**
 * Whoever is signed in, when the address that they wrote is their own verified one: it may as well be that of somebody for whom
 * they ask. Undefined where that cannot be told just now: the request is worth more, and is claimed when its owner reads it.
 */
export async function signedInAs(
  email: string,
  { database }: { database: Pick<Database, 'forPool'> },
  call: Pick<Call, 'readSession'>,
): Promise<ClientKey | undefined> {
  const session = await call.readSession().catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'unavailable') return undefined
    throw error
  })
  if (session?.state !== 'valid' || isStaff(session.value)) return undefined
  const account = await findAccount(database, session.value)
  return account?.emailVerified && account.email === email ? account : undefined
}
