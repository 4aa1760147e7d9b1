// Faults of the protocol, each planted alone, and the conformance case that is there to catch it.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { IdentityParts } from '#identity/ask.ts'
import type { FoundPool } from '#identity/pool/pool-directory.ts'
import { group, padded } from '#tests/support/srp-client.ts'
import * as accounts from './cases/accounts.ts'
import * as codes from './cases/codes.ts'
import * as devices from './cases/devices.ts'
import * as flows from './cases/flows.ts'
import * as hiding from './cases/hiding.ts'
import * as mfa from './cases/mfa.ts'
import * as profile from './cases/profile.ts'
import * as sessions from './cases/sessions.ts'
import * as srp from './cases/srp.ts'
import * as together from './cases/together.ts'
import {
  answeringAgain,
  changing,
  changingRefusals,
  changingTokens,
  saying,
  swallowing,
  usingUp,
  withoutHeader,
  wrongProofs,
} from './faulty-wire.ts'
import type { Planted } from './pool-server.ts'
import { answerOf, type Fields, fieldsOf, type OnTheWire, withFields } from './wire.ts'
import type { ConformanceCase } from './world.ts'

export type Fault = { title: string; plant(): Planted; caughtBy: ConformanceCase }

const onWire = (title: string, caughtBy: ConformanceCase, wire: () => OnTheWire): Fault => ({
  title,
  caughtBy,
  plant: () => ({ wire: wire() }),
})

const inParts = (title: string, caughtBy: ConformanceCase, parts: (parts: IdentityParts) => void): Fault => ({
  title,
  caughtBy,
  plant: () => ({ parts }),
})

/** A pool that keeps other settings than it was given. */
const settling = (change: (found: FoundPool) => FoundPool) => (parts: IdentityParts) => {
  const { findClient } = parts.pools
  parts.pools = {
    ...parts.pools,
    findClient: async (id) => {
      const found = await findClient(id)
      return found && change(found)
    },
  }
}

/** A database that forgets something before each piece of work. */
const forgetting = (statement: string) => (parts: IdentityParts) => {
  const { forPool, directory } = parts.database
  parts.database = {
    directory,
    forPool: (poolId, work) =>
      forPool(poolId, async (transaction) => {
        await transaction.execute(sql.raw(statement))
        return work(transaction)
      }),
  }
}

const standingStill = (parts: IdentityParts) => {
  const now = parts.clock()
  parts.clock = () => now
}

const claims = (use: 'AccessToken' | 'IdToken', change: (claims: Fields) => Fields) => () =>
  changingTokens((tokens) => ({ ...tokens, [use]: saying(tokens[use], change) }))

const without = (name: string) => (fields: Fields) => {
  const { [name]: _, ...rest } = fields
  return rest
}

const parametersOf = (reply: Fields) => (reply['ChallengeParameters'] ?? {}) as Fields
const responsesOf = (asked: Fields) => (asked['ChallengeResponses'] ?? {}) as Fields
const bare = (value: bigint) => (padded(value)[0] === 0 ? padded(value).subarray(1) : padded(value))
/** Zeros in front of a short number are kept, as if it filled the group's width. */
const wide = (value: bigint) => Buffer.from(value.toString(16).padStart(768, '0'), 'hex')
const wideAndSigned = (value: bigint) => (value >> 3071n === 0n ? wide(value) : padded(value))

const tokenFaults: Fault[] = [
  onWire('access tokens without origin_jti', sessions.signOutRevokes, claims('AccessToken', without('origin_jti'))),
  onWire(
    'exp in milliseconds',
    accounts.tokensSayWho,
    claims('AccessToken', (said) => ({ ...said, exp: Number(said['exp']) * 1000 })),
  ),
  onWire('iat missing', sessions.refreshRotates, claims('AccessToken', without('iat'))),
  onWire('cognito:username missing', accounts.wholeLife, claims('IdToken', without('cognito:username'))),
  onWire(
    'email_verified as a text',
    accounts.tokensSayWho,
    claims('IdToken', (said) => ({ ...said, email_verified: String(said['email_verified']) })),
  ),
  onWire(
    'an issuer that is not the pool’s',
    accounts.tokensSayWho,
    claims('IdToken', (said) => ({ ...said, iss: 'https://issuer.test/pool' })),
  ),
  onWire(
    'claims that the signature is not of',
    accounts.signatureHolds,
    claims('AccessToken', (said) => ({ ...said, a: 1 })),
  ),
  onWire('the access token given as the id token', accounts.tokensSayWho, () =>
    changingTokens((tokens) => ({ ...tokens, IdToken: tokens.AccessToken })),
  ),
]

