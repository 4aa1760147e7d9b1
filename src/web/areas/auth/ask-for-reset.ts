// Asks for a code to set the password anew, and tells nobody whether the address has an account.
import type { SignInLibrary } from './sign-in-library.ts'

/** Answers that differ only because an account is there, or is not, or is in some state of its own. */
const telling = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException']

/** @throws whatever is no matter of the account: no line, too many tries */
export async function askForReset(library: Pick<SignInLibrary, 'resetPassword'>, email: string): Promise<void> {
  try {
    await library.resetPassword({ username: email })
  } catch (error) {
    if (!(error instanceof Error && telling.includes(error.name))) throw error
  }
}
