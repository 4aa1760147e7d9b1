// What every screen of signing in gets from the page around it.
import { createContext, useContext } from 'react'
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

const AuthPageContext = createContext<AuthPage | undefined>(undefined)

export const AuthPageProvider = AuthPageContext.Provider

export function useAuthPage(): AuthPage {
  const page = useContext(AuthPageContext)
  if (!page) throw new Error('useAuthPage outside the pages of signing in')
  return page
}
