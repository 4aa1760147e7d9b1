// The errors of each operation, by name and to the letter, where no other case has them.
import { expect } from 'vitest'
import { type ConformanceCase, newEmail, quick, type World } from '#tests/conformance/world.ts'
import { beginSrp } from '#tests/support/srp-client.ts'

type Asked = [action: string, body: Record<string, unknown>]

async function answers({ post }: World, asked: Record<string, Asked>) {
  const said: Record<string, unknown> = {}
  for (const [name, [action, body]] of Object.entries(asked)) {
    const reply = await post(action, body)
    said[name] = reply.status === 400 ? [reply.body.__type, reply.body.message] : [reply.status]
  }
  return said
}

const anySentence = expect.any(String) as string

export const unknownClient: ConformanceCase = {
  title: 'a client that there is not',
  run: async (world) => {
    const ClientId = 'nobodysclient'
    const Username = newEmail()
    const unknown = ['ResourceNotFoundException', 'User pool client nobodysclient does not exist.']
    const AuthParameters = { USERNAME: Username, SRP_A: 'abcdef' }
    expect(
      await answers(world, {
        signUp: ['SignUp', { ClientId, Username, Password: 'Harbour-9' }],
        confirm: ['ConfirmSignUp', { ClientId, Username, ConfirmationCode: '123456' }],
        resend: ['ResendConfirmationCode', { ClientId, Username }],
        forgot: ['ForgotPassword', { ClientId, Username }],
        replace: ['ConfirmForgotPassword', { ClientId, Username, ConfirmationCode: '1', Password: 'Harbour-9' }],
        signIn: ['InitiateAuth', { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }],
        refresh: ['GetTokensFromRefreshToken', { ClientId, RefreshToken: 'abc' }],
      }),
    ).toEqual({
      signUp: unknown,
      confirm: unknown,
      resend: unknown,
      forgot: unknown,
      replace: unknown,
      signIn: unknown,
      refresh: unknown,
    })
  },
}

export const brokenLimits: ConformanceCase = {
  title: 'fields beyond their limits are refused by name, and what was sent is not said again',
  run: async (world) => {
    const long = 'x'.repeat(129)
    const said = await answers(world, {
      name: ['SignUp', { Username: long, Password: 'Harbour-9' }],
      password: ['SignUp', { Username: newEmail(), Password: 'x'.repeat(257) }],
      code: ['ConfirmSignUp', { Username: newEmail(), ConfirmationCode: 'a b' }],
      client: ['ForgotPassword', { ClientId: 'a-b', Username: newEmail() }],
      token: ['GetUser', { AccessToken: 'a b' }],
      userCode: ['VerifySoftwareToken', { AccessToken: 'abc', UserCode: '12345x' }],
      limit: ['ListDevices', { AccessToken: 'abc', Limit: 61 }],
      missing: ['ConfirmSignUp', { Username: newEmail() }],
    })
    for (const [field, answer] of Object.entries(said)) {
      expect([field, answer]).toEqual([
        field,
        [
          'InvalidParameterException',
          expect.stringMatching(/^\d validation errors? detected: Value at '\w+'/) as string,
        ],
      ])
    }
    expect(JSON.stringify(said)).not.toContain(long)
  },
}

