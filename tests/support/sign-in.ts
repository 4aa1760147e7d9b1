// Signs people of the sample pool in over the wire, step by step, as a client does.

import { sealPassword } from '#identity/users/password.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { newId } from '#kernel/id.ts'
import type { Answer, SampleIdentity } from './sample-identity.ts'
import { addUser, sampleDoor } from './signed-in-user.ts'
import { beginSrp, proveSrp, type SrpChallenge } from './srp-client.ts'

export type Texts = Record<string, string>

export const samplePassword = 'blue harbour 7'

/** Somebody with a password. */
export async function addPerson(
  sample: SampleIdentity,
  { password = samplePassword, ...changes }: Partial<PoolUser> & { password?: string } = {},
): Promise<PoolUser & { email: string }> {
  const sub = newId()
  const verifier = await sealPassword(sampleDoor(sample), sub, password)
  const user = await addUser(sample, { sub, username: sub, usernameKey: sub, verifier, ...changes })
  return { ...user, email: user.attributes.email ?? '' }
}

export type SrpOptions = {
  /** Further responses, such as DEVICE_KEY. */
  responses?: Texts
  headers?: Texts
}

export const parametersOf = ({ body }: Answer): Texts => (body.ChallengeParameters ?? {}) as Texts
export const sessionOf = ({ body }: Answer): string => String(body.Session)
export const isSignedIn = ({ body }: Answer): boolean => body.AuthenticationResult !== undefined

/** The first step of USER_SRP_AUTH, and the answer to it. */
export async function askForProof(
  sample: SampleIdentity,
  name: string,
  password: string,
  { headers = {} }: SrpOptions = {},
) {
  const client = beginSrp()
  const AuthParameters = { USERNAME: name, SRP_A: client.open.toString(16) }
  const first = await sample.post('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters }, headers)
  const poolName = sample.found.pool.id.split('_')[1] ?? ''
  const proof = () => proveSrp(poolName, password, parametersOf(first) as SrpChallenge, client)
  return { first, proof: first.status === 200 ? proof() : {} }
}

/** Both steps of USER_SRP_AUTH. */
export async function signInBySrp(
  sample: SampleIdentity,
  name: string,
  password = samplePassword,
  options: SrpOptions = {},
): Promise<Answer> {
  const { first, proof } = await askForProof(sample, name, password, options)
  if (first.status !== 200) return first
  return respond(sample, 'PASSWORD_VERIFIER', undefined, { ...proof, ...options.responses }, options.headers)
}

/** RespondToAuthChallenge. */
export function respond(
  sample: SampleIdentity,
  ChallengeName: string,
  Session: string | undefined,
  ChallengeResponses: Texts,
  headers: Texts = {},
): Promise<Answer> {
  return sample.post(
    'RespondToAuthChallenge',
    { ChallengeName, ChallengeResponses, ...(Session ? { Session } : {}) },
    headers,
  )
}

export function beginUserAuth(
  sample: SampleIdentity,
  name: string,
  more: Texts = {},
  headers: Texts = {},
): Promise<Answer> {
  return sample.post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: name, ...more } }, headers)
}
