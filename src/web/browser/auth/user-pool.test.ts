// @vitest-environment happy-dom
// Guards how the sign-in library is set up: by what the provider's configuration says, once, and in the storage of the installation.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { readPoolConfig } from './pool-config.ts'
import {
  clientId,
  closeBrowser,
  jane,
  keepTokens,
  openBrowser,
  openDocument,
  poolConfig,
  poolId,
  refusal,
  type SessionServer,
  showFrame,
  site,
} from './session-fixture.ts'
import type * as UserPool from './user-pool.ts'

let server: SessionServer
let openUserPool: typeof UserPool.openUserPool

beforeEach(async () => {
  ;({ server } = openBrowser())
  await load()
})
afterEach(closeBrowser)

async function load(): Promise<void> {
  await openDocument()
  ;({ openUserPool } = await import('./user-pool.ts'))
}

const cognito = (data: object) => readPoolConfig({ data })?.Auth?.Cognito
const pool = { userPoolId: poolId, userPoolClientId: clientId }

test('spec 3: "User pool configuration: userPoolId, userPoolClientId (read from a response wrapped as data)"', () => {
  expect(cognito(pool)).toEqual(pool)
  expect(readPoolConfig(pool)).toBeUndefined()
})

test('an endpoint leads to the product’s own pool; a hosted one needs no word of it', () => {
  expect(cognito({ ...pool, userPoolEndpoint: `${site}/identity/` })).toMatchObject({
    userPoolEndpoint: `${site}/identity/`,
  })
  expect(cognito({ ...pool, userPoolEndpoint: '/identity/' })).toMatchObject({ userPoolEndpoint: `${site}/identity/` })
  expect(cognito({ ...pool, signUpVerificationMethod: 'link' })).toMatchObject({ signUpVerificationMethod: 'link' })
})

test('spec 5: "User pool id must contain an underscore; identity pool id must contain a colon."', () => {
  for (const userPoolId of ['', 'pool', 5, undefined]) expect(cognito({ ...pool, userPoolId })).toBeUndefined()
  for (const reply of [undefined, null, 5, 'x', [], {}, { data: null }]) expect(readPoolConfig(reply)).toBeUndefined()
  expect(cognito({ ...pool, userPoolClientId: '' })).toBeUndefined()
  const guests = { ...pool, allowGuestAccess: true }
  expect(cognito({ ...guests, identityPoolId: 'own-1' })).toEqual(pool)
  expect(cognito({ ...guests, identityPoolId: 'own-1:a' })).toEqual({ ...guests, identityPoolId: 'own-1:a' })
})

test('spec 6: "Guest cloud credentials depend on a configuration flag": without it no session asks for any', () => {
  expect(cognito({ ...pool, identityPoolId: 'own-1:a', allowGuestAccess: false })).toEqual(pool)
})

test('spec 7: "Startup: load pool configuration, configure sign-in with userPoolClientId and userPoolId", once', async () => {
  const [one, two] = await Promise.all([openUserPool(), openUserPool()])
  expect(one).toBe(two)
  expect(server.asked).toEqual(['config'])
  expect(one.Amplify.getConfig().Auth?.Cognito).toMatchObject(pool)
})

test('a configuration that could not be had is asked for again', async () => {
  server.config = () => Response.json({ code: 'unknown-provider', requestId: 'r1' }, { status: 400 })
  expectConsole('api call failed name=getUserPoolConfig code=unknown-provider status=400')
  await expect(openUserPool()).rejects.toThrow('unknown-provider')
  server.config = () => Response.json(poolConfig())
  expect(await openUserPool()).toHaveProperty('signIn')
})

test('a configuration that names no pool is a failure, not a library without one', async () => {
  server.config = () => Response.json({ data: {} })
  expectConsole('api call failed name=getUserPoolConfig code=unreadable status=200')
  await expect(openUserPool()).rejects.toThrow('unreadable')
})

for (const kind of ['localStorage', 'sessionStorage'] as const) {
  test(`spec 9: "Persisted state uses localStorage, sessionStorage or cookies": the library's tokens too, in ${kind}`, async () => {
    showFrame(kind)
    await load()
    keepTokens(server.issue(), { storage: window[kind] })
    const opened = await openUserPool()
    expect(await opened.getCurrentUser()).toMatchObject({ userId: jane.sub })
    const other = kind === 'localStorage' ? sessionStorage : localStorage
    await opened.fetchAuthSession({ forceRefresh: true })
    expect(Object.keys(other).filter((name) => name.startsWith('Cognito'))).toEqual([])
  })
}

