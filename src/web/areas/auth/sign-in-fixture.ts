// A sign-in library that answers as a test has told it to, and remembers what it was asked.
import { SignInFlow } from './sign-in-flow.ts'
import type { SignInLibrary } from './sign-in-library.ts'
import type { NextStep } from './sign-in-step.ts'

export const email = 'jane@mail.example'
export const password = 'Harbour-Light-42'

export const done: NextStep = { signInStep: 'DONE' }

/** As the library throws what the pool has answered. */
export const refused = (name: string, message = '') => Object.assign(new Error(message), { name })

type Call = { deed: keyof SignInLibrary; input: unknown }
type Answer = NextStep | Error | Promise<NextStep>

export function openFlow(answers: Partial<Record<keyof SignInLibrary, Answer[]>> = {}) {
  const asked: Call[] = []
  const happened: string[] = []
  const take = async (deed: keyof SignInLibrary, input: unknown): Promise<NextStep> => {
    asked.push({ deed, input })
    const answer = (await answers[deed]?.shift()) ?? done
    if (answer instanceof Error) throw answer
    return answer
  }
  const signIn = (deed: 'signIn' | 'confirmSignIn') => async (input: unknown) => {
    const nextStep = await take(deed, input)
    return { isSignedIn: nextStep.signInStep === 'DONE', nextStep }
  }
  const delivery = { destination: 'j***@m***', deliveryMedium: 'EMAIL', attributeName: 'email' } as const
  const library: SignInLibrary = {
    signIn: signIn('signIn'),
    confirmSignIn: signIn('confirmSignIn'),
    confirmSignUp: async (input) => {
      await take('confirmSignUp', input)
      return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } }
    },
    resendSignUpCode: async (input) => {
      await take('resendSignUpCode', input)
      return delivery
    },
    resetPassword: async (input) => {
      await take('resetPassword', input)
      return {
        isPasswordReset: false,
        nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE', codeDeliveryDetails: delivery },
      }
    },
    confirmResetPassword: async (input) => void (await take('confirmResetPassword', input)),
    rememberDevice: async () => void (await take('rememberDevice', undefined)),
  }
  const flow = new SignInFlow({
    open: async () => library,
    takeSignedIn: async () => void happened.push('session'),
    onDone: () => happened.push('profile'),
  })
  return { flow, library, asked, happened, deeds: () => asked.map(({ deed }) => deed) }
}
