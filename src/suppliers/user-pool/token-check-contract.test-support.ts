// What every check of tokens has to do, whosever pool they are of: the suite that the product's own pools and hosted ones pass.
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import type { TokenCheck, TokenPool } from '#domain/clients/session.ts'

/** Of someone who has just signed in, for an hour. */
export type TestTokens = { access: string; id: string; sub: string; originJti: string; email: string }

export type PoolUnderTest = {
  check: TokenCheck
  pool: TokenPool
  signIn(): Promise<TestTokens>
  /** Signs claims with the key that the pool signs with. */
  sign(claims: Record<string, unknown>): Promise<string>
  /** Ends a session as the pool does when its refresh token is revoked. */
  revoke(session: TestTokens): Promise<void>
  pass(ms: number): void
}

const refused = { state: 'refused' }

/** @param open the same pool for all tests */
export function testTokenCheck(open: () => PoolUnderTest): void {
  testReading(open)
  testRefusedClaims(open)
  testRefusedSignatures(open)
}

function testReading(open: () => PoolUnderTest): void {
  test('the session of an access token, until it ends', async () => {
    const { check, pool, signIn } = open()
    const { access, sub, originJti } = await signIn()
    const expiresAt = new Date(Number(decodeJwt(access).exp) * 1000)
    const value = { poolId: pool.userPoolId, sub, originJti, groups: [], secondFactor: false, expiresAt }
    expect(await check.readAccess(pool, access)).toEqual({ state: 'valid', value })
  })

  test('the person of an id token', async () => {
    const { check, pool, signIn } = open()
    const { id, sub, originJti, email } = await signIn()
    const rest = { givenName: 'Amal', familyName: 'Haddad', saidAt: new Date(Number(decodeJwt(id).iat) * 1000) }
    const value = { poolId: pool.userPoolId, sub, originJti, email, emailVerified: true, ...rest }
    expect(await check.readId(pool, id)).toEqual({ state: 'valid', value })
  })

  test('refused as the other kind of token', async () => {
    const { check, pool, signIn } = open()
    const { access, id } = await signIn()
    expect(await check.readAccess(pool, id)).toEqual(refused)
    expect(await check.readId(pool, access)).toEqual(refused)
  })

  test('valid for five seconds after its end, expired from then on', async () => {
    const { check, pool, signIn, pass } = open()
    const { access, id } = await signIn()
    pass(3_604_999)
    expect([await check.readAccess(pool, access), await check.readId(pool, id)]).toMatchObject([
      { state: 'valid' },
      { state: 'valid' },
    ])
    pass(1)
    const expired = { state: 'expired' }
    expect([await check.readAccess(pool, access), await check.readId(pool, id)]).toEqual([expired, expired])
  })

  test('refused once its session was revoked, with time left; others of the person go on', async () => {
    const { check, pool, signIn, revoke } = open()
    const [ended, other] = [await signIn(), await signIn()]
    await revoke(ended)
    expect(await check.readAccess(pool, ended.access)).toEqual(refused)
    expect(await check.readAccess(pool, other.access)).toMatchObject({ state: 'valid' })
  })
}

function testRefusedClaims(open: () => PoolUnderTest): void {
  test('refused when the issuer, the client or what is needed of it is another, though rightly signed', async () => {
    const { check, pool, signIn, sign } = open()
    const tokens = await signIn()
    const access = decodeJwt(tokens.access)
    const changes = [
      { iss: 'https://evil.example/' },
      { iss: undefined },
      { client_id: 'another' },
      { client_id: undefined, aud: pool.userPoolClientId },
      { sub: '' },
      { exp: undefined },
      { exp: '9999999999' },
      { token_use: 'id' },
    ]
    for (const change of changes) {
      const token = await sign({ ...access, ...change })
      expect(await check.readAccess(pool, token), JSON.stringify(change)).toEqual(refused)
    }
    const id = decodeJwt(tokens.id)
    for (const change of [{ aud: 'another' }, { aud: undefined, client_id: pool.userPoolClientId }]) {
      const token = await sign({ ...id, ...change })
      expect(await check.readId(pool, token), JSON.stringify(change)).toEqual(refused)
    }
    expect(await check.readAccess(pool, await sign(access))).toMatchObject({ state: 'valid' })
  })
}

function testRefusedSignatures(open: () => PoolUnderTest): void {
  test('refused when it was changed, not signed, signed with another key or by another rule', async () => {
    const { check, pool, signIn } = open()
    const { access } = await signIn()
    const claims = decodeJwt(access)
    const { kid = '' } = decodeProtectedHeader(access)
    const [header, , signature] = access.split('.')
    const staff = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': ['staff'] })).toString('base64url')
    const foreign = await generateKeyPair('RS256')
    const foreignPss = await generateKeyPair('PS256')
    const tokens = [
      `${header}.${staff}.${signature}`,
      `${access.slice(0, -8)}AAAAAAAA`,
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(foreign.privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'unheard-of' }).sign(foreign.privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'PS256', kid }).sign(foreignPss.privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode('x'.repeat(64))),
      '',
      'a.b.c',
      `${header}.${Buffer.from('[]').toString('base64url')}.${signature}`,
    ]
    for (const token of tokens) expect(await check.readAccess(pool, token), token).toEqual(refused)
  })
}
