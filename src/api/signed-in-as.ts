// Whose a form of the public pages is, when whoever sends it is signed in.
import type { ClientKey, Database } from '#db/open.ts'
import { type ClientAccount, findAccount } from '#domain/clients/accounts.ts'
import { isStaff } from '#domain/clients/session.ts'
import { Fault } from '#kernel/fault.ts'
import type { Call } from './serve.ts'

type SignedInParts = { database: Pick<Database, 'forPool'> }

/**
 * Whoever is signed in, when the address that they wrote is their own verified one: it may as well be that of somebody for whom
 * they ask. Undefined where that cannot be told just now: the request is worth more, and is claimed when its owner reads it.
 */
export async function signedInAs(
  email: string,
  parts: SignedInParts,
  call: Pick<Call, 'readSession'>,
): Promise<ClientKey | undefined> {
  const account = await findSignedIn(parts, call)
  return account?.email === email ? account : undefined
}

/** The client who is signed in, known by a verified address; undefined for everyone else, and where it cannot be told just now. */
export async function findSignedIn(
  { database }: SignedInParts,
  call: Pick<Call, 'readSession'>,
): Promise<ClientAccount | undefined> {
  try {
    const session = await call.readSession()
    if (session?.state !== 'valid' || isStaff(session.value)) return undefined
    const account = await findAccount(database, session.value)
    return account?.emailVerified ? account : undefined
  } catch (error) {
    if (error instanceof Fault && error.code === 'unavailable') return undefined
    throw error
  }
}
