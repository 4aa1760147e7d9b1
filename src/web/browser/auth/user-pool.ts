// The one way to the sign-in library: loaded when it is first needed, set to the user pool that the provider names.

import type * as library from './auth-library.ts'

/** The library, ready to use. */
export type UserPoolLibrary = typeof library

/** @throws TabFailure when the configuration cannot be had; asked again at the next call */
export function openUserPool(): Promise<UserPoolLibrary> {
  throw new Error('not built yet')
}
