// What becomes of a sign-in: refreshed, by several tabs at once, signed out here and everywhere, ended by time.
import { expect } from 'vitest'
import { expectRefusal } from '#tests/conformance/expect-refusal.ts'
import { type ConformanceCase, quick } from '#tests/conformance/world.ts'

const dayMs = 86_400_000
const revoked = { status: 400, body: { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' } }

export const refreshRotates: ConformanceCase = {
  title: 'a refresh gives new tokens of the same sign-in and another refresh token',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const before = await tab.fetchAuthSession()
    const firstRefresh = tab.stored('refreshToken')
    server.pass(60_000)
    const after = await tab.fetchAuthSession({ forceRefresh: true })
    expect(server.asked.at(-1)).toBe('GetTokensFromRefreshToken')
    expect(tab.stored('refreshToken')).not.toBe(firstRefresh)
    const [old, now] = [before.tokens?.accessToken.payload, after.tokens?.accessToken.payload]
    expect(now).toMatchObject({ origin_jti: old?.['origin_jti'], auth_time: old?.['auth_time'], sub: old?.sub })
    expect(now?.iat).toBe((old?.iat ?? 0) + 60)
    expect(now?.['jti']).not.toBe(old?.['jti'])
    expect(String(after.tokens?.idToken)).not.toBe(String(before.tokens?.idToken))
    expect((await tab.getCurrentUser()).signInDetails?.authFlowType).toBe('USER_PASSWORD_AUTH')
  },
}

export const refreshWithoutRotation: ConformanceCase = {
  title: 'a client without rotation keeps its refresh token',
  pool: quick.pool,
  client: { ...quick.client, rotatesRefreshTokens: false },
  run: async ({ openTab, addPerson, signIn, server }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const token = tab.stored('refreshToken')
    for (let time = 0; time < 3; time++) {
      server.pass(3_600_000)
      expect((await tab.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
    }
    expect(tab.stored('refreshToken')).toBe(token)
  },
}

export const twoTabs: ConformanceCase = {
  title: 'two tabs of one browser that refresh at once both stay signed in',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server }) => {
    const one = openTab()
    await signIn(one, await addPerson())
    const other = openTab({ storage: one.storage })
    // Both ask with the same token before either has an answer.
    let asking = 0
    let bothAsk = () => {}
    const together = new Promise<void>((resolve) => {
      bothAsk = resolve
    })
    server.setWire(async (call, next) => {
      if (++asking === 2) bothAsk()
      await together
      return next(call)
    })
    const sessions = await Promise.all([one, other].map((tab) => tab.fetchAuthSession({ forceRefresh: true })))
    expect(asking).toBe(2)
    server.setWire(undefined)
    for (const { tokens } of sessions) expect(tokens).toBeDefined()
    expect((await one.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
    expect((await other.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
  },
}

export const reuseAfterGrace: ConformanceCase = {
  title: 'a refresh token that was replaced more than 30 seconds ago is refused, and the library signs out',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const thief = openTab({ storage: new Map(tab.storage) })
    await tab.fetchAuthSession({ forceRefresh: true })
    server.pass(31_000)
    await expectRefusal(thief.fetchAuthSession({ forceRefresh: true }), 'RefreshTokenReuseException')
    expect(thief.stored('refreshToken')).toBeUndefined()
  },
}

export const withinGrace: ConformanceCase = {
  title: 'a refresh token that was replaced up to 30 seconds ago still refreshes',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const slow = openTab({ storage: new Map(tab.storage) })
    await tab.fetchAuthSession({ forceRefresh: true })
    server.pass(29_000)
    expect((await slow.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
  },
}

export const refreshEnds: ConformanceCase = {
  title:
    'spec 8: "A failed refresh with NotAuthorized gives no session.": thirty days after the sign-in the tokens are forgotten',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    server.pass(29 * dayMs)
    expect((await tab.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
    server.pass(dayMs + 1000)
    expect((await tab.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    expect(tab.stored('accessToken')).toBeUndefined()
  },
}

export const accessEnds: ConformanceCase = {
  title: 'an access token works for an hour and not after',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server, post }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const AccessToken = tab.stored('accessToken')
    server.pass(3_590_000)
    expect(await post('GetUser', { AccessToken })).toMatchObject({ status: 200 })
    server.pass(20_000)
    expect(await post('GetUser', { AccessToken })).toEqual({
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Access Token has expired' },
    })
  },
}

export const lifetimesOfClient: ConformanceCase = {
  title: 'the lifetimes of the client are those of its tokens',
  pool: quick.pool,
  client: { ...quick.client, accessTokenS: 300, idTokenS: 600, refreshTokenS: 3600 },
  run: async ({ openTab, addPerson, signIn, server }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const { tokens } = await tab.fetchAuthSession()
    const lives = [tokens?.accessToken.payload, tokens?.idToken?.payload].map(
      (one) => (one?.exp ?? 0) - (one?.iat ?? 0),
    )
    expect(lives).toEqual([300, 600])
    server.pass(3_601_000)
    expect((await tab.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
  },
}

export const signOutRevokes: ConformanceCase = {
  title: 'signing out revokes the refresh token and every access token of that sign-in, and no other’s',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server, post, found }) => {
    const person = await addPerson()
    const [here, there] = [openTab(), openTab()]
    await signIn(here, person)
    await signIn(there, person)
    const AccessToken = here.stored('accessToken')
    const RefreshToken = here.stored('refreshToken')
    await here.signOut()
    expect(server.asked.at(-1)).toBe('RevokeToken')
    expect(await post('GetUser', { AccessToken })).toEqual(revoked)
    expect(await post('GetTokensFromRefreshToken', { RefreshToken, ClientId: found.client.id })).toEqual({
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
    })
    expect((await there.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
  },
}

export const signOutEverywhere: ConformanceCase = {
  title: 'signing out everywhere ends every sign-in of the person',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server, post }) => {
    const person = await addPerson()
    const [here, there] = [openTab(), openTab()]
    await signIn(here, person)
    await signIn(there, person)
    const AccessToken = there.stored('accessToken')
    server.pass(1000)
    await here.signOut({ global: true })
    expect(await post('GetUser', { AccessToken })).toEqual(revoked)
    expect((await there.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    server.pass(1000)
    await signIn(here, person)
    expect((await here.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
  },
}

export const wrongTokens: ConformanceCase = {
  title: 'a token of another use, of another pool, or with a changed letter is refused',
  ...quick,
  run: async ({ openTab, addPerson, signIn, server, post, found }) => {
    const person = await addPerson()
    const tab = openTab()
    await signIn(tab, person)
    const access = tab.stored('accessToken') ?? ''
    const getUser = (AccessToken: string) => post('GetUser', { AccessToken })
    const refusal = { status: 400, body: { __type: 'NotAuthorizedException' } }
    expect(await getUser(access)).toMatchObject({ status: 200 })
    expect(await getUser(tab.stored('idToken') ?? '')).toMatchObject(refusal)
    const [header, payload = '', signature] = access.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = (fields: object) =>
      [header, Buffer.from(JSON.stringify({ ...claims, ...fields })).toString('base64url'), signature].join('.')
    expect(await getUser(forged({ exp: 9_999_999_999 }))).toMatchObject(refusal)
    expect(await getUser(forged({ sub: '00000000-0000-4000-8000-000000000000' }))).toMatchObject(refusal)
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await getUser(`${unsigned}.${payload}.`)).toMatchObject(refusal)
    expect(await getUser('abc')).toMatchObject(refusal)
    const other = await server.ensurePool({ ...quick.pool, hidesUsers: false }, quick.client)
    const RefreshToken = tab.stored('refreshToken')
    const elsewhere = await post('GetTokensFromRefreshToken', { RefreshToken, ClientId: other.client.id })
    expect(elsewhere).toMatchObject({ ...refusal, body: { message: 'Invalid Refresh Token' } })
    const here = await post('GetTokensFromRefreshToken', { RefreshToken, ClientId: found.client.id })
    expect(here).toMatchObject({ status: 200 })
  },
}

export const revokingOthers: ConformanceCase = {
  title: 'only a refresh token can be revoked, and a made-up one is answered as if it had been',
  ...quick,
  run: async ({ openTab, addPerson, signIn, post }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const Token = tab.stored('accessToken')
    expect(await post('RevokeToken', { Token })).toMatchObject({
      status: 400,
      body: { __type: 'UnsupportedTokenTypeException' },
    })
    expect((await tab.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
  },
}

export const olderRefreshFlow: ConformanceCase = {
  title: 'the older REFRESH_TOKEN_AUTH refreshes where the client allows it and rotation is off',
  pool: quick.pool,
  client: {
    flows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    rotatesRefreshTokens: false,
  },
  run: async ({ openTab, addPerson, signIn, post }) => {
    const tab = openTab()
    await signIn(tab, await addPerson())
    const AuthParameters = { REFRESH_TOKEN: tab.stored('refreshToken') }
    const refreshed = await post('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })
    expect(refreshed).toMatchObject({ status: 200, body: { AuthenticationResult: { TokenType: 'Bearer' } } })
    expect(refreshed.body['AuthenticationResult']).not.toHaveProperty('RefreshToken')
  },
}

export const sessionCases = [
  refreshRotates,
  refreshWithoutRotation,
  twoTabs,
  reuseAfterGrace,
  withinGrace,
  refreshEnds,
  accessEnds,
  lifetimesOfClient,
  signOutRevokes,
  signOutEverywhere,
  wrongTokens,
  revokingOthers,
  olderRefreshFlow,
]
