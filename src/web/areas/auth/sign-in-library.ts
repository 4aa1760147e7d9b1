// What a sign-in asks of the library; a test brings its own.
import type { UserPoolLibrary } from '#web/browser/auth/user-pool.ts'

export type SignInLibrary = Pick<
  UserPoolLibrary,
  | 'confirmResetPassword'
  | 'confirmSignIn'
  | 'confirmSignUp'
  | 'rememberDevice'
  | 'resendSignUpCode'
  | 'resetPassword'
  | 'signIn'
>
