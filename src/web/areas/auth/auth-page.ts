// What every screen of signing in gets from the frame around it.
import { useOutletContext } from 'react-router'
import { plainPolicy } from '#web/forms/password-policy.ts'
import type { AuthFrame } from './present-auth.server.ts'

export type AuthPage = Pick<AuthFrame, 'clinic' | 'email' | 'phone'> & { pool: NonNullable<AuthFrame['pool']> }

/** What is taken for granted while the pool's own rules cannot be had: whatever they are, the pool says so itself. */
export const plainPool: AuthPage['pool'] = {
  passwordPolicy: plainPolicy,
  signUpVerificationMethod: 'code',
  selfSignUp: true,
  firstFactors: [],
  passkeys: false,
  devices: 'never',
}

export const useAuthPage = (): AuthPage => useOutletContext<AuthPage>()
