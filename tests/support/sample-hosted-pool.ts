// A hosted user pool as far as checks of its tokens go: a key set at its issuer, and an answer to GetUser; on this machine.
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { TokenPool } from '#domain/clients/session.ts'
import { newId } from '#kernel/id.ts'
import type { PoolUnderTest, TestTokens } from '#suppliers/user-pool/token-check-contract.test-support.ts'
import { type LoopbackServer, openLoopbackServer, reply } from './loopback-server.ts'

export type SampleHostedPool = Omit<PoolUnderTest, 'check'> & {
  pool: TokenPool
  server: LoopbackServer
  now(): Date
  /** As the person, with the groups they are in. */
  signInAs(person: HostedPerson): Promise<TestTokens>
  /** How GetUser is answered instead of rightly. */
  answerUser(how: ReturnType<typeof reply> | undefined): void
  /** How the key set is answered instead of rightly. */
  answerKeys(how: ReturnType<typeof reply> | undefined): void
  /** How often it was asked for: GetUser, or the key set. */
  askedFor(what: 'user' | 'keys'): number
  close(): Promise<void>
}

export type HostedPerson = { sub: string; email: string; groups: string[] }

const clientId = 'sampleclient'

export async function openSampleHostedPool(poolId = 'eu-west-1_Sample'): Promise<SampleHostedPool> {
  const startedAt = new Date('2026-11-21T08:00:00Z')
  const keysPath = `/${poolId}/.well-known/jwks.json`
  const server = await openLoopbackServer()
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }
  const revoked = new Set<string>()
  let userAnswer: ReturnType<typeof reply> | undefined
  let keysAnswer: ReturnType<typeof reply> | undefined
  server.answer((response) => {
    const asked = server.asked.at(-1)
    if (asked?.method === 'GET')
      return (asked.path === keysPath ? (keysAnswer ?? reply(200, keys)) : reply(404, {}))(response)
    const { AccessToken } = JSON.parse(asked?.body ?? '') as { AccessToken: string }
    const isOver = revoked.has(String(decodeJwt(AccessToken).origin_jti))
    const over = { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' }
    return (userAnswer ?? (isOver ? reply(400, over) : reply(200, { Username: 'x', UserAttributes: [] })))(response)
  })
  let nowMs = startedAt.getTime()
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey)
  const amal = { sub: newId(), email: 'amal@patient.example', groups: [] }
  const signInAs = (person: HostedPerson) =>
    signTokens({ ...person, sign, issuer: `${server.address}/${poolId}`, nowS: Math.floor(nowMs / 1000) })
  return {
    pool: { isOwn: false, userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: `${server.address}/` },
    server,
    now: () => new Date(nowMs),
    pass: (ms) => {
      nowMs += ms
    },
    sign,
    signIn: () => signInAs(amal),
    signInAs,
    revoke: async ({ originJti }) => void revoked.add(originJti),
    answerUser: (how) => {
      userAnswer = how
    },
    answerKeys: (how) => {
      keysAnswer = how
    },
    askedFor: (what) => server.asked.filter(({ path }) => (path === keysPath) === (what === 'keys')).length,
    close: () => server.close(),
  }
}

type Signing = HostedPerson & { sign: PoolUnderTest['sign']; issuer: string; nowS: number }

/** As the hosted service writes them. */
async function signTokens({ sign, sub, email, groups, issuer, nowS }: Signing): Promise<TestTokens> {
  const originJti = newId()
  const inGroups = groups.length > 0 ? { 'cognito:groups': groups } : {}
  const shared = { ...inGroups, sub, iss: issuer, origin_jti: originJti, auth_time: nowS, iat: nowS, exp: nowS + 3600 }
  const access = await sign({
    ...shared,
    token_use: 'access',
    client_id: clientId,
    scope: 'aws.cognito.signin.user.admin openid',
    username: sub,
    jti: newId(),
  })
  const id = await sign({
    ...shared,
    token_use: 'id',
    aud: clientId,
    'cognito:username': sub,
    email,
    email_verified: true,
    given_name: 'Amal',
    family_name: 'Haddad',
    jti: newId(),
  })
  return { access, id, sub, originJti, email }
}
