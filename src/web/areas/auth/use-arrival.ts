// Takes up what someone brings along to the login, and takes it out of the address before anything else happens.
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Arrival, isTelling, readArrival, withoutSecrets } from './arrival.ts'
import { openPassword } from './sealed-password.ts'
import type { SignInFlow } from './sign-in-flow.ts'

export function useArrival(flow: SignInFlow): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isTaken = useRef(false)
  // Before the paint, and so before anything else can be asked for from here: no request tells this address as its referrer.
  useLayoutEffect(() => {
    if (isTelling(search)) history.replaceState(history.state, '', pathname + withoutSecrets(search))
    if (isTaken.current) return
    isTaken.current = true
    const arrival = readArrival(search, state)
    if (!arrival) return
    flow.arrive(arrival.email, arrival.isNew ? 'confirm' : 'credentials', arrival.notice)
    const { email, isNew } = arrival
    // A reload comes back to the same step, without a password.
    void navigate(
      { pathname, search: withoutSecrets(search) },
      { replace: true, preventScrollReset: true, state: { email, isNew } },
    )
    void takePassword(flow, arrival)
  }, [flow, navigate, pathname, search, state])
}

async function takePassword(flow: SignInFlow, { sealed, isNew }: Arrival): Promise<void> {
  if (sealed === '') return
  const kept = await openPassword(sealed)
  // Sealed by another document, or too long ago. Someone who has to confirm first is asked for the password afterwards.
  if (!kept) return isNew ? undefined : flow.missPassword()
  flow.keepPassword(kept)
  if (!isNew) await flow.signInWithCarried()
}
