// What a sign-in asks of the library; a test brings its own.
import type { UserPoolLibrary } from '#web/browser/auth/user-pool.ts'

/** As it is called in a browser: the library can be called with a context of a server's too. */
export type LibraryCalls<Name extends keyof UserPoolLibrary> = {
  [One in Name]: UserPoolLibrary[One] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer
    : never
}

export type SignInLibrary = LibraryCalls<
  | 'confirmResetPassword'
  | 'confirmSignIn'
  | 'confirmSignUp'
  | 'rememberDevice'
  | 'resendSignUpCode'
  | 'resetPassword'
  | 'signIn'
>
