// The flows that a sign-in can begin with, by the names that the wire gives them.
import { refreshByFlow } from '#identity/tokens/refresh.ts'
import { type BeginFlow, requireFlow } from './begin-flow.ts'
import { needResponse } from './challenge-answer.ts'
import { askPasswordProof } from './password-proof.ts'
import { provePassword } from './prove-password.ts'
import { findSigner } from './signer.ts'
import { beginUserAuth } from './user-auth.ts'

export const flowNames = [
  'USER_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'USER_AUTH',
  'REFRESH_TOKEN_AUTH',
  'REFRESH_TOKEN',
] as const

export type FlowName = (typeof flowNames)[number]

const beginSrpAuth: BeginFlow = async (door, given) => {
  const clientValue = needResponse(given, 'SRP_A')
  return askPasswordProof(door, await findSigner(door, needResponse(given, 'USERNAME')), clientValue)
}

const beginPasswordAuth: BeginFlow = async (door, given) => {
  const password = needResponse(given, 'PASSWORD')
  const signer = await findSigner(door, needResponse(given, 'USERNAME'))
  return provePassword(door, signer, { password, deviceKey: given.responses.DEVICE_KEY })
}

const beginRefresh: BeginFlow = async (door, given) => {
  const proof = { refreshToken: needResponse(given, 'REFRESH_TOKEN'), deviceKey: given.responses.DEVICE_KEY }
  return { AuthenticationResult: await refreshByFlow(door, proof), ChallengeParameters: {} }
}

const flows: Record<FlowName, BeginFlow> = {
  USER_SRP_AUTH: (door, given) => {
    requireFlow(door, 'ALLOW_USER_SRP_AUTH')
    return beginSrpAuth(door, given)
  },
  USER_PASSWORD_AUTH: (door, given) => {
    requireFlow(door, 'ALLOW_USER_PASSWORD_AUTH')
    return beginPasswordAuth(door, given)
  },
  USER_AUTH: (door, given) => {
    requireFlow(door, 'ALLOW_USER_AUTH')
    return beginUserAuth(door, given)
  },
  REFRESH_TOKEN_AUTH: beginRefresh,
  REFRESH_TOKEN: beginRefresh,
}

/** @param name one of the list: the wire's own words never reach this lookup unchecked */
export const findFlow = (name: FlowName): BeginFlow => flows[name]
