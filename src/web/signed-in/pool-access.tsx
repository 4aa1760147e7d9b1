// How the parts of the profile reach the user pool: the library when it is first needed, or what a test puts in its place.
import { createContext, useContext } from 'react'
// With the page: whoever signs out does so without a line as well.
import { type Farewell, refreshSession, signOutBy, signOutHere } from '#web/browser/auth/session.ts'
import type { UserPoolLibrary } from '#web/browser/auth/user-pool.ts'

/** What the profile uses of the sign-in library. */
export type ProfilePool = Pick<
  UserPoolLibrary,
  | 'associateWebAuthnCredential'
  | 'confirmUserAttribute'
  | 'deleteUser'
  | 'deleteWebAuthnCredential'
  | 'fetchAuthSession'
  | 'fetchDevices'
  | 'fetchMFAPreference'
  | 'fetchUserAttributes'
  | 'forgetDevice'
  | 'listWebAuthnCredentials'
  | 'rememberDevice'
  | 'sendUserAttributeVerificationCode'
  | 'setUpTOTP'
  | 'signOut'
  | 'updateMFAPreference'
  | 'updatePassword'
  | 'verifyTOTPSetup'
>

export type PoolAccess = {
  open(): Promise<ProfilePool>
  /** A new access token now; false has signed out. */
  refresh(): Promise<boolean>
  /** Clears whoever is signed in, here and in the other tabs, and goes to login; returns only where there is no line to it. */
  leave(): Promise<void>
  /** The same after an action that ends the account. @throws what the action throws; then nobody is signed out */
  leaveBy(action: () => Promise<unknown>, notice: Farewell): Promise<void>
}

const ownPool: PoolAccess = {
  open: async () => (await import('#web/browser/auth/user-pool.ts')).openUserPool(),
  refresh: refreshSession,
  leave: signOutHere,
  leaveBy: signOutBy,
}

const PoolAccessContext = createContext(ownPool)

export const PoolAccessProvider = PoolAccessContext.Provider

export const usePoolAccess = (): PoolAccess => useContext(PoolAccessContext)
