// The sign-in library for somebody who gives name and e-mail address: one code by mail makes their account, or opens the one they have.
import type { LibraryCalls, SignInLibrary } from './sign-in-library.ts'
import type { NextStep } from './sign-in-step.ts'

/** What a code by mail takes of the library; a test brings its own. */
export type CodeLibrary = SignInLibrary & LibraryCalls<'autoSignIn' | 'signUp'>

export type EntryName = { givenName: string; familyName: string }

const byCode = { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' } as const

/** A new address is confirmed by six digits, a known one opened by eight: in our pools as in hosted ones. */
const isSignUpCode = (code: string): boolean => /^\d{6}$/.test(code.trim())

/**
 * Asks the pool for a code to sign in with and for an account, always both and in this order, so that neither what is asked nor what
 * is answered tells who has one. A pool that hides its people sends one mail.
 * @param nameOf as typed, read when the code is asked for
 */
export function entryLibrary(library: CodeLibrary, nameOf: () => EntryName): SignInLibrary {
  let waitsFor: string | undefined
  const signIn = (username: string) => library.signIn({ username, options: byCode })
  const send = async (username: string) => {
    const offered = await unless('UserNotFoundException', signIn(username))
    if (!(await isNew(library, username, nameOf()))) await resend(library, username)
    waitsFor = username
    const step = offered?.nextStep
    return { isSignedIn: false, nextStep: step && step.signInStep !== 'CONFIRM_SIGN_UP' ? step : codeStep }
  }
  const confirmSignUp = async (username: string, confirmationCode: string) => {
    const { nextStep } = await library.confirmSignUp({ username, confirmationCode })
    waitsFor = undefined
    // The library signs in by itself for three minutes; later it takes another code.
    return nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN' ? library.autoSignIn() : signIn(username)
  }
  return {
    ...library,
    signIn: ({ username }) => send(username),
    confirmSignIn: async (input) => {
      if (waitsFor !== undefined && isSignUpCode(input.challengeResponse))
        return confirmSignUp(waitsFor, input.challengeResponse.trim())
      const answered = await library.confirmSignIn(input)
      waitsFor = undefined
      return answered
    },
  }
}

const codeStep: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' }

/** @returns whether a code for a new account is on its way; false where the pool says that there is one */
async function isNew({ signUp }: CodeLibrary, email: string, { givenName, familyName }: EntryName): Promise<boolean> {
  const userAttributes = { email, given_name: givenName, family_name: familyName }
  const options = { userAttributes, autoSignIn: { authFlowType: 'USER_AUTH' } } as const
  return (await unless('UsernameExistsException', signUp({ username: email, options }))) !== undefined
}

/** For an account of a hosted pool that was never confirmed; one that is has its code to sign in with. */
async function resend({ resendSignUpCode }: CodeLibrary, username: string): Promise<void> {
  await unless('InvalidParameterException', resendSignUpCode({ username }))
}

/** @returns undefined where it failed for that one reason */
async function unless<T>(reason: string, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && error.name === reason) return undefined
    throw error
  }
}
