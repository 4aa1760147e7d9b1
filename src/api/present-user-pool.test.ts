// What browsers are told of a pool: everything that it names, in the words of the sign-in library.
import { expect, test } from 'vitest'
import { userPoolConfig } from '#contract/user-pool.ts'
import type { UserPool } from '#domain/provider/user-pool.ts'
import { presentUserPool } from './present-user-pool.ts'

const present = (changes: Partial<UserPool> = {}, origin = 'https://clinic.test') =>
  presentUserPool({ isOwn: false, userPoolId: 'eu-west-1_A', userPoolClientId: 'c', ...changes }, origin)

test('a hosted pool is spoken to where its pack says, or where the library finds it; never at our address', () => {
  const addresses = { userPoolEndpoint: 'https://a.example/', identityPoolEndpoint: 'https://b.example/' }
  expect(present(addresses)).toMatchObject(addresses)
  expect(JSON.stringify(present())).not.toContain('clinic.test')
})

test('the product’s own pool is spoken to at the address and in the scheme that the site is seen at', () => {
  for (const origin of ['https://clinic.test', 'http://localhost:3000']) {
    const endpoint = `${origin}/identity/`
    const told = present({ isOwn: true, identityPoolId: 'own-1:a' }, origin)
    expect(told).toMatchObject({
      userPoolEndpoint: endpoint,
      identityPoolEndpoint: endpoint,
      identityPoolId: 'own-1:a',
    })
  }
})

test('spec 5: "Password minimum length defaults to 6 when the pool omits it."; spec 9: "Default password minimum 6."', () => {
  expect(present().passwordPolicy.minimumLength).toBe(6)
  expect(present({ passwordPolicy: { requireNumbers: true } }).passwordPolicy).toEqual({
    minimumLength: 6,
    requireLowercase: false,
    requireUppercase: false,
    requireNumbers: true,
    requireSymbols: false,
  })
  expect(present({ passwordPolicy: { minimumLength: 10 } }).passwordPolicy.minimumLength).toBe(10)
})

test('spec 9: "Sign-up confirmation method defaults to code (alternative: link)."', () => {
  expect(present().signUpVerificationMethod).toBe('code')
  expect(present({ confirmBy: 'CODE' }).signUpVerificationMethod).toBe('code')
  expect(present({ confirmBy: 'LINK' }).signUpVerificationMethod).toBe('link')
})

test('second factors are told by the names of the library, none of them where the pool asks for none', () => {
  const mfaMethods: UserPool['mfaMethods'] = ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']
  const enabled = { totpEnabled: true, emailEnabled: true, smsEnabled: false }
  expect(present({ mfa: 'ON', mfaMethods }).mfa).toEqual({ status: 'on', ...enabled })
  expect(present({ mfa: 'OPTIONAL', mfaMethods }).mfa).toEqual({ status: 'optional', ...enabled })
  const none = { status: 'off', totpEnabled: false, emailEnabled: false, smsEnabled: false }
  expect(present({ mfa: 'OFF', mfaMethods }).mfa).toEqual(none)
})

test('spec 3: "login by email, phone or username, OAuth domain, redirect URLs, scopes": each as the pool has it', () => {
  const oauth = {
    domain: 'sign-in.clinic.test',
    redirectSignIn: ['https://clinic.test/auth/login'],
    redirectSignOut: ['https://clinic.test/'],
    scopes: ['openid', 'email'],
  }
  expect(present().loginWith).toEqual({ email: true, phone: false, username: false })
  expect(present({ signInWith: ['phone_number', 'username'], oauth }).loginWith).toEqual({
    email: false,
    phone: true,
    username: true,
    oauth: { ...oauth, responseType: 'code' },
  })
})

test('passkeys are offered where a sign-in may begin with one', () => {
  expect(present({ firstFactors: ['PASSWORD_SRP', 'WEB_AUTHN'] })).toMatchObject({ passkeys: true })
  expect(present({ firstFactors: ['PASSWORD_SRP'] })).toMatchObject({ passkeys: false })
})

test('spec 5: "User pool id must contain an underscore; identity pool id must contain a colon."', () => {
  const fits = (changes: Partial<UserPool>) => userPoolConfig.safeParse(present(changes)).success
  expect(fits({ userPoolId: 'eu-west-1_A', identityPoolId: 'eu-west-1:a' })).toBe(true)
  expect(fits({ userPoolId: 'eu-west-1-A' })).toBe(false)
  expect(fits({ identityPoolId: 'eu-west-1-a' })).toBe(false)
})

test('what else a pack says of its pool is told to nobody', () => {
  expect(JSON.stringify(present({ clientSecret: 'hush', issuer: 'https://issuer.example' }))).not.toMatch(/hush|issuer/)
})
