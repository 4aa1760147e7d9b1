// Where people sign in and what the pool asks of them, in the words that the sign-in library is set up with.
import { z } from 'zod'

export const passwordPolicy = z.object({
  minimumLength: z.int(),
  requireLowercase: z.boolean(),
  requireUppercase: z.boolean(),
  requireNumbers: z.boolean(),
  requireSymbols: z.boolean(),
})

export const userPoolConfig = z.object({
  userPoolId: z.string().regex(/_/, 'must contain an underscore'),
  userPoolClientId: z.string().min(1),
  /** Absolute. Absent: the library finds the pool by its id. */
  userPoolEndpoint: z.url().optional(),
  /** Of use only where guests get credentials: without it each session would ask for some that nobody needs. */
  identityPoolId: z.string().regex(/:/, 'must contain a colon').optional(),
  identityPoolEndpoint: z.url().optional(),
  allowGuestAccess: z.boolean(),
  passwordPolicy,
  mfa: z.object({
    status: z.enum(['off', 'optional', 'on']),
    totpEnabled: z.boolean(),
    emailEnabled: z.boolean(),
    smsEnabled: z.boolean(),
  }),
  loginWith: z.object({
    email: z.boolean(),
    phone: z.boolean(),
    username: z.boolean(),
    oauth: z
      .object({
        domain: z.string(),
        redirectSignIn: z.array(z.string()),
        redirectSignOut: z.array(z.string()),
        scopes: z.array(z.string()),
        responseType: z.literal('code'),
      })
      .optional(),
  }),
  signUpVerificationMethod: z.enum(['code', 'link']),
  /** False: accounts are made by the provider alone. */
  selfSignUp: z.boolean(),
  /** By what a sign-in may begin; the library's names. Empty where only a password is known of. */
  firstFactors: z.array(z.enum(['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP'])),
  passkeys: z.boolean(),
  /** Whether browsers may be remembered, and a remembered one spares the second factor. */
  devices: z.enum(['never', 'always', 'asked']),
})

export type UserPoolConfig = z.infer<typeof userPoolConfig>
