// The table of who may call what at the user pool: every action there is, and what opens it.
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { type SignedInUser, signedInUser } from '#tests/support/signed-in-user.ts'
import { actions } from './actions.ts'

/**
 * `anyone` may knock, and what they show inside it (password, code, refresh token, session of a step) is what opens; `token` is the
 * person's own, by an access token; `token or step` takes the session of an unfinished sign-in in its place.
 */
type Who = 'anyone' | 'token' | 'token or step'

const table: Record<string, { who: Who; body?: object }> = {
  SignUp: { who: 'anyone' },
  ConfirmSignUp: { who: 'anyone' },
  ResendConfirmationCode: { who: 'anyone' },
  ForgotPassword: { who: 'anyone' },
  ConfirmForgotPassword: { who: 'anyone' },
  InitiateAuth: { who: 'anyone' },
  RespondToAuthChallenge: { who: 'anyone' },
  GetTokensFromRefreshToken: { who: 'anyone' },
  RevokeToken: { who: 'anyone' },
  GetId: { who: 'anyone' },
  GetCredentialsForIdentity: { who: 'anyone' },
  AssociateSoftwareToken: { who: 'token or step' },
  VerifySoftwareToken: { who: 'token or step', body: { UserCode: '123456' } },
  GetUser: { who: 'token' },
  ChangePassword: { who: 'token', body: { PreviousPassword: 'blue harbour 7', ProposedPassword: 'red harbour 8' } },
  UpdateUserAttributes: { who: 'token', body: { UserAttributes: [{ Name: 'given_name', Value: 'Eve' }] } },
  GetUserAttributeVerificationCode: { who: 'token', body: { AttributeName: 'email' } },
  VerifyUserAttribute: { who: 'token', body: { AttributeName: 'email', Code: '123456' } },
  DeleteUserAttributes: { who: 'token', body: { UserAttributeNames: ['given_name'] } },
  DeleteUser: { who: 'token' },
  GlobalSignOut: { who: 'token' },
  SetUserMFAPreference: { who: 'token', body: { EmailMfaSettings: { Enabled: true } } },
  ListDevices: { who: 'token' },
  GetDevice: { who: 'token', body: { DeviceKey: 'own-1_a' } },
  ForgetDevice: { who: 'token', body: { DeviceKey: 'own-1_a' } },
  ConfirmDevice: {
    who: 'token',
    body: {
      DeviceKey: 'own-1_a',
      DeviceSecretVerifierConfig: {
        PasswordVerifier: Buffer.alloc(384, 1).toString('base64'),
        Salt: 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    },
  },
  UpdateDeviceStatus: { who: 'token', body: { DeviceKey: 'own-1_a', DeviceRememberedStatus: 'remembered' } },
  StartWebAuthnRegistration: { who: 'token' },
  CompleteWebAuthnRegistration: {
    who: 'token',
    body: {
      Credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: [] },
        clientExtensionResults: {},
      },
    },
  },
  ListWebAuthnCredentials: { who: 'token' },
  DeleteWebAuthnCredential: { who: 'token', body: { CredentialId: 'AAAA' } },
}

let sample: SampleIdentity
let amal: SignedInUser
/** Tokens that open nothing, by what is wrong with them. */
let refused: [string, string][]

beforeAll(async () => {
  sample = await openSampleIdentity()
  amal = await signedInUser(sample)
  const { AccessToken, IdToken } = amal.tokens
  const left = await signedInUser(sample)
  await sample.post('GlobalSignOut', { AccessToken: left.tokens.AccessToken })
  const shutOut = await signedInUser(sample, { enabled: false })
  const { key, kid } = await sample.identity.parts.keys.signer(sample.found.pool.id)
  const sign = (more: object) =>
    new SignJWT({ ...decodeJwt(AccessToken), ...more }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
  refused = [
    ['an id token', IdToken],
    ['one that ran out', await sign({ exp: 1 })],
    ['one of a session that was signed out', left.tokens.AccessToken],
    ['one of somebody who is shut out', shutOut.tokens.AccessToken],
    ['one of a pool that there is not', await sign({ iss: 'http://clinic.test/identity/own-1_Nobody' })],
    ['one with another signature', `${AccessToken.slice(0, -4)}AAAA`],
    [
      'one that nobody signed',
      new TextDecoder().decode(Buffer.from(`${AccessToken.split('.').slice(0, 2).join('.')}.`)),
    ],
  ]
})
afterAll(() => sample.close())

test('every action has a row, and every row is an action', () => {
  expect(Object.keys(table).sort()).toEqual(actions.map(({ name }) => name).sort())
})

const withToken = Object.entries(table).flatMap(([name, { who, body }]) => (who === 'anyone' ? [] : [{ name, body }]))

test.each(withToken)(
  '$name is refused without an access token and with every token that is none of a session',
  async ({ name, body }) => {
    const before = await sample.post('GetUser', { AccessToken: amal.tokens.AccessToken })
    const none = await sample.post(name, { ...body })
    expect([none.status, none.body.__type]).toEqual([400, 'InvalidParameterException'])
    for (const [what, AccessToken] of refused) {
      const { status, body: answer } = await sample.post(name, { ...body, AccessToken })
      // What does not even look like a token is told so by the rule of the field.
      const told =
        what === 'one that nobody signed' ? /^(NotAuthorized|InvalidParameter)Exception$/ : /^NotAuthorizedException$/
      expect([what, status, answer.__type]).toEqual([what, 400, expect.stringMatching(told)])
    }
    expect(await sample.post('GetUser', { AccessToken: amal.tokens.AccessToken })).toEqual(before)
  },
)

test('the very same requests with the token itself are not refused for the token', async () => {
  const last = ['GlobalSignOut', 'DeleteUser']
  const inOrder = [...withToken.filter(({ name }) => !last.includes(name)), ...last.map((name) => ({ name, body: {} }))]
  for (const { name, body } of inOrder) {
    const { AccessToken } = await amal.signInAgain()
    const { body: answer } = await sample.post(name, { ...body, AccessToken })
    expect([name, answer.message ?? '']).toEqual([name, expect.not.stringMatching(/Access Token|disabled/)])
  }
})
