// The session of whoever shows a token: checked against the pool of the company whose site they are at.
import type { Company } from '#domain/provider/provider.ts'
import type { UserPools } from '#domain/provider/user-pool.ts'
import type { AccessSession, Checked, IdClaims, TokenCheck } from './session.ts'

export type SessionParts = { userPools: UserPools; tokens: TokenCheck }

/** Cookies hold no more, and no token of a pool is as long. */
const longestToken = 8_192

/** What could be a token is looked at; for all else nobody is asked. */
const looksSigned = (token: string) => token.length <= longestToken && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)

/** @throws Fault unavailable */
export async function readSession(
  { userPools, tokens }: SessionParts,
  company: Company,
  accessToken: string,
): Promise<Checked<AccessSession>> {
  if (!looksSigned(accessToken)) return { state: 'refused' }
  return tokens.readAccess(await userPools.userPoolOf(company), accessToken)
}

/** @throws Fault unavailable */
export async function readPerson(
  { userPools, tokens }: SessionParts,
  company: Company,
  idToken: string,
): Promise<Checked<IdClaims>> {
  if (!looksSigned(idToken)) return { state: 'refused' }
  return tokens.readId(await userPools.userPoolOf(company), idToken)
}