export const withoutToken: ConformanceCase = {
  title: 'every operation of someone who is signed in refuses a token that is none',
  run: async (world) => {
    const AccessToken = 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln'
    const DeviceKey = 'own-1_00000000-0000-4000-8000-000000000000'
    const Salt = 'c2FsdA=='
    const response = { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] }
    const Credential = { id: 'abcd', rawId: 'abcd', type: 'public-key', clientExtensionResults: {}, response }
    const bodies: Record<string, Record<string, unknown>> = {
      GetUser: {},
      DeleteUser: {},
      GlobalSignOut: {},
      ChangePassword: { PreviousPassword: 'Harbour-9', ProposedPassword: 'Harbour-8' },
      UpdateUserAttributes: { UserAttributes: [{ Name: 'given_name', Value: 'A' }] },
      DeleteUserAttributes: { UserAttributeNames: ['given_name'] },
      GetUserAttributeVerificationCode: { AttributeName: 'email' },
      VerifyUserAttribute: { AttributeName: 'email', Code: '123456' },
      AssociateSoftwareToken: {},
      VerifySoftwareToken: { UserCode: '123456' },
      SetUserMFAPreference: { EmailMfaSettings: { Enabled: true } },
      ConfirmDevice: { DeviceKey, DeviceSecretVerifierConfig: { Salt, PasswordVerifier: Salt } },
      ListDevices: { Limit: 60 },
      ForgetDevice: { DeviceKey },
      UpdateDeviceStatus: { DeviceKey, DeviceRememberedStatus: 'remembered' },
      StartWebAuthnRegistration: {},
      CompleteWebAuthnRegistration: { Credential },
      ListWebAuthnCredentials: {},
      DeleteWebAuthnCredential: { CredentialId: 'abc' },
    }
    for (const [action, body] of Object.entries(bodies)) {
      const { status, body: said } = await world.post(action, { AccessToken, ...body })
      expect([action, status, said.__type]).toEqual([action, 400, 'NotAuthorizedException'])
    }
  },
}

export const wrongSteps: ConformanceCase = {
  title: 'answers to steps that nobody asked are refused',
  ...quick,
  run: async (world) => {
    const { email } = await world.addPerson()
    const Session = 'x'.repeat(64)
    const step = (ChallengeName: string, more: Record<string, string>): Asked => [
      'RespondToAuthChallenge',
      { ChallengeName, Session, ChallengeResponses: { USERNAME: email, ...more } },
    ]
    const refused = ['NotAuthorizedException', anySentence]
    const said = await answers(world, {
      app: step('SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: '123456' }),
      email: step('EMAIL_OTP', { EMAIL_OTP_CODE: '12345678' }),
      sms: step('SMS_MFA', { SMS_MFA_CODE: '123456' }),
      choice: step('SELECT_MFA_TYPE', { ANSWER: 'EMAIL_OTP' }),
      factor: step('SELECT_CHALLENGE', { ANSWER: 'EMAIL_OTP' }),
      password: step('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'Harbour-9' }),
      passkey: step('WEB_AUTHN', { CREDENTIAL: '{}' }),
      setUp: step('MFA_SETUP', {}),
      device: step('DEVICE_SRP_AUTH', { SRP_A: beginSrp().open.toString(16), DEVICE_KEY: 'own-1_0' }),
    })
    for (const [name, answer] of Object.entries(said)) expect([name, answer]).toEqual([name, refused])
    expect(await answers(world, { unknown: step('NO_SUCH_STEP', {}) })).toEqual({
      unknown: ['InvalidParameterException', anySentence],
    })
  },
}

export const wrongFlows: ConformanceCase = {
  title: 'flows that the client has not, and flows that there are not',
  pool: { devices: 'never' },
  client: { flows: ['ALLOW_USER_PASSWORD_AUTH'] },
  run: async (world) => {
    const USERNAME = newEmail()
    const flow = (AuthFlow: string, more = {}): Asked => [
      'InitiateAuth',
      { AuthFlow, AuthParameters: { USERNAME, ...more } },
    ]
    const refused = ['InvalidParameterException', anySentence]
    expect(
      await answers(world, {
        srp: flow('USER_SRP_AUTH', { SRP_A: 'abcdef' }),
        choice: flow('USER_AUTH'),
        refresh: flow('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'abc' }),
        custom: flow('CUSTOM_AUTH'),
        admin: flow('ADMIN_NO_SRP_AUTH', { PASSWORD: 'Harbour-9' }),
        none: flow(''),
        noPassword: flow('USER_PASSWORD_AUTH'),
      }),
    ).toEqual({
      srp: ['InvalidParameterException', 'USER_SRP_AUTH flow not enabled for this client'],
      choice: ['InvalidParameterException', 'USER_AUTH flow not enabled for this client'],
      refresh: refused,
      custom: refused,
      admin: refused,
      none: refused,
      noPassword: refused,
    })
  },
}

export const errorCases = [unknownClient, brokenLimits, withoutToken, wrongSteps, wrongFlows]
