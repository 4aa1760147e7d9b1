// A user pool, its app client, and what they allow: the words of the hosted service where it has one.

export type PasswordPolicy = {
  minimumLength: number
  requireLowercase: boolean
  requireUppercase: boolean
  requireNumbers: boolean
  requireSymbols: boolean
}

export const mfaMethods = ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SMS_MFA'] as const
export type MfaMethod = (typeof mfaMethods)[number]

export const firstFactors = ['PASSWORD_SRP', 'PASSWORD', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP'] as const
export type FirstFactor = (typeof firstFactors)[number]

export const authFlows = [
  'ALLOW_USER_SRP_AUTH',
  'ALLOW_USER_PASSWORD_AUTH',
  'ALLOW_USER_AUTH',
  'ALLOW_REFRESH_TOKEN_AUTH',
] as const
export type AuthFlow = (typeof authFlows)[number]

/** A rule for an attribute: of the standard ones only where it differs, `custom:` ones only when they are listed. */
export type AttributeRule = {
  name: string
  type: 'String' | 'Number' | 'DateTime' | 'Boolean'
  required: boolean
  /** False: set at sign-up or by the operator, and never again. */
  mutable: boolean
  minLength?: number | undefined
  maxLength?: number | undefined
  minValue?: number | undefined
  maxValue?: number | undefined
}

export type PoolSettings = {
  passwordPolicy: PasswordPolicy
  signInWith: ('email' | 'phone_number' | 'username')[]
  /** Whether a new account is confirmed by a code or by following a link. */
  confirmBy: 'CODE' | 'LINK'
  selfSignUp: boolean
  mfa: 'OFF' | 'OPTIONAL' | 'ON'
  mfaMethods: MfaMethod[]
  firstFactors: FirstFactor[]
  devices: 'never' | 'always' | 'asked'
  attributes: AttributeRule[]
  /** PreventUserExistenceErrors: nobody learns from an answer whether an address has an account. A user name that is taken is told. */
  hidesUsers: boolean
}

export type ClientSettings = {
  flows: AuthFlow[]
  accessTokenS: number
  idTokenS: number
  refreshTokenS: number
  /** Between two steps of one sign-in. */
  challengeS: number
  /** Each refresh gives a new refresh token, and the old one works for no longer than the grace. */
  rotatesRefreshTokens: boolean
  refreshGraceS: number
}

export type Pool = { id: string; owner: string; identityPoolId: string; settings: PoolSettings }
export type PoolClient = { id: string; poolId: string; settings: ClientSettings }

/** A pool that names no policy takes any password of six characters (the specification's default). */
export const defaultPasswordPolicy: PasswordPolicy = {
  minimumLength: 6,
  requireLowercase: false,
  requireUppercase: false,
  requireNumbers: false,
  requireSymbols: false,
}

export const defaultPoolSettings: PoolSettings = {
  passwordPolicy: defaultPasswordPolicy,
  signInWith: ['email'],
  confirmBy: 'CODE',
  selfSignUp: true,
  mfa: 'OPTIONAL',
  mfaMethods: [...mfaMethods],
  firstFactors: [...firstFactors],
  devices: 'asked',
  attributes: [],
  hidesUsers: true,
}

const hourS = 3600

export const defaultClientSettings: ClientSettings = {
  flows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH'],
  accessTokenS: hourS,
  idTokenS: hourS,
  refreshTokenS: 30 * 24 * hourS,
  challengeS: 180,
  rotatesRefreshTokens: true,
  refreshGraceS: 30,
}

/** The part of a pool id that passwords are hashed with: all behind the underscore. */
export function poolNameOf(poolId: string): string {
  return poolId.slice(poolId.indexOf('_') + 1)
}