const proofFaults: Fault[] = [
  onWire('the salt hashed without padding', srp.aFewPeople, () => wrongProofs({ salt: bare })),
  onWire('SRP_A and SRP_B hashed without padding', srp.aFewPeople, () => wrongProofs({ opens: bare })),
  onWire('the shared number hashed without padding', srp.aFewPeople, () => wrongProofs({ shared: bare })),
  onWire('zeros in front of SRP_A and SRP_B hashed', srp.shortFromClient, () => wrongProofs({ opens: wideAndSigned })),
  onWire('a proof taken twice', srp.oneAnswer, () => answeringAgain('RespondToAuthChallenge')),
  onWire('a prime taken for SRP_A', srp.illegalNumbers, () => async (call, next) => {
    const asked = fieldsOf(call.body)
    const given = (asked['AuthParameters'] ?? {}) as Fields
    const isPrime = given['SRP_A'] === group.prime.toString(16)
    return next(isPrime ? withFields(call, { ...asked, AuthParameters: { ...given, SRP_A: '5' } }) : call)
  }),
  onWire('USERNAME of the challenge as it was typed', devices.rememberedBySrp, () =>
    changing('InitiateAuth', (reply, asked) => ({
      ...reply,
      ChallengeParameters: { ...parametersOf(reply), USERNAME: (asked['AuthParameters'] as Fields)['USERNAME'] },
    })),
  ),
  onWire('another salt each time for a name that nobody has', hiding.sameSalt, () =>
    changing('InitiateAuth', (reply) => ({
      ...reply,
      ChallengeParameters: { ...parametersOf(reply), SALT: randomBytes(16).toString('hex') },
    })),
  ),
]

const stepFaults: Fault[] = [
  onWire('a session that can be used again', mfa.sessionOnce, () => answeringAgain('RespondToAuthChallenge')),
  onWire('a session used up by a wrong code', mfa.wrongThenRight, () =>
    usingUp((asked) => asked['Session'], /CodeMismatchException/),
  ),
  inParts('a session that never ends', mfa.sessionExpires, standingStill),
  onWire('CODE_DELIVERY parameters missing', mfa.codeByEmail, () =>
    changing('InitiateAuth', (reply) => ({ ...reply, ChallengeParameters: {} })),
  ),
  onWire('another name for the challenge', mfa.appSetUp, () =>
    changing('InitiateAuth', (reply) => ({ ...reply, ChallengeName: 'TOTP_MFA' })),
  ),
  inParts('a code of the app taken again', mfa.appCodeOnce, forgetting('update identity_users set totp_step = 0')),
  onWire('AvailableChallenges missing', flows.choosesFactor, () =>
    changing('InitiateAuth', without('AvailableChallenges')),
  ),
  onWire(
    'not confirmed said before the password is proved',
    accounts.unconfirmedIsAStep,
    () => async (call, next) =>
      call.action === 'InitiateAuth'
        ? answerOf({ __type: 'UserNotConfirmedException', message: 'User is not confirmed.' }, 400)
        : next(call),
  ),
  onWire('a passkey of another page registered', flows.passkeyOfAnotherPage, () => async (call, next) => {
    if (call.action !== 'CompleteWebAuthnRegistration') return next(call)
    const asked = fieldsOf(call.body)
    const credential = asked['Credential'] as { response: { clientDataJSON: string } }
    const said = fieldsOf(Buffer.from(credential.response.clientDataJSON, 'base64url'))
    const told = Buffer.from(JSON.stringify({ ...said, origin: `http://${call.headers['host']}` }))
    credential.response.clientDataJSON = told.toString('base64url')
    return next(withFields(call, asked))
  }),
]

