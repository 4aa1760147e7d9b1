// Whoever of the provider's own people a session is of; of a hosted pool also whoever was invited by their address, and comes for the first time.
import type { Database } from '#db/open.ts'
import { findAccount } from '#domain/clients/accounts.ts'
import { type AccessSession, isStaff } from '#domain/clients/session.ts'
import { findStaff, takeInvitation } from '#domain/staff/find-staff.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import type { Clock } from '#kernel/clock.ts'

export type AtDeskParts = { database: Pick<Database, 'forProvider' | 'forPool'>; clock: Clock }

/** @returns undefined for everyone who is not on the provider's list */
export async function findAtDesk(
  { database, clock }: AtDeskParts,
  providerId: string,
  session: AccessSession,
): Promise<StaffMember | undefined> {
  const now = clock()
  const found = await findStaff(database, providerId, session, now)
  if (found || !isStaff(session)) return found
  const account = await findAccount(database, session)
  // Only a verified address is its owner's: anybody can write one into an account.
  if (!account?.emailVerified) return undefined
  const { poolId, sub } = session
  const isTaken = await takeInvitation(database, providerId, { poolId, sub, email: account.email })
  return isTaken ? findStaff(database, providerId, session, now) : undefined
}
