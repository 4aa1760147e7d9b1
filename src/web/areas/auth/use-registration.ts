// Creates an account, and goes on to the login as the specification has it: with the address, the sealed password, and the prompt for the code.
import { useLocation, useNavigate } from 'react-router'
import { openUserPool } from '#web/browser/auth/user-pool.ts'
import { type Failure, isUnknown, sayFailure } from '#web/forms/say-failure.ts'
import { registeredPlace } from '#web/page/arrival.ts'
import { readNext, withNext } from '#web/page/session-place.ts'
import { sealPassword } from './sealed-password.ts'
import { useDeed } from './use-deed.ts'

export type Person = { email: string; givenName: string; familyName: string }

export function useRegistration() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { busy, failure, run } = useDeed()
  const register = ({ email, givenName, familyName }: Person, password: string) =>
    run(async () => {
      const { signUp } = await openUserPool()
      const userAttributes = { email, given_name: givenName, family_name: familyName }
      const { isSignUpComplete } = await signUp({ username: email, password, options: { userAttributes } })
      // Where the page came without encryption nothing can be sealed: then the password is typed once more.
      const sealed = await sealPassword(password).catch(() => '')
      if (isSignUpComplete) {
        await navigate(withNext('/auth/login', search), {
          replace: true,
          state: { email, sealed, notice: 'registered' },
        })
      } else {
        // At once, in the same breath as the address: the login takes the query away before the browser does anything else.
        await navigate(registeredPlace(email, sealed, readNext(search)), { replace: true, flushSync: true })
      }
    }, sayRegistrationFailure)
  return { busy, failure, register }
}

/** 'Error creating account' where nothing more is known (specification, section 8). */
function sayRegistrationFailure(error: unknown): Failure {
  const failure = sayFailure(error)
  return isUnknown(failure) ? { text: 'auth.fail.signUp' } : failure
}