test('spec 9: "cookie option uses lax same-site": each of the library’s names is a cookie of its own', async () => {
  showFrame('cookies')
  await load()
  const { cognitoUserPoolsTokenProvider } = await openUserPool()
  let jar = ''
  const lines: string[] = []
  const read = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    lines.push(line)
    jar = line.split('; ', 1)[0] ?? ''
  })
  const storage = cognitoUserPoolsTokenProvider.authTokenStore.getKeyValueStorage()
  await storage.setItem('Cognito.a@b.c.accessToken', 'x')
  expect(lines).toEqual(['Cognito.a%40b.c.accessToken=x; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
  expect(await storage.getItem('Cognito.a@b.c.accessToken')).toBe('x')
  // In this order: the second was set over the first, and would bring it back.
  write.mockRestore()
  read.mockRestore()
})

test('what the pool refuses is thrown as the library names it, and nothing of it is written to the console', async () => {
  server.pool = () => refusal('UsernameExistsException', 'User already exists')
  const { signUp } = await openUserPool()
  await expect(signUp({ username: 'jane@clinic.test', password: 'secret-1' })).rejects.toMatchObject({
    name: 'UsernameExistsException',
  })
})

test('spec 5: "username required for sign-in, sign-up, confirm sign-up, reset, confirm reset and resend", before the pool is asked', async () => {
  const library = await openUserPool()
  server.asked.length = 0
  const refused: [string, () => Promise<unknown>][] = [
    ['EmptySignInUsername', () => library.signIn({ username: '', password: 'x' })],
    ['EmptySignUpUsername', () => library.signUp({ username: '', password: 'x' })],
    ['EmptyConfirmSignUpUsername', () => library.confirmSignUp({ username: '', confirmationCode: '1' })],
    ['EmptySignUpUsername', () => library.resendSignUpCode({ username: '' })],
    ['EmptyResetPasswordUsername', () => library.resetPassword({ username: '' })],
    [
      'EmptyConfirmResetPasswordUsername',
      () => library.confirmResetPassword({ username: '', newPassword: 'x', confirmationCode: '1' }),
    ],
    ['EmptySignInPassword', () => library.signIn({ username: 'a', password: '' })],
    ['EmptyConfirmSignUpCode', () => library.confirmSignUp({ username: 'a', confirmationCode: '' })],
    [
      'EmptyConfirmResetPasswordNewPassword',
      () => library.confirmResetPassword({ username: 'a', newPassword: '', confirmationCode: '1' }),
    ],
    [
      'EmptyConfirmResetPasswordConfirmationCode',
      () => library.confirmResetPassword({ username: 'a', newPassword: 'x', confirmationCode: '' }),
    ],
    ['EmptyUpdatePassword', () => library.updatePassword({ oldPassword: '', newPassword: 'x' })],
    ['EmptyUpdatePassword', () => library.updatePassword({ oldPassword: 'x', newPassword: '' })],
    ['EmptyChallengeResponse', () => library.confirmSignIn({ challengeResponse: '' })],
    ['EmptyVerifyTOTPSetupCode', () => library.verifyTOTPSetup({ code: '' })],
    [
      'EmptyConfirmUserAttributeCode',
      () => library.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: '' }),
    ],
  ]
  for (const [name, deed] of refused) await expect(deed(), name).rejects.toMatchObject({ name })
  expect(server.asked).toEqual([])
})

test('spec 8: "UserUnAuthenticatedException: User needs to be authenticated to call this API."', async () => {
  const { getCurrentUser } = await openUserPool()
  await expect(getCurrentUser()).rejects.toMatchObject({
    name: 'UserUnAuthenticatedException',
    message: 'User needs to be authenticated to call this API.',
  })
})

test('spec 8: "UserAlreadyAuthenticatedException to the profile": whoever is signed in is the one who is taken up', async () => {
  keepTokens(server.issue())
  const { signIn } = await openUserPool()
  await expect(signIn({ username: 'other@clinic.test', password: 'x' })).rejects.toMatchObject({
    name: 'UserAlreadyAuthenticatedException',
  })
  const { takeSignedIn } = await import('./session.ts')
  await takeSignedIn()
  const { authStore } = await import('./tab-state.ts')
  expect(authStore().getState().email).toBe(jane.email)
})