const codeFaults: Fault[] = [
  onWire('a reset code taken twice', profile.forgotten, () =>
    answeringAgain(
      'ConfirmForgotPassword',
      (asked) => `${String(asked['Username'])} ${String(asked['ConfirmationCode'])}`,
    ),
  ),
  inParts('an expired code taken', codes.lateCode, standingStill),
  inParts('limits that do not count', codes.resendLimit, forgetting('delete from identity_quotas')),
  inParts('no lock after wrong passwords', hiding.lockedAlike, forgetting('delete from identity_locks')),
  onWire('a repeated sign-up not recognised', together.signUpTwice, () => withoutHeader('amz-sdk-invocation-id')),
  onWire('a limit that counts every repeat', together.limitsCountOnce, () => withoutHeader('amz-sdk-invocation-id')),
  inParts(
    'a policy that is not kept',
    accounts.policyKept,
    settling((found) => {
      const passwordPolicy = { ...found.pool.settings.passwordPolicy, requireSymbols: false }
      return { ...found, pool: { ...found.pool, settings: { ...found.pool.settings, passwordPolicy } } }
    }),
  ),
  inParts(
    'names that are taken given away',
    srp.wrongPassword,
    settling((found) => ({
      ...found,
      pool: { ...found.pool, settings: { ...found.pool.settings, hidesUsers: false } },
    })),
  ),
  onWire('the whole address where a part is masked', codes.newestCode, () =>
    changing('ResendConfirmationCode', (reply, asked) => ({
      CodeDeliveryDetails: { ...(reply['CodeDeliveryDetails'] as Fields), Destination: asked['Username'] },
    })),
  ),
]

const sessionFaults: Fault[] = [
  onWire('no refresh token after rotation', sessions.refreshRotates, () =>
    changing('GetTokensFromRefreshToken', (reply) => ({
      AuthenticationResult: without('RefreshToken')(reply['AuthenticationResult'] as Fields),
    })),
  ),
  inParts('a refresh token that never ends', sessions.refreshEnds, standingStill),
  onWire('a sign-out that revokes nothing', sessions.signOutRevokes, () => swallowing('RevokeToken')),
  onWire('a sign-out everywhere that ends nothing', sessions.signOutEverywhere, () => swallowing('GlobalSignOut')),
  inParts(
    'rotation without a grace',
    sessions.twoTabs,
    settling((found) => ({
      ...found,
      client: { ...found.client, settings: { ...found.client.settings, refreshGraceS: 0 } },
    })),
  ),
  onWire('a device that is not remembered', devices.rememberedSkips, () => swallowing('UpdateDeviceStatus')),
  onWire('a challenge used up by a forgotten device', devices.forgottenElsewhere, () =>
    usingUp((asked) => responsesOf(asked)['PASSWORD_CLAIM_SECRET_BLOCK'], /Device does not exist/),
  ),
  inParts('credentials for guests where there should be none', together.guestsOut, (parts) => {
    parts.guestCredentials = true
  }),
  onWire('the end of credentials in milliseconds', together.guestsIn, () =>
    changing('GetCredentialsForIdentity', (reply) => {
      const credentials = reply['Credentials'] as Fields
      return { ...reply, Credentials: { ...credentials, Expiration: Number(credentials['Expiration']) * 1000 } }
    }),
  ),
]

const wireFaults: Fault[] = [
  onWire('refusals without a type', srp.wrongPassword, () =>
    changingRefusals((answer, said) => ({
      status: answer.status,
      headers: {},
      body: JSON.stringify(without('__type')(said)),
    })),
  ),
  onWire('refusals with 500', srp.wrongProofs, () => changingRefusals((answer) => ({ ...answer, status: 500 }))),
  onWire('refusals in other words', codes.wrongCode, () =>
    changingRefusals((_, said) => answerOf({ ...said, message: 'Wrong code.' }, 400)),
  ),
  onWire('an empty body for a success', codes.wrongCode, () => async (call, next) => {
    const answer = await next(call)
    return call.action === 'ConfirmSignUp' && answer.status === 200 ? { ...answer, body: '' } : answer
  }),
]

export const faults: readonly Fault[] = [
  ...tokenFaults,
  ...proofFaults,
  ...stepFaults,
  ...codeFaults,
  ...sessionFaults,
  ...wireFaults,
]
