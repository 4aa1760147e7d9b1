// The pool of a provider as browsers are told of it: what it names, and the specification's defaults for what it does not.
import type { UserPoolConfig } from '#contract/user-pool.ts'
import { type MfaMethod, passwordPolicyOf, type SignInName, type UserPool } from '#domain/provider/user-pool.ts'

/** @param origin of the request: the product's own pool is spoken to where the site is seen */
export function presentUserPool(pool: UserPool, origin: string): UserPoolConfig {
  const ownEndpoint = pool.isOwn ? `${origin}/identity/` : undefined
  const { firstFactors = [] } = pool
  return {
    userPoolId: pool.userPoolId,
    userPoolClientId: pool.userPoolClientId,
    userPoolEndpoint: ownEndpoint ?? pool.userPoolEndpoint,
    identityPoolId: pool.identityPoolId,
    identityPoolEndpoint: ownEndpoint ?? pool.identityPoolEndpoint,
    allowGuestAccess: pool.allowGuestAccess ?? false,
    passwordPolicy: passwordPolicyOf(pool),
    mfa: presentMfa(pool),
    loginWith: presentLogin(pool),
    signUpVerificationMethod: pool.confirmBy === 'LINK' ? 'link' : 'code',
    selfSignUp: pool.selfSignUp ?? true,
    firstFactors,
    passkeys: firstFactors.includes('WEB_AUTHN'),
    devices: pool.devices ?? 'never',
  }
}

const statusOf = { OFF: 'off', OPTIONAL: 'optional', ON: 'on' } as const

function presentMfa({ mfa = 'OFF', mfaMethods = [] }: UserPool): UserPoolConfig['mfa'] {
  const has = (method: MfaMethod) => mfa !== 'OFF' && mfaMethods.includes(method)
  return {
    status: statusOf[mfa],
    totpEnabled: has('SOFTWARE_TOKEN_MFA'),
    emailEnabled: has('EMAIL_OTP'),
    smsEnabled: has('SMS_MFA'),
  }
}

function presentLogin({ signInWith = ['email'], oauth }: UserPool): UserPoolConfig['loginWith'] {
  const by = (name: SignInName) => signInWith.includes(name)
  return {
    email: by('email'),
    phone: by('phone_number'),
    username: by('username'),
    ...(oauth ? { oauth: { ...oauth, responseType: 'code' as const } } : {}),
  }
}
