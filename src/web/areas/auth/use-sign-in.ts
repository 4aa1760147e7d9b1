// The sign-in of the page on the screen, and where it leads.
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { takeSignedIn } from '#web/browser/auth/session.ts'
import { openUserPool } from '#web/browser/auth/user-pool.ts'
import { readNext } from '#web/page/session-place.ts'
import { SignInFlow } from './sign-in-flow.ts'
import { useArrival, useKeptEmail } from './use-arrival.ts'

export function useSignIn(): SignInFlow {
  const navigate = useNavigate()
  const [flow] = useState(
    () =>
      new SignInFlow({
        open: openUserPool,
        takeSignedIn,
        // Read when it is done: the address may have changed meanwhile, the page not.
        onDone: () => void navigate(readNext(location.search) ?? '/profile', { replace: true }),
      }),
  )
  useArrival(flow)
  useKeptEmail(flow)
  useEffect(() => flow.enter(), [flow])
  return flow
}
