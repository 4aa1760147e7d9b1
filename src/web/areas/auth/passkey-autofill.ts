// Offers a passkey among what the browser fills in, while the password could still be typed.
import { useCallback, useRef } from 'react'
import type { SignInFlow } from './sign-in-flow.ts'

/**
 * The pool gives a challenge only to a name, so the offer is made once an e-mail address is there, in the field that comes next.
 * @returns to be called when the field with the address is left
 */
export function usePasskeyAutofill(flow: SignInFlow, hasPasskeys: boolean): (control: HTMLInputElement) => void {
  const offered = useRef<string>(undefined)
  return useCallback(
    (control) => {
      const email = control.value.trim()
      if (!hasPasskeys || email === '' || !control.validity.valid || offered.current === email) return
      offered.current = email
      void flow.offerPasskey(email)
    },
    [flow, hasPasskeys],
  )
}
