// Where the people of a company sign in: a hosted pool that its pack names, or one of the product's own.

export const mfaStates = ['OFF', 'OPTIONAL', 'ON'] as const
export type MfaState = (typeof mfaStates)[number]

export const mfaMethods = ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SMS_MFA'] as const
export type MfaMethod = (typeof mfaMethods)[number]

export const firstFactors = ['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP'] as const
export type FirstFactor = (typeof firstFactors)[number]

export const signInNames = ['email', 'phone_number', 'username'] as const
export type SignInName = (typeof signInNames)[number]

export type PasswordPolicy = {
  minimumLength: number
  requireLowercase: boolean
  requireUppercase: boolean
  requireNumbers: boolean
  requireSymbols: boolean
}

/** As a pack says it: what is not named is as the specification has it. */
type SomePolicy = { [Rule in keyof PasswordPolicy]?: PasswordPolicy[Rule] | undefined }

/** What screens and checks have to know of a pool; what is not named is as the hosted service has it by default. */
type PoolRules = {
  passwordPolicy?: SomePolicy | undefined
  mfa?: MfaState | undefined
  mfaMethods?: MfaMethod[] | undefined
  confirmBy?: 'CODE' | 'LINK' | undefined
  selfSignUp?: boolean | undefined
  firstFactors?: FirstFactor[] | undefined
  devices?: 'never' | 'always' | 'asked' | undefined
}

export type CustomAttribute = {
  /** Without the `custom:` that the pool puts before it. */
  name: string
  type: 'String' | 'Number' | 'DateTime' | 'Boolean'
  /** False: set at sign-up, and never again. */
  mutable: boolean
  minLength?: number | undefined
  maxLength?: number | undefined
  minValue?: number | undefined
  maxValue?: number | undefined
}

/** How people sign in to the product's own pool of a company, where that differs from its defaults. */
export type SignInSettings = PoolRules & { customAttributes?: CustomAttribute[] | undefined }

export type OAuthSettings = {
  domain: string
  redirectSignIn: string[]
  redirectSignOut: string[]
  scopes: string[]
}

/** A pool elsewhere, as a pack names it. What the pack says beside is kept as it is. */
export type HostedUserPool = PoolRules & {
  userPoolId: string
  userPoolClientId: string
  /** Where the pool is spoken to, when that does not follow from its id. */
  userPoolEndpoint?: string | undefined
  /** Who signs its tokens, when that does not follow from its id. */
  issuer?: string | undefined
  identityPoolId?: string | undefined
  identityPoolEndpoint?: string | undefined
  allowGuestAccess?: boolean | undefined
  signInWith?: SignInName[] | undefined
  oauth?: OAuthSettings | undefined
  [setting: string]: unknown
}

/** The pool of a company; `isOwn`: the product's own, at `/identity/` of whichever address the site is seen at. */
export type UserPool = HostedUserPool & { isOwn: boolean }

/** The part of a company that says where its people sign in. */
export type SignInPlace = {
  /** A hosted pool; null: the product's own. */
  userPool: HostedUserPool | null
  signIn: SignInSettings | null
}

/** The whole policy of a pool; six characters of any kind where it names none (specification, section 5). */
export function passwordPolicyOf({ passwordPolicy = {} }: PoolRules): PasswordPolicy {
  return {
    minimumLength: passwordPolicy.minimumLength ?? 6,
    requireLowercase: passwordPolicy.requireLowercase ?? false,
    requireUppercase: passwordPolicy.requireUppercase ?? false,
    requireNumbers: passwordPolicy.requireNumbers ?? false,
    requireSymbols: passwordPolicy.requireSymbols ?? false,
  }
}

/** Gives a company its pool; the product's own is made when it is first asked for. */
export type UserPools = { userPoolOf(company: { id: string } & SignInPlace): Promise<UserPool> }
